/**
 * The messages of all languages, for programs that may speak any of them. A page loads one language at a time (`page/speaker.ts`).
 *
 * To add a language, add a file to every folder of messages, and lines to `speech/locales.ts`, this file, `command-line/words.ts`,
 * `page/speaker.ts` and `rules/rule-sentence.ts`.
 */
import type { King, Setting } from '@tabannusi/engine';
import * as explanationsDe from './explanations/de.ts';
import * as explanationsEn from './explanations/en.ts';
import * as explanationsFr from './explanations/fr.ts';
import { type HintWords, hintWordsOf } from './explanations/hint-words.ts';
import * as explanationsPl from './explanations/pl.ts';
import { type ReasonWords, reasonWordsOf } from './explanations/reason-words.ts';
import type { Explanations } from './explanations/rule-words.ts';
import { faults as faultsDe } from './faults/de.ts';
import { faults as faultsEn } from './faults/en.ts';
import { type FaultMessages, type FaultWords, faultWordsOf } from './faults/fault-words.ts';
import { faults as faultsFr } from './faults/fr.ts';
import { faults as faultsPl } from './faults/pl.ts';
import * as filesDe from './files/de.ts';
import { type EditionWords, editionWordsOf, type OriginMessages } from './files/edition-words.ts';
import * as filesEn from './files/en.ts';
import * as filesFr from './files/fr.ts';
import * as filesPl from './files/pl.ts';
import { catalogue as de } from './languages/de.ts';
import { type Catalogue, catalogue as en } from './languages/en.ts';
import { catalogue as fr } from './languages/fr.ts';
import { catalogue as pl } from './languages/pl.ts';
import { plans as plansDe } from './plans/de.ts';
import { plans as plansEn } from './plans/en.ts';
import { plans as plansFr } from './plans/fr.ts';
import { plans as plansPl } from './plans/pl.ts';
import { type PlanMessages, type PlanWords, planWordsOf } from './plans/plan-words.ts';
import { pictures as picturesDe } from './positions/de.ts';
import { pictures as picturesEn } from './positions/en.ts';
import { pictures as picturesFr } from './positions/fr.ts';
import type { PictureMessages } from './positions/pictures/picture-speech.ts';
import { pictures as picturesPl } from './positions/pl.ts';
import { ruleSentence } from './rules/rule-sentence.ts';
import { type BotWords, botWordsOf } from './solo/bot-words.ts';
import { kingNameOf, namesOfSeats } from './solo/names.ts';
import { type Language, LOCALES } from './speech/locales.ts';
import { type Speech, speechOf } from './speech/speech.ts';
import type { Table } from './table/table.ts';
import { type Seated, type TableWords, tableWordsOf } from './table/table-words.ts';
import { type Sentences, type Words, wordsOf } from './words.ts';

type ByLanguage<Messages> = Readonly<Record<Language, Messages>>;

export const CATALOGUES: ByLanguage<Catalogue> = { en, fr, pl, de };

export const EXPLANATIONS: ByLanguage<Explanations> = { en: explanationsEn, fr: explanationsFr, pl: explanationsPl, de: explanationsDe };

export const FAULT_MESSAGES: ByLanguage<FaultMessages> = { en: faultsEn, fr: faultsFr, pl: faultsPl, de: faultsDe };

export const PLANS: ByLanguage<PlanMessages> = { en: plansEn, fr: plansFr, pl: plansPl, de: plansDe };

export const ORIGIN_MESSAGES: ByLanguage<OriginMessages> = { en: filesEn, fr: filesFr, pl: filesPl, de: filesDe };

export const PICTURE_MESSAGES: ByLanguage<PictureMessages> = { en: picturesEn, fr: picturesFr, pl: picturesPl, de: picturesDe };

const spoken = new Map<Language, Speech>();

/** The speech of a language, shared by all tables so that each message is parsed once. */
export function createSpeech(language: Language): Speech {
  const speech = spoken.get(language) ?? speechOf(CATALOGUES[language], LOCALES[language]);
  spoken.set(language, speech);
  return speech;
}

/** `names` are the people's names, in the order of their seats; the Bot has the name of its king. */
export const createWords = (language: Language, table: Table): Words =>
  wordsOf(createSpeech(language), { ...EXPLANATIONS[language], pictures: PICTURE_MESSAGES[language] }, table);

export const createTableWords = (language: Language, table: Seated): TableWords => tableWordsOf(createSpeech(language), table);

export const createHintWords = (language: Language): HintWords => hintWordsOf(createSpeech(language), EXPLANATIONS[language].hints);

/** `words` are those of the game. */
export const createPlanWords = (language: Language, words: Pick<Sentences, 'choice'>, setting: Setting): PlanWords =>
  planWordsOf(createSpeech(language), PLANS[language], words, setting);

export const createReasonWords = (language: Language): ReasonWords =>
  reasonWordsOf(createSpeech(language), EXPLANATIONS[language], (rule) => ruleSentence(language, rule));

export const createBotWords = (language: Language): BotWords => botWordsOf(createSpeech(language), (rule) => ruleSentence(language, rule));

export const createEditionWords = (language: Language): EditionWords => editionWordsOf(createSpeech(language), ORIGIN_MESSAGES[language]);

export const createFaultWords = (language: Language): FaultWords => faultWordsOf(createSpeech(language), FAULT_MESSAGES[language]);

export const kingName = (language: Language, king: King): string => kingNameOf(createSpeech(language), king);

/** Returns the names of all seats. `names` are the people's names, in the order of their seats. */
export const seatNames = (language: Language, names: readonly string[], setting: Setting): readonly string[] =>
  namesOfSeats(createSpeech(language), names, setting);

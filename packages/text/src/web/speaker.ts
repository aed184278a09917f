/**
 * All words of one language for a page, loaded when the language is first spoken: a page speaks one at a time, and all four are half of its
 * weight.
 */
import type { King } from '@tabannusi/engine';
import { kingNameOf, namesOfSeats } from '../automa/names.ts';
import type { Catalogue } from '../catalogue.ts';
import { type EditionWords, editionWordsOf } from '../edition-words.ts';
import type { FaultMessages } from '../fault-messages.ts';
import type { FaultWords } from '../fault-words.ts';
import { type Language, LOCALES } from '../locales.ts';
import type { RuleSentences } from '../rules/sentences.ts';
import { type Speech, speechOf } from '../speech.ts';
import type { Table } from '../table.ts';
import { type Seated, type TableWords, tableWordsOf } from '../table-words.ts';
import { type Sentences, sentencesOf } from '../words.ts';
import type { AppMessages } from './app/values.ts';
import { type AppWords, appWordsOf } from './app/words.ts';
import type { RuleWords } from './rule-words.ts';
import type { WebMessages } from './values.ts';
import { type WebWords, webWordsOf } from './words.ts';

export interface Speaker {
  readonly language: Language;
  /** For words that are loaded later. */
  readonly speech: Speech;
  readonly web: WebWords;
  readonly editions: EditionWords;
  words(table: Table): Sentences;
  tableWords(seated: Seated): TableWords;
  /** Of all seats of the game: the Bot has the name of its king. */
  names(seated: Seated): readonly string[];
  king(king: King): string;
  /** The sentences of all rules, which are loaded when they are first asked for. */
  loadRules(): Promise<RuleSentences>;
  /** They need those sentences. */
  loadRuleWords(): Promise<RuleWords>;
  /** What is wrong with a file or a game, loaded when something is. */
  loadFaultWords(): Promise<FaultWords>;
  /** What the page says as a program, loaded when it is first asked for. */
  loadAppWords(): Promise<AppWords>;
}

export async function loadSpeaker(language: Language): Promise<Speaker> {
  const [catalogue, messages] = await LOADERS[language]();
  const speech = speechOf(catalogue, LOCALES[language]);
  return {
    language,
    speech,
    web: webWordsOf(speech, messages),
    editions: editionWordsOf(speech),
    words: (table) => sentencesOf(speech, table),
    tableWords: (seated) => tableWordsOf(speech, seated),
    names: ({ seats, setting }) =>
      namesOfSeats(
        speech,
        seats.map(({ name }) => name),
        setting,
      ),
    king: (king) => kingNameOf(speech, king),
    loadRules: RULES[language],
    loadFaultWords: async () => {
      const [messages, { pageFaultWords }] = await Promise.all([FAULTS[language](), import('./fault-words.ts')]);
      return pageFaultWords(speech, messages);
    },
    loadAppWords: async () => appWordsOf(speech, await APP[language]()),
    loadRuleWords: async () => {
      const [sentences, { ruleWordsOf }] = await Promise.all([RULES[language](), import('./rule-words.ts')]);
      return ruleWordsOf(speech, sentences, language);
    },
  };
}

const RULES: Readonly<Record<Language, () => Promise<RuleSentences>>> = {
  en: async () => (await import('../rules/en.ts')).en,
  fr: async () => (await import('../rules/fr.ts')).fr,
  pl: async () => (await import('../rules/pl.ts')).pl,
  de: async () => (await import('../rules/de.ts')).de,
};

const FAULTS: Readonly<Record<Language, () => Promise<FaultMessages>>> = {
  en: async () => (await import('../languages/en/faults.ts')).faults,
  fr: async () => (await import('../languages/fr/faults.ts')).faults,
  pl: async () => (await import('../languages/pl/faults.ts')).faults,
  de: async () => (await import('../languages/de/faults.ts')).faults,
};

const APP: Readonly<Record<Language, () => Promise<AppMessages>>> = {
  en: async () => (await import('./app/en.ts')).en,
  fr: async () => (await import('./app/fr.ts')).fr,
  pl: async () => (await import('./app/pl.ts')).pl,
  de: async () => (await import('./app/de.ts')).de,
};

/** Both at once: on a slow connection the second would come much later than the first. */
const LOADERS: Readonly<Record<Language, () => Promise<readonly [Catalogue, WebMessages]>>> = {
  en: () => Promise.all([import('../languages/en.ts').then(({ en }) => en), import('./en.ts').then(({ en }) => en)]),
  fr: () => Promise.all([import('../languages/fr.ts').then(({ fr }) => fr), import('./fr.ts').then(({ fr }) => fr)]),
  pl: () => Promise.all([import('../languages/pl.ts').then(({ pl }) => pl), import('./pl.ts').then(({ pl }) => pl)]),
  de: () => Promise.all([import('../languages/de.ts').then(({ de }) => de), import('./de.ts').then(({ de }) => de)]),
};

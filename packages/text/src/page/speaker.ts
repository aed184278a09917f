/**
 * All words of one language for a page, loaded when the language is first used. A page uses one language at a time, and all four together
 * would be half of its size.
 */
import type { King, Setting } from '@tabannusi/engine';
import type { Explanations, RuleWords } from '../explanations/rule-words.ts';
import type { FaultMessages, FaultWords } from '../faults/fault-words.ts';
import type { Catalogue, PageMessages } from '../languages/en.ts';
import { PLAN_MESSAGES } from '../plans/load-plans.ts';
import type { PlanWords } from '../plans/plan-words.ts';
import type { RuleSearch } from '../rule-search/questions.ts';
import type { RuleMessages, RuleSentences } from '../rules/sentences.ts';
import { kingNameOf, namesOfSeats } from '../solo/names.ts';
import { type Language, LOCALES } from '../speech/locales.ts';
import { type Speech, speechOf } from '../speech/speech.ts';
import type { Table } from '../table/table.ts';
import { type Seated, type TableWords, tableWordsOf } from '../table/table-words.ts';
import { type Sentences, sentencesOf } from '../words.ts';
import type { AppWords } from './app-words.ts';
import { type WebWords, webWordsOf } from './words.ts';

export interface Speaker {
  readonly language: Language;
  /** For words that are loaded later. */
  readonly speech: Speech;
  readonly web: WebWords;
  words(table: Table): Sentences;
  tableWords(seated: Seated): TableWords;
  /** The names of all seats; the Bot has the name of its king. */
  names(seated: Seated): readonly string[];
  king(king: King): string;
  /** Loads the sentences of all rules, when they are first needed. */
  loadRules(): Promise<RuleSentences>;
  /** Loads these words together with the sentences of the rules. */
  loadRuleWords(): Promise<RuleWords>;
  /** Loads the words for faults of a file or a game, when there is one. */
  loadFaultWords(): Promise<FaultWords>;
  /** Loads the words of the program around the board, when they are first needed. */
  loadAppWords(): Promise<AppWords>;
}

export async function loadSpeaker(language: Language): Promise<Speaker> {
  const { catalogue, page } = await LANGUAGES[language]();
  const speech = speechOf(catalogue, LOCALES[language]);
  return {
    language,
    speech,
    web: webWordsOf(speech, page),
    words: (table) => sentencesOf(speech, table),
    tableWords: (seated) => tableWordsOf(speech, seated),
    names: ({ seats, setting }) =>
      namesOfSeats(
        speech,
        seats.map(({ name }) => name),
        setting,
      ),
    king: (king) => kingNameOf(speech, king),
    loadRules: () => loadSentences(language),
    loadFaultWords: async () => {
      const [messages, { faultWordsOf }] = await Promise.all([FAULTS[language](), import('../faults/fault-words.ts')]);
      return faultWordsOf(speech, messages);
    },
    loadAppWords: async () => {
      const { loadAppWords } = await import('./app-words.ts');
      return loadAppWords(speech, language);
    },
    loadRuleWords: async () => {
      const [sentences, explanations, { ruleWordsOf }] = await Promise.all([
        loadSentences(language),
        EXPLANATIONS[language](),
        import('../explanations/rule-words.ts'),
      ]);
      return ruleWordsOf(speech, sentences, explanations);
    },
  };
}

/** Loads the words of plans, when a hint is first requested. */
export async function loadPlanWords({ language, speech }: Pick<Speaker, 'language' | 'speech'>): Promise<PlansInWords> {
  const [{ plans }, { planWordsOf }] = await Promise.all([PLAN_MESSAGES[language](), import('../plans/plan-words.ts')]);
  return { of: (words, setting) => planWordsOf(speech, plans, words, setting) };
}

/** The words of plans in a game with these words and this setting. */
export interface PlansInWords {
  of(words: Pick<Sentences, 'choice'>, setting: Setting): PlanWords;
}

/** Loads the search terms for the rules, with the rules page. */
export const loadRuleSearch = ({ language }: Pick<Speaker, 'language'>): Promise<RuleSearch> => SEARCHES[language]();

/** A loader for each language. */
type Loaders<Messages> = Readonly<Record<Language, () => Promise<Messages>>>;

const LANGUAGES: Loaders<{ readonly catalogue: Catalogue; readonly page: PageMessages }> = {
  en: () => import('../languages/en.ts'),
  fr: () => import('../languages/fr.ts'),
  pl: () => import('../languages/pl.ts'),
  de: () => import('../languages/de.ts'),
};

/** The sentences of each language, built once. If they can't be loaded, the next call tries again. */
const made = new Map<Language, Promise<RuleSentences>>();

function loadSentences(language: Language): Promise<RuleSentences> {
  const sentences = made.get(language) ?? makeSentences(language);
  made.set(language, sentences);
  sentences.catch(() => made.delete(language));
  return sentences;
}

async function makeSentences(language: Language): Promise<RuleSentences> {
  const [messages, { sentencesOf }] = await Promise.all([RULES[language](), import('../rules/sentences.ts')]);
  return sentencesOf(messages, LOCALES[language]);
}

const RULES: Loaders<RuleMessages> = {
  en: async () => (await import('../rules/en.ts')).en,
  fr: async () => (await import('../rules/fr.ts')).fr,
  pl: async () => (await import('../rules/pl.ts')).pl,
  de: async () => (await import('../rules/de.ts')).de,
};

const EXPLANATIONS: Loaders<Explanations> = {
  en: () => import('../explanations/en.ts'),
  fr: () => import('../explanations/fr.ts'),
  pl: () => import('../explanations/pl.ts'),
  de: () => import('../explanations/de.ts'),
};

const FAULTS: Loaders<FaultMessages> = {
  en: async () => (await import('../faults/en.ts')).faults,
  fr: async () => (await import('../faults/fr.ts')).faults,
  pl: async () => (await import('../faults/pl.ts')).faults,
  de: async () => (await import('../faults/de.ts')).faults,
};

const SEARCHES: Loaders<RuleSearch> = {
  en: async () => (await import('../rule-search/en.ts')).search,
  fr: async () => (await import('../rule-search/fr.ts')).search,
  pl: async () => (await import('../rule-search/pl.ts')).search,
  de: async () => (await import('../rule-search/de.ts')).search,
};

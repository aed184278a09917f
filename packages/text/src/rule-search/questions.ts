/** Common questions about the rules, with the rules that answer them, the most important first. Each language has its own wordings. */
import type { RuleId } from '@tabannusi/engine';

export const ANSWERS = {
  win: ['END-07', 'SCORE-09', 'END-05'],
  end: ['END-01', 'END-02', 'END-04'],
  turn: ['TURN-01', 'TURN-03', 'TURN-04', 'TURN-09'],
  actions: ['TURN-09', 'FREE-01'],
  gold: ['SCORE-02', 'BON-03', 'KEY-26'],
  mastery: ['KEY-31', 'KEY-34', 'KEY-32', 'KEY-33'],
  scored: ['SCORE-01', 'TURN-11', 'END-04'],
  ships: ['ACT-SHIP-01', 'ACT-SHIP-06'],
  six: ['TURN-07', 'TURN-08'],
  house: ['KEY-08', 'KEY-09', 'ACT-PORT-01', 'ACT-ZIG-01'],
  pay: ['KEY-26', 'KEY-28', 'KEY-25'],
  decrees: ['FREE-04', 'FREE-05'],
} as const satisfies Readonly<Record<string, readonly RuleId[]>>;

/** The search terms of a language, besides its sentences. */
export interface RuleSearch {
  /** One or more wordings of each question. */
  readonly questions: Readonly<Record<keyof typeof ANSWERS, readonly string[]>>;
  /** Groups of words with the same meaning. */
  readonly synonyms: readonly (readonly string[])[];
  /** Words that are too common to search for. */
  readonly common: readonly string[];
  /** Word endings without accents, the longest first. */
  readonly endings: readonly string[];
  /** Whether the language forms compound words, inside which words are searched for. */
  readonly hasCompounds: boolean;
}

/** Questions that people ask of the rules, with the rules that answer them, the most important first. Each language says how they are asked. */
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

/** What a language knows besides its sentences. */
export interface RuleSearch {
  /** How each question is asked, in one way or several. */
  readonly questions: Readonly<Record<keyof typeof ANSWERS, readonly string[]>>;
  /** Words for the same thing. */
  readonly synonyms: readonly (readonly string[])[];
  /** Words that say nothing of what is looked for. */
  readonly common: readonly string[];
  /** Endings of words without their accents, the longest first. */
  readonly endings: readonly string[];
  /** Whether words are put together to longer ones, in which they are found. */
  readonly hasCompounds: boolean;
}

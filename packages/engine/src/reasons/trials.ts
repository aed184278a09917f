/** What every question can say about itself to who tries an answer. */
import type { Ask, Choice } from '../choices.ts';
import { describeChoice, legal } from '../engine.ts';
import type { RuleId } from '../model/rule-ids.ts';
import type { State } from '../model/state.ts';
import { play } from '../play.ts';
import { scratchOf } from '../preview/scratch.ts';
import { because, type Reason } from './reason.ts';

/** The members of `Ask` that ask K. */
type AskOf<K extends Ask['ask'], Q = Ask> = Q extends { readonly ask: infer A } ? (K extends A ? Q : never) : never;

/** The question on top, the seat it is asked of, and what it asks. */
export interface Look<K extends Ask['ask'] = Ask['ask']> {
  readonly state: State;
  readonly seat: number;
  readonly ask: AskOf<K>;
}

export interface Trials<K extends Ask['ask'] = Ask['ask']> {
  /** Everything a person may try here besides free actions, legal or not. */
  candidates(look: Look<K>): Choice[];
  /** The rules that forbid an answer, none where it is legal; null for what is no answer to this question or names nothing of the game. */
  reasons(look: Look<K>, choice: Choice): Reason[] | null;
}

/** Whether the checked door takes a choice: it is tried on a copy. */
export const isLegal = (state: State, choice: Choice): boolean => play(scratchOf(state), choice).ok;

/** The rule that forbids a choice which is not among the legal ones: for conditions that only the listing knows. */
export const unlessLegal = (state: State, choice: Choice, rule: RuleId): Reason[] => because(isLegal(state, choice) ? null : rule);

/** The legal choices of these sorts: what ends or declines something is a candidate only where it is legal. */
export function offered(state: State, ...sorts: readonly Choice['choose'][]): Choice[] {
  return Array.from(state.choices.subarray(0, legal(state)), (answer) => describeChoice(state, answer)).filter(({ choose }) =>
    sorts.includes(choose),
  );
}

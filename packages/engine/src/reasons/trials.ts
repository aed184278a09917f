/** What every question can say about itself to who tries an answer. */
import type { Ask, Choice } from '../choices.ts';
import { choicesOf } from '../engine.ts';
import type { RuleId } from '../model/rule-ids.ts';
import type { State } from '../model/state.ts';
import { answerOf } from '../play.ts';
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

/** The rule against what is not on the list: for declining and ending, which hang on what else is listed, and for cards that were drawn. */
export const unlessListed = (state: State, choice: Choice, rule: RuleId): Reason[] =>
  because(answerOf(state, choice) === null ? rule : null);

/** The legal choices of these sorts: what ends or declines something is a candidate only where it is legal. */
export const offered = (state: State, ...sorts: readonly Choice['choose'][]): Choice[] =>
  choicesOf(state).filter(({ choose }) => sorts.includes(choose));

/** What every question can explain about its possible answers. */
import type { Ask, Choice } from '../choices.ts';
import { choicesOf } from '../engine.ts';
import type { RuleId } from '../model/rule-ids.ts';
import type { State } from '../model/state.ts';
import { answerOf } from '../play.ts';
import { because, type Reason } from './reason.ts';

/** The members of `Ask` whose `ask` is K. */
type AskOf<K extends Ask['ask'], Q = Ask> = Q extends { readonly ask: infer A } ? (K extends A ? Q : never) : never;

/** The question on top, the seat that is asked, and the question in outside form. */
export interface Look<K extends Ask['ask'] = Ask['ask']> {
  readonly state: State;
  readonly seat: number;
  readonly ask: AskOf<K>;
}

export interface Trials<K extends Ask['ask'] = Ask['ask']> {
  /** Everything that a player may try here besides free actions, legal or not. */
  candidates(look: Look<K>): Choice[];
  /**
   * Returns the rules that forbid an answer, empty if it is legal; null if it does not answer this question or names nothing in the game.
   */
  reasons(look: Look<K>, choice: Choice): Reason[] | null;
}

/** Returns the given rule, unless the choice is in the list of legal answers. For declining, ending and drawn cards. */
export const unlessListed = (state: State, choice: Choice, rule: RuleId): Reason[] =>
  because(answerOf(state, choice) === null ? rule : null);

/** Returns the legal choices of these sorts. Ending and declining are candidates only if they are legal. */
export const offered = (state: State, ...sorts: readonly Choice['choose'][]): Choice[] =>
  choicesOf(state).filter(({ choose }) => sorts.includes(choose));

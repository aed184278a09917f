/** The interfaces of the three sorts of frame. The registry holds one implementation for every kind of frame. */
import type { Ask, Choice, Outcome } from './choices.ts';
import type { Window } from './legality/windows.ts';
import type { RuleId } from './model/rule-ids.ts';
import type { State } from './model/state.ts';

/**
 * A decision of a seat.
 *
 * - `legal` offers every legal answer, the default first. An answer is a number whose meaning depends on the question. Inside an effect, a
 *   question without an answer is skipped.
 * - `apply` trusts its answer. It pops the frame, or leaves it for the next answer.
 * - `describe` returns the outside form of an answer. Two answers to one question never have the same form.
 */
export interface Question {
  /** Whether the active player is also offered free actions and Harbormasters here. In a payment only some of them are. */
  readonly window: Window;
  /**
   * When a person is asked rather than answered for by the engine. `always`: even if there is only one answer. `ownChoice`: if the question
   * itself has at least two. `anyChoice`: if there are at least two, including free actions.
   */
  readonly asked: 'always' | 'ownChoice' | 'anyChoice';
  legal(state: State): void;
  apply(state: State, answer: number): void;
  /** Returns the question in outside form. */
  ask(state: State): Ask;
  describe(state: State, answer: number): Choice;
}

/** A decision of chance. Its outcome is supplied by a generator, a record, a search or a test. */
export interface ChanceQuestion {
  /** Draws an outcome with its right probability. */
  draw(state: State, random: Random): number;
  apply(state: State, outcome: number): void;
  /** The rule that calls for the outcome. */
  rule(state: State): RuleId;
  describe(state: State, outcome: number): Outcome;
  /** Returns the number of an outcome in outside form; null if it cannot happen in this state. */
  read(state: State, outcome: Outcome): number | null;
}

/**
 * Runs a frame that asks nothing itself. It pops the frame when it is done, or returns after pushing a question that must be answered
 * first.
 */
export type Work = (state: State) => void;

/** A source of randomness. `below(n)` is uniform in [0, n) for 1 <= n <= 65536. */
export interface Random {
  below(n: number): number;
}

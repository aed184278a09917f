/**
 * What the three sorts of frame must be able to do. One registry holds an object of one of these types for every kind of frame.
 */
import type { Ask, Choice, Outcome } from './choices.ts';
import type { Window } from './legality/windows.ts';
import type { RuleId } from './model/rule-ids.ts';
import type { State } from './model/state.ts';

/**
 * A decision of a seat.
 *
 * `legal` offers every legal answer as a number that means something to this question only, the sensible one first; a question inside an
 * effect that has no answer is skipped. `apply` trusts its answer; it pops the frame or leaves it for the next answer. `describe` gives
 * the one outside form of an answer; two answers of one list never have the same.
 */
export interface Question {
  /** Whether free actions and Harbormasters are offered here too, to the active player: while paying, not all of them. */
  readonly window: Window;
  /**
   * `always`: a person is asked even if there is one answer. `ownChoice`: only when the question itself has two; `anyChoice`: when there
   * are two with the free actions. Otherwise the engine answers by itself.
   */
  readonly asked: 'always' | 'ownChoice' | 'anyChoice';
  legal(state: State): void;
  apply(state: State, answer: number): void;
  /** What is asked, in outside form. */
  ask(state: State): Ask;
  describe(state: State, answer: number): Choice;
}

/** A decision of chance: the outcome is handed in from outside, by a generator, a record, a search or a test. */
export interface ChanceQuestion {
  /** A random outcome, each with its right probability. */
  draw(state: State, random: Random): number;
  apply(state: State, outcome: number): void;
  /** The rule by which chance is asked. */
  rule(state: State): RuleId;
  describe(state: State, outcome: number): Outcome;
  /** The number of an outcome that comes from outside, or null when it cannot happen in this state. */
  read(state: State, outcome: Outcome): number | null;
}

/** A frame that runs by itself until it is done and pops itself, or until it has pushed what must be decided first. */
export type Work = (state: State) => void;

/** A source of randomness. `below(n)` is uniform in [0, n) for 1 <= n <= 65536. */
export interface Random {
  below(n: number): number;
}

/**
 * The checked door: answers and outcomes that come from outside. A refusal has a stable code and changes nothing.
 */
import type { Choice, Outcome } from './choices.ts';
import { apply, describeChoice, isOver, legal } from './engine.ts';
import { topKind, topSeat } from './model/frames.ts';
import { CHANCE } from './model/ids.ts';
import type { State } from './model/state.ts';
import { isSameForm, plainCopy } from './outside.ts';
import { chanceOf, questionOf } from './registry.ts';
import { type Barrier, barrierAfter } from './undo.ts';

/** `notASeat`: chance is asked, not a seat; `notChance`: the reverse; `notLegal`: not among the legal answers or possible outcomes. */
export type RefusalCode = 'over' | 'notASeat' | 'notChance' | 'notLegal';
/**
 * An accepted step is told in the engine's `own` form, which stays as it is whatever becomes of the one that was given, and says whether it can be
 * taken back (`barrier` is null) or why not.
 */
export type Played<Form = Choice | Outcome> = Accepted<Form> | { readonly ok: false; readonly code: RefusalCode };
export interface Accepted<Form> {
  readonly ok: true;
  readonly own: Form;
  readonly barrier: Barrier | null;
}

const refuse = (code: RefusalCode): Played<never> => ({ ok: false, code });

/** Plays a choice of the seat that is asked. */
export function play(state: State, choice: Choice): Played<Choice> {
  const answer = answerOf(state, choice);
  return answer === null ? refused(state) : playAnswer(state, answer);
}

/** Why `answerOf` finds no answer. */
export function refused(state: State): Played<never> {
  if (isOver(state)) return refuse('over');
  return refuse(questionOf[topKind(state)] === null ? 'notASeat' : 'notLegal');
}

/** Plays an answer that `answerOf` found for this state. */
export function playAnswer(state: State, answer: number): Accepted<Choice> {
  const seat = topSeat(state);
  const own = describeChoice(state, answer);
  apply(state, answer);
  return { ok: true, own, barrier: barrierAfter(seat, state) };
}

/**
 * Returns the legal answer that a choice from outside is; null if there is none, or no seat is asked. `likely`, such as the number in a preview,
 * saves the search; it is ignored if it belongs to another choice.
 */
export function answerOf(state: State, choice: Choice, likely?: number): number | null {
  const copy = plainCopy(choice);
  if (copy === null || questionOf[topKind(state)] === null) return null;
  const count = legal(state);
  if (likely !== undefined && isListed(state, likely) && isSameForm(copy, describeChoice(state, likely))) return likely;
  for (let i = 0; i < count; i++) if (isSameForm(copy, describeChoice(state, state.choices[i]))) return state.choices[i];
  return null;
}

function isListed({ choices, count }: State, answer: number): boolean {
  const at = choices.indexOf(answer);
  return at >= 0 && at < count;
}

/** Hands in an outcome of the chance that is asked. */
export function playOutcome(state: State, outcome: Outcome): Played<Outcome> {
  if (isOver(state)) return refuse('over');
  const chance = chanceOf[topKind(state)];
  if (chance === null) return refuse('notChance');
  const copy = plainCopy(outcome);
  const number = copy === null ? null : chance.read(state, copy);
  if (copy === null || number === null) return refuse('notLegal');
  const own = chance.describe(state, number);
  if (!isSameForm(copy, own)) return refuse('notLegal');
  apply(state, number);
  return { ok: true, own, barrier: barrierAfter(CHANCE, state) };
}

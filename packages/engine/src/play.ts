/** Checks answers and outcomes from outside and plays them. A refusal has a stable code and changes nothing. */
import type { Choice, Outcome } from './choices.ts';
import { apply, describeChoice, isOver, legal } from './engine.ts';
import { topKind, topSeat } from './model/frames.ts';
import { CHANCE } from './model/ids.ts';
import type { State } from './model/state.ts';
import { isSameForm, plainCopy } from './outside.ts';
import { chanceOf, questionOf } from './registry.ts';
import { type Barrier, barrierAfter } from './undo.ts';

/**
 * `notASeat`: chance is asked, not a seat. `notChance`: a seat is asked, not chance. `notLegal`: not among the legal answers or possible
 * outcomes.
 */
export type RefusalCode = 'over' | 'notASeat' | 'notChance' | 'notLegal';
/**
 * `own` is the accepted step in the engine's own form, independent of the object that was passed in. `barrier` is the reason why the step
 * cannot be undone, or null.
 */
export type Played<Form = Choice | Outcome> = Accepted<Form> | { readonly ok: false; readonly code: RefusalCode };
export interface Accepted<Form> {
  readonly ok: true;
  readonly own: Form;
  readonly barrier: Barrier | null;
}

const refuse = (code: RefusalCode): Played<never> => ({ ok: false, code });

/** Plays a choice of the asked seat. */
export function play(state: State, choice: Choice): Played<Choice> {
  const answer = answerOf(state, choice);
  return answer === null ? refused(state) : playAnswer(state, answer);
}

/** Returns the refusal for a choice for which `answerOf` returns null. */
export function refused(state: State): Played<never> {
  if (isOver(state)) return refuse('over');
  return refuse(questionOf[topKind(state)] === null ? 'notASeat' : 'notLegal');
}

/** Plays an answer that `answerOf` returned for this state. */
export function playAnswer(state: State, answer: number): Accepted<Choice> {
  const seat = topSeat(state);
  const own = describeChoice(state, answer);
  apply(state, answer);
  return { ok: true, own, barrier: barrierAfter(seat, state) };
}

/**
 * Returns the legal answer for a choice from outside; null if there is none, or if no seat is asked. `likely`, such as the number in a
 * preview, saves the search; it is ignored if it belongs to another choice.
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

/** Plays an outcome of the pending chance question. */
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

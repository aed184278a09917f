/**
 * The checked door: answers and outcomes that come from outside. A refusal has a stable code and changes nothing.
 */
import type { Choice, Outcome } from './choices.ts';
import { apply, describeChoice, isOver, legal } from './engine.ts';
import { topKind } from './model/frames.ts';
import type { State } from './model/state.ts';
import { isSameForm, plainCopy } from './outside.ts';
import { chanceOf, questionOf } from './registry.ts';

/** `notASeat`: chance is asked, not a seat; `notChance`: the reverse; `notLegal`: not among the legal answers or possible outcomes. */
export type RefusalCode = 'over' | 'notASeat' | 'notChance' | 'notLegal';
export type Played = { readonly ok: true } | { readonly ok: false; readonly code: RefusalCode };

const refuse = (code: RefusalCode): Played => ({ ok: false, code });

/** Plays a choice of the seat that is asked. */
export function play(state: State, choice: Choice): Played {
  if (isOver(state)) return refuse('over');
  if (questionOf[topKind(state)] === null) return refuse('notASeat');
  const answer = answerOf(state, choice);
  if (answer === null) return refuse('notLegal');
  apply(state, answer);
  return { ok: true };
}

/** The legal answer that a choice from outside is; null where it is none, or no seat is asked. */
export function answerOf(state: State, choice: Choice): number | null {
  const copy = plainCopy(choice);
  if (copy === null || questionOf[topKind(state)] === null) return null;
  const count = legal(state);
  for (let i = 0; i < count; i++) if (isSameForm(copy, describeChoice(state, state.choices[i]))) return state.choices[i];
  return null;
}

/** Hands in an outcome of the chance that is asked. */
export function playOutcome(state: State, outcome: Outcome): Played {
  if (isOver(state)) return refuse('over');
  const chance = chanceOf[topKind(state)];
  if (chance === null) return refuse('notChance');
  const copy = plainCopy(outcome);
  const number = copy === null ? null : chance.read(state, copy);
  if (copy === null || number === null || !isSameForm(copy, chance.describe(state, number))) return refuse('notLegal');
  apply(state, number);
  return { ok: true };
}

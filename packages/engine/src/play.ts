/**
 * The checked door: answers and outcomes that come from outside. A refusal has a stable code and changes nothing.
 */
import type { Choice, Outcome } from './choices.ts';
import { apply, describeChoice, isOver, legal } from './engine.ts';
import { topKind, topSeat } from './model/frames.ts';
import { CHANCE } from './model/ids.ts';
import type { State } from './model/state.ts';
import { chanceOf } from './registry.ts';
import { type Barrier, barrierAfter } from './undo.ts';

/** `notASeat`: chance is asked, not a seat; `notChance`: the reverse; `notLegal`: not among the legal answers or possible outcomes. */
export type RefusalCode = 'over' | 'notASeat' | 'notChance' | 'notLegal';
/** An accepted step says whether it can be taken back (`barrier` is null) or why not. */
export type Played = { readonly ok: true; readonly barrier: Barrier | null } | { readonly ok: false; readonly code: RefusalCode };

const refuse = (code: RefusalCode): Played => ({ ok: false, code });

/** Plays a choice of the seat that is asked. */
export function play(state: State, choice: Choice): Played {
  if (isOver(state)) return refuse('over');
  if (topSeat(state) === CHANCE) return refuse('notASeat');
  const seat = topSeat(state);
  const count = legal(state);
  for (let i = 0; i < count; i++) {
    const answer = state.choices[i];
    if (!sameForm(choice, describeChoice(state, answer))) continue;
    apply(state, answer);
    return { ok: true, barrier: barrierAfter(seat, state) };
  }
  return refuse('notLegal');
}

/** Hands in an outcome of the chance that is asked. */
export function playOutcome(state: State, outcome: Outcome): Played {
  if (isOver(state)) return refuse('over');
  const chance = chanceOf[topKind(state)];
  if (chance === null) return refuse('notChance');
  const number = refusing(() => (isObject(outcome) ? chance.read(state, outcome) : null), null);
  if (number === null || !sameForm(outcome, chance.describe(state, number))) return refuse('notLegal');
  apply(state, number);
  return { ok: true, barrier: barrierAfter(CHANCE, state) };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Whether something from outside has exactly the own keys and values of a choice; lists are compared element by element. */
const sameForm = (outside: unknown, inside: unknown): boolean => refusing(() => isSame(outside, inside), false);

/** Reads something from outside; a getter or proxy that throws makes it no answer at all. */
function refusing<T>(read: () => T, refused: T): T {
  try {
    return read();
  } catch {
    return refused;
  }
}

function isSame(outside: unknown, inside: unknown): boolean {
  if (!isObject(outside) || !isObject(inside)) return Object.is(outside, inside);
  const keys = Object.keys(inside);
  return (
    Array.isArray(outside) === Array.isArray(inside) &&
    Object.keys(outside).length === keys.length &&
    keys.every((key) => Object.hasOwn(outside, key) && isSame(outside[key], inside[key]))
  );
}

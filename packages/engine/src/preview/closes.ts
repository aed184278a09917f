/**
 * Which choices a choice makes impossible in this turn.
 *
 * If the same question follows, these are the choices missing from its list. Otherwise they are missing from the turn's actions and free
 * actions, compared with the list there would be if only this choice and its default payment had been made. A payment is never repeated, so
 * it closes nothing. If the turn ends, everything that was left of it is closed. A choice in another's turn or in set-up can close only
 * choices of its own question.
 */
import type { Choice } from '../choices.ts';
import { describeChoice, legal } from '../engine.ts';
import { PAYMENTS } from '../model/ask.ts';
import { FRAME, frameKindAt, frameSeatAt, topKind, topSeat } from '../model/frames.ts';
import { NONE } from '../model/ids.ts';
import type { State } from '../model/state.ts';
import { scratchOf } from './scratch.ts';

const PAYMENT_FRAMES: ReadonlySet<number> = new Set(PAYMENTS.map((payment) => FRAME[payment]));
export const isPayment = (state: State): boolean => PAYMENT_FRAMES.has(topKind(state));

/** The list of choices of the question at `index` on the stack, as it would be now. */
interface Reference {
  readonly index: number;
  readonly answers: readonly number[];
  readonly choices: readonly Choice[];
}

/** The lists with which the choices of a question are compared; null if there is none. */
export interface References {
  readonly seat: number;
  readonly own: Reference | null;
  readonly actions: Reference | null;
}

/** `own` are the legal answers of the question on top, with their outside forms. */
export function referencesOf(state: State, answers: readonly number[], choices: readonly Choice[]): References {
  const seat = topSeat(state);
  const index = state.depth - 1;
  const own = { index, answers, choices };
  const kind = topKind(state);
  const actions = kind === FRAME.action ? own : actionsOf(state, seat);
  return { seat, own: PAYMENT_FRAMES.has(kind) ? null : own, actions };
}

/** Returns null before a first turn's pawns are placed, because there is no District to act in yet. */
function actionsOf(state: State, seat: number): Reference | null {
  if (state.assistant[seat] === NONE) return null;
  for (let index = state.depth - 1; index >= 0; index--) {
    if (!isAt(state, index, FRAME.action, seat)) continue;
    const copy = scratchOf(state);
    copy.depth = index + 1;
    const answers = Array.from(copy.choices.subarray(0, legal(copy)));
    return { index, answers, choices: answers.map((answer) => describeChoice(copy, answer)) };
  }
  return null;
}

const isAt = (state: State, index: number, kind: number, seat: number): boolean =>
  index < state.depth && frameKindAt(state, index) === kind && frameSeatAt(state, index) === seat;

/** What is no longer legal in a copy after a choice; the copy is changed. */
export function closedBy({ seat, own, actions }: References, kind: number, answer: number, copy: State): Choice[] {
  if (own !== null && isAt(copy, own.index, kind, seat)) return missingFrom(copy, own, answer);
  if (actions === null) return [];
  const chosen = actions === own ? answer : -1;
  if (isAt(copy, actions.index, FRAME.action, seat)) return missingFrom(copy, actions, chosen);
  return actions.choices.filter((_, n) => actions.answers[n] !== chosen);
}

/** Returns the choices of a list that are no longer in it, without the chosen one. */
function missingFrom(copy: State, { index, answers, choices }: Reference, chosen: number): Choice[] {
  copy.depth = index + 1;
  copy.count = -1;
  const count = legal(copy);
  const list = copy.choices;
  const closed: Choice[] = [];
  for (let n = 0; n < answers.length; n++) {
    if (answers[n] === chosen) continue;
    let i = 0;
    while (i < count && list[i] !== answers[n]) i++;
    if (i === count) closed.push(choices[n]);
  }
  return closed;
}

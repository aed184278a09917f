/**
 * Which choices a choice makes impossible in this turn.
 *
 * If the same question comes again afterwards, they are those of its list; else those of the actions and free actions of the turn, as they would
 * be listed if nothing but the choice and its default payment happened before. A payment does not come again: it is paid. When the turn ends,
 * all that was left of it is closed. Who is asked in another's turn, or in set-up, closes nothing beyond the own question.
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

/** The list of a question that lies on the stack at `index`, as it would be now. */
interface Reference {
  readonly index: number;
  readonly answers: readonly number[];
  readonly choices: readonly Choice[];
}

/** What the choices of a question are compared with; null where there is nothing. */
export interface References {
  readonly seat: number;
  readonly own: Reference | null;
  readonly actions: Reference | null;
}

/** `own`: the legal answers of the question on top and their outside forms. */
export function referencesOf(state: State, answers: readonly number[], choices: readonly Choice[]): References {
  const seat = topSeat(state);
  const index = state.depth - 1;
  const own = { index, answers, choices };
  const kind = topKind(state);
  const actions = kind === FRAME.action ? own : actionsOf(state, seat);
  return { seat, own: PAYMENT_FRAMES.has(kind) ? null : own, actions };
}

/** Before a first turn's pawns are placed there is no District to act in. */
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

/** What is no longer legal in a copy in which a choice was made; the copy is used up. */
export function closedBy({ seat, own, actions }: References, kind: number, answer: number, copy: State): Choice[] {
  if (own !== null && isAt(copy, own.index, kind, seat)) return missingFrom(copy, own, answer);
  if (actions === null) return [];
  const chosen = actions === own ? answer : -1;
  if (isAt(copy, actions.index, FRAME.action, seat)) return missingFrom(copy, actions, chosen);
  return actions.choices.filter((_, n) => actions.answers[n] !== chosen);
}

/** The choices of a list that are not in it any more, but for the chosen one itself. */
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

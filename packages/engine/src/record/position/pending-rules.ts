/**
 * Checks which frames can be pending: what each lies on, what it waits for, its seat and its values. Finally the engine itself is asked
 * whether it would stop here.
 */
import { apply, legal } from '../../engine.ts';
import { FRAME, FRAME_KINDS, type FrameKind, frameKindAt, frameSeatAt } from '../../model/frames.ts';
import { hashText } from '../../model/hash.ts';
import { CHANCE, NONE } from '../../model/ids.ts';
import { push } from '../../model/push.ts';
import type { State } from '../../model/state.ts';
import { describe } from './faults.ts';
import { keyOf } from './frame-forms.ts';
import { writePending } from './pending.ts';
import { awaitedOn } from './pending-above.ts';
import { BOT_CONTENTS } from './pending-bot.ts';
import { type Check, type Contents, frameView, TABLE_CONTENTS, WHOLE } from './pending-contents.ts';
import { type Below, isRightSeat, LIES_ON } from './pending-order.ts';
import type { Reading } from './reading.ts';

const CONTENTS: Contents<FrameKind> = { ...TABLE_CONTENTS, ...BOT_CONTENTS };

export function checkPending(reading: Reading): void {
  const { state, faults } = reading;
  checkPawns(reading);
  if (!isOrderRight(reading) || !areContentsRight(reading)) return;
  if (!faults.any && !stopsHere(state)) faults.add('notAsked', `pending[${state.depth - 1}]`, kindAt(state, state.depth - 1));
}

const kindAt = (state: State, index: number): FrameKind => FRAME_KINDS[frameKindAt(state, index)];
const belowAt = (state: State, index: number): Below => (index === 0 ? 'bottom' : kindAt(state, index - 1));

/** Returns whether each frame lies on an allowed one, and each waiting frame has one above it; reports the first fault. */
function isOrderRight({ state, faults }: Reading): boolean {
  for (let index = 0; index < state.depth; index++) {
    const [kind, below] = [kindAt(state, index), belowAt(state, index)];
    if (LIES_ON[kind].includes(below)) continue;
    faults.put({ code: 'pendingOrder', path: `pending[${index}]`, found: kind, allowed: { values: LIES_ON[kind] }, rule: null, on: below });
    return false;
  }
  for (let index = 0; index < state.depth; index++) {
    const awaited = awaitedOn(state, index);
    const above = index + 1 < state.depth ? kindAt(state, index + 1) : undefined;
    if (awaited === null || (above !== undefined && awaited.includes(above))) continue;
    const fault = { code: 'pendingAbove', path: `pending[${index + 1}]`, found: String(above) } as const;
    faults.put({ ...fault, allowed: { values: awaited }, rule: null, on: kindAt(state, index) });
    return false;
  }
  return true;
}

function areContentsRight(reading: Reading): boolean {
  const { state, faults } = reading;
  for (let index = 0; index < state.depth; index++) {
    const kind = kindAt(state, index);
    const path = `pending[${index}]`;
    const isRight = (seat: number): boolean => isRightSeat(state, index, kind, belowAt(state, index), seat);
    if (!isRight(frameSeatAt(state, index))) {
      const seats = Array.from({ length: state.setting.players }, (_, seat) => seat).filter(isRight);
      faults.add('pendingSeat', `${path}.seat`, frameSeatAt(state, index), seats.length === 0 ? null : { values: seats.map(String) });
      return false;
    }
    const wrong = wrongIn(reading, index, kind);
    if (wrong === null) continue;
    const value = wrong === WHOLE ? undefined : writePending(state)[index][keyOf(kind, wrong)];
    faults.put({
      code: 'pendingContent',
      path: wrong === WHOLE ? path : `${path}.${keyOf(kind, wrong)}`,
      found: value === undefined ? kind : describe(Array.isArray(value) ? value.join(', ') : value),
      allowed: null,
      rule: null,
      on: kind,
    });
    return false;
  }
  return true;
}

/** Both pawns of the active player are on the board, or are being asked for (TURN-02). The Bot's are there from set-up on. */
function checkPawns({ state, faults }: Reading): void {
  const asked = state.depth > 3 && frameKindAt(state, 3) === FRAME.pawns;
  if (state.active !== NONE && (state.assistant[state.active] === NONE) !== asked) {
    faults.add('contradicts', `seats[${state.active}].pawns`, Number(asked), null, 'TURN-02');
  }
}

/** The field of a frame with a wrong value, WHOLE if the frame as a whole is wrong, or null. */
function wrongIn<Kind extends FrameKind>(reading: Reading, index: number, kind: Kind): string | null {
  const lookAt: Check<Kind> | undefined = CONTENTS[kind];
  return lookAt === undefined ? null : lookAt(frameView(reading, index, kind));
}

/**
 * Whether the engine would stop at the question on top, because it answers questions with one answer and skips those with none. Pushes a
 * chance question without effect onto a copy and answers it, so that the engine continues by its own rules.
 */
function stopsHere(state: State): boolean {
  const top = frameKindAt(state, state.depth - 1);
  if (top === FRAME.over) return true;
  try {
    const copy = state.clone();
    push.drawStartPlayer(copy, CHANCE);
    apply(copy, copy.startSeat);
    return hashText(copy) === hashText(state) && (frameSeatAt(state, state.depth - 1) === CHANCE || legal(copy) > 0);
  } catch {
    return false;
  }
}

/**
 * Which frames can be pending: what each kind lies on, whose it is, and that what it says is so. At last the engine itself is asked whether it
 * would stop here.
 */
import { apply, legal } from '../../engine.ts';
import { FRAME, FRAME_KINDS, type FrameKind, frameKindAt, frameSeatAt } from '../../model/frames.ts';
import { hashText } from '../../model/hash.ts';
import { CHANCE, NONE } from '../../model/ids.ts';
import { push } from '../../model/push.ts';
import type { State } from '../../model/state.ts';
import type { PositionFaultCode } from './faults.ts';
import { BOT_CONTENTS } from './pending-bot.ts';
import { type Contents, frameView, type Holds, TABLE_CONTENTS } from './pending-contents.ts';
import { type Below, hasRightSeat, LIES_ON } from './pending-order.ts';
import type { Reading } from './reading.ts';

const CONTENTS: Contents<FrameKind> = { ...TABLE_CONTENTS, ...BOT_CONTENTS };

export function checkPending(reading: Reading): void {
  const { state, faults } = reading;
  checkPawns(reading);
  for (let index = 0; index < state.depth; index++) {
    const code = faultOf(reading, index);
    if (code === null) continue;
    faults.add(code, `pending[${index}]`, FRAME_KINDS[frameKindAt(state, index)]);
    return;
  }
  if (!faults.any && !stopsHere(state))
    faults.add('notAsked', `pending[${state.depth - 1}]`, FRAME_KINDS[frameKindAt(state, state.depth - 1)]);
}

/** Both pawns of the active player are on the board, or they are asked for (TURN-02). The Bot's stand there from set-up on. */
function checkPawns({ state, faults }: Reading): void {
  const asked = state.depth > 3 && frameKindAt(state, 3) === FRAME.pawns;
  if (state.active !== NONE && (state.assistant[state.active] === NONE) !== asked) {
    faults.add('contradicts', `seats[${state.active}].pawns`, Number(asked), null, 'TURN-02');
  }
}

function faultOf(reading: Reading, index: number): PositionFaultCode | null {
  const { state } = reading;
  const kind = FRAME_KINDS[frameKindAt(state, index)];
  const below: Below = index === 0 ? 'bottom' : FRAME_KINDS[frameKindAt(state, index - 1)];
  if (!LIES_ON[kind].includes(below)) return 'pendingOrder';
  if (!hasRightSeat(state, index, kind, below)) return 'pendingSeat';
  return isSo(reading, index, kind) ? null : 'pendingContent';
}

function isSo<Kind extends FrameKind>(reading: Reading, index: number, kind: Kind): boolean {
  const holds: Holds<Kind> | undefined = CONTENTS[kind];
  return holds === undefined || holds(frameView(reading, index, kind));
}

/**
 * Whether the engine would stop at the question on top: it answers those with one answer by itself and skips those with none. Chance that changes
 * nothing is asked on top in a copy, so that the engine goes on from here by its own rules.
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

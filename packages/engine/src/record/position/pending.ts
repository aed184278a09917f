/** The stack of frames as a list, the lowest first. */
import { FRAME, FRAME_KINDS, frameKindAt, frameSeatAt, pushBytes, TABLE_FRAME_KINDS, type TableFrameKind } from '../../model/frames.ts';
import { CHANCE, NONE } from '../../model/ids.ts';
import { FRAME_BYTES } from '../../model/layout.ts';
import type { Setting } from '../../model/setting.ts';
import type { State } from '../../model/state.ts';
import type { At } from './at.ts';
import { type PendingEntry, type PendingValue, POSITION_LIMITS } from './format.ts';
import { FRAME_FORMS } from './frame-forms.ts';

/** The eight bytes of a frame. */
export type Frame = Uint8Array;

export function writePending(state: State): PendingEntry[] {
  return Array.from({ length: state.depth }, (_, index) => writeFrame(state, index));
}

function writeFrame(state: State, index: number): PendingEntry {
  const kind = FRAME_KINDS[frameKindAt(state, index)];
  const { of, fields } = FRAME_FORMS[kind];
  const entry: Record<string, PendingValue> = {};
  if (of === 'seat') entry['seat'] = frameSeatAt(state, index);
  const bytes = state.stack.subarray(index * FRAME_BYTES, (index + 1) * FRAME_BYTES);
  for (const field of fields) {
    if (bytes[field.at] === field.usual || (field.with !== undefined && bytes[field.with] === 0)) continue;
    entry[field.name] = field.meaning.write(bytes[field.at], state.setting);
  }
  return { kind, ...entry };
}

/** Reads the written frames; one that cannot be read is reported and left out. */
export function readPending(at: At, setting: Setting): Frame[] {
  return at.list(1, POSITION_LIMITS.pending).flatMap((entry) => readFrame(entry, setting) ?? []);
}

function readFrame(at: At, setting: Setting): Frame | undefined {
  const kinds: readonly string[] = setting.solo === null ? TABLE_FRAME_KINDS : FRAME_KINDS;
  if (typeof at.value !== 'object' || at.value === null || Array.isArray(at.value)) {
    at.refuse('wrongType', { kind: 'object' });
    return undefined;
  }
  const number = at.key('kind').required().oneOf(kinds);
  if (number === undefined) return undefined;
  const { of, fields, fixed } = FRAME_FORMS[FRAME_KINDS[number]];
  const names = fields.map(({ name }) => name);
  at.isObject(of === 'seat' ? ['kind', 'seat', ...names] : ['kind', ...names]);
  const bytes = new Uint8Array(FRAME_BYTES);
  bytes[0] = number;
  bytes[1] =
    of === 'chance'
      ? CHANCE
      : of === 'none'
        ? NONE
        : (at
            .key('seat')
            .required()
            .whole(0, setting.players - 1) ?? NONE);
  for (const [place, byte] of fixed) bytes[place] = byte;
  for (const field of fields) {
    const value = at.key(field.name);
    if (field.with !== undefined && bytes[field.with] === 0) {
      if (!value.absent) value.refuse('pendingContent');
    } else if (value.absent && field.usual !== undefined) bytes[field.at] = field.usual;
    else bytes[field.at] = field.meaning.read(value.required(), setting) ?? 0;
  }
  return bytes;
}

/**
 * The default: the beginning of the start player's turn, with the Bot of the person's turn. The pawns are asked for if they are not placed.
 */
export function usualPending({ startSeat, assistant, setting }: State): Frame[] {
  const kinds: TableFrameKind[] = ['turn', 'action', 'die'];
  const seat = startSeat === setting.bot ? 0 : startSeat;
  if (assistant[seat] === NONE) kinds.push('pawns');
  return kinds.map((kind) => Uint8Array.of(FRAME[kind], seat, 0, 0, 0, 0, 0, 0));
}

/** Replaces the stack by these frames. */
export function stackFrames(state: State, frames: readonly Frame[]): void {
  state.depth = 0;
  for (const [kind, seat, a, b, c, d, e, f] of frames) pushBytes(state, kind, seat, a, b, c, d, e, f);
}

export function isUsualPending(state: State): boolean {
  const usual = usualPending(state);
  return (
    usual.length === state.depth && usual.every((frame, index) => frame.every((byte, at) => state.stack[index * FRAME_BYTES + at] === byte))
  );
}

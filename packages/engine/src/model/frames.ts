/**
 * The stack of pending decisions. A frame is eight bytes: kind, seat and six bytes of payload a-f, whose meaning belongs to the kind.
 *
 * A question is answered by a seat or by chance; work runs by itself. The top frame alone says who decides, what is legal and what
 * happens next. A frame that needs something decided first pushes it on top of itself and goes on when it is on top again.
 */
import { CHANCE_KINDS } from './ask.ts';
import { FRAME_BYTES, STACK_FRAMES } from './layout.ts';
import type { State } from './state.ts';

/** Every kind of frame; the registry holds what each does. Questions to chance and to seats come first, work after them. */
export const FRAME_KINDS = [
  // asked of chance
  ...CHANCE_KINDS,
  // asked of a seat
  'startColour',
  'startSpace',
  'pawns',
  'die',
  'destination',
  'action',
  'projectColour',
  'projectSpace',
  'constructColour',
  'afterConstruct',
  'afterConstructMore',
  'portSpace',
  'houseRow',
  'zigguratSpace',
  'ship',
  'gardeningStart',
  'gardening',
  'waterSpace',
  'gardenSpace',
  'markerSource',
  'payment',
  'shipPayment',
  'anyPayment',
  'refillPayment',
  'bargeDie',
  'supplyDie',
  'specialWater',
  'architectMove',
  'crateRefill',
  'stepOfChoice',
  'paidStep',
  'boughtStep',
  'anyActionTile',
  'zigguratClaim',
  'gardenOrMarker',
  'urbanCard',
  'moveHouse',
  'scoringOrder',
  // work
  'setUp',
  'turn',
  'effects',
  'bonus',
  'steps',
  'projectEffects',
  'placeGarden',
  'construct',
  'markShip',
  'portHouse',
  'zigguratHouse',
  'score',
  'finalScoring',
  // nothing follows
  'over',
] as const;
export type FrameKind = (typeof FRAME_KINDS)[number];

/** The number of each kind. */
export const FRAME = Object.fromEntries(FRAME_KINDS.map((kind, number) => [kind, number])) as Readonly<Record<FrameKind, number>>;

const KIND = 0;
const SEAT = 1;
/** Offsets of the payload bytes from the start of a frame. */
export const A = 2;
export const B = 3;
export const C = 4;
export const D = 5;
export const E = 6;
export const F = 7;

/** Where the top frame starts in `state.stack`. */
export const top = (state: State): number => (state.depth - 1) * FRAME_BYTES;
export const topKind = (state: State): number => state.stack[top(state) + KIND];
export const topSeat = (state: State): number => state.stack[top(state) + SEAT];

export const frameKindAt = (state: State, index: number): number => state.stack[index * FRAME_BYTES + KIND];
export const frameSeatAt = (state: State, index: number): number => state.stack[index * FRAME_BYTES + SEAT];

/** Pushes a frame; every argument is a byte. The eight are written as two little-endian words. */
export function push(state: State, kind: number, seat: number, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0): void {
  const depth = state.depth;
  if (depth === STACK_FRAMES) throw new RangeError(`stack: more than ${STACK_FRAMES} pending decisions`);
  state.stackWords[depth * 2] = kind | (seat << 8) | (a << 16) | (b << 24);
  state.stackWords[depth * 2 + 1] = c | (d << 8) | (e << 16) | (f << 24);
  state.depth = depth + 1;
}

export function pop(state: State): void {
  state.depth--;
}

/**
 * The stack of pending decisions. A frame has eight bytes: its kind, its seat and six bytes of payload, whose fields depend on the kind
 * (`frame-fields.ts`).
 *
 * A question is answered by a seat or by chance; work runs without an answer. Only the top frame determines who decides, what is legal and
 * what happens next. A frame that needs a decision first pushes a question on top of itself, and continues when it is on top again.
 */
import { CHANCE_KINDS, type ChanceKind, SOLO_CHANCE_KINDS, TABLE_CHANCE_KINDS } from './ask.ts';
import { FRAME_BYTES, STACK_FRAMES } from './layout.ts';
import type { State } from './state.ts';

/** The kinds of frame in every game: first questions to chance, then questions to seats, then work. */
export const TABLE_FRAME_KINDS = [
  // asked of chance
  ...TABLE_CHANCE_KINDS,
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
export type TableFrameKind = (typeof TABLE_FRAME_KINDS)[number];

/** Further kinds for games with the Bot: questions to chance, then work. */
const SOLO_FRAME_KINDS = [
  ...SOLO_CHANCE_KINDS,
  'automaReset',
  'botStart',
  'botTurn',
  'botPayment',
  'botSteps',
  'botBonus',
  'botProject',
  'botConstruct',
  'botBuilt',
  'botGardening',
  'botEffects',
  'botClaim',
] as const;
export type SoloFrameKind = (typeof SOLO_FRAME_KINDS)[number];

/**
 * Every kind; the registry holds an implementation for each. The Bot's kinds are last, so that they do not change the hashes of other
 * games.
 */
export const FRAME_KINDS = [...TABLE_FRAME_KINDS, ...SOLO_FRAME_KINDS] as const;
export type FrameKind = (typeof FRAME_KINDS)[number];

/** The number of each kind. */
export const FRAME = Object.fromEntries(FRAME_KINDS.map((kind, number) => [kind, number])) as Readonly<Record<FrameKind, number>>;

/** Returns the kind of chance that a kind of frame asks for; undefined if it does not ask chance. */
export const chanceKindOf = (kind: number): ChanceKind | undefined => CHANCE_KINDS.find((name) => FRAME[name] === kind);

const KIND = 0;
const SEAT = 1;
/** Returns the index of the top frame's first byte in `state.stack`. */
export const top = (state: State): number => (state.depth - 1) * FRAME_BYTES;
export const topKind = (state: State): number => state.stack[top(state) + KIND];
export const topSeat = (state: State): number => state.stack[top(state) + SEAT];

export const frameKindAt = (state: State, index: number): number => state.stack[index * FRAME_BYTES + KIND];
export const frameSeatAt = (state: State, index: number): number => state.stack[index * FRAME_BYTES + SEAT];

/** Pushes a frame from bytes, written as two little-endian words. Rules use `push`, which has named fields. */
export function pushBytes(state: State, kind: number, seat: number, a = 0, b = 0, c = 0, d = 0, e = 0, f = 0): void {
  const depth = state.depth;
  if (depth === STACK_FRAMES) throw new RangeError(`stack: more than ${STACK_FRAMES} pending decisions`);
  state.stackWords[depth * 2] = kind | (seat << 8) | (a << 16) | (b << 24);
  state.stackWords[depth * 2 + 1] = c | (d << 8) | (e << 16) | (f << 24);
  state.depth = depth + 1;
}

export function pop(state: State): void {
  state.depth--;
}

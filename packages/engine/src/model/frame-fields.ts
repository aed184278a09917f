/**
 * What a frame of each kind holds: the names of its fields, and the byte in which each stands. The engine reads a field as
 * `state.stack[frame + FIELDS.steps.colour]` and pushes a frame as `push.steps(state, seat, { colour, steps, rule })`; positions are written
 * with the same names (`record/position/frame-forms.ts`). A byte without a name is 0.
 *
 * Everything counts from 0. `rule` is an index of CAUSES, `stage` says how far work has come. A field that answers yes or no is 1 or 0.
 */
import type { FrameKind } from './frames.ts';

const A = 2;
const B = 3;
const C = 4;
const D = 5;
const E = 6;
const F = 7;

/** A field that you may leave out when you push the frame: it is 0 then. */
const orZero = <const Byte extends number>(byte: Byte) => byte as OrZero<Byte>;
declare const zero: unique symbol;
type OrZero<Byte extends number> = Byte & { readonly [zero]: true };

/** `steps` may still be bought (TILE-S14); the Gardening and the Ship may still be taken. */
const afterConstruct = { size: A, colour: B, steps: C, gardening: D, ship: E } as const;

/** `extra`: the Gardening of TILE-S08, which may be declined before its first part. */
const gardening = { district: A, placed: orZero(B), extra: orZero(C) } as const;

/** The colour that a lot decides: `drawColour` writes it into this byte of the frame below, where it is NONE until then. */
export const LOT = A;

/** The byte of each field, counted from the start of the frame. */
export const FIELDS = {
  dealBarge: { district: A },
  rollDice: { district: A },
  dealShip: { shipSpace: A },
  /** `line` is NONE for a Harbormaster that goes to a player (DEC-15). */
  dealHarbormaster: { line: A, toSeat: orZero(B) },
  dealPortCrate: { line: A },
  /** In set-up (SET-10), or as a `refill` of the display with the rule by which a tile was taken. */
  dealSpecialWater: { refill: orZero(A), rule: orZero(B) },
  dealActionTile: { actionSpace: A },
  dealZigguratTile: { section: A },
  dealDecree: { decreeSpace: A },
  dealCrate: { toSeat: A },
  /** In set-up (SET-20), or `toChoose` from, for the question `urbanCard` below. */
  dealUrbanCard: { toSeat: A, toChoose: orZero(B), rule: orZero(C) },
  drawStartPlayer: {},

  startColour: {},
  startSpace: { colour: A },
  pawns: {},
  die: {},
  /** The face taken, or NONE where there was no die. */
  destination: { face: A },
  action: {},
  projectColour: { district: A },
  /** `further`: a Project of BON-12, which may be declined. */
  projectSpace: { district: A, colour: B, further: orZero(C) },
  constructColour: { district: A },
  afterConstruct,
  afterConstructMore: afterConstruct,
  /** `free`: the House of DEC-01. */
  portSpace: { free: orZero(A) },
  houseRow: { portSpace: A, free: B },
  zigguratSpace: {},
  /** `gold` is the price; an `optional` Ship may be declined. */
  ship: { gold: A, optional: orZero(B), rule: C },
  gardeningStart: gardening,
  gardening,
  /** The special Water tile, or NONE for a regular one. */
  waterSpace: { district: A, tile: B },
  gardenSpace: { district: A },
  markerSource: {},
  /** Two parts, each a Resource colour and how many are owed of it; the second amount may be 0. */
  payment: { colour: A, amount: B, otherColour: C, otherAmount: D, rule: E },
  shipPayment: { gold: A, rule: B },
  anyPayment: { rule: A },
  /** The colour of the Crate. */
  refillPayment: { colour: A },
  bargeDie: { colour: A },
  /** An `optional` die may be declined. */
  supplyDie: { optional: orZero(A), rule: B },
  /** `tiles` are still to be taken. */
  specialWater: { optional: A, rule: B, tiles: C, taken: orZero(D) },
  architectMove: { rule: A },
  /** `crates` may still be refilled; `paid`: the second Crate of a payment (TILE-S03). */
  crateRefill: { crates: A, rule: B, paid: orZero(C) },
  /** So many `choices` are left, of so many `steps` each; `out`: mask of the tracks that are out; `different`: no track twice. */
  stepOfChoice: { choices: A, optional: orZero(B), rule: C, steps: D, out: orZero(E), different: orZero(F) },
  paidStep: {},
  boughtStep: { colour: A, rule: B },
  anyActionTile: { rule: A },
  zigguratClaim: { rule: A },
  gardenOrMarker: {},
  /** The two cards, each NONE until it is drawn (A-95: there may be fewer). */
  urbanCard: { card: A, otherCard: B, rule: C },
  /** `houses` may still be moved. */
  moveHouse: { houses: A },
  /** Mask of the Districts left. */
  scoringOrder: { districts: A },

  /** The step, and how many `times` it has been done. */
  setUp: { step: orZero(A), times: orZero(B) },
  turn: { stage: orZero(A) },
  /** A list of effects (`tiles/lists.ts`), and how many of them are `done`. */
  effects: { list: A, done: orZero(B) },
  /**
   * `amount` is a colour for the kind `bargeDie`. Of what covers the space: its `colour`, NONE under a Garden, and its `district`; both are NONE
   * for other bonuses. `optional`: the bonus of a space, which may be declined and names its rule itself (C-25); others have a `rule`.
   */
  bonus: { kind: A, amount: B, colour: C, district: D, optional: orZero(E), rule: orZero(F) },
  /** `steps` are left on the track of this colour. */
  steps: { colour: A, steps: B, rule: C },
  projectEffects: { colour: A },
  /** `fromSupply`: the marker comes from there (TILE-S12). */
  placeGarden: { space: A, district: B, fromSupply: orZero(C), stage: orZero(D) },
  /** From stage 1 on: the `space` that names the Building, its `size`, and the `markers` that lay there, two bits a seat. */
  construct: { district: A, colour: B, stage: orZero(C), space: orZero(D), size: orZero(E), markers: orZero(F) },
  markShip: { shipSpace: A, rule: B },
  portHouse: { portSpace: A, row: B, stage: orZero(C) },
  zigguratHouse: { zigguratSpace: A, stage: orZero(B) },
  /** So many seats have been `compensated`; `lost`: mask of the seats that lost dice. */
  score: { district: A, compensated: orZero(B), mode: orZero(C), lost: orZero(D) },
  /** Districts done. */
  finalScoring: { done: orZero(A) },
  over: {},

  /** AUTOMA_LEFT or AUTOMA_RIGHT. */
  openAutomaCard: { place: A, rule: B },
  /** `fromStock`: the bag is empty (SOLO-46). */
  drawAutomaTile: { number: A, rule: B, fromStock: orZero(C) },
  /** Mask of the Resource colours among which the lot decides. */
  drawColour: { among: A, rule: B },
  /** Whether it resets the `deck` of cards and the `bag` of tiles. */
  automaReset: { stage: orZero(A), deck: B, bag: C, rule: D },
  /** `building`: the Bot's Building and pawns; before that all the rest. */
  botStart: { building: orZero(A) },
  botTurn: { stage: orZero(A) },
  /** `amount` is still to be paid, the next die in this colour. */
  botPayment: { colour: LOT, amount: B, rule: C },
  /** The track that is named, or NONE; `choices` are left of so many `steps` each; `tracks`: which may be named (`solo/steps.ts`), but for those `out`. */
  botSteps: { colour: LOT, rule: B, choices: C, steps: D, tracks: orZero(E), out: orZero(F) },
  /** The letter of the action that covered the bonus, NONE in the Port; the colour of the Project, or NONE. */
  botBonus: { letter: A, colour: B },
  botProject: { colour: LOT, stage: orZero(B) },
  botConstruct: { colour: LOT },
  botBuilt: { district: A, colour: B, size: C, stage: orZero(D) },
  /** `paid`: a Garden is being bought. */
  botGardening: { placed: orZero(A), paid: orZero(B) },
  botEffects: { list: A, done: orZero(B) },
  /** The colour of the section. */
  botClaim: { colour: LOT },
} as const satisfies Readonly<Record<FrameKind, Readonly<Record<string, number>>>>;

export type FieldOf<Kind extends FrameKind> = keyof (typeof FIELDS)[Kind] & string;
type Place<Kind extends FrameKind, Field extends FieldOf<Kind>> = (typeof FIELDS)[Kind][Field];

/** What you say when you push a frame: every field except those that may be left at 0. */
export type Payload<Kind extends FrameKind> = {
  readonly [Field in FieldOf<Kind> as Place<Kind, Field> extends OrZero<number> ? never : Field]: number;
} & {
  readonly [Field in FieldOf<Kind> as Place<Kind, Field> extends OrZero<number> ? Field : never]?: number;
};

declare const place: unique symbol;
/** A value that belongs in this byte of a frame. */
type ByteAt<Byte> = number & { readonly [place]: Byte };

/** The same, with every value bound to its byte: to write it elsewhere is a type error. */
export type BoundPayload<Kind extends FrameKind> = {
  readonly [Field in FieldOf<Kind>]: Place<Kind, Field> extends OrZero<infer Byte> ? ByteAt<Byte> | undefined : ByteAt<Place<Kind, Field>>;
};

/** The six bytes of payload in their order. */
export type PayloadBytes = [
  a?: ByteAt<typeof A>,
  b?: ByteAt<typeof B>,
  c?: ByteAt<typeof C>,
  d?: ByteAt<typeof D>,
  e?: ByteAt<typeof E>,
  f?: ByteAt<typeof F>,
];

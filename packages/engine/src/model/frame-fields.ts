/**
 * The fields of each kind of frame, and the byte that holds each field. The engine reads a field as `state.stack[frame +
 * FIELDS.steps.colour]` and pushes a frame as `push.steps(state, seat, { colour, steps, rule })`. Positions use the same names
 * (`record/position/frame-forms.ts`). A byte without a name is 0.
 *
 * Everything counts from 0. `rule` is an index of CAUSES, `stage` the number of the next part of the work. A yes-or-no field is 1 or 0.
 */
import type { FrameKind } from './frames.ts';

const A = 2;
const B = 3;
const C = 4;
const D = 5;
const E = 6;
const F = 7;

/** A field that may be left out when the frame is pushed; it is then 0. */
const orZero = <const Byte extends number>(byte: Byte) => byte as OrZero<Byte>;
declare const zero: unique symbol;
type OrZero<Byte extends number> = Byte & { readonly [zero]: true };

/** `steps` may still be bought (TILE-S14). The Gardening and the Ship may still be used if their field is 1. */
const afterConstruct = { size: A, colour: B, steps: C, gardening: D, ship: E } as const;

/** `extra`: the Gardening of TILE-S08, which may be declined before its first part. */
const gardening = { district: A, placed: orZero(B), extra: orZero(C) } as const;

/** The byte for a randomly drawn colour. It is NONE until `drawColour` writes the colour into this byte of the frame below. */
export const LOT = A;

/** The byte of each field, counted from the start of the frame. */
export const FIELDS = {
  dealBarge: { district: A },
  rollDice: { district: A },
  dealShip: { shipSpace: A },
  /** `line` is NONE for a Harbormaster that goes to a player (DEC-15). */
  dealHarbormaster: { line: A, toSeat: orZero(B) },
  dealPortCrate: { line: A },
  /** Either for set-up (SET-10), or a `refill` of the display, with the rule by which a tile was taken. */
  dealSpecialWater: { refill: orZero(A), rule: orZero(B) },
  dealActionTile: { actionSpace: A },
  dealZigguratTile: { section: A },
  dealDecree: { decreeSpace: A },
  dealCrate: { toSeat: A },
  /** Either for set-up (SET-20), or a card `toChoose` from, for the question `urbanCard` below. */
  dealUrbanCard: { toSeat: A, toChoose: orZero(B), rule: orZero(C) },
  drawStartPlayer: {},

  startColour: {},
  startSpace: { colour: A },
  pawns: {},
  die: {},
  /** The face that was taken; NONE if there was no die. */
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
  /** Two parts, each a Resource colour and the number owed; the second number may be 0. */
  payment: { colour: A, amount: B, otherColour: C, otherAmount: D, rule: E },
  shipPayment: { gold: A, rule: B },
  anyPayment: { rule: A },
  /** The colour of the Crate. */
  refillPayment: { colour: A },
  bargeDie: { colour: A },
  /** An `optional` die may be declined. */
  supplyDie: { optional: orZero(A), rule: B },
  /** `tiles` is the number still to be taken. */
  specialWater: { optional: A, rule: B, tiles: C, taken: orZero(D) },
  architectMove: { rule: A },
  /** `crates` is the number that may still be refilled. `paid`: the second Crate of a payment (TILE-S03). */
  crateRefill: { crates: A, rule: B, paid: orZero(C) },
  /**
   * `choices` is the number of choices left, each of `steps` steps. `out` is a bit mask of tracks that are not allowed; `different`: no
   * track twice.
   */
  stepOfChoice: { choices: A, optional: orZero(B), rule: C, steps: D, out: orZero(E), different: orZero(F) },
  paidStep: {},
  boughtStep: { colour: A, rule: B },
  anyActionTile: { rule: A },
  zigguratClaim: { rule: A },
  gardenOrMarker: {},
  /** The two cards, each NONE until it is drawn. There may be fewer. */
  urbanCard: { card: A, otherCard: B, rule: C },
  /** The number of `houses` that may still be moved. */
  moveHouse: { houses: A },
  /** A bit mask of the Districts still to be scored. */
  scoringOrder: { districts: A },

  /** The step of set-up, and how many `times` it has been done. */
  setUp: { step: orZero(A), times: orZero(B) },
  turn: { stage: orZero(A) },
  /** A list of effects (`tiles/lists.ts`), and the number of them that are `done`. */
  effects: { list: A, done: orZero(B) },
  /**
   * `amount` is a colour if the kind is `bargeDie`. `colour` and `district` belong to what covers the space; `colour` is NONE under a
   * Garden, and both are NONE for other bonuses. `optional`: the bonus of a space, which may be declined and determines its own rule
   * (C-25). Other bonuses have a `rule`.
   */
  bonus: { kind: A, amount: B, colour: C, district: D, optional: orZero(E), rule: orZero(F) },
  /** `steps` are left on the track of this colour. */
  steps: { colour: A, steps: B, rule: C },
  projectEffects: { colour: A },
  /** `fromSupply`: the marker comes from the supply (TILE-S12). */
  placeGarden: { space: A, district: B, fromSupply: orZero(C), stage: orZero(D) },
  /**
   * Set from stage 1 on: the `space` that names the Building, its `size`, and the `markers` that were on the Projects, two bits for each
   * seat.
   */
  construct: { district: A, colour: B, stage: orZero(C), space: orZero(D), size: orZero(E), markers: orZero(F) },
  markShip: { shipSpace: A, rule: B },
  portHouse: { portSpace: A, row: B, stage: orZero(C) },
  zigguratHouse: { zigguratSpace: A, stage: orZero(B) },
  /** `compensated` is the number of seats that were compensated so far, `lost` a bit mask of the seats that lost dice. */
  score: { district: A, compensated: orZero(B), mode: orZero(C), lost: orZero(D) },
  /** The number of Districts `done`. */
  finalScoring: { done: orZero(A) },
  over: {},

  /** `place` is AUTOMA_LEFT or AUTOMA_RIGHT. */
  openAutomaCard: { place: A, rule: B },
  /** `fromStock`: the bag is empty (SOLO-46). */
  drawAutomaTile: { number: A, rule: B, fromStock: orZero(C) },
  /** A bit mask of the Resource colours among which one is drawn. */
  drawColour: { among: A, rule: B },
  /** Whether to reset the `deck` of cards and the `bag` of tiles. */
  automaReset: { stage: orZero(A), deck: B, bag: C, rule: D },
  /** `building`: the Bot's Building and pawns; otherwise everything that comes before them. */
  botStart: { building: orZero(A) },
  botTurn: { stage: orZero(A) },
  /** `amount` is still to be paid; `colour` is that of the next die. */
  botPayment: { colour: LOT, amount: B, rule: C },
  /**
   * `colour` is the chosen track or NONE. `choices` are left, each of `steps` steps. `tracks` tells which tracks may be chosen
   * (`solo/steps.ts`), except those in `out`.
   */
  botSteps: { colour: LOT, rule: B, choices: C, steps: D, tracks: orZero(E), out: orZero(F) },
  /** `letter` is the action that covered the bonus, NONE in the Port; `colour` is the Project's, or NONE. */
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

/** The fields to give when pushing a frame: all of them, except those that default to 0. */
export type Payload<Kind extends FrameKind> = {
  readonly [Field in FieldOf<Kind> as Place<Kind, Field> extends OrZero<number> ? never : Field]: number;
} & {
  readonly [Field in FieldOf<Kind> as Place<Kind, Field> extends OrZero<number> ? Field : never]?: number;
};

declare const place: unique symbol;
/** A value that belongs in this byte of a frame. */
type ByteAt<Byte> = number & { readonly [place]: Byte };

/** The payload with every value bound to its byte, so that writing it to another byte is a type error. */
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

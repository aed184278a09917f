/** Checks the values in a frame: the space is free, the Building exists, the cost is right and can be paid. */
import { colourCost, localCost } from '../../legality/construct.ts';
import { forbidsPlacingGarden, TILE_COST } from '../../legality/gardening.ts';
import { canPay, canPayAny, canPayShip, discountOf } from '../../legality/payments.ts';
import { forbidsStandingInPort, portBlueCost, portLocalCost } from '../../legality/port.ts';
import { forbidsRefill } from '../../legality/refills.ts';
import { ANY_SIZE, forbidsShip } from '../../legality/ships.ts';
import { PAID_STEP_COST } from '../../legality/steps.ts';
import { forbidsStandingInZiggurat, forbidsZigguratSpace, sectionOf, ZIGGURAT_HOUSE_COST } from '../../legality/ziggurat.ts';
import { CAUSE } from '../../model/causes.ts';
import { FIELDS, type FieldOf } from '../../model/frame-fields.ts';
import { FRAME, FRAME_KINDS, type FrameKind, frameKindAt, frameSeatAt, type TableFrameKind } from '../../model/frames.ts';
import { hasHouse, houseRow } from '../../model/houses.ts';
import {
  ACTIONS_PER_TURN,
  BLUE,
  BOTTOM_ROW,
  BUILDING_COLOUR_COUNT,
  CHANCE,
  CLAIM_SPACES,
  DISTRICTS,
  GREEN,
  HOUSE_ROWS,
  NONE,
  PORT,
  ZIGGURAT,
} from '../../model/ids.ts';
import { groupAt } from '../../model/indices.ts';
import { FRAME_BYTES } from '../../model/layout.ts';
import { building, garden, WATER } from '../../model/pieces.ts';
import { isRed } from '../../model/port.ts';
import { BONUS } from '../../model/setting.ts';
import { HELD, PLAYING, type State, URBAN_HELD } from '../../model/state.ts';
import { effectKinds } from '../../tiles/lists.ts';
import { FULL } from './progress.ts';
import type { Reading } from './reading.ts';

/** A frame with its neighbours on the stack. */
export interface FrameView<Kind extends FrameKind> {
  readonly state: State;
  readonly base: State;
  readonly seat: number;
  /** The values of its fields. */
  readonly says: Values<Kind>;
  /** The bytes of the frames below and above; `above` is null for the top frame. */
  readonly below: Uint8Array;
  readonly above: Uint8Array | null;
}

type Values<Kind extends FrameKind> = { readonly [Field in FieldOf<Kind>]: number };

export function frameView<Kind extends FrameKind>({ state, base }: Reading, index: number, kind: Kind): FrameView<Kind> {
  const at = (n: number) => state.stack.subarray(n * FRAME_BYTES, (n + 1) * FRAME_BYTES);
  return {
    state,
    base,
    seat: frameSeatAt(state, index),
    says: valuesOf(at(index), kind),
    below: at(Math.max(0, index - 1)),
    above: index + 1 < state.depth ? at(index + 1) : null,
  };
}

function valuesOf<Kind extends FrameKind>(frame: Uint8Array, kind: Kind): Values<Kind> {
  return Object.fromEntries(Object.entries<number>(FIELDS[kind]).map(([field, at]) => [field, frame[at]])) as Values<Kind>;
}

/** Returns the values of a neighbouring frame, if it is of this kind. */
export const saidBy = <Kind extends FrameKind>(frame: Uint8Array | null, kind: Kind): Partial<Values<Kind>> =>
  frame !== null && isKind(frame, kind) ? valuesOf(frame, kind) : {};

export const isKind = (frame: Uint8Array | null, ...kinds: readonly FrameKind[]): boolean =>
  frame !== null && kinds.includes(FRAME_KINDS[frame[0]]);

/** Used when the frame as a whole is wrong rather than one of its fields. */
export const WHOLE = 'whole';
type Wrong<Kind extends FrameKind> = FieldOf<Kind> | typeof WHOLE | null;

/** Returns the field with a wrong value; null if all values are right. */
export type Check<Kind extends FrameKind> = (view: FrameView<Kind>) => Wrong<Kind>;
export type Contents<Kinds extends FrameKind> = { readonly [Kind in Kinds]?: Check<Kind> };

/** Returns the first field whose condition does not hold. */
export const firstWrong = <Field extends string>(...conditions: readonly (readonly [field: Field, holds: boolean])[]): Field | null =>
  conditions.find(([, holds]) => !holds)?.[0] ?? null;

/** Kinds without a check have no values that could be wrong, or the list of legal answers detects them. */
export const TABLE_CONTENTS: Contents<TableFrameKind> = {
  setUp: wrongInSetUp,
  action: ({ state, above }) => firstWrong([WHOLE, state.actionsLeft === ACTIONS_PER_TURN || !isKind(above, 'die', 'destination')]),
  die: ({ state, above, seat }) => firstWrong([WHOLE, state.assistant[seat] !== NONE || isKind(above, 'pawns')]),
  scoringOrder: ({ state, says: { districts }, above }) =>
    firstWrong([
      'districts',
      districts !== 0 && (districts & ~state.emptyBarges()) === 0 && (above === null || (districts & (1 << scoredBy(above))) === 0),
    ]),
  rollDice: ({ state, says }) => firstWrong(['district', state.isBargeEmpty(says.district)]),
  score: wrongInScoring,
  finalScoring: ({ says, above }) => firstWrong(['done', saidBy(above, 'score').district === says.done - 1]),
  dealHarbormaster: ({ state, says, below }) =>
    isKind(below, 'setUp')
      ? firstWrong(['line', says.line !== NONE])
      : firstWrong(['line', says.line === NONE], ['toSeat', says.toSeat === state.active], [WHOLE, state.asideHarbormasters[0] !== 0]),
  dealSpecialWater: ({ says, below }) => firstWrong(['refill', says.refill === 1 || isKind(below, 'setUp')]),
  dealUrbanCard: (view) => (isKind(view.below, 'setUp') ? null : wrongInUrbanDeal(view)),
  urbanCard: wrongInUrbanChoice,
  startColour: ({ state, seat }) => firstWrong([WHOLE, hasAllHouses(state, seat)]),
  startSpace: ({ state, seat, says }) => firstWrong([WHOLE, hasAllHouses(state, seat)], ['colour', state.pieceStock[says.colour] > 0]),
  projectSpace: ({ says, below }) => firstWrong(['further', isKind(below, 'action') || says.further === 1]),
  houseRow: ({ state, seat, says }) => firstWrong(['portSpace', forbidsStandingInPort(state, seat, says.portSpace) === null]),
  portHouse: wrongInPortHouse,
  zigguratHouse: wrongInZigguratHouse,
  construct: wrongInConstruct,
  markShip: ({ state, seat, says, above }) =>
    firstWrong(
      ['rule', saidBy(above, 'shipPayment').rule === says.rule],
      ['shipSpace', forbidsShip(state, seat, says.shipSpace, 0, ANY_SIZE) === null],
    ),
  placeGarden: wrongInGarden,
  gardenSpace({ state, seat, says, below }) {
    const { district, placed = 0 } = saidBy(below, 'gardening');
    return firstWrong(
      ['district', district !== undefined && says.district === district],
      [WHOLE, placed > 0 && forbidsPlacingGarden(state, seat, says.district, placed - 1) === null],
    );
  },
  waterSpace: ({ state, seat, says: { district, tile }, below }) =>
    firstWrong(
      ['district', district === saidBy(below, 'gardening').district],
      ['tile', tile === NONE ? state.water[seat] > 0 : state.special[tile] === HELD + seat],
    ),
  bonus: ({ says }) => firstWrong(['rule', says.rule === (says.kind === BONUS.water ? CAUSE['ACT-GARD-03'] : CAUSE['ACT-GARD-02'])]),
  payment: wrongInPayment,
  shipPayment: ({ state, seat, says }) => firstWrong(['gold', canPayShip(state, seat, says.gold)]),
  anyPayment: ({ state, seat, says: { rule }, below }) =>
    firstWrong(
      ['rule', rule === saidBy(below, 'steps').rule && (rule === CAUSE['TILE-S13'] || rule === CAUSE['TILE-S14'])],
      [WHOLE, canPayAny(state, seat)],
    ),
  refillPayment: ({ state, seat, says }) => firstWrong(['colour', forbidsRefill(state, seat, says.colour) === null]),
  effects: ({ says }) => firstWrong(['done', says.done < effectKinds[says.list].length]),
  afterConstructMore: ({ says }) => firstWrong([WHOLE, says.steps + says.gardening + says.ship > 0]),
  stepOfChoice: ({ says }) => firstWrong(['different', says.out === 0 || says.different === 1]),
  specialWater: ({ above, says }) => firstWrong([WHOLE, above === null], ['taken', says.tiles + says.taken <= 9]),
};

/** In set-up, chance is asked as in the standard set-up; then starting Buildings are placed, with their bonuses. */
function wrongInSetUp({ state, base, above }: FrameView<'setUp'>): Wrong<'setUp'> {
  const isDeal = frameSeatAt(base, base.depth - 1) === CHANCE;
  if (!isDeal) return firstWrong([WHOLE, above?.[1] !== CHANCE || saidBy(above, 'dealSpecialWater').refill === 1]);
  const asInBase =
    state.depth === base.depth && state.stack.subarray(0, base.depth * FRAME_BYTES).every((byte, at) => byte === base.stack[at]);
  return firstWrong([WHOLE, asInBase]);
}

/** The District that is scored, or whose dice are rolled, by a frame on an order of scorings. */
const scoredBy = (frame: Uint8Array): number => saidBy(frame, 'score').district ?? saidBy(frame, 'rollDice').district ?? DISTRICTS;

function hasAllHouses({ vacated }: State, seat: number): boolean {
  return vacated.subarray(seat * HOUSE_ROWS, (seat + 1) * HOUSE_ROWS).every((gone) => gone === 0);
}

const FINAL = 3;

/** Checks a scoring that waits for the compensation of a player. */
function wrongInScoring({ state, says: { district, compensated, mode }, below }: FrameView<'score'>): Wrong<'score'> {
  if (compensated > state.setting.players) return 'compensated';
  if (isKind(below, 'finalScoring')) return firstWrong(['mode', mode === FINAL]);
  return firstWrong(
    ['mode', mode !== FINAL],
    ['district', state.isBargeEmpty(district)],
    ['mode', mode === FULL || state.ending !== PLAYING],
  );
}

/** A card is dealt for the question below, or for the deal that lies on it. */
const wrongInUrbanDeal = ({ state, says, below }: FrameView<'dealUrbanCard'>): Wrong<'dealUrbanCard'> =>
  firstWrong(
    ['toChoose', says.toChoose === 1],
    ['toSeat', says.toSeat === state.active],
    ['rule', says.rule === (saidBy(below, 'urbanCard').rule ?? saidBy(below, 'dealUrbanCard').rule)],
  );

/** The cards drawn so far are the player's; the others are still being dealt. */
function wrongInUrbanChoice({ state, seat, says: { card, otherCard }, above }: FrameView<'urbanCard'>): Wrong<'urbanCard'> {
  const isHeld = (each: number): boolean => each === NONE || state.urban[each] === URBAN_HELD + seat;
  let deals = 0;
  for (let index = 0; index < state.depth; index++) if (frameKindAt(state, index) === FRAME.dealUrbanCard) deals++;
  const drawn = [card, otherCard].filter((each) => each !== NONE).length;
  const left = state.urban.filter((place) => place < URBAN_HELD).length;
  return firstWrong(
    ['card', isHeld(card) && (card !== NONE || otherCard === NONE)],
    ['otherCard', isHeld(otherCard) && (otherCard === NONE || otherCard !== card)],
    [WHOLE, drawn + deals <= 2 && deals <= left && (above === null || isKind(above, 'dealUrbanCard'))],
  );
}

/** Before the payment (stage 0) the space is free; afterwards the House stands there. After its Crate, a red space asks nothing more. */
function wrongInPortHouse({ state, seat, says }: FrameView<'portHouse'>): Wrong<'portHouse'> {
  const { portSpace: space, row, stage } = says;
  if (seat === state.setting.bot && row !== BOTTOM_ROW) return 'row';
  if (stage === 0)
    return firstWrong(['portSpace', forbidsStandingInPort(state, seat, space) === null], ['row', hasHouse(state, seat, row)]);
  return firstWrong(['portSpace', state.portHouses[space] === seat], ['stage', stage === 1 || !isRed(space)]);
}

/** The claim needs a marker, which the bonus of the space may still bring. */
function wrongInZigguratHouse({ state, seat, says }: FrameView<'zigguratHouse'>): Wrong<'zigguratHouse'> {
  const { zigguratSpace: space, stage } = says;
  const isBot = seat === state.setting.bot;
  if (stage === 0)
    return firstWrong(['zigguratSpace', (isBot ? forbidsStandingInZiggurat : forbidsZigguratSpace)(state, seat, space) === null]);
  const canClaim = isBot
    ? hasRoomOnTile(state, seat, space)
    : stage === 3 || state.markers[seat] > 0 || (stage === 1 && state.setting.zigguratBonuses[space] < BUILDING_COLOUR_COUNT);
  return firstWrong(['zigguratSpace', state.zigguratHouses[space] === seat], ['stage', canClaim]);
}

const hasRoomOnTile = ({ zigguratClaims }: State, seat: number, space: number): boolean =>
  zigguratClaims[seat * BUILDING_COLOUR_COUNT + sectionOf(space)] < CLAIM_SPACES;

/**
 * Before the payment there are Projects, pieces and a House. Afterwards the named Building stands, and one marker for each piece is set
 * aside.
 */
function wrongInConstruct({ state, seat, says }: FrameView<'construct'>): Wrong<'construct'> {
  const { district, colour, stage, space: name, size } = says;
  if ((stage === 0) !== (size === 0)) return 'size';
  const { piece, detail, setting } = state;
  if (stage === 0) {
    const projects = state.projects[groupAt(district, colour)];
    return firstWrong(['colour', projects > 0 && projects <= state.pieceStock[colour] && houseRow(state, seat, colour) !== NONE]);
  }
  const pieces = setting.gridSpaces[district].filter((space) => piece[space] === building(colour, seat) && detail[space] === name).length;
  let markers = 0;
  for (let other = 0; other < setting.players; other++) markers += (says.markers >> (2 * other)) & 3;
  return firstWrong(['size', pieces === size], ['markers', markers === size], ['stage', stage <= 2 * setting.players]);
}

/** Before the marker is chosen (stage 0) the space has Water; afterwards it has the Garden. */
function wrongInGarden({ state, seat, says, below }: FrameView<'placeGarden'>): Wrong<'placeGarden'> {
  const { space, district, stage } = says;
  const here = seat === state.setting.bot ? state.assistant[seat] : saidBy(below, 'gardening').district;
  const isOnSpace = stage === 1 ? state.piece[space] === garden(seat) : state.piece[space] === WATER && state.gardens[seat] > 0;
  return firstWrong(['district', district === here], ['space', (state.setting.usableFrom[space] & (1 << district)) !== 0 && isOnSpace]);
}

const OWED = ['colour', 'amount', 'otherColour', 'otherAmount', 'rule'] as const;

/** The payment must be the cost of what lies below it, and payable. */
function wrongInPayment({ state, seat, says, below }: FrameView<'payment'>): Wrong<'payment'> {
  const { colour, amount, otherColour, otherAmount } = says;
  const costs = costsOf(state, seat, below);
  const differing = (cost: readonly number[]) => OWED.find((field, index) => says[field] !== cost[index]) ?? null;
  if (!costs.some((cost) => differing(cost) === null)) return differing(costs[0]);
  const discount = isKind(below, 'construct') ? discountOf(state, seat) : 0;
  return firstWrong([WHOLE, canPay(state, seat, colour, amount, otherColour, otherAmount, discount)]);
}

/**
 * The possible costs of a frame below a payment: first colour and amount, second colour and amount, cause. Empty for a frame without a
 * cost.
 */
function costsOf(state: State, seat: number, below: Uint8Array): number[][] {
  switch (FRAME_KINDS[below[0]]) {
    case 'bonus': {
      const { kind, rule } = valuesOf(below, 'bonus');
      const colour = kind === BONUS.water ? BLUE : GREEN;
      return [[colour, TILE_COST, colour, 0, rule]];
    }
    case 'steps': {
      const { colour } = valuesOf(below, 'steps');
      return [[colour, PAID_STEP_COST, colour, 0, CAUSE['BON-14']]];
    }
    case 'zigguratHouse': {
      const local = state.bargeColour[ZIGGURAT];
      return [[local, ZIGGURAT_HOUSE_COST, local, 0, CAUSE['ACT-ZIG-02']]];
    }
    case 'portHouse': {
      const { row } = valuesOf(below, 'portHouse');
      const cost = (free: boolean, cause: number) => [
        state.bargeColour[PORT],
        portLocalCost(state, row, free),
        BLUE,
        portBlueCost(state, row),
        cause,
      ];
      const paid = cost(false, CAUSE['ACT-PORT-02']);
      return row === BOTTOM_ROW ? [paid] : [paid, cost(true, CAUSE['TILE-S09'])];
    }
    case 'construct': {
      const { district, colour } = valuesOf(below, 'construct');
      const local = state.bargeColour[district];
      const locals = localCost(state, seat, district, colour);
      const ofColour = colourCost(state, seat, district, colour);
      const cost = (less1: number, less2: number) => [local, locals - less1, colour, ofColour - less2, CAUSE['ACT-BLD-04']];
      // The Harbormaster B7 takes one Resource off either part.
      return [cost(0, 0), cost(1, 0), cost(0, 1)];
    }
    default:
      return [];
  }
}

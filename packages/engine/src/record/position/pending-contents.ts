/** Whether what a frame says is so: the space is free, the Building stands, the cost is that of what is paid for and can be paid. */
import { colourCost, localCost } from '../../legality/construct.ts';
import { forbidsPlacingGarden, TILE_COST } from '../../legality/gardening.ts';
import { canPay, canPayAny, canPayShip, discountOf } from '../../legality/payments.ts';
import { forbidsStandingInPort, portBlueCost, portLocalCost } from '../../legality/port.ts';
import { forbidsRefill } from '../../legality/refills.ts';
import { ANY_SIZE, forbidsShip } from '../../legality/ships.ts';
import { PAID_STEP_COST } from '../../legality/steps.ts';
import { forbidsStandingInZiggurat, forbidsZigguratSpace, sectionOf, ZIGGURAT_HOUSE_COST } from '../../legality/ziggurat.ts';
import { CAUSE } from '../../model/causes.ts';
import { A, B, C, D, E, F, FRAME, FRAME_KINDS, type FrameKind, frameKindAt, frameSeatAt, type TableFrameKind } from '../../model/frames.ts';
import { hasHouse, houseRow } from '../../model/houses.ts';
import {
  ACTIONS_PER_TURN,
  BLUE,
  BOTTOM_ROW,
  BUILDING_COLOUR_COUNT,
  CHANCE,
  CLAIM_SPACES,
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
import { FULL } from './course.ts';
import type { Reading } from './reading.ts';

/** A frame with what lies around it. */
export interface FrameView {
  readonly state: State;
  readonly base: State;
  readonly seat: number;
  /** Its bytes, and those of the frames below and above; without one above there is none. */
  readonly bytes: Uint8Array;
  readonly below: Uint8Array;
  readonly above: Uint8Array | null;
}

export function frameView({ state, base }: Reading, index: number): FrameView {
  const at = (n: number) => state.stack.subarray(n * FRAME_BYTES, (n + 1) * FRAME_BYTES);
  return {
    state,
    base,
    seat: frameSeatAt(state, index),
    bytes: at(index),
    below: at(Math.max(0, index - 1)),
    above: index + 1 < state.depth ? at(index + 1) : null,
  };
}

export const isKind = (frame: Uint8Array | null, ...kinds: readonly FrameKind[]): boolean =>
  frame !== null && kinds.includes(FRAME_KINDS[frame[0]]);

export type Holds = (view: FrameView) => boolean;

/** What a frame says is so. Kinds without a line say nothing that could be wrong, or the engine's own list of answers finds it. */
export const TABLE_CONTENTS: Readonly<Partial<Record<TableFrameKind, Holds>>> = {
  setUp: isSetUpFrame,
  turn: ({ bytes, above }) => (bytes[A] === 0) === isKind(above, 'action', 'botTurn') && above !== null,
  action: ({ state, above }) => state.actionsLeft === ACTIONS_PER_TURN || !isKind(above, 'die', 'destination'),
  die: ({ state, above, seat }) => state.assistant[seat] !== NONE || isKind(above, 'pawns'),
  scoringOrder: ({ state, bytes, above }) =>
    bytes[A] !== 0 && (bytes[A] & ~state.emptyBarges()) === 0 && (above === null || (bytes[A] & (1 << above[A])) === 0),
  rollDice: ({ state, bytes }) => state.isBargeEmpty(bytes[A]),
  score: isScoring,
  finalScoring: ({ bytes, above }) => isKind(above, 'score') && above?.[A] === bytes[A] - 1,
  over: ({ above }) => above === null,
  dealHarbormaster: ({ state, bytes, below }) =>
    isKind(below, 'setUp') ? bytes[A] !== NONE : bytes[A] === NONE && bytes[B] === state.active && state.asideHarbormasters[0] !== 0,
  dealSpecialWater: ({ bytes, below }) => bytes[A] === 1 || isKind(below, 'setUp'),
  dealUrbanCard: ({ state, bytes, below }) => isKind(below, 'setUp') || isUrbanDeal(state, bytes, below),
  urbanCard: isUrbanChoice,
  startColour: ({ state, seat }) => hasAllHouses(state, seat),
  startSpace: ({ state, seat, bytes }) => hasAllHouses(state, seat) && state.pieceStock[bytes[A]] > 0,
  projectSpace: ({ bytes, below }) => isKind(below, 'action') || bytes[C] === 1,
  houseRow: ({ state, seat, bytes }) => forbidsStandingInPort(state, seat, bytes[A]) === null,
  portHouse: isPortHouse,
  zigguratHouse: isZigguratHouse,
  construct: isConstruct,
  markShip: ({ state, seat, bytes, above }) =>
    isKind(above, 'shipPayment') && above?.[B] === bytes[B] && forbidsShip(state, seat, bytes[A], 0, ANY_SIZE) === null,
  placeGarden: isGardenPlaced,
  gardenSpace: ({ state, seat, bytes, below }) =>
    bytes[A] === below[A] && below[B] > 0 && forbidsPlacingGarden(state, seat, bytes[A], below[B] - 1) === null,
  waterSpace: ({ state, seat, bytes, below }) =>
    bytes[A] === below[A] && (bytes[B] === NONE ? state.water[seat] > 0 : state.special[bytes[B]] === HELD + seat),
  bonus: ({ bytes, above }) =>
    isKind(above, 'payment') && bytes[F] === (bytes[A] === BONUS.water ? CAUSE['ACT-GARD-03'] : CAUSE['ACT-GARD-02']),
  payment: isOwed,
  shipPayment: ({ state, seat, bytes }) => canPayShip(state, seat, bytes[A]),
  anyPayment: ({ state, seat, bytes, below }) =>
    bytes[A] === below[C] && (bytes[A] === CAUSE['TILE-S13'] || bytes[A] === CAUSE['TILE-S14']) && canPayAny(state, seat),
  refillPayment: ({ state, seat, bytes }) => forbidsRefill(state, seat, bytes[A]) === null,
  steps: ({ above }) => isKind(above, 'payment', 'anyPayment', 'supplyDie'),
  effects: ({ bytes, above }) => above !== null && bytes[B] < effectKinds[bytes[A]].length,
  projectEffects: ({ above }) => above !== null,
  afterConstructMore: ({ bytes }) => bytes[C] + bytes[D] + bytes[E] > 0,
  stepOfChoice: ({ bytes }) => bytes[E] === 0 || bytes[F] === 1,
  specialWater: ({ above, bytes }) => above === null && bytes[C] + bytes[D] <= 9,
};

/** In set-up chance is asked as in the standard set-up; after that starting Buildings are placed, with their bonuses. */
function isSetUpFrame({ state, base, above }: FrameView): boolean {
  if (above === null) return false;
  const isDeal = frameSeatAt(base, base.depth - 1) === CHANCE;
  if (!isDeal) return above[1] !== CHANCE || (isKind(above, 'dealSpecialWater') && above[A] === 1);
  return state.depth === base.depth && state.stack.subarray(0, base.depth * FRAME_BYTES).every((byte, at) => byte === base.stack[at]);
}

function hasAllHouses({ vacated }: State, seat: number): boolean {
  return vacated.subarray(seat * HOUSE_ROWS, (seat + 1) * HOUSE_ROWS).every((gone) => gone === 0);
}

const FINAL = 3;

/** A scoring that waits for the compensation of a player. */
function isScoring({ state, bytes, below, above }: FrameView): boolean {
  if (above === null || bytes[B] > state.setting.players) return false;
  if (isKind(below, 'finalScoring')) return bytes[C] === FINAL;
  if (bytes[C] === FINAL || !state.isBargeEmpty(bytes[A])) return false;
  return bytes[C] === FULL || state.ending !== PLAYING;
}

const isUrbanDeal = (state: State, bytes: Uint8Array, below: Uint8Array): boolean =>
  bytes[B] === 1 && bytes[A] === state.active && bytes[C] === below[C];

/** The cards drawn so far are the player's; the others are being dealt. */
function isUrbanChoice({ state, seat, bytes, above }: FrameView): boolean {
  const drawn = [bytes[A], bytes[B]].filter((card) => card !== NONE);
  if (drawn.some((card) => state.urban[card] !== URBAN_HELD + seat) || (drawn.length === 2 && drawn[0] === drawn[1])) return false;
  if (bytes[A] === NONE && bytes[B] !== NONE) return false;
  let deals = 0;
  for (let index = 0; index < state.depth; index++) if (frameKindAt(state, index) === FRAME.dealUrbanCard) deals++;
  const left = state.urban.filter((place) => place < URBAN_HELD).length;
  return drawn.length + deals <= 2 && deals <= left && (above === null || isKind(above, 'dealUrbanCard'));
}

/** What is asked, or drawn for the Bot, before anything is placed. */
const paymentOf = ({ setting }: State, seat: number): FrameKind => (seat === setting.bot ? 'botPayment' : 'payment');

/** Before the payment (stage 0) the space is free; then the House stands. A red space asks nothing after its Crate. */
function isPortHouse({ state, seat, bytes, above }: FrameView): boolean {
  const [space, row, stage] = [bytes[A], bytes[B], bytes[C]];
  if (above === null || (stage === 0) !== isKind(above, paymentOf(state, seat))) return false;
  if (seat === state.setting.bot && row !== BOTTOM_ROW) return false;
  if (stage === 0) return forbidsStandingInPort(state, seat, space) === null && hasHouse(state, seat, row);
  return state.portHouses[space] === seat && (stage === 1 || !isRed(space));
}

/** The claim needs a marker: before the space's bonus it may still bring one. */
function isZigguratHouse({ state, seat, bytes, above }: FrameView): boolean {
  const [space, stage] = [bytes[A], bytes[B]];
  if (above === null || (stage === 0) !== isKind(above, paymentOf(state, seat))) return false;
  const isBot = seat === state.setting.bot;
  if (stage === 0) return (isBot ? forbidsStandingInZiggurat : forbidsZigguratSpace)(state, seat, space) === null;
  if (state.zigguratHouses[space] !== seat || (stage === 3) !== isKind(above, 'gardenOrMarker')) return false;
  if (isBot) return hasRoomOnTile(state, seat, space);
  return stage === 3 || state.markers[seat] > 0 || (stage === 1 && state.setting.zigguratBonuses[space] < BUILDING_COLOUR_COUNT);
}

const hasRoomOnTile = ({ zigguratClaims }: State, seat: number, space: number): boolean =>
  zigguratClaims[seat * BUILDING_COLOUR_COUNT + sectionOf(space)] < CLAIM_SPACES;

/** Before the payment there are Projects, pieces and a House; then the Building that is told stands, with one marker a piece set aside. */
function isConstruct({ state, seat, bytes, above }: FrameView): boolean {
  const [district, colour, stage, name, size] = [bytes[A], bytes[B], bytes[C], bytes[D], bytes[E]];
  if (above === null || (stage === 0) !== isKind(above, paymentOf(state, seat)) || (stage === 0) !== (size === 0)) return false;
  const { piece, detail, setting } = state;
  if (stage === 0) {
    const projects = state.projects[groupAt(district, colour)];
    return projects > 0 && projects <= state.pieceStock[colour] && houseRow(state, seat, colour) !== NONE;
  }
  const pieces = setting.gridSpaces[district].filter((space) => piece[space] === building(colour, seat) && detail[space] === name).length;
  let markers = 0;
  for (let other = 0; other < setting.players; other++) markers += (bytes[F] >> (2 * other)) & 3;
  return pieces === size && markers === size && stage <= 2 * setting.players;
}

/** Before the marker is chosen (stage 0) the space has Water; then the Garden. */
function isGardenPlaced({ state, seat, bytes, below, above }: FrameView): boolean {
  const [space, district, stage] = [bytes[A], bytes[B], bytes[D]];
  const here = seat === state.setting.bot ? state.assistant[seat] : below[A];
  if (above === null || district !== here || (state.setting.usableFrom[space] & (1 << district)) === 0) return false;
  if (stage === 1) return state.piece[space] === garden(seat);
  return isKind(above, 'markerSource') && state.piece[space] === WATER && state.gardens[seat] > 0;
}

/** A payment is the cost of what lies below it, and can be paid. */
function isOwed({ state, seat, bytes, below }: FrameView): boolean {
  const owed = [bytes[A], bytes[B], bytes[C], bytes[D], bytes[E]];
  const isConstructing = isKind(below, 'construct');
  const costs = costsOf(state, seat, below);
  if (!costs.some((cost) => cost.every((value, index) => value === owed[index]))) return false;
  return canPay(state, seat, owed[0], owed[1], owed[2], owed[3], isConstructing ? discountOf(state, seat) : 0);
}

/** What a frame below a payment can cost: first colour and amount, second colour and amount, cause. */
function costsOf(state: State, seat: number, below: Uint8Array): number[][] {
  const [a, b] = [below[A], below[B]];
  switch (FRAME_KINDS[below[0]]) {
    case 'bonus': {
      const colour = a === BONUS.water ? BLUE : GREEN;
      return [[colour, TILE_COST, colour, 0, below[F]]];
    }
    case 'steps':
      return [[a, PAID_STEP_COST, a, 0, CAUSE['BON-14']]];
    case 'zigguratHouse': {
      const local = state.bargeColour[ZIGGURAT];
      return [[local, ZIGGURAT_HOUSE_COST, local, 0, CAUSE['ACT-ZIG-02']]];
    }
    case 'portHouse': {
      const cost = (free: boolean, cause: number) => [
        state.bargeColour[PORT],
        portLocalCost(state, b, free),
        BLUE,
        portBlueCost(state, b),
        cause,
      ];
      const paid = cost(false, CAUSE['ACT-PORT-02']);
      return b === BOTTOM_ROW ? [paid] : [paid, cost(true, CAUSE['TILE-S09'])];
    }
    default: {
      const [local, locals, ofColour] = [state.bargeColour[a], localCost(state, seat, a, b), colourCost(state, seat, a, b)];
      const cost = (less1: number, less2: number) => [local, locals - less1, b, ofColour - less2, CAUSE['ACT-BLD-04']];
      // The Harbormaster B7 takes one off either part.
      return [cost(0, 0), cost(1, 0), cost(0, 1)];
    }
  }
}

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

/** A frame with what lies around it. */
export interface FrameView<Kind extends FrameKind> {
  readonly state: State;
  readonly base: State;
  readonly seat: number;
  /** The values of its fields. */
  readonly says: Values<Kind>;
  /** The bytes of the frames below and above; without one above there is none. */
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

/** What a neighbouring frame says if it is of this kind. */
export const saidBy = <Kind extends FrameKind>(frame: Uint8Array | null, kind: Kind): Partial<Values<Kind>> =>
  frame !== null && isKind(frame, kind) ? valuesOf(frame, kind) : {};

export const isKind = (frame: Uint8Array | null, ...kinds: readonly FrameKind[]): boolean =>
  frame !== null && kinds.includes(FRAME_KINDS[frame[0]]);

export type Holds<Kind extends FrameKind> = (view: FrameView<Kind>) => boolean;
export type Contents<Kinds extends FrameKind> = { readonly [Kind in Kinds]?: Holds<Kind> };

/** What a frame says is so. Kinds without a line say nothing that could be wrong, or the engine's own list of answers finds it. */
export const TABLE_CONTENTS: Contents<TableFrameKind> = {
  setUp: isSetUpFrame,
  turn: ({ says, above }) => (says.stage === 0) === isKind(above, 'action', 'botTurn') && above !== null,
  action: ({ state, above }) => state.actionsLeft === ACTIONS_PER_TURN || !isKind(above, 'die', 'destination'),
  die: ({ state, above, seat }) => state.assistant[seat] !== NONE || isKind(above, 'pawns'),
  scoringOrder: ({ state, says: { districts }, above }) =>
    districts !== 0 && (districts & ~state.emptyBarges()) === 0 && (above === null || (districts & (1 << scoredBy(above))) === 0),
  rollDice: ({ state, says }) => state.isBargeEmpty(says.district),
  score: isScoring,
  finalScoring: ({ says, above }) => saidBy(above, 'score').district === says.done - 1,
  over: ({ above }) => above === null,
  dealHarbormaster: ({ state, says, below }) =>
    isKind(below, 'setUp') ? says.line !== NONE : says.line === NONE && says.toSeat === state.active && state.asideHarbormasters[0] !== 0,
  dealSpecialWater: ({ says, below }) => says.refill === 1 || isKind(below, 'setUp'),
  dealUrbanCard: (view) => isKind(view.below, 'setUp') || isUrbanDeal(view),
  urbanCard: isUrbanChoice,
  startColour: ({ state, seat }) => hasAllHouses(state, seat),
  startSpace: ({ state, seat, says }) => hasAllHouses(state, seat) && state.pieceStock[says.colour] > 0,
  projectSpace: ({ says, below }) => isKind(below, 'action') || says.further === 1,
  houseRow: ({ state, seat, says }) => forbidsStandingInPort(state, seat, says.portSpace) === null,
  portHouse: isPortHouse,
  zigguratHouse: isZigguratHouse,
  construct: isConstruct,
  markShip: ({ state, seat, says, above }) =>
    saidBy(above, 'shipPayment').rule === says.rule && forbidsShip(state, seat, says.shipSpace, 0, ANY_SIZE) === null,
  placeGarden: isGardenPlaced,
  gardenSpace({ state, seat, says, below }) {
    const { district, placed = 0 } = saidBy(below, 'gardening');
    return says.district === district && placed > 0 && forbidsPlacingGarden(state, seat, district, placed - 1) === null;
  },
  waterSpace: ({ state, seat, says: { district, tile }, below }) =>
    district === saidBy(below, 'gardening').district && (tile === NONE ? state.water[seat] > 0 : state.special[tile] === HELD + seat),
  bonus: ({ says, above }) =>
    isKind(above, 'payment') && says.rule === (says.kind === BONUS.water ? CAUSE['ACT-GARD-03'] : CAUSE['ACT-GARD-02']),
  payment: isOwed,
  shipPayment: ({ state, seat, says }) => canPayShip(state, seat, says.gold),
  anyPayment: ({ state, seat, says: { rule }, below }) =>
    rule === saidBy(below, 'steps').rule && (rule === CAUSE['TILE-S13'] || rule === CAUSE['TILE-S14']) && canPayAny(state, seat),
  refillPayment: ({ state, seat, says }) => forbidsRefill(state, seat, says.colour) === null,
  steps: ({ above }) => isKind(above, 'payment', 'anyPayment', 'supplyDie'),
  effects: ({ says, above }) => above !== null && says.done < effectKinds[says.list].length,
  projectEffects: ({ above }) => above !== null,
  afterConstructMore: ({ says }) => says.steps + says.gardening + says.ship > 0,
  stepOfChoice: ({ says }) => says.out === 0 || says.different === 1,
  specialWater: ({ above, says }) => above === null && says.tiles + says.taken <= 9,
};

/** In set-up chance is asked as in the standard set-up; after that starting Buildings are placed, with their bonuses. */
function isSetUpFrame({ state, base, above }: FrameView<'setUp'>): boolean {
  if (above === null) return false;
  const isDeal = frameSeatAt(base, base.depth - 1) === CHANCE;
  if (!isDeal) return above[1] !== CHANCE || saidBy(above, 'dealSpecialWater').refill === 1;
  return state.depth === base.depth && state.stack.subarray(0, base.depth * FRAME_BYTES).every((byte, at) => byte === base.stack[at]);
}

/** The District that a frame on an order of scorings scores, or whose dice it rolls. */
const scoredBy = (frame: Uint8Array): number => saidBy(frame, 'score').district ?? saidBy(frame, 'rollDice').district ?? DISTRICTS;

function hasAllHouses({ vacated }: State, seat: number): boolean {
  return vacated.subarray(seat * HOUSE_ROWS, (seat + 1) * HOUSE_ROWS).every((gone) => gone === 0);
}

const FINAL = 3;

/** A scoring that waits for the compensation of a player. */
function isScoring({ state, says: { district, compensated, mode }, below, above }: FrameView<'score'>): boolean {
  if (above === null || compensated > state.setting.players) return false;
  if (isKind(below, 'finalScoring')) return mode === FINAL;
  if (mode === FINAL || !state.isBargeEmpty(district)) return false;
  return mode === FULL || state.ending !== PLAYING;
}

/** For the question below, or for the deal that lies on it. */
const isUrbanDeal = ({ state, says, below }: FrameView<'dealUrbanCard'>): boolean =>
  says.toChoose === 1 &&
  says.toSeat === state.active &&
  says.rule === (saidBy(below, 'urbanCard').rule ?? saidBy(below, 'dealUrbanCard').rule);

/** The cards drawn so far are the player's; the others are being dealt. */
function isUrbanChoice({ state, seat, says: { card: first, otherCard }, above }: FrameView<'urbanCard'>): boolean {
  const drawn = [first, otherCard].filter((card) => card !== NONE);
  if (drawn.some((card) => state.urban[card] !== URBAN_HELD + seat) || (drawn.length === 2 && drawn[0] === drawn[1])) return false;
  if (first === NONE && otherCard !== NONE) return false;
  let deals = 0;
  for (let index = 0; index < state.depth; index++) if (frameKindAt(state, index) === FRAME.dealUrbanCard) deals++;
  const left = state.urban.filter((place) => place < URBAN_HELD).length;
  return drawn.length + deals <= 2 && deals <= left && (above === null || isKind(above, 'dealUrbanCard'));
}

/** What is asked, or drawn for the Bot, before anything is placed. */
const paymentOf = ({ setting }: State, seat: number): FrameKind => (seat === setting.bot ? 'botPayment' : 'payment');

/** Before the payment (stage 0) the space is free; then the House stands. A red space asks nothing after its Crate. */
function isPortHouse({ state, seat, says, above }: FrameView<'portHouse'>): boolean {
  const { portSpace: space, row, stage } = says;
  if (above === null || (stage === 0) !== isKind(above, paymentOf(state, seat))) return false;
  if (seat === state.setting.bot && row !== BOTTOM_ROW) return false;
  if (stage === 0) return forbidsStandingInPort(state, seat, space) === null && hasHouse(state, seat, row);
  return state.portHouses[space] === seat && (stage === 1 || !isRed(space));
}

/** The claim needs a marker: before the space's bonus it may still bring one. */
function isZigguratHouse({ state, seat, says, above }: FrameView<'zigguratHouse'>): boolean {
  const { zigguratSpace: space, stage } = says;
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
function isConstruct({ state, seat, says, above }: FrameView<'construct'>): boolean {
  const { district, colour, stage, space: name, size } = says;
  if (above === null || (stage === 0) !== isKind(above, paymentOf(state, seat)) || (stage === 0) !== (size === 0)) return false;
  const { piece, detail, setting } = state;
  if (stage === 0) {
    const projects = state.projects[groupAt(district, colour)];
    return projects > 0 && projects <= state.pieceStock[colour] && houseRow(state, seat, colour) !== NONE;
  }
  const pieces = setting.gridSpaces[district].filter((space) => piece[space] === building(colour, seat) && detail[space] === name).length;
  let markers = 0;
  for (let other = 0; other < setting.players; other++) markers += (says.markers >> (2 * other)) & 3;
  return pieces === size && markers === size && stage <= 2 * setting.players;
}

/** Before the marker is chosen (stage 0) the space has Water; then the Garden. */
function isGardenPlaced({ state, seat, says, below, above }: FrameView<'placeGarden'>): boolean {
  const { space, district, stage } = says;
  const here = seat === state.setting.bot ? state.assistant[seat] : saidBy(below, 'gardening').district;
  if (above === null || district !== here || (state.setting.usableFrom[space] & (1 << district)) === 0) return false;
  if (stage === 1) return state.piece[space] === garden(seat);
  return isKind(above, 'markerSource') && state.piece[space] === WATER && state.gardens[seat] > 0;
}

/** A payment is the cost of what lies below it, and can be paid. */
function isOwed({ state, seat, says, below }: FrameView<'payment'>): boolean {
  const { colour, amount, otherColour, otherAmount, rule } = says;
  const owed = [colour, amount, otherColour, otherAmount, rule];
  const isConstructing = isKind(below, 'construct');
  const costs = costsOf(state, seat, below);
  if (!costs.some((cost) => cost.every((value, index) => value === owed[index]))) return false;
  return canPay(state, seat, colour, amount, otherColour, otherAmount, isConstructing ? discountOf(state, seat) : 0);
}

/** What a frame below a payment can cost: first colour and amount, second colour and amount, cause. */
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
    default: {
      const { district, colour } = valuesOf(below, 'construct');
      const local = state.bargeColour[district];
      const locals = localCost(state, seat, district, colour);
      const ofColour = colourCost(state, seat, district, colour);
      const cost = (less1: number, less2: number) => [local, locals - less1, colour, ofColour - less2, CAUSE['ACT-BLD-04']];
      // The Harbormaster B7 takes one off either part.
      return [cost(0, 0), cost(1, 0), cost(0, 1)];
    }
  }
}

/**
 * Pushes a frame: `push.portHouse(state, seat, { portSpace, row })`. Each kind has its own function, which writes every field into its
 * byte. A field that is missing, unknown or written into the wrong byte is a type error.
 *
 * The functions are written out, because a generic one that loops over field names is slower (decision 0029).
 */
import type { BoundPayload, Payload, PayloadBytes } from './frame-fields.ts';
import { FRAME, type FrameKind, pushBytes } from './frames.ts';
import type { State } from './state.ts';

/** The payload may be left out if none of its fields is required. */
type Pushing<Kind extends FrameKind, Said> =
  Record<never, never> extends Payload<Kind>
    ? (state: State, seat: number, payload?: Said) => void
    : (state: State, seat: number, payload: Said) => void;

/** A local constant, because the compiled code would read an imported one again at every push. */
const KIND = FRAME;

const write: (state: State, kind: number, seat: number, ...bytes: PayloadBytes) => void = pushBytes;

const WRITES: { readonly [Kind in FrameKind]: Pushing<Kind, BoundPayload<Kind>> } = {
  dealBarge: (state, seat, { district }) => write(state, KIND.dealBarge, seat, district),
  rollDice: (state, seat, { district }) => write(state, KIND.rollDice, seat, district),
  dealShip: (state, seat, { shipSpace }) => write(state, KIND.dealShip, seat, shipSpace),
  dealHarbormaster: (state, seat, { line, toSeat }) => write(state, KIND.dealHarbormaster, seat, line, toSeat),
  dealPortCrate: (state, seat, { line }) => write(state, KIND.dealPortCrate, seat, line),
  dealSpecialWater: (state, seat, said) => write(state, KIND.dealSpecialWater, seat, said?.refill, said?.rule),
  dealActionTile: (state, seat, { actionSpace }) => write(state, KIND.dealActionTile, seat, actionSpace),
  dealZigguratTile: (state, seat, { section }) => write(state, KIND.dealZigguratTile, seat, section),
  dealDecree: (state, seat, { decreeSpace }) => write(state, KIND.dealDecree, seat, decreeSpace),
  dealCrate: (state, seat, { toSeat }) => write(state, KIND.dealCrate, seat, toSeat),
  dealUrbanCard: (state, seat, { toSeat, toChoose, rule }) => write(state, KIND.dealUrbanCard, seat, toSeat, toChoose, rule),
  drawStartPlayer: (state, seat) => write(state, KIND.drawStartPlayer, seat),
  startColour: (state, seat) => write(state, KIND.startColour, seat),
  startSpace: (state, seat, { colour }) => write(state, KIND.startSpace, seat, colour),
  pawns: (state, seat) => write(state, KIND.pawns, seat),
  die: (state, seat) => write(state, KIND.die, seat),
  destination: (state, seat, { face }) => write(state, KIND.destination, seat, face),
  action: (state, seat) => write(state, KIND.action, seat),
  projectColour: (state, seat, { district }) => write(state, KIND.projectColour, seat, district),
  projectSpace: (state, seat, { district, colour, further }) => write(state, KIND.projectSpace, seat, district, colour, further),
  constructColour: (state, seat, { district }) => write(state, KIND.constructColour, seat, district),
  afterConstruct: (state, seat, { size, colour, steps, gardening, ship }) =>
    write(state, KIND.afterConstruct, seat, size, colour, steps, gardening, ship),
  afterConstructMore: (state, seat, { size, colour, steps, gardening, ship }) =>
    write(state, KIND.afterConstructMore, seat, size, colour, steps, gardening, ship),
  portSpace: (state, seat, said) => write(state, KIND.portSpace, seat, said?.free),
  houseRow: (state, seat, { portSpace, free }) => write(state, KIND.houseRow, seat, portSpace, free),
  zigguratSpace: (state, seat) => write(state, KIND.zigguratSpace, seat),
  ship: (state, seat, { gold, optional, rule }) => write(state, KIND.ship, seat, gold, optional, rule),
  gardeningStart: (state, seat, { district, placed, extra }) => write(state, KIND.gardeningStart, seat, district, placed, extra),
  gardening: (state, seat, { district, placed, extra }) => write(state, KIND.gardening, seat, district, placed, extra),
  waterSpace: (state, seat, { district, tile }) => write(state, KIND.waterSpace, seat, district, tile),
  gardenSpace: (state, seat, { district }) => write(state, KIND.gardenSpace, seat, district),
  markerSource: (state, seat) => write(state, KIND.markerSource, seat),
  payment: (state, seat, { colour, amount, otherColour, otherAmount, rule }) =>
    write(state, KIND.payment, seat, colour, amount, otherColour, otherAmount, rule),
  shipPayment: (state, seat, { gold, rule }) => write(state, KIND.shipPayment, seat, gold, rule),
  anyPayment: (state, seat, { rule }) => write(state, KIND.anyPayment, seat, rule),
  refillPayment: (state, seat, { colour }) => write(state, KIND.refillPayment, seat, colour),
  bargeDie: (state, seat, { colour }) => write(state, KIND.bargeDie, seat, colour),
  supplyDie: (state, seat, { optional, rule }) => write(state, KIND.supplyDie, seat, optional, rule),
  specialWater: (state, seat, { optional, rule, tiles, taken }) => write(state, KIND.specialWater, seat, optional, rule, tiles, taken),
  architectMove: (state, seat, { rule }) => write(state, KIND.architectMove, seat, rule),
  crateRefill: (state, seat, { crates, rule, paid }) => write(state, KIND.crateRefill, seat, crates, rule, paid),
  stepOfChoice: (state, seat, { choices, optional, rule, steps, out, different }) =>
    write(state, KIND.stepOfChoice, seat, choices, optional, rule, steps, out, different),
  paidStep: (state, seat) => write(state, KIND.paidStep, seat),
  boughtStep: (state, seat, { colour, rule }) => write(state, KIND.boughtStep, seat, colour, rule),
  anyActionTile: (state, seat, { rule }) => write(state, KIND.anyActionTile, seat, rule),
  zigguratClaim: (state, seat, { rule }) => write(state, KIND.zigguratClaim, seat, rule),
  gardenOrMarker: (state, seat) => write(state, KIND.gardenOrMarker, seat),
  urbanCard: (state, seat, { card, otherCard, rule }) => write(state, KIND.urbanCard, seat, card, otherCard, rule),
  moveHouse: (state, seat, { houses }) => write(state, KIND.moveHouse, seat, houses),
  scoringOrder: (state, seat, { districts }) => write(state, KIND.scoringOrder, seat, districts),
  setUp: (state, seat, said) => write(state, KIND.setUp, seat, said?.step, said?.times),
  turn: (state, seat, said) => write(state, KIND.turn, seat, said?.stage),
  effects: (state, seat, { list, done }) => write(state, KIND.effects, seat, list, done),
  bonus: (state, seat, { kind, amount, colour, district, optional, rule }) =>
    write(state, KIND.bonus, seat, kind, amount, colour, district, optional, rule),
  steps: (state, seat, { colour, steps, rule }) => write(state, KIND.steps, seat, colour, steps, rule),
  projectEffects: (state, seat, { colour }) => write(state, KIND.projectEffects, seat, colour),
  placeGarden: (state, seat, { space, district, fromSupply, stage }) =>
    write(state, KIND.placeGarden, seat, space, district, fromSupply, stage),
  construct: (state, seat, { district, colour, stage, space, size, markers }) =>
    write(state, KIND.construct, seat, district, colour, stage, space, size, markers),
  markShip: (state, seat, { shipSpace, rule }) => write(state, KIND.markShip, seat, shipSpace, rule),
  portHouse: (state, seat, { portSpace, row, stage }) => write(state, KIND.portHouse, seat, portSpace, row, stage),
  zigguratHouse: (state, seat, { zigguratSpace, stage }) => write(state, KIND.zigguratHouse, seat, zigguratSpace, stage),
  score: (state, seat, { district, compensated, mode, lost }) => write(state, KIND.score, seat, district, compensated, mode, lost),
  finalScoring: (state, seat, said) => write(state, KIND.finalScoring, seat, said?.done),
  over: (state, seat) => write(state, KIND.over, seat),
  openAutomaCard: (state, seat, { place, rule }) => write(state, KIND.openAutomaCard, seat, place, rule),
  drawAutomaTile: (state, seat, { number, rule, fromStock }) => write(state, KIND.drawAutomaTile, seat, number, rule, fromStock),
  drawColour: (state, seat, { among, rule }) => write(state, KIND.drawColour, seat, among, rule),
  automaReset: (state, seat, { stage, deck, bag, rule }) => write(state, KIND.automaReset, seat, stage, deck, bag, rule),
  botStart: (state, seat, said) => write(state, KIND.botStart, seat, said?.building),
  botTurn: (state, seat, said) => write(state, KIND.botTurn, seat, said?.stage),
  botPayment: (state, seat, { colour, amount, rule }) => write(state, KIND.botPayment, seat, colour, amount, rule),
  botSteps: (state, seat, { colour, rule, choices, steps, tracks, out }) =>
    write(state, KIND.botSteps, seat, colour, rule, choices, steps, tracks, out),
  botBonus: (state, seat, { letter, colour }) => write(state, KIND.botBonus, seat, letter, colour),
  botProject: (state, seat, { colour, stage }) => write(state, KIND.botProject, seat, colour, stage),
  botConstruct: (state, seat, { colour }) => write(state, KIND.botConstruct, seat, colour),
  botBuilt: (state, seat, { district, colour, size, stage }) => write(state, KIND.botBuilt, seat, district, colour, size, stage),
  botGardening: (state, seat, said) => write(state, KIND.botGardening, seat, said?.placed, said?.paid),
  botEffects: (state, seat, { list, done }) => write(state, KIND.botEffects, seat, list, done),
  botClaim: (state, seat, { colour }) => write(state, KIND.botClaim, seat, colour),
};

export const push = WRITES as { readonly [Kind in FrameKind]: Pushing<Kind, Payload<Kind>> };

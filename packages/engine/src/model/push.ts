/**
 * Pushing a frame: `push.portHouse(state, seat, { portSpace, row })`. There is a function for each kind, which writes every field into its
 * byte. A field that is missing, unknown or written into the byte of another one is a type error.
 *
 * The functions are spelt out because one that walks the names of any kind is slower; decision 0029 has the figures.
 */
import type { BoundPayload, Payload, PayloadBytes } from './frame-fields.ts';
import { FRAME, type FrameKind, pushBytes } from './frames.ts';
import type { State } from './state.ts';

/** The payload can be left out where it says nothing that must be said. */
type Pushing<Kind extends FrameKind, Said> =
  Record<never, never> extends Payload<Kind>
    ? (state: State, seat: number, payload?: Said) => void
    : (state: State, seat: number, payload: Said) => void;

const write: (state: State, kind: number, seat: number, ...bytes: PayloadBytes) => void = pushBytes;

const WRITES: { readonly [Kind in FrameKind]: Pushing<Kind, BoundPayload<Kind>> } = {
  dealBarge: (state, seat, { district }) => write(state, FRAME.dealBarge, seat, district),
  rollDice: (state, seat, { district }) => write(state, FRAME.rollDice, seat, district),
  dealShip: (state, seat, { shipSpace }) => write(state, FRAME.dealShip, seat, shipSpace),
  dealHarbormaster: (state, seat, { line, toSeat }) => write(state, FRAME.dealHarbormaster, seat, line, toSeat),
  dealPortCrate: (state, seat, { line }) => write(state, FRAME.dealPortCrate, seat, line),
  dealSpecialWater: (state, seat, said) => write(state, FRAME.dealSpecialWater, seat, said?.refill, said?.rule),
  dealActionTile: (state, seat, { actionSpace }) => write(state, FRAME.dealActionTile, seat, actionSpace),
  dealZigguratTile: (state, seat, { section }) => write(state, FRAME.dealZigguratTile, seat, section),
  dealDecree: (state, seat, { decreeSpace }) => write(state, FRAME.dealDecree, seat, decreeSpace),
  dealCrate: (state, seat, { toSeat }) => write(state, FRAME.dealCrate, seat, toSeat),
  dealUrbanCard: (state, seat, { toSeat, toChoose, rule }) => write(state, FRAME.dealUrbanCard, seat, toSeat, toChoose, rule),
  drawStartPlayer: (state, seat) => write(state, FRAME.drawStartPlayer, seat),
  startColour: (state, seat) => write(state, FRAME.startColour, seat),
  startSpace: (state, seat, { colour }) => write(state, FRAME.startSpace, seat, colour),
  pawns: (state, seat) => write(state, FRAME.pawns, seat),
  die: (state, seat) => write(state, FRAME.die, seat),
  destination: (state, seat, { face }) => write(state, FRAME.destination, seat, face),
  action: (state, seat) => write(state, FRAME.action, seat),
  projectColour: (state, seat, { district }) => write(state, FRAME.projectColour, seat, district),
  projectSpace: (state, seat, { district, colour, further }) => write(state, FRAME.projectSpace, seat, district, colour, further),
  constructColour: (state, seat, { district }) => write(state, FRAME.constructColour, seat, district),
  afterConstruct: (state, seat, { size, colour, steps, gardening, ship }) =>
    write(state, FRAME.afterConstruct, seat, size, colour, steps, gardening, ship),
  afterConstructMore: (state, seat, { size, colour, steps, gardening, ship }) =>
    write(state, FRAME.afterConstructMore, seat, size, colour, steps, gardening, ship),
  portSpace: (state, seat, said) => write(state, FRAME.portSpace, seat, said?.free),
  houseRow: (state, seat, { portSpace, free }) => write(state, FRAME.houseRow, seat, portSpace, free),
  zigguratSpace: (state, seat) => write(state, FRAME.zigguratSpace, seat),
  ship: (state, seat, { gold, optional, rule }) => write(state, FRAME.ship, seat, gold, optional, rule),
  gardeningStart: (state, seat, { district, placed, extra }) => write(state, FRAME.gardeningStart, seat, district, placed, extra),
  gardening: (state, seat, { district, placed, extra }) => write(state, FRAME.gardening, seat, district, placed, extra),
  waterSpace: (state, seat, { district, tile }) => write(state, FRAME.waterSpace, seat, district, tile),
  gardenSpace: (state, seat, { district }) => write(state, FRAME.gardenSpace, seat, district),
  markerSource: (state, seat) => write(state, FRAME.markerSource, seat),
  payment: (state, seat, { colour, amount, otherColour, otherAmount, rule }) =>
    write(state, FRAME.payment, seat, colour, amount, otherColour, otherAmount, rule),
  shipPayment: (state, seat, { gold, rule }) => write(state, FRAME.shipPayment, seat, gold, rule),
  anyPayment: (state, seat, { rule }) => write(state, FRAME.anyPayment, seat, rule),
  refillPayment: (state, seat, { colour }) => write(state, FRAME.refillPayment, seat, colour),
  bargeDie: (state, seat, { colour }) => write(state, FRAME.bargeDie, seat, colour),
  supplyDie: (state, seat, { optional, rule }) => write(state, FRAME.supplyDie, seat, optional, rule),
  specialWater: (state, seat, { optional, rule, tiles, taken }) => write(state, FRAME.specialWater, seat, optional, rule, tiles, taken),
  architectMove: (state, seat, { rule }) => write(state, FRAME.architectMove, seat, rule),
  crateRefill: (state, seat, { crates, rule, paid }) => write(state, FRAME.crateRefill, seat, crates, rule, paid),
  stepOfChoice: (state, seat, { choices, optional, rule, steps, out, different }) =>
    write(state, FRAME.stepOfChoice, seat, choices, optional, rule, steps, out, different),
  paidStep: (state, seat) => write(state, FRAME.paidStep, seat),
  boughtStep: (state, seat, { colour, rule }) => write(state, FRAME.boughtStep, seat, colour, rule),
  anyActionTile: (state, seat, { rule }) => write(state, FRAME.anyActionTile, seat, rule),
  zigguratClaim: (state, seat, { rule }) => write(state, FRAME.zigguratClaim, seat, rule),
  gardenOrMarker: (state, seat) => write(state, FRAME.gardenOrMarker, seat),
  urbanCard: (state, seat, { card, otherCard, rule }) => write(state, FRAME.urbanCard, seat, card, otherCard, rule),
  moveHouse: (state, seat, { houses }) => write(state, FRAME.moveHouse, seat, houses),
  scoringOrder: (state, seat, { districts }) => write(state, FRAME.scoringOrder, seat, districts),
  setUp: (state, seat, said) => write(state, FRAME.setUp, seat, said?.step, said?.times),
  turn: (state, seat, said) => write(state, FRAME.turn, seat, said?.stage),
  effects: (state, seat, { list, done }) => write(state, FRAME.effects, seat, list, done),
  bonus: (state, seat, { kind, amount, colour, district, optional, rule }) =>
    write(state, FRAME.bonus, seat, kind, amount, colour, district, optional, rule),
  steps: (state, seat, { colour, steps, rule }) => write(state, FRAME.steps, seat, colour, steps, rule),
  projectEffects: (state, seat, { colour }) => write(state, FRAME.projectEffects, seat, colour),
  placeGarden: (state, seat, { space, district, fromSupply, stage }) =>
    write(state, FRAME.placeGarden, seat, space, district, fromSupply, stage),
  construct: (state, seat, { district, colour, stage, space, size, markers }) =>
    write(state, FRAME.construct, seat, district, colour, stage, space, size, markers),
  markShip: (state, seat, { shipSpace, rule }) => write(state, FRAME.markShip, seat, shipSpace, rule),
  portHouse: (state, seat, { portSpace, row, stage }) => write(state, FRAME.portHouse, seat, portSpace, row, stage),
  zigguratHouse: (state, seat, { zigguratSpace, stage }) => write(state, FRAME.zigguratHouse, seat, zigguratSpace, stage),
  score: (state, seat, { district, compensated, mode, lost }) => write(state, FRAME.score, seat, district, compensated, mode, lost),
  finalScoring: (state, seat, said) => write(state, FRAME.finalScoring, seat, said?.done),
  over: (state, seat) => write(state, FRAME.over, seat),
  openAutomaCard: (state, seat, { place, rule }) => write(state, FRAME.openAutomaCard, seat, place, rule),
  drawAutomaTile: (state, seat, { number, rule, fromStock }) => write(state, FRAME.drawAutomaTile, seat, number, rule, fromStock),
  drawColour: (state, seat, { among, rule }) => write(state, FRAME.drawColour, seat, among, rule),
  automaReset: (state, seat, { stage, deck, bag, rule }) => write(state, FRAME.automaReset, seat, stage, deck, bag, rule),
  botStart: (state, seat, said) => write(state, FRAME.botStart, seat, said?.building),
  botTurn: (state, seat, said) => write(state, FRAME.botTurn, seat, said?.stage),
  botPayment: (state, seat, { colour, amount, rule }) => write(state, FRAME.botPayment, seat, colour, amount, rule),
  botSteps: (state, seat, { colour, rule, choices, steps, tracks, out }) =>
    write(state, FRAME.botSteps, seat, colour, rule, choices, steps, tracks, out),
  botBonus: (state, seat, { letter, colour }) => write(state, FRAME.botBonus, seat, letter, colour),
  botProject: (state, seat, { colour, stage }) => write(state, FRAME.botProject, seat, colour, stage),
  botConstruct: (state, seat, { colour }) => write(state, FRAME.botConstruct, seat, colour),
  botBuilt: (state, seat, { district, colour, size, stage }) => write(state, FRAME.botBuilt, seat, district, colour, size, stage),
  botGardening: (state, seat, said) => write(state, FRAME.botGardening, seat, said?.placed, said?.paid),
  botEffects: (state, seat, { list, done }) => write(state, FRAME.botEffects, seat, list, done),
  botClaim: (state, seat, { colour }) => write(state, FRAME.botClaim, seat, colour),
};

export const push = WRITES as { readonly [Kind in FrameKind]: Pushing<Kind, Payload<Kind>> };

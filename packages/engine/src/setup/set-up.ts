/**
 * Set-up: what is dealt and rolled, in the order of the rulebook's steps, then the starting Buildings (SET-02 to SET-27).
 *
 * Payload a: step, b: how often it has been done.
 */
import type { Work } from '../contracts.ts';
import { RESOURCE_COLOURS } from '../edition/types.ts';
import { A, B, FRAME, pop, push, top } from '../model/frames.ts';
import {
  ACTION_SPACES,
  BOT_START_GOLD,
  BUILDING_COLOUR_COUNT,
  CHANCE,
  DISTRICTS,
  HARBORMASTER_COUNT,
  NONE,
  PORT_LINE_COUNT,
  RESOURCE_COLOUR_COUNT,
  SHIP_SPACES,
  START_GOLD,
  START_MARKERS,
  START_VP,
} from '../model/ids.ts';
import { addVp, START } from '../model/ledger.ts';
import { IN_STACK, type State } from '../model/state.ts';
import { beginTurn } from '../turn.ts';

/** Fills a state with all that chance does not decide, and pushes the set-up. */
export function beginSetUp(state: State): void {
  const { setting } = state;
  const { stocks } = setting;
  state.bytes.fill(0);
  state.depth = 0;
  state.count = -1;
  state.active = NONE;
  state.timeGold = setting.timeSpaces;
  state.waterStock = stocks.regularWater;
  state.gardenStock = stocks.gardens;
  state.bargeColour.fill(NONE);
  state.ships.fill(NONE);
  state.asideHarbormasters[0] = (1 << HARBORMASTER_COUNT) - 1;
  state.harbormasters.fill(NONE);
  state.portCrates.fill(NONE);
  state.portHouses.fill(NONE);
  state.actionTiles.fill(NONE);
  state.zigguratTiles.fill(NONE);
  state.zigguratHouses.fill(NONE);
  state.decrees.fill(NONE);
  state.decreeOwners.fill(NONE);
  state.architect.fill(NONE);
  state.assistant.fill(NONE);
  state.piece.set(setting.printedPieces);
  for (let seat = 0; seat < setting.players; seat++) addVp(state, seat, START_VP, START);
  state.gold.fill(START_GOLD);
  state.markers.fill(START_MARKERS);
  state.markerSupply.fill(stocks.claimMarkers - START_MARKERS);
  for (let colour = 0; colour < BUILDING_COLOUR_COUNT; colour++) {
    state.projectStock[colour] = stocks.projectsPerColour;
    state.pieceStock[colour] = stocks.piecesPerColour;
  }
  for (let colour = 0; colour < RESOURCE_COLOUR_COUNT; colour++) {
    state.supply[colour] = setting.dicePerColour;
    state.crateStock[colour] = stocks.cratesPerColour;
  }
  if (setting.bot !== NONE) {
    state.startSeat = setting.bot;
    state.gold[setting.bot] = BOT_START_GOLD;
    state.markers[setting.bot] = 0;
    state.markerSupply[setting.bot] = 0;
  }
  push(state, FRAME.setUp, NONE);
}

/** Each step is done until it says it has nothing (more) to do. */
export const setUp: Work = (state) => {
  const frame = top(state);
  const steps = state.setting.bot === NONE ? STEPS : SOLO_STEPS;
  for (let step = state.stack[frame + A]; step < steps.length; step++) {
    state.stack[frame + A] = step;
    if (steps[step](state, state.stack[frame + B]++)) return;
    state.stack[frame + B] = 0;
  }
  pop(state);
  beginTurn(state, state.startSeat);
};

type Step = (state: State, times: number) => boolean;

/** What lies on the board. */
const BOARD_STEPS: readonly Step[] = [
  layBarges,
  (state, district) => district < DISTRICTS && asked(state, FRAME.rollDice, district),
  layShips,
  (state, line) => line < PORT_LINE_COUNT && asked(state, FRAME.dealHarbormaster, line),
  (state, line) => line < PORT_LINE_COUNT && asked(state, FRAME.dealPortCrate, line),
  openSpecialWater,
  (state, space) => space < ACTION_SPACES && asked(state, FRAME.dealActionTile, space),
  (state, section) => section < BUILDING_COLOUR_COUNT && asked(state, FRAME.dealZigguratTile, section),
  (state, space) => space < state.setting.players && asked(state, FRAME.dealDecree, space),
];

const STEPS: readonly Step[] = [
  ...BOARD_STEPS,
  (state, seat) => seat < state.setting.players && asked(state, FRAME.dealCrate, seat),
  boxCrates,
  (state, seat) => seat < state.setting.players && asked(state, FRAME.dealUrbanCard, seat),
  (state, times) => times === 0 && asked(state, FRAME.drawStartPlayer, 0),
  placeStartBuildings,
];

/** The Bot gets no Crate and no Urban card, starts, and places its first Building last (SOLO-02, SOLO-10, A-71). */
const SOLO_STEPS: readonly Step[] = [
  ...BOARD_STEPS,
  (state, times) => times === 0 && asked(state, FRAME.dealCrate, personOf(state)),
  boxCrates,
  (state, times) => times === 0 && asked(state, FRAME.dealUrbanCard, personOf(state)),
  (state, times) => times === 0 && pushed(state, FRAME.botStart, state.setting.bot),
  (state, times) => times === 0 && pushed(state, FRAME.startColour, personOf(state)),
  (state, times) => times === 0 && pushed(state, FRAME.botStart, state.setting.bot, 1),
];

const personOf = (state: State): number => 1 - state.setting.bot;

function pushed(state: State, kind: number, seat: number, a = 0): boolean {
  push(state, kind, seat, a);
  return true;
}

function asked(state: State, kind: number, a: number): boolean {
  return pushed(state, kind, CHANCE, a);
}

/** Printed Barges in a first game (SET-04); otherwise by lot. */
function layBarges(state: State, district: number): boolean {
  if (district === DISTRICTS) return false;
  if (!state.setting.switches.firstGame) return asked(state, FRAME.dealBarge, district);
  const colour = state.setting.edition.districts.firstGameBarges[district];
  state.bargeColour[district] = RESOURCE_COLOURS.indexOf(colour);
  state.events?.push({ event: 'bargeLaid', rule: 'SET-04', district: district + 1, colour });
  return true;
}

function layShips(state: State, times: number): boolean {
  if (times === SHIP_SPACES) return false;
  return state.setting.printedShips[times] > 0 || asked(state, FRAME.dealShip, times);
}

/** As many as the display holds, or fewer where there are not so many (SET-10). */
function openSpecialWater(state: State, times: number): boolean {
  if (times === state.setting.stocks.specialWaterDisplay || !state.special.includes(IN_STACK)) return false;
  return asked(state, FRAME.dealSpecialWater, 0);
}

/** Left-over Crates are boxed (SET-20). */
function boxCrates(state: State): boolean {
  state.crateStock.fill(0);
  return false;
}

/** From the last player counterclockwise to the start player (SET-24), each with its bonus before the next. */
function placeStartBuildings(state: State, times: number): boolean {
  const { players } = state.setting;
  if (times === players) return false;
  push(state, FRAME.startColour, (state.startSeat + players - 1 - times) % players);
  return true;
}

/** Set-up: what is dealt and rolled, in the order of the rulebook's steps, then the starting Buildings (SET-02 to SET-27). */
import type { Work } from '../contracts.ts';
import { RESOURCE_COLOURS } from '../edition/types.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top } from '../model/frames.ts';
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
import { push } from '../model/push.ts';
import { IN_STACK, type State } from '../model/state.ts';
import { beginTurn } from '../turn.ts';

const AT = FIELDS.setUp;

/** Fills a state with everything that does not depend on chance, and pushes set-up. */
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
  push.setUp(state, NONE);
}

/** Carries out the steps in order, each the given number of times. */
export const setUp: Work = (state) => {
  const frame = top(state);
  const steps = state.setting.bot === NONE ? STEPS : SOLO_STEPS;
  for (let step = state.stack[frame + AT.step]; step < steps.length; step++) {
    state.stack[frame + AT.step] = step;
    const done = state.stack[frame + AT.times]++;
    if (done < steps[step].times(state)) {
      steps[step].deal(state, done);
      return;
    }
    state.stack[frame + AT.times] = 0;
  }
  pop(state);
  beginTurn(state, state.startSeat);
};

interface Step {
  times(state: State): number;
  /** `n` is the number of times the step was done before: the District, the line or the seat. */
  deal(state: State, n: number): void;
}

const once = (): number => 1;
const eachSeat = ({ setting }: State): number => setting.players;

/** The steps for the board. */
const BOARD_STEPS: readonly Step[] = [
  { times: () => DISTRICTS, deal: layBarge },
  { times: () => DISTRICTS, deal: (state, district) => push.rollDice(state, CHANCE, { district }) },
  { times: () => SHIP_SPACES, deal: layShip },
  { times: () => PORT_LINE_COUNT, deal: (state, line) => push.dealHarbormaster(state, CHANCE, { line }) },
  { times: () => PORT_LINE_COUNT, deal: (state, line) => push.dealPortCrate(state, CHANCE, { line }) },
  { times: specialWaterDisplayed, deal: (state) => push.dealSpecialWater(state, CHANCE) },
  { times: () => ACTION_SPACES, deal: (state, actionSpace) => push.dealActionTile(state, CHANCE, { actionSpace }) },
  { times: () => BUILDING_COLOUR_COUNT, deal: (state, section) => push.dealZigguratTile(state, CHANCE, { section }) },
  { times: eachSeat, deal: (state, decreeSpace) => push.dealDecree(state, CHANCE, { decreeSpace }) },
];

const STEPS: readonly Step[] = [
  ...BOARD_STEPS,
  { times: eachSeat, deal: (state, toSeat) => push.dealCrate(state, CHANCE, { toSeat }) },
  { times: once, deal: boxCrates },
  { times: eachSeat, deal: (state, toSeat) => push.dealUrbanCard(state, CHANCE, { toSeat }) },
  { times: once, deal: (state) => push.drawStartPlayer(state, CHANCE) },
  { times: eachSeat, deal: placeStartBuilding },
];

/** The Bot gets no Crate and no Urban card, is the start player, and places its first Building last (SOLO-02, SOLO-10, A-71). */
const SOLO_STEPS: readonly Step[] = [
  ...BOARD_STEPS,
  { times: once, deal: (state) => push.dealCrate(state, CHANCE, { toSeat: personOf(state) }) },
  { times: once, deal: boxCrates },
  { times: once, deal: (state) => push.dealUrbanCard(state, CHANCE, { toSeat: personOf(state) }) },
  { times: once, deal: (state) => push.botStart(state, state.setting.bot) },
  { times: once, deal: (state) => push.startColour(state, personOf(state)) },
  { times: once, deal: (state) => push.botStart(state, state.setting.bot, { building: 1 }) },
];

const personOf = (state: State): number => 1 - state.setting.bot;

/** The printed Barge in a first game (SET-04), otherwise a random one. */
function layBarge(state: State, district: number): void {
  if (!state.setting.switches.firstGame) {
    push.dealBarge(state, CHANCE, { district });
    return;
  }
  const colour = state.setting.edition.districts.firstGameBarges[district];
  state.bargeColour[district] = RESOURCE_COLOURS.indexOf(colour);
  state.events?.push({ event: 'bargeLaid', rule: 'SET-04', district: district + 1, colour });
}

function layShip(state: State, shipSpace: number): void {
  if (state.setting.printedShips[shipSpace] === 0) push.dealShip(state, CHANCE, { shipSpace });
}

/** The number of tiles in the display, or fewer if there are not so many (SET-10). */
function specialWaterDisplayed({ special, setting }: State): number {
  return special.includes(IN_STACK) ? setting.stocks.specialWaterDisplay : 0;
}

/** The remaining Crates go back into the box (SET-20). */
function boxCrates(state: State): void {
  state.crateStock.fill(0);
}

/**
 * From the last player counterclockwise to the start player (SET-24). Each gains the bonus before the next player places a Building.
 */
function placeStartBuilding(state: State, n: number): void {
  const { players } = state.setting;
  push.startColour(state, (state.startSeat + players - 1 - n) % players);
}

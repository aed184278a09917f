/**
 * What must hold of the fields of a state in every position: the ranges given in `state.ts`, narrowed by the edition, and what fields say
 * about each other. The board has a file of its own. Throws what it found.
 */
import { asked } from '../../src/engine.ts';
import { FRAME_KINDS, frameKindAt, frameSeatAt } from '../../src/model/frames.ts';
import { CHANCE, DISTRICTS, FACES, HOUSE_ROWS, NONE, RESOURCE_COLOUR_COUNT, SHIP_SPACES } from '../../src/model/ids.ts';
import { STACK_FRAMES } from '../../src/model/layout.ts';
import { HELD, LAST_ROUND, PLAYING, type State } from '../../src/model/state.ts';

export function checkWellFormed(state: State): void {
  checkRanges(state);
  checkCrateMemory(state);
  checkBarges(state);
  checkShips(state);
  checkStack(state);
}

function checkRanges(state: State): void {
  const { players, trackTop, stocks, dicePerColour, timeSpaces, rowLengths } = state.setting;
  within('vp', state.vp, 0, 2 ** 31 - 1);
  within('bargeColour', state.bargeColour, 0, 4, NONE);
  within('barge', state.barge, 0, dicePerColour);
  within('supply', state.supply, 0, dicePerColour);
  within('dice', state.dice, 0, dicePerColour);
  within('crateStock', state.crateStock, 0, stocks.cratesPerColour);
  within('markers', state.markers, 0, stocks.claimMarkers);
  within('markerSupply', state.markerSupply, 0, stocks.claimMarkers);
  within('mastery', state.mastery, 0, trackTop);
  within('architect', state.architect, 0, DISTRICTS - 1, NONE);
  within('assistant', state.assistant, 0, DISTRICTS - 1, NONE);
  within('water', state.water, 0, stocks.regularWater);
  within('gardens', state.gardens, 0, stocks.gardens);
  within('projectStock', state.projectStock, 0, stocks.projectsPerColour);
  within('pieceStock', state.pieceStock, 0, stocks.piecesPerColour);
  within('special', state.special, 0, HELD + players - 1);
  within('projects', state.projects, 0, 3);
  within('ownProjects', state.ownProjects, 0, 3);
  within('shipMarks', state.shipMarks, 0, (1 << players) - 1);
  for (let i = 0; i < state.vacated.length; i++) {
    if (state.vacated[i] > rowLengths[i % HOUSE_ROWS]) throw new Error(`vacated[${i}] is ${state.vacated[i]}`);
  }
  oneOf('active', state.active, 0, players - 1, NONE);
  oneOf('actionsLeft', state.actionsLeft, 0, 2);
  oneOf('startSeat', state.startSeat, 0, players - 1);
  oneOf('ending', state.ending, PLAYING, LAST_ROUND);
  oneOf('timeGold', state.timeGold, 0, timeSpaces);
  if ((state.timeGold === 0) !== (state.ending !== PLAYING)) throw new Error(`ending ${state.ending} with ${state.timeGold} Gold left`);
  oneOf('waterStock', state.waterStock, 0, stocks.regularWater);
  oneOf('gardenStock', state.gardenStock, 0, stocks.gardens);
  for (let seat = 0; seat < players; seat++) {
    if ((state.architect[seat] === NONE) !== (state.assistant[seat] === NONE)) throw new Error(`seat ${seat} has one pawn on the board`);
  }
}

/** Crates refilled by payment this turn are among the active player's Crates (KEY-30). */
function checkCrateMemory(state: State): void {
  for (let colour = 0; colour < RESOURCE_COLOUR_COUNT; colour++) {
    const at = state.active * RESOURCE_COLOUR_COUNT + colour;
    const up = state.active === NONE ? 15 : state.crateUp[at];
    const down = state.active === NONE ? 15 : state.crateDown[at];
    oneOf('refilledUp', state.refilledUp[colour], 0, up);
    oneOf('refilledDown', state.refilledDown[colour], 0, down);
  }
}

/** No die shows on a Barge of unknown colour. */
function checkBarges(state: State): void {
  for (let district = 0; district < DISTRICTS; district++) {
    if (state.bargeColour[district] !== NONE) continue;
    for (let face = 0; face < FACES; face++) if (state.barge[district * FACES + face] > 0) throw new Error(`dice on Barge ${district + 1}`);
  }
}

function checkShips(state: State): void {
  const { printedShips, shipSizes } = state.setting;
  let used = 0;
  for (let shipSpace = 0; shipSpace < SHIP_SPACES; shipSpace++) {
    const tile = state.ships[shipSpace];
    if (tile === NONE) {
      if (printedShips[shipSpace] === 0 && state.active !== NONE) throw new Error(`Ship space ${shipSpace + 1} is empty`);
      continue;
    }
    oneOf('ships', tile, 0, shipSizes.length - 1);
    if (printedShips[shipSpace] > 0) throw new Error(`a Ship tile on the printed Ship ${shipSpace + 1}`);
    if ((used & (1 << tile)) !== 0) throw new Error(`Ship tile ${tile} twice`);
    used |= 1 << tile;
  }
}

/** Every frame has a kind and a seat that exist; the top one is a question, or the end. */
function checkStack(state: State): void {
  oneOf('depth', state.depth, 1, STACK_FRAMES);
  for (let index = 0; index < state.depth; index++) {
    const kind = frameKindAt(state, index);
    const seat = frameSeatAt(state, index);
    oneOf('frame kind', kind, 0, FRAME_KINDS.length - 1);
    if (seat >= state.setting.players && seat !== NONE && seat !== CHANCE) throw new Error(`seat ${seat} in frame ${index}`);
    if (seat === CHANCE && index !== state.depth - 1) throw new Error('chance is asked below the top');
  }
  const who = asked(state);
  if (who !== NONE && who !== CHANCE && who >= state.setting.players) throw new Error(`seat ${who} is asked`);
}

/** [min, max], or the one value besides. */
function within(name: string, field: ArrayLike<number>, min: number, max: number, besides = -1): void {
  for (let i = 0; i < field.length; i++) {
    if ((field[i] < min || field[i] > max) && field[i] !== besides) throw new Error(`${name}[${i}] is ${field[i]}`);
  }
}

function oneOf(name: string, value: number, min: number, max: number, besides = -1): void {
  if ((value < min || value > max) && value !== besides) throw new Error(`${name} is ${value}, allowed ${min} to ${max}`);
}

/**
 * Invariants of the fields of a state in every position: the ranges given in `state.ts`, narrowed by the edition, and relations between
 * fields. `board.ts` checks the board. Throws a description of the fault.
 */
import { DECREE_IDS, DECREE_SYMBOLS, SHIP_IDS, ZIGGURAT_TILE_IDS } from '../../src/edition/types.ts';
import { asked } from '../../src/engine.ts';
import { FRAME, FRAME_KINDS, frameKindAt, frameSeatAt } from '../../src/model/frames.ts';
import {
  ACTION_TILE_COUNT,
  BOTTOM_ROW,
  CHANCE,
  CLAIM_SPACES,
  DECREE_SPACES,
  DISTRICTS,
  FACES,
  HARBORMASTER_COUNT,
  HOUSE_ROWS,
  NONE,
  NUMBER_STRIDE,
  PORT_LINE_COUNT,
  RESOURCE_COLOUR_COUNT,
  SHIP_SPACES,
} from '../../src/model/ids.ts';
import { STACK_FRAMES } from '../../src/model/layout.ts';
import { shipSpacesOfLine } from '../../src/model/port.ts';
import {
  AUTOMA_COVERED,
  AUTOMA_DECK,
  AUTOMA_LEFT,
  AUTOMA_RIGHT,
  HELD,
  LAST_ROUND,
  PLAYING,
  type State,
  URBAN_BOTTOM,
  URBAN_HELD,
} from '../../src/model/state.ts';
import { isPending, isSetUp } from '../support/conservation.ts';

export function checkWellFormed(state: State): void {
  checkRanges(state);
  checkCrateMemory(state);
  checkBarges(state);
  checkShips(state);
  checkAbilities(state);
  checkHarbormasterLines(state);
  checkPortHouses(state);
  checkTileSets(state);
  checkDecrees(state);
  checkUrbanCards(state);
  checkTime(state);
  checkStack(state);
  checkAutoma(state);
}

/** After set-up the Bot has two open cards, no Crates, no Water and no Harbormaster; its tiles are in piles without gaps. */
function checkAutoma(state: State): void {
  const { solo, bot } = state.setting;
  if (solo === null) return;
  within('automaCards', state.automaCards, AUTOMA_DECK, AUTOMA_COVERED);
  within('automaResets', state.automaResets, 0, 2);
  for (let district = 0; district < DISTRICTS; district++) {
    oneOf('automaMarkers', state.automaMarkers[district], 0, solo.markers[district]);
  }
  within('numberTiles', state.numberTiles, 0, 3);
  for (let at = 0; at < state.numberTiles.length - 1; at++) {
    const isGap = state.numberTiles[at] === 0 && state.numberTiles[at + 1] > 0;
    if (isGap && (at + 1) % NUMBER_STRIDE !== 0) throw new Error(`a gap in the pile at place ${at}`);
  }
  if (state.water[bot] + state.specialHeld[bot] + state.heldHarbormasters[bot] + state.abilities[bot] + state.urbanIgnored[bot] > 0) {
    throw new Error('the Bot keeps what it never keeps');
  }
  for (let at = bot * RESOURCE_COLOUR_COUNT; at < (bot + 1) * RESOURCE_COLOUR_COUNT; at++) {
    oneOf('Crates of the Bot', state.crateUp[at] + state.crateDown[at], 0, 0);
  }
  if (isSetUp(state) || asked(state) === CHANCE) return;
  for (const place of [AUTOMA_LEFT, AUTOMA_RIGHT]) {
    if (state.automaCards.filter((card) => card === place).length !== 1) throw new Error(`not one Automa card at place ${place}`);
  }
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
  within('abilities', state.abilities, 0, (1 << SHIP_IDS.length) - 1);
  within('heldHarbormasters', state.heldHarbormasters, 0, (1 << HARBORMASTER_COUNT) - 1);
  within('asideHarbormasters', state.asideHarbormasters, 0, (1 << HARBORMASTER_COUNT) - 1);
  within('harbormasters', state.harbormasters, 0, HARBORMASTER_COUNT - 1, NONE);
  within('portCrates', state.portCrates, 0, RESOURCE_COLOUR_COUNT - 1, NONE);
  within('portHouses', state.portHouses, 0, players - 1, NONE);
  within('zigguratHouses', state.zigguratHouses, 0, players - 1, NONE);
  within('zigguratClaims', state.zigguratClaims, 0, CLAIM_SPACES);
  within('decrees', state.decrees, 0, DECREE_IDS.length - 1, NONE);
  within('decreeOwners', state.decreeOwners, 0, players - 1, NONE);
  within('urban', state.urban, 0, URBAN_HELD + players - 1);
  // DEC-05 and HM-B9, each once in a game; DEC-10 once, for two Houses.
  within('urbanIgnored', state.urbanIgnored, 0, 2);
  within('bottomExtra', state.bottomExtra, 0, 2);
  for (let i = 0; i < state.vacated.length; i++) {
    const row = i % HOUSE_ROWS;
    const extra = row === BOTTOM_ROW ? state.bottomExtra[Math.floor(i / HOUSE_ROWS)] : 0;
    if (state.vacated[i] > rowLengths[row] + extra) throw new Error(`vacated[${i}] is ${state.vacated[i]}`);
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
      if (printedShips[shipSpace] === 0 && !isSetUp(state)) throw new Error(`Ship space ${shipSpace + 1} is empty`);
      continue;
    }
    oneOf('ships', tile, 0, shipSizes.length - 1);
    if (printedShips[shipSpace] > 0) throw new Error(`a Ship tile on the printed Ship ${shipSpace + 1}`);
    if ((used & (1 << tile)) !== 0) throw new Error(`Ship tile ${tile} twice`);
    used |= 1 << tile;
  }
}

/** An ability is that of a marked Ship; the others' begin to work when a turn begins (A-62). */
function checkAbilities(state: State): void {
  const { players, shipAbilities } = state.setting;
  for (let seat = 0; seat < players; seat++) {
    let marked = 0;
    for (let shipSpace = 0; shipSpace < SHIP_SPACES; shipSpace++) {
      const tile = state.ships[shipSpace];
      if (tile !== NONE && (state.shipMarks[shipSpace] & (1 << seat)) !== 0) marked |= 1 << shipAbilities[tile];
    }
    if ((state.abilities[seat] & ~marked) !== 0) throw new Error(`seat ${seat} has the ability of a Ship it has not marked`);
  }
}

/** Whoever has all three Ships of a line has taken its Harbormaster, unless somebody else had (ACT-SHIP-04). */
function checkHarbormasterLines(state: State): void {
  for (let line = 0; line < PORT_LINE_COUNT; line++) {
    if (state.harbormasters[line] === NONE) continue;
    let marks = (1 << state.setting.players) - 1;
    for (const shipSpace of shipSpacesOfLine[line]) marks &= state.shipMarks[shipSpace];
    if (marks !== 0) throw new Error(`the Harbormaster of the completed line ${line} still lies there`);
  }
}

/**
 * Nobody has Houses on both spaces of a pair (ACT-PORT-08). After set-up a player has the first Crate and those of their red spaces (A-27,
 *
 */
function checkPortHouses(state: State): void {
  const { portHouses, setting } = state;
  for (let line = 0; line < PORT_LINE_COUNT; line++) {
    const owner = portHouses[2 * line];
    if (owner !== NONE && owner === portHouses[2 * line + 1]) throw new Error(`seat ${owner} has both spaces of line ${line}`);
  }
  if (isSetUp(state) || isPending(state, FRAME.portHouse)) return;
  for (let seat = 0; seat < setting.players; seat++) {
    if (seat === setting.bot) continue;
    let crates = -1;
    for (let at = seat * RESOURCE_COLOUR_COUNT; at < (seat + 1) * RESOURCE_COLOUR_COUNT; at++)
      crates += state.crateUp[at] + state.crateDown[at];
    for (let line = 0; line < PORT_LINE_COUNT; line++) if (portHouses[2 * line + 1] === seat) crates--;
    if (crates !== 0) throw new Error(`seat ${seat} has ${crates} Crates more than it has gained`);
  }
}

/** Action and Ziggurat tiles: each is in one place at most, and after set-up every place has one. */
function checkTileSets(state: State): void {
  for (const [name, tiles] of [
    ['actionTiles', ACTION_TILE_COUNT],
    ['zigguratTiles', ZIGGURAT_TILE_IDS.length],
  ] as const) {
    let seen = 0;
    for (const tile of state[name]) {
      if (tile === NONE) {
        if (!isSetUp(state)) throw new Error(`${name} are not all laid`);
        continue;
      }
      oneOf(name, tile, 0, tiles - 1);
      if ((seen & (1 << tile)) !== 0) throw new Error(`${name}: ${tile} twice`);
      seen |= 1 << tile;
    }
  }
}

/** As many Decrees as players, each once, with the symbols that set-up requires (SET-14, SET-15); only laid-out ones have an owner. */
function checkDecrees(state: State): void {
  const { decrees, decreeOwners } = state;
  const { players, decreeSymbols } = state.setting;
  const dealt = !isSetUp(state);
  let seen = 0;
  let symbols = 0;
  for (let space = 0; space < DECREE_SPACES; space++) {
    const decree = decrees[space];
    if (decree === NONE) {
      if (decreeOwners[space] !== NONE) throw new Error(`no Decree on space ${space} is scored`);
      if (dealt && space < players) throw new Error(`no Decree on space ${space}`);
      continue;
    }
    if (space >= players || (seen & (1 << decree)) !== 0) throw new Error(`Decree ${decree} on space ${space}`);
    seen |= 1 << decree;
    symbols |= 1 << decreeSymbols[decree];
  }
  // The Bot's second Decree may repeat the symbol.
  const wanted = state.setting.solo === null ? Math.min(players, DECREE_SYMBOLS.length) : 1;
  let found = 0;
  for (let symbol = 0; symbol < DECREE_SYMBOLS.length; symbol++) found += (symbols >> symbol) & 1;
  if (dealt && found < wanted) throw new Error(`only ${found} symbols of Decrees`);
}

/** One card from set-up and one for each draw, as far as the deck had cards, and one more during a draw. */
function checkUrbanCards(state: State): void {
  let bottoms = 0;
  held.fill(0);
  for (let card = 0; card < state.urban.length; card++) {
    const place = state.urban[card];
    if (place >= URBAN_HELD) held[place - URBAN_HELD]++;
    else if (place >= URBAN_BOTTOM) {
      const put = 1 << Math.floor((place - URBAN_BOTTOM) / 4);
      if ((bottoms & put) !== 0) throw new Error(`two Urban cards at place ${place} of the bottom`);
      bottoms |= put;
      if ((place - URBAN_BOTTOM) % 4 >= state.setting.players) throw new Error(`nobody put the Urban card ${card} at the bottom`);
    }
  }
  const drawing = isPending(state, FRAME.urbanCard) ? 1 : 0;
  for (let seat = 0; seat < state.setting.players; seat++) {
    const most = 1 + state.urbanIgnored[seat] + drawing;
    if (held[seat] > most) throw new Error(`seat ${seat} holds ${held[seat]} Urban cards, at most ${most}`);
    if (seat === state.setting.bot) {
      if (held[seat] > 0) throw new Error('the Bot holds an Urban card');
    } else if (held[seat] === 0 && !isSetUp(state)) throw new Error(`seat ${seat} holds no Urban card`);
  }
}

const held = new Uint8Array(4);

/** A period of the VP ledger ends with a full scoring; the last one is final scoring. */
function checkTime(state: State): void {
  const { timeSpaces, vpPeriods } = state.setting;
  const scored = timeSpaces - state.timeGold;
  if (state.period === vpPeriods - 1 && state.ending === LAST_ROUND && state.active === NONE) return;
  const scoring = isPending(state, FRAME.score);
  if (state.period !== scored && !(scoring && state.period === scored - 1))
    throw new Error(`period ${state.period} after ${scored} scorings`);
}

/** Every frame has a kind and a seat that exist; frames that ask chance are only on top; the top frame is a question, or the end. */
function checkStack(state: State): void {
  oneOf('depth', state.depth, 1, STACK_FRAMES);
  for (let index = 0; index < state.depth; index++) {
    const kind = frameKindAt(state, index);
    const seat = frameSeatAt(state, index);
    oneOf('frame kind', kind, 0, FRAME_KINDS.length - 1);
    if (seat >= state.setting.players && seat !== NONE && seat !== CHANCE) throw new Error(`seat ${seat} in frame ${index}`);
    if (seat !== CHANCE && index > 0 && frameSeatAt(state, index - 1) === CHANCE) throw new Error('chance is asked below a seat');
  }
  const who = asked(state);
  if (who !== NONE && who !== CHANCE && who >= state.setting.players) throw new Error(`seat ${who} is asked`);
}

/** In [min, max], or equal to the other allowed value. */
function within(name: string, field: ArrayLike<number>, min: number, max: number, besides = -1): void {
  for (let i = 0; i < field.length; i++) {
    if ((field[i] < min || field[i] > max) && field[i] !== besides) throw new Error(`${name}[${i}] is ${field[i]}`);
  }
}

function oneOf(name: string, value: number, min: number, max: number, besides = -1): void {
  if ((value < min || value > max) && value !== besides) throw new Error(`${name} is ${value}, allowed ${min} to ${max}`);
}

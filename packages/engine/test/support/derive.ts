/** Derives by conservation what follows from a written position: dice, Houses, markers, cards, abilities, stocks and counters. */
import { BUILDING_COLOURS, RESOURCE_COLOURS } from '../../src/edition/types.ts';
import {
  BUILDING_COLOUR_COUNT,
  CLAIM_SPACES,
  DISTRICTS,
  FACES,
  NONE,
  RESOURCE_COLOUR_COUNT,
  SHIP_SPACES,
  START_MARKERS,
} from '../../src/model/ids.ts';
import { IN_DISPLAY, IN_STACK, LAID, PLAYING, type State, URBAN_BOTTOM, URBAN_DECK, URBAN_HELD } from '../../src/model/state.ts';
import { KEPT_COUNTERS, recount } from '../../src/record/position/count.ts';
import { checkConservation } from './conservation.ts';
import { deriveHouses, type WrittenHouses } from './derive-houses.ts';
import { seatName } from './seats.ts';
import { countFaces, standardFaces } from './standard-set-up.ts';

/** What a test wrote that the state cannot hold until everything is written. */
export interface Written extends WrittenHouses {
  /** Faces on a Barge by District, from 0. */
  readonly faces: Map<number, readonly number[]>;
  /** Dice in the supply by colour. */
  readonly supply: Map<number, number>;
  /** Markers in the area by seat. */
  readonly markers: Map<number, number>;
  /** Claims on a Ziggurat tile by 3 * seat + section. */
  readonly claims: Map<number, number>;
  /** Ships whose ability does not work yet, as 9 * seat + Ship space. */
  readonly newShips: Set<number>;
  /** Urban cards held, by seat. */
  readonly urban: Map<number, readonly number[]>;
  /** Urban cards at the bottom of the deck, the first one first, and who put them there. */
  readonly urbanBottom: { readonly card: number; readonly seat: number }[];
}

export const nothingWritten = (): Written => ({
  faces: new Map(),
  supply: new Map(),
  markers: new Map(),
  houses: new Map(),
  moved: new Map(),
  claims: new Map(),
  newShips: new Set(),
  urban: new Map(),
  urbanBottom: [],
});

export function derive(state: State, written: Written): void {
  deriveDice(state, written);
  deriveHouses(state, written);
  deriveClaims(state, written);
  deriveMarkers(state, written);
  deriveStocks(state);
  openSpecialWater(state);
  dealUrbanCards(state, written);
  deriveAbilities(state, written);
  const counters = recount(state);
  for (const name of KEPT_COUNTERS) state[name].set(counters[name].subarray(0, state[name].length));
  if (state.ending === PLAYING && state.timeGold === 0)
    throw new Error('Without Gold on the Time track the end is triggered: say ending().');
  checkConservation(state);
}

function deriveDice(state: State, { faces, supply }: Written): void {
  const { dicePerColour, players } = state.setting;
  for (let district = 0; district < DISTRICTS; district++) {
    const colour = state.bargeColour[district];
    let held = 0;
    for (let seat = 0; seat < players; seat++) held += state.dice[seat * RESOURCE_COLOUR_COUNT + colour];
    const left = dicePerColour - held - (supply.get(colour) ?? 0);
    const onBarge = faces.get(district) ?? standardFaces(dicePerColour).slice(0, Math.max(left, 0));
    if (left < onBarge.length) throw new Error(`There are only ${dicePerColour} ${RESOURCE_COLOURS[colour]} dice.`);
    state.barge.set(countFaces(onBarge), district * FACES);
    state.supply[colour] = supply.get(colour) ?? left - onBarge.length;
  }
}

/** Each House in a section brought a claim on its tile (ACT-ZIG-06). */
function deriveClaims(state: State, { claims }: Written): void {
  const { ownZigguratHouses } = recount(state);
  for (let at = 0; at < state.zigguratClaims.length; at++) {
    const houses = ownZigguratHouses[at];
    const count = claims.get(at) ?? houses;
    const who = `${seatName(Math.floor(at / BUILDING_COLOUR_COUNT))} has ${houses} Houses`;
    const where = `in the ${BUILDING_COLOURS[at % BUILDING_COLOUR_COUNT]} section`;
    if (houses > CLAIM_SPACES) throw new Error(`${who} ${where}, but its tile has only ${CLAIM_SPACES} claim spaces (A-58).`);
    if (count < houses) throw new Error(`${who} ${where}, each with a claim: ${count} claims are too few (ACT-ZIG-06).`);
    if (count > CLAIM_SPACES) throw new Error(`A Ziggurat tile has ${CLAIM_SPACES} claim spaces, not ${count}.`);
    state.zigguratClaims[at] = count;
  }
}

function deriveMarkers(state: State, { markers }: Written): void {
  const { markersInUse } = recount(state);
  for (let seat = 0; seat < state.setting.players; seat++) {
    const free = state.setting.stocks.claimMarkers - markersInUse[seat];
    if (free < 0) throw new Error(`${seatName(seat)} has only ${state.setting.stocks.claimMarkers} markers.`);
    const inArea = markers.get(seat) ?? Math.min(START_MARKERS, free);
    if (inArea > free) throw new Error(`${seatName(seat)} has only ${free} markers that are not in use.`);
    state.markers[seat] = inArea;
    state.markerSupply[seat] = free - inArea;
  }
}

function deriveStocks(state: State): void {
  const { stocks } = state.setting;
  const { projectTiles, pieces, gardens, laidWater } = recount(state);
  BUILDING_COLOURS.forEach((name, colour) => {
    state.projectStock[colour] = rest(stocks.projectsPerColour, projectTiles[colour], `${name} Projects`);
    state.pieceStock[colour] = rest(stocks.piecesPerColour, pieces[colour], `${name} Building pieces`);
  });
  const held = (tiles: Uint8Array) => tiles.reduce((a, b) => a + b, 0);
  const special = state.special.filter((place) => place === LAID).length;
  state.gardenStock = rest(stocks.gardens, held(state.gardens) + gardens, 'Gardens');
  state.waterStock = rest(stocks.regularWater, held(state.water) + laidWater - special, 'regular Water tiles');
}

function rest(all: number, used: number, what: string): number {
  if (used > all) throw new Error(`There are only ${all} ${what}, not ${used}.`);
  return all - used;
}

/** The display is filled from the stack, lowest tile first. */
function openSpecialWater(state: State): void {
  let open = state.special.filter((place) => place === IN_DISPLAY).length;
  for (let tile = 0; tile < state.special.length && open < state.setting.stocks.specialWaterDisplay; tile++) {
    if (state.special[tile] !== IN_STACK) continue;
    state.special[tile] = IN_DISPLAY;
    open++;
  }
}

/** A seat without written cards keeps the card that it was dealt, or gets the lowest one that no other seat has. */
function dealUrbanCards(state: State, { urban, urbanBottom }: Written): void {
  const dealt = Array.from({ length: state.setting.players }, (_, seat) => state.urban.indexOf(URBAN_HELD + seat));
  state.urban.fill(URBAN_DECK);
  const put = (card: number, place: number) => {
    if (state.urban[card] !== URBAN_DECK)
      throw new Error(`The Urban card ${state.setting.edition.urbanCards.cards[card].id} is at two places.`);
    state.urban[card] = place;
  };
  for (const [seat, cards] of urban) for (const card of cards) put(card, URBAN_HELD + seat);
  urbanBottom.forEach(({ card, seat }, n) => {
    put(card, URBAN_BOTTOM + 4 * n + seat);
  });
  dealt.forEach((card, seat) => {
    if (urban.has(seat)) return;
    const free = state.urban[card] === URBAN_DECK ? card : state.urban.indexOf(URBAN_DECK);
    if (free >= 0) put(free, URBAN_HELD + seat);
  });
}

/** The abilities of all marked Ships work, except for those marked in the player's present or last turn. */
export function deriveAbilities(state: State, { newShips }: Written): void {
  for (let seat = 0; seat < state.setting.players; seat++) {
    state.abilities[seat] = 0;
    for (let shipSpace = 0; shipSpace < SHIP_SPACES; shipSpace++) {
      const tile = state.ships[shipSpace];
      const marked = (state.shipMarks[shipSpace] & (1 << seat)) !== 0;
      if (tile === NONE || !marked || newShips.has(seat * SHIP_SPACES + shipSpace)) continue;
      state.abilities[seat] |= 1 << state.setting.shipAbilities[tile];
    }
  }
}

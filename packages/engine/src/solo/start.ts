/**
 * The Bot's part of set-up: what comes before the starting Buildings (SOLO-05 to SOLO-09), then the Bot's Building and its pawns (SOLO-11
 * to SOLO-16).
 */
import type { Work } from '../contracts.ts';
import { forbidsStartSpace } from '../legality/placement.ts';
import { currentNumber, leftCard, removeAutomaMarker, soloOf } from '../model/automa.ts';
import { colourAt } from '../model/automa-tiles.ts';
import { CAUSE } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top } from '../model/frames.ts';
import { BUILDING_COLOUR_COUNT, COMMON_DISTRICTS } from '../model/ids.ts';
import { push } from '../model/push.ts';
import { putStartBuilding } from '../model/start-building.ts';
import type { State } from '../model/state.ts';
import { DECREE_REQUIREMENTS } from '../tiles/decree-requirements.ts';
import { gainBotBonus } from './bonus.ts';
import { kingCard } from './kings.ts';
import { firstSpace } from './spaces.ts';
import { startDistrict } from './walk.ts';

const AT = FIELDS.botStart;

export const botStart: Work = (state) => {
  const isBuilding = state.stack[top(state) + AT.building] === 1;
  pop(state);
  if (isBuilding) {
    placeBuilding(state);
    placePawns(state);
  } else {
    placeMarkers(state);
    fillBag(state);
    push.automaReset(state, state.setting.bot, { deck: 1, bag: 1, rule: CAUSE['SOLO-06'] });
  }
};

function placeMarkers(state: State): void {
  state.automaMarkers.set(soloOf(state).markers);
  state.events?.push({ event: 'automaMarkersPlaced', rule: 'SOLO-05', markers: [...state.automaMarkers] });
}

/** The tiles of each colour come from the common stock. */
function fillBag(state: State): void {
  for (let colour = 0; colour < BUILDING_COLOUR_COUNT; colour++) {
    state.automaBag[colour] = tilesSetAside(state, colour);
    state.projectStock[colour] -= state.automaBag[colour];
  }
  state.events?.push({ event: 'automaTilesSetAside', rule: 'SOLO-07', tiles: [...state.automaBag] });
}

/** For a colour, the larger number of Buildings that one of the two Decrees asks for, plus one (SOLO-07). */
export const tilesSetAside = (state: State, colour: number): number =>
  Math.max(askedBuildings(state, 0, colour), askedBuildings(state, 1, colour)) + 1;

/** Returns the Buildings of a colour that a Decree asks for. Gardens and Ships do not count (SOLO-08). */
function askedBuildings(state: State, space: number, colour: number): number {
  const { buildings, buildingsAtGardens } = DECREE_REQUIREMENTS[state.decrees[space]];
  return buildings[colour] + buildingsAtGardens[colour];
}

/**
 * The left card decides the District, with 0 counting as 3 (SOLO-11, C-58), the arrow the colour (SOLO-12), and the king's C arrow the
 * space (SOLO-13).
 */
function placeBuilding(state: State): void {
  const { bot } = state.setting;
  const { cardNumbers, numberedGrid, startsHighest } = soloOf(state);
  const number = cardNumbers[leftCard(state)];
  const district = (number === 0 ? COMMON_DISTRICTS : number) - 1;
  const colour = colourAt(state, currentNumber(state));
  const space = firstSpace(numberedGrid[district], startsHighest, (at) => forbidsStartSpace(state, at) === null);
  putStartBuilding(state, bot, district, colour, space, 'SOLO-13');
  removeAutomaMarker(state, district, 'SOLO-14');
  const { bonus, rule } = kingCard(state).C;
  gainBotBonus(state, bonus, rule, colour);
}

/** Both pawns go to the District that the cards name (SOLO-16). */
export function placePawns(state: State): void {
  const { bot } = state.setting;
  const district = startDistrict(state);
  state.architect[bot] = district;
  state.assistant[bot] = district;
  state.events?.push({ event: 'pawnsPlaced', rule: 'SOLO-16', seat: bot, district: district + 1 });
}

/**
 * What is missing, in numbers. They are found by asking the functions of `legality/` themselves with less and less to do, so that a number
 * can never disagree with what is legal.
 */
import { BUILDING_COLOURS, type BuildingColour, RESOURCE_COLOURS } from '../edition/types.ts';
import { colourCost, localCost } from '../legality/construct.ts';
import { canPay, canPayShip, discountOf } from '../legality/payments.ts';
import { COLOURED_ROW_COST, portHouseCost } from '../legality/port.ts';
import { ZIGGURAT_HOUSE_COST } from '../legality/ziggurat.ts';
import { BLUE, BUILDING_COLOUR_COUNT, PORT, ZIGGURAT } from '../model/ids.ts';
import type { State } from '../model/state.ts';
import type { DecreeRequirement } from '../tiles/decree-requirements.ts';
import { buildingsAtGardens, gardensAtBuildings } from '../tiles/garden-neighbours.ts';
import { hasShips } from '../tiles/wild-ships.ts';
import type { Lacked, Missing } from './reason.ts';

/** The smallest number for which something is possible. */
function least(isEnough: (n: number) => boolean): number {
  let n = 0;
  while (!isEnough(n)) n++;
  return n;
}

/** What is missing to pay `n1` Resources of colour `c1` and `n2` of `c2`, or all but `discount` of them; see `canPay`. */
export function missingToPay(state: State, seat: number, c1: number, n1: number, c2: number, n2: number, discount = 0): Missing {
  const gold = least((more) => canPay(state, seat, c1, n1, c2, n2, discount + more));
  if (gold === 0) return {};
  const missing: Partial<Record<Lacked, number>> = {};
  const add = (colour: number, amount: number): void => {
    // Without Gold, as if it were owed elsewhere.
    const short = least((less) => canPay(state, seat, colour, amount - less, colour, 0, -state.gold[seat]));
    if (short > 0) missing[RESOURCE_COLOURS[colour]] = short;
  };
  add(c1, n1);
  add(c2, n2);
  return { ...missing, gold };
}

export const missingForConstruct = (state: State, seat: number, district: number, colour: number): Missing =>
  missingToPay(
    state,
    seat,
    state.bargeColour[district],
    localCost(state, seat, district, colour),
    colour,
    colourCost(state, seat, district, colour),
    discountOf(state, seat),
  );

/** `coloured`: the House comes from a coloured row (TILE-S09). */
export function missingForPortHouse(state: State, seat: number, free: boolean, coloured: boolean): Missing {
  const local = state.bargeColour[PORT];
  const cost = portHouseCost(free);
  const blue = coloured ? COLOURED_ROW_COST : 0;
  return local === BLUE ? missingToPay(state, seat, BLUE, cost + blue, BLUE, 0) : missingToPay(state, seat, local, cost, BLUE, blue);
}

export const missingForZigguratHouse = (state: State, seat: number): Missing =>
  missingToPay(state, seat, state.bargeColour[ZIGGURAT], ZIGGURAT_HOUSE_COST, state.bargeColour[ZIGGURAT], 0);

export const missingForShip = (state: State, seat: number, gold: number): Missing => ({
  gold: least((less) => canPayShip(state, seat, gold - less)),
});

const BUILDINGS: Readonly<Record<BuildingColour, Lacked>> = {
  white: 'whiteBuildings',
  yellow: 'yellowBuildings',
  brown: 'brownBuildings',
};

/** What the seat lacks of what a Decree asks for (FREE-04); empty when it lacks nothing. */
export function missingForDecree(state: State, seat: number, asked: DecreeRequirement): Missing {
  const missing: Partial<Record<Lacked, number>> = {};
  const add = (what: Lacked, amount: number): void => {
    if (amount > 0) missing[what] = amount;
  };
  const at = seat * BUILDING_COLOUR_COUNT;
  let unclaimed = 0;
  for (let colour = 0; colour < BUILDING_COLOUR_COUNT; colour++) {
    const inZiggurat = asked.orZigguratHouses ? state.ownZigguratHouses[at + colour] : 0;
    const has = asked.atGardens ? buildingsAtGardens(state, seat, colour) : state.ownBuildings[at + colour] + inZiggurat;
    add(BUILDINGS[BUILDING_COLOURS[colour]], asked.buildings[colour] - has);
    if (state.zigguratClaims[at + colour] === 0) unclaimed++;
  }
  if (asked.allZigguratTiles) add('zigguratTiles', unclaimed);
  add('portHouses', asked.portHouses - state.ownPortHouses[seat]);
  add('ownGardens', asked.ownGardens - state.ownGardens[seat]);
  if (asked.gardensAtBuildings > 0) add('gardensAtBuildings', asked.gardensAtBuildings - gardensAtBuildings(state, seat));
  add('ships', missingShips(state, seat, asked.ships));
  return missing;
}

/** Ships in the asked colours that are missing once the printed ones stand in where they can: so many may be asked less. */
function missingShips(state: State, seat: number, [white, yellow, brown]: DecreeRequirement['ships']): number {
  return least((less) => {
    for (let w = 0; w <= less; w++) {
      for (let y = 0; w + y <= less; y++) if (hasShips(state, seat, white - w, yellow - y, brown - (less - w - y))) return true;
    }
    return false;
  });
}

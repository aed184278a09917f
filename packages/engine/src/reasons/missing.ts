/** What is missing, in numbers, calculated by the same functions as in `legality/`. */
import { BUILDING_COLOURS, RESOURCE_COLOURS } from '../edition/types.ts';
import { colourCost, localCost } from '../legality/construct.ts';
import {
  lackedBuildings,
  lackedBuildingsAtGardens,
  lackedGardens,
  lackedGardensAtBuildings,
  lackedPortHouses,
  lackedZigguratTiles,
} from '../legality/decrees.ts';
import { discountOf, forbidsBlueForShip, lackedForShip, lackedToPay, uncovered } from '../legality/payments.ts';
import { portBlueCost, portLocalCost } from '../legality/port.ts';
import { ZIGGURAT_HOUSE_COST } from '../legality/ziggurat.ts';
import { BLUE, PORT, ZIGGURAT } from '../model/ids.ts';
import type { State } from '../model/state.ts';
import type { DecreeRequirement } from '../tiles/decree-requirements.ts';
import { lackedOfColour, lackedShips } from '../tiles/wild-ships.ts';
import type { Missing } from './reason.ts';

/** Only the amounts above 0. */
export const positive = (amounts: Missing): Missing => Object.fromEntries(Object.entries(amounts).filter(([, amount]) => amount > 0));

/** What is missing to pay `n1` Resources of colour `c1` and `n2` of `c2`, less `discount` of them; see `lackedToPay`. */
export function missingToPay(state: State, seat: number, c1: number, n1: number, c2: number, n2: number, discount = 0): Missing {
  const ofColour = (colour: number, amount: number): Missing =>
    amount === 0 ? {} : { [RESOURCE_COLOURS[colour]]: uncovered(state, seat, colour, amount) };
  return positive({ ...ofColour(c1, n1), ...ofColour(c2, n2), gold: lackedToPay(state, seat, c1, n1, c2, n2, discount) });
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

export const missingForPortHouse = (state: State, seat: number, row: number, free: boolean): Missing =>
  missingToPay(state, seat, state.bargeColour[PORT], portLocalCost(state, row, free), BLUE, portBlueCost(state, row));

export const missingForZigguratHouse = (state: State, seat: number): Missing =>
  missingToPay(state, seat, state.bargeColour[ZIGGURAT], ZIGGURAT_HOUSE_COST, state.bargeColour[ZIGGURAT], 0);

/** With TILE-S11, a blue Resource can replace 1 missing Gold. */
export function missingForShip(state: State, seat: number, price: number): Missing {
  const gold = lackedForShip(state, seat, price);
  return gold === 1 && forbidsBlueForShip(state, seat) === null ? positive({ blue: uncovered(state, seat, BLUE, 1), gold }) : { gold };
}

/** What the seat lacks of a Decree's requirement (FREE-04). */
export function missingForDecree(state: State, seat: number, asked: DecreeRequirement): Missing {
  const [white, yellow, brown] = asked.ships;
  const ships = lackedShips(state, seat, white, yellow, brown);
  return positive({
    ...byColour('Buildings', (colour) => lackedBuildings(state, seat, asked, colour)),
    ...byColour('BuildingsAtGardens', (colour) => lackedBuildingsAtGardens(state, seat, asked, colour)),
    ...byColour('Ships', (colour) => (ships <= 0 ? 0 : lackedOfColour(state, seat, colour, asked.ships[colour]))),
    ships,
    portHouses: lackedPortHouses(state, seat, asked),
    ownGardens: lackedGardens(state, seat, asked),
    gardensAtBuildings: lackedGardensAtBuildings(state, seat, asked),
    zigguratTiles: lackedZigguratTiles(state, seat, asked),
  });
}

/** Returns the amounts of a thing in each Building colour. */
const byColour = (what: 'Buildings' | 'BuildingsAtGardens' | 'Ships', amountOf: (colour: number) => number): Missing =>
  Object.fromEntries(BUILDING_COLOURS.map((name, colour) => [`${name}${what}`, amountOf(colour)]));

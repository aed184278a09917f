/** The prohibitions of `legality/` with what is missing, for everything that more than one question asks about. */
import { forbidsConstruct } from '../legality/construct.ts';
import { forbidsEffects } from '../legality/effects.ts';
import { forbidsBuyingGarden, forbidsBuyingWater, forbidsLayingWater, forbidsPlacingGarden, TILE_COST } from '../legality/gardening.ts';
import { forbidsProjectColour } from '../legality/placement.ts';
import { forbidsPortRow, forbidsStandingInPort } from '../legality/port.ts';
import { forbidsShip } from '../legality/ships.ts';
import { forbidsZigguratSpace } from '../legality/ziggurat.ts';
import { BLUE, BUILDING_COLOUR_COUNT, GREEN, HOUSE_ROWS, PORT_SPACES, SHIP_SPACES, ZIGGURAT_SPACES } from '../model/ids.ts';
import type { State } from '../model/state.ts';
import { missingForConstruct, missingForPortHouse, missingForShip, missingForZigguratHouse, missingToPay } from './missing.ts';
import { upTo } from './names.ts';
import { because, type Missing, type Reason, unlessOne } from './reason.ts';

export const ONE_MARKER: Missing = { markers: 1 };
const ONE_HOUSE: Missing = { houses: 1 };

export const whyNoProject = (state: State, seat: number, district: number, colour: number): Reason[] =>
  because(forbidsProjectColour(state, seat, district, colour), (rule) => (rule === 'ACT-PROJ-06' ? ONE_MARKER : undefined));

export const whyNoConstruct = (state: State, seat: number, district: number, colour: number): Reason[] =>
  because(forbidsConstruct(state, seat, district, colour), (rule) => {
    if (rule === 'ACT-BLD-04' || rule === 'ACT-BLD-05') return missingForConstruct(state, seat, district, colour);
    return rule === 'A-41' ? ONE_HOUSE : undefined;
  });

/** A Ship for so many Gold, of a size or of any (`ANY_SIZE`). */
export const whyNoShip = (state: State, seat: number, shipSpace: number, gold: number, size: number): Reason[] =>
  because(forbidsShip(state, seat, shipSpace, gold, size), (rule) => {
    if (rule === 'ACT-SHIP-01' || rule === 'ACT-BLD-14') return missingForShip(state, seat, gold);
    return rule === 'KEY-05' ? ONE_MARKER : undefined;
  });

/** A House on a space of the Port: what forbids it there or else, without rows that only TILE-S09 opens, what forbids every row. */
export function whyNoPortSpace(state: State, seat: number, portSpace: number, free: boolean): Reason[] {
  const rule = forbidsStandingInPort(state, seat, portSpace);
  if (rule !== null) return [{ rule }];
  const rows = upTo(HOUSE_ROWS).filter((row) => forbidsPortRow(state, seat, row, free) !== 'ACT-PORT-03');
  return unlessOne(rows, (row) => whyNoPortRow(state, seat, row, free));
}

export const whyNoPortRow = (state: State, seat: number, row: number, free: boolean): Reason[] =>
  because(forbidsPortRow(state, seat, row, free), (rule) => {
    if (rule === 'ACT-PORT-02' || rule === 'TILE-S09') return missingForPortHouse(state, seat, row, free);
    return rule === 'A-57' ? ONE_HOUSE : undefined;
  });

export const whyNoZigguratSpace = (state: State, seat: number, space: number): Reason[] =>
  because(forbidsZigguratSpace(state, seat, space), (rule) => {
    if (rule === 'ACT-ZIG-02') return missingForZigguratHouse(state, seat);
    if (rule === 'ACT-ZIG-03') return ONE_HOUSE;
    return rule === 'KEY-05' ? ONE_MARKER : undefined;
  });

export const whyNoBoughtGarden = (state: State, seat: number): Reason[] =>
  because(forbidsBuyingGarden(state, seat), () => missingToPay(state, seat, GREEN, TILE_COST, GREEN, 0));

export const whyNoBoughtWater = (state: State, seat: number): Reason[] =>
  because(forbidsBuyingWater(state, seat), () => missingToPay(state, seat, BLUE, TILE_COST, BLUE, 0));

export const whyNoLaidWater = (state: State, seat: number, district: number): Reason[] =>
  because(forbidsLayingWater(state, seat, district), (rule) => (rule === 'ACT-GARD-03' ? { water: 1 } : undefined));

/** `placed`: Gardens already placed in this Gardening. */
export const whyNoPlacedGarden = (state: State, seat: number, district: number, placed: number): Reason[] =>
  because(forbidsPlacingGarden(state, seat, district, placed), (rule) => {
    if (rule === 'ACT-GARD-02') return { gardens: 1 };
    return rule === 'ACT-GARD-08' ? ONE_MARKER : undefined;
  });

export const whyNoEffects = (state: State, seat: number, list: number): Reason[] => because(forbidsEffects(state, seat, list));

export const whyNoProjectAnywhere = (state: State, seat: number, district: number): Reason[] =>
  unlessOne(upTo(BUILDING_COLOUR_COUNT), (colour) => whyNoProject(state, seat, district, colour));

export const whyNoConstructAnywhere = (state: State, seat: number, district: number): Reason[] =>
  unlessOne(upTo(BUILDING_COLOUR_COUNT), (colour) => whyNoConstruct(state, seat, district, colour));

export const whyNoShipAnywhere = (state: State, seat: number, gold: number, size: number): Reason[] =>
  unlessOne(upTo(SHIP_SPACES), (shipSpace) => whyNoShip(state, seat, shipSpace, gold, size));

export const whyNoPortHouseAnywhere = (state: State, seat: number): Reason[] =>
  unlessOne(upTo(PORT_SPACES), (portSpace) => whyNoPortSpace(state, seat, portSpace, false));

export const whyNoZigguratHouseAnywhere = (state: State, seat: number): Reason[] =>
  unlessOne(upTo(ZIGGURAT_SPACES), (space) => whyNoZigguratSpace(state, seat, space));

/** No part of a Gardening is possible: why not each of them. */
export const whyNoGardeningPart = (state: State, seat: number, district: number): Reason[] =>
  unlessOne(GARDENING_PARTS, (whyNoPart) => whyNoPart(state, seat, district));

const GARDENING_PARTS: readonly ((state: State, seat: number, district: number) => Reason[])[] = [
  whyNoBoughtGarden,
  whyNoBoughtWater,
  whyNoLaidWater,
  (state, seat, district) => whyNoPlacedGarden(state, seat, district, 0),
];

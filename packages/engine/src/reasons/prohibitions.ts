/** What forbids a choice, from `legality/`, together with what is missing. Holds what several questions or free actions share. */
import {
  forbidsBuildingHouse,
  forbidsBuildingPieces,
  forbidsConstruct,
  forbidsConstructCost,
  forbidsGroup,
} from '../legality/construct.ts';
import { forbidsEffects } from '../legality/effects.ts';
import {
  forbidsBuyingGarden,
  forbidsBuyingWater,
  forbidsGardenCost,
  forbidsGardenHere,
  forbidsGardenMarker,
  forbidsGardenStock,
  forbidsLayingWater,
  forbidsNoGarden,
  forbidsNoWater,
  forbidsPlacingGarden,
  forbidsWaterCost,
  forbidsWaterHere,
  forbidsWaterStock,
  TILE_COST,
} from '../legality/gardening.ts';
import {
  forbidsFourthProject,
  forbidsProjectColour,
  forbidsProjectEverywhere,
  forbidsProjectMarker,
  forbidsProjectTile,
} from '../legality/placement.ts';
import {
  forbidsBothOfPair,
  forbidsEmptyRow,
  forbidsFifthCrate,
  forbidsPortCost,
  forbidsPortRow,
  forbidsRowInPort,
  forbidsStandingInPort,
  forbidsTakenPortSpace,
} from '../legality/port.ts';
import { forbidsShip, forbidsShipMarker, forbidsShipPrice, forbidsThatShip } from '../legality/ships.ts';
import {
  forbidsFourthClaim,
  forbidsTakenZigguratSpace,
  forbidsZigguratCost,
  forbidsZigguratMarker,
  forbidsZigguratRow,
  forbidsZigguratSpace,
  sectionOf,
} from '../legality/ziggurat.ts';
import { BLUE, BUILDING_COLOUR_COUNT, GREEN, HOUSE_ROWS, PORT_SPACES, SHIP_SPACES, ZIGGURAT_SPACES } from '../model/ids.ts';
import type { State } from '../model/state.ts';
import { missingForConstruct, missingForPortHouse, missingForShip, missingForZigguratHouse, missingToPay } from './missing.ts';
import { upTo } from './names.ts';
import { because, type Missing, type MissingFor, obstacles, type Reason, unlessOne } from './reason.ts';

export const ONE_MARKER: Missing = { markers: 1 };
const ONE_HOUSE: Missing = { houses: 1 };

// For a single thing, the first rule against it. For an action, the obstacles in its shortest way: see `unlessOne`.

const missingProject: MissingFor = (rule) => (rule === 'ACT-PROJ-06' ? ONE_MARKER : undefined);

export const whyNoProject = (state: State, seat: number, district: number, colour: number): Reason[] =>
  because(forbidsProjectColour(state, seat, district, colour), missingProject);

export const whyNoProjectAnywhere = (state: State, seat: number, district: number): Reason[] =>
  unlessOne(upTo(BUILDING_COLOUR_COUNT), (colour) =>
    obstacles(
      [
        forbidsProjectMarker(state, seat),
        forbidsProjectTile(state, colour),
        forbidsFourthProject(state, district, colour),
        forbidsProjectEverywhere(state, district, colour),
      ],
      missingProject,
    ),
  );

const missingConstruct =
  (state: State, seat: number, district: number, colour: number): MissingFor =>
  (rule) => {
    if (rule === 'ACT-BLD-04' || rule === 'ACT-BLD-05') return missingForConstruct(state, seat, district, colour);
    return rule === 'A-41' ? ONE_HOUSE : undefined;
  };

export const whyNoConstruct = (state: State, seat: number, district: number, colour: number): Reason[] =>
  because(forbidsConstruct(state, seat, district, colour), missingConstruct(state, seat, district, colour));

export const whyNoConstructAnywhere = (state: State, seat: number, district: number): Reason[] =>
  unlessOne(upTo(BUILDING_COLOUR_COUNT), (colour) =>
    obstacles(
      [
        forbidsGroup(state, district, colour),
        forbidsBuildingHouse(state, seat, colour),
        forbidsBuildingPieces(state, district, colour),
        forbidsConstructCost(state, seat, district, colour),
      ],
      missingConstruct(state, seat, district, colour),
    ),
  );

const missingShip =
  (state: State, seat: number, gold: number): MissingFor =>
  (rule) => {
    if (rule === 'ACT-SHIP-01' || rule === 'ACT-BLD-14') return missingForShip(state, seat, gold);
    return rule === 'KEY-05' ? ONE_MARKER : undefined;
  };

/** A Ship at this price, of this size or of any (`ANY_SIZE`). */
export const whyNoShip = (state: State, seat: number, shipSpace: number, gold: number, size: number): Reason[] =>
  because(forbidsShip(state, seat, shipSpace, gold, size), missingShip(state, seat, gold));

export const whyNoShipAnywhere = (state: State, seat: number, gold: number, size: number): Reason[] =>
  unlessOne(upTo(SHIP_SPACES), (shipSpace) =>
    obstacles(
      [forbidsShipPrice(state, seat, gold, size), forbidsShipMarker(state, seat), forbidsThatShip(state, seat, shipSpace, size)],
      missingShip(state, seat, gold),
    ),
  );

/** A House on a space of the Port: the reasons against the space, otherwise those against every row. */
export function whyNoPortSpace(state: State, seat: number, portSpace: number, free: boolean): Reason[] {
  const rule = forbidsStandingInPort(state, seat, portSpace);
  return rule === null ? unlessOne(portRows(state, seat), (row) => portRowObstacles(state, seat, row, free)) : [{ rule }];
}

export const whyNoPortHouseAnywhere = (state: State, seat: number): Reason[] => {
  const rows = portRows(state, seat);
  const ways = upTo(PORT_SPACES).flatMap((portSpace) => rows.map((row) => ({ portSpace, row })));
  return unlessOne(ways, ({ portSpace, row }) => [
    ...obstacles([
      forbidsTakenPortSpace(state, portSpace),
      forbidsBothOfPair(state, seat, portSpace),
      forbidsFifthCrate(state, seat, portSpace),
    ]),
    ...portRowObstacles(state, seat, row, false),
  ]);
};

/** The rows from which a House may go to the Port, without rows that need TILE-S09. */
const portRows = (state: State, seat: number): number[] => upTo(HOUSE_ROWS).filter((row) => forbidsRowInPort(state, seat, row) === null);

const portRowObstacles = (state: State, seat: number, row: number, free: boolean): Reason[] =>
  obstacles([forbidsEmptyRow(state, seat, row), forbidsPortCost(state, seat, row, free)], missingPortRow(state, seat, row, free));

export const whyNoPortRow = (state: State, seat: number, row: number, free: boolean): Reason[] =>
  because(forbidsPortRow(state, seat, row, free), missingPortRow(state, seat, row, free));

const missingPortRow =
  (state: State, seat: number, row: number, free: boolean): MissingFor =>
  (rule) => {
    if (rule === 'ACT-PORT-02' || rule === 'TILE-S09') return missingForPortHouse(state, seat, row, free);
    return rule === 'A-57' ? ONE_HOUSE : undefined;
  };

const missingZigguratHouse =
  (state: State, seat: number): MissingFor =>
  (rule) => {
    if (rule === 'ACT-ZIG-02') return missingForZigguratHouse(state, seat);
    if (rule === 'ACT-ZIG-03') return ONE_HOUSE;
    return rule === 'KEY-05' ? ONE_MARKER : undefined;
  };

export const whyNoZigguratSpace = (state: State, seat: number, space: number): Reason[] =>
  because(forbidsZigguratSpace(state, seat, space), missingZigguratHouse(state, seat));

export const whyNoZigguratHouseAnywhere = (state: State, seat: number): Reason[] =>
  unlessOne(upTo(ZIGGURAT_SPACES), (space) =>
    obstacles(
      [
        forbidsTakenZigguratSpace(state, space),
        forbidsFourthClaim(state, seat, sectionOf(space)),
        forbidsZigguratRow(state, seat, sectionOf(space)),
        forbidsZigguratCost(state, seat),
        forbidsZigguratMarker(state, seat, space),
      ],
      missingZigguratHouse(state, seat),
    ),
  );

const missingGarden =
  (state: State, seat: number): MissingFor =>
  (rule) =>
    rule === 'ACT-GARD-02' ? missingToPay(state, seat, GREEN, TILE_COST, GREEN, 0) : undefined;

const missingWater =
  (state: State, seat: number): MissingFor =>
  (rule) =>
    rule === 'ACT-GARD-03' ? missingToPay(state, seat, BLUE, TILE_COST, BLUE, 0) : undefined;

export const whyNoBoughtGarden = (state: State, seat: number): Reason[] =>
  because(forbidsBuyingGarden(state, seat), missingGarden(state, seat));

export const whyNoBoughtWater = (state: State, seat: number): Reason[] =>
  because(forbidsBuyingWater(state, seat), missingWater(state, seat));

export const whyNoLaidWater = (state: State, seat: number, district: number): Reason[] =>
  because(forbidsLayingWater(state, seat, district), (rule) => (rule === 'ACT-GARD-03' ? { water: 1 } : undefined));

/** `placed` is the number of Gardens already placed in this Gardening. */
export const whyNoPlacedGarden = (state: State, seat: number, district: number, placed: number): Reason[] =>
  because(forbidsPlacingGarden(state, seat, district, placed), (rule) => {
    if (rule === 'ACT-GARD-02') return { gardens: 1 };
    return rule === 'ACT-GARD-08' ? ONE_MARKER : undefined;
  });

/**
 * Why no part of a Gardening is possible. A tile that the player lacks must be bought first, so buying it stands for placing it.
 */
export const whyNoGardeningPart = (state: State, seat: number, district: number): Reason[] => {
  const parts = [
    obstacles([forbidsGardenStock(state), forbidsGardenCost(state, seat)], missingGarden(state, seat)),
    obstacles([forbidsWaterStock(state), forbidsWaterCost(state, seat)], missingWater(state, seat)),
  ];
  if (forbidsNoWater(state, seat) === null) parts.push(obstacles([forbidsWaterHere(state, district)]));
  if (forbidsNoGarden(state, seat) === null) {
    const rules = [forbidsGardenMarker(state, seat), forbidsGardenHere(state, district)];
    parts.push(obstacles(rules, (rule) => (rule === 'ACT-GARD-08' ? ONE_MARKER : undefined)));
  }
  return unlessOne(parts, (part) => part);
};

export const whyNoEffects = (state: State, seat: number, list: number): Reason[] => because(forbidsEffects(state, seat, list));

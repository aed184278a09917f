/** The entry point for search: the small numbers, packed bytes and counters behind the state, which `index.ts` does not export. */
export { FREE } from './free-actions.ts';
export { LOCAL } from './legality/construct.ts';
export {
  lackedBuildings,
  lackedBuildingsAtGardens,
  lackedGardens,
  lackedGardensAtBuildings,
  lackedPortHouses,
  lackedZigguratTiles,
} from './legality/decrees.ts';
export { FRAME, topKind } from './model/frames.ts';
export { hasHouse, houseRow } from './model/houses.ts';
export {
  BOTTOM_ROW,
  BUILDING_COLOUR_COUNT,
  CLAIM_SPACES,
  COMMON_DISTRICTS,
  DECREE_SPACES,
  DISTRICTS,
  FACES,
  HARBORMASTER_COUNT,
  HOUSE_ROWS,
  PORT,
  PORT_LINE_COUNT,
  RESOURCE_COLOUR_COUNT,
  SHIP_SPACES,
  URBAN_DISTRICTS,
  ZIGGURAT,
} from './model/ids.ts';
export { groupAt, ownGroupAt } from './model/indices.ts';
export { colourOf, EMPTY, isBuilding, isGarden, isProject, ownerOf } from './model/pieces.ts';
export { shipSpacesOfLine } from './model/port.ts';
export { bonusAmount } from './model/setting.ts';
export { LAST_ROUND, PLAYING, URBAN_HELD } from './model/state.ts';
export { DECREE_REQUIREMENTS, type DecreeRequirement } from './tiles/decree-requirements.ts';
export { UNUSED_HARBORMASTER_VP } from './tiles/harbormasters.ts';
export { lackedShips } from './tiles/wild-ships.ts';
export { ZIGGURAT_TILES } from './tiles/ziggurat-tiles.ts';

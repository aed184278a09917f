/** What VP a scoring gives for each thing, for its events. The totals are those of `district.ts`, which search uses. */
import { BUILDING_COLOURS, PORT_LINES, ZIGGURAT_TILE_IDS } from '../edition/types.ts';
import { BUILDING_COLOUR_COUNT, COMMON_DISTRICTS, PORT, SHIP_SPACES } from '../model/ids.ts';
import { colourOf, isBuilding, isGarden, ownerOf } from '../model/pieces.ts';
import { columnLines, rowLines } from '../model/port.ts';
import type { ScoringSource } from '../model/scoring-source.ts';
import type { State } from '../model/state.ts';
import { claimValue, ZIGGURAT_TILES } from '../tiles/ziggurat-tiles.ts';
import { fulfilledUrbanCards } from './urban.ts';

/** Returns the sources of all seats that give VP. In final scoring they include the fulfilled Urban cards that Z09 counts. */
export function scoringSources(state: State, district: number, isFinal: boolean): ScoringSource[] {
  const sources =
    district < COMMON_DISTRICTS ? buildings(state, district) : district === PORT ? ships(state) : zigguratTiles(state, isFinal);
  return sources.filter(({ vp }) => vp > 0);
}

function buildings(state: State, district: number): ScoringSource[] {
  const { piece, detail, mastery } = state;
  const { gridSpaces, usableSpaces, neighbours, spaceNames, trackValues } = state.setting;
  const built = [...gridSpaces[district]].filter((space) => isBuilding(piece[space]));
  const gardens = [...usableSpaces[district]].filter((space) => isGarden(piece[space]));
  return [...Map.groupBy(built, (space) => detail[space])].map(([name, spaces]) => {
    const seat = ownerOf(piece[name]);
    const colour = colourOf(piece[name]);
    const touching = gardens.filter((garden) => spaces.some((space) => neighbours.subarray(garden * 4, garden * 4 + 4).includes(space)));
    const value = trackValues[mastery[seat * BUILDING_COLOUR_COUNT + colour]];
    return {
      source: 'building',
      seat,
      colour: BUILDING_COLOURS[colour],
      spaces: [name, ...spaces.filter((space) => space !== name)].map((space) => spaceNames[space]),
      gardens: touching.map((garden) => spaceNames[garden]),
      value,
      vp: (spaces.length + touching.length) * value,
    };
  });
}

function ships({ portHouses, shipMarks, setting }: State): ScoringSource[] {
  const seats = Array.from({ length: setting.players }, (_, seat) => seat);
  const hasHouse = (seat: number, line: number): boolean => portHouses[2 * line] === seat || portHouses[2 * line + 1] === seat;
  return seats.flatMap((seat) =>
    Array.from({ length: SHIP_SPACES }, (_, shipSpace) => shipSpace)
      .filter((shipSpace) => (shipMarks[shipSpace] & (1 << seat)) !== 0)
      .map((shipSpace): ScoringSource => {
        const lines = [rowLines[shipSpace], columnLines[shipSpace]].filter((line) => hasHouse(seat, line));
        return { source: 'ship', seat, shipSpace: shipSpace + 1, lines: lines.map((line) => PORT_LINES[line]), vp: lines.length };
      }),
  );
}

function zigguratTiles(state: State, isFinal: boolean): ScoringSource[] {
  return Array.from({ length: state.setting.players }, (_, seat) => {
    const urbanCards = isFinal ? fulfilledUrbanCards(state, seat).length : 0;
    return BUILDING_COLOURS.map((section, index): ScoringSource => {
      const tile = state.zigguratTiles[index];
      const value = claimValue(state, seat, index);
      const count = value === 0 ? 0 : ZIGGURAT_TILES[tile].per(state, seat, urbanCards);
      return { source: 'zigguratTile', seat, section, tile: ZIGGURAT_TILE_IDS[tile], count, value, vp: count * value };
    });
  }).flat();
}

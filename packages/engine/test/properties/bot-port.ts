/** The Bot's Houses in the Port and the Ziggurat, and its Ships, according to the rules (SOLO-C5, SOLO-C6, SOLO-C8, SOLO-24). */
import { BUILDING_COLOURS, PORT_LINES, type PortLine } from '../../src/edition/types.ts';
import { BOT, BOTTOM_ROW, type Table } from './bot-table.ts';

const RING = ['row3', 'row2', 'row1', 'column1', 'column2', 'column3'] as const;

export function portHouse(table: Table): readonly [string, string] | null {
  if (!table.hasHouse(BOTTOM_ROW)) return null;
  const at = (line: PortLine) => table.view.port[PORT_LINES.indexOf(line)];
  const owns = (line: PortLine): boolean => at(line).blue === BOT || at(line).red === BOT;
  const start = Math.max(0, RING.findLastIndex(owns)) + table.sum;
  for (let n = 0; n < 6; n++) {
    const line = RING[(start + n) % 6];
    if (owns(line)) continue;
    if (at(line).red === null) return [line, 'red'];
    if (at(line).blue === null) return [line, 'blue'];
  }
  return null;
}

export function zigguratHouse(table: Table): readonly [string, number] | null {
  for (const colour of table.shown) {
    const row = BUILDING_COLOURS.indexOf(colour);
    const { houses, claims } = table.view.ziggurat[row];
    if (claims[BOT] === 3 || !(table.hasHouse(row) || table.hasHouse(BOTTOM_ROW))) continue;
    const bonuses = table.edition.ziggurat.sections[colour];
    const free = [0, 1, 2, 3, 4, 5].filter((space) => houses[space] === null);
    const wanted =
      free.find((space) => bonuses[space] !== 'plain' && bonuses[space] !== 'gold') ??
      free.find((space) => bonuses[space] === 'gold') ??
      free[0];
    if (wanted !== undefined) return [colour, wanted + 1];
  }
  return null;
}

/** Returns the Ship space, counted from 1. Any size, or after a Construct the Building's size. */
export function ship(table: Table, size: number | null): number | undefined {
  const { ships, port } = table.edition;
  const sizeOf = (space: number): number | undefined => {
    const tile = table.view.ships[space - 1].ship;
    const printed = port.printedShips.find(({ row, column }) => (row - 1) * 3 + column === space);
    return tile === null ? printed?.size : ships.tiles.find(({ id }) => id === tile)?.size;
  };
  const owns = (name: string): boolean => table.view.port.some(({ line, blue, red }) => line === name && (blue === BOT || red === BOT));
  const free = [3, 2, 1, 6, 5, 4, 9, 8, 7].filter(
    (space) => !table.view.ships[space - 1].marks.includes(BOT) && (size === null || sizeOf(space) === size),
  );
  const row = (space: number): boolean => owns(`row${Math.ceil(space / 3)}`);
  const column = (space: number): boolean => owns(`column${((space - 1) % 3) + 1}`);
  return free.find((space) => row(space) && column(space)) ?? free.find(row) ?? free.find(column) ?? free[0];
}

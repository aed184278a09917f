/** The colours and spaces of the Bot's Projects and Buildings, by the rules (SOLO-B1 to SOLO-B3, SOLO-C2, SOLO-11 to SOLO-13, A-181). */
import { BUILDING_COLOURS, type BuildingColour } from '../../src/edition/types.ts';
import { BOT, BOTTOM_ROW, type Table } from './bot-table.ts';

/** Legal spaces of a Project, in ascending order of their numbers. */
function projectSpaces(table: Table, colour: BuildingColour): readonly string[] {
  const there = table.cluster(colour).length;
  if (there === 3 || table.view.stocks.projects[BUILDING_COLOURS.indexOf(colour)] === 0) return [];
  return table.grid.filter((name) => {
    const beside = table.beside(name);
    if (table.on(name).kind !== 'empty' || beside.some((piece) => piece.kind === 'building' && piece.colour === colour)) return false;
    return there === 0 || beside.some((piece) => piece.kind === 'project' && piece.colour === colour);
  });
}

/** Returns the best of some colours by a value, then by the Numbers; all remaining ones if no Number shows one of them. */
const best = <T>(values: readonly T[], value: (one: T) => number): T[] =>
  values.filter((one) => value(one) === Math.max(...values.map((other) => value(other))));
function byNumbers(table: Table, colours: readonly BuildingColour[]): readonly BuildingColour[] {
  const first = table.shown.find((colour) => colours.includes(colour));
  return first === undefined ? colours : [first];
}

export function projectColours(table: Table): readonly BuildingColour[] {
  const possible = BUILDING_COLOURS.filter((colour) => projectSpaces(table, colour).length > 0);
  if (table.isKing && table.solo.king === 'gilgabot') {
    const growing = possible.filter((colour) => table.cluster(colour).length > 0);
    if (growing.length > 0)
      return byNumbers(
        table,
        best(growing, (colour) => table.cluster(colour).length),
      );
  }
  if (table.isKing && table.solo.king === 'bot-baba')
    return byNumbers(
      table,
      best(possible, (colour) => table.tiles(colour)),
    );
  const first = table.shown.find((colour) => possible.includes(colour));
  return first === undefined ? [] : [first];
}

export function projectSpace(table: Table, colour: BuildingColour): string | undefined {
  const spaces = projectSpaces(table, colour);
  const up = table.isKing ? table.solo.king !== 'sarbot' : table.current.symbol === 'up';
  return up ? spaces.at(-1) : spaces[0];
}

export function buildingColours(table: Table): readonly BuildingColour[] {
  const possible = BUILDING_COLOURS.filter((colour, row) => {
    const cluster = table.cluster(colour);
    const own = cluster.filter((piece) => 'seat' in piece && piece.seat === BOT).length;
    const isPossible = cluster.length > 0 && cluster.length <= table.view.stocks.pieces[row] && table.canPay(2 + own);
    return isPossible && (table.hasHouse(row) || table.hasHouse(BOTTOM_ROW));
  });
  const size = (colour: BuildingColour): number => table.cluster(colour).length;
  if (table.isKing && table.solo.king === 'bot-baba')
    return byNumbers(
      table,
      best(
        best(possible, (colour) => table.tiles(colour)),
        size,
      ),
    );
  const largest = best(possible, size);
  const top = Math.max(...table.bot.mastery);
  const ahead = largest.filter((colour) => table.bot.mastery[BUILDING_COLOURS.indexOf(colour)] === top);
  return byNumbers(table, ahead.length > 0 ? ahead : largest);
}

export function firstBuilding(table: Table): readonly unknown[] {
  const district = table.left.number === 0 ? 3 : table.left.number;
  const spaces = table.printed.numbered[district - 1].filter((name) => table.on(name).kind === 'empty');
  const up = table.solo.king === 'gilgabot' || table.solo.king === 'botmuzi';
  return [district, table.shown[0], up ? spaces.at(-1) : spaces[0]];
}

import { describe, expect, test } from 'vitest';
import type { Cell } from '../../src/edition/codes.ts';
import { BONUS_KINDS, parseRow } from '../../src/edition/codes.ts';
import type { BoardSide, Edition } from '../../src/edition/types.ts';
import { BUILDING_COLOURS, DECREE_IDS, KINGS, PORT_LINES, SHIP_IDS } from '../../src/edition/types.ts';
import { validateEdition } from '../../src/edition/validate.ts';
import { RULES_EDITION } from '../support/edition.ts';
import { OTHER_EDITION } from './other-edition.ts';

const partsOf = (side: BoardSide): Cell[][][] => side.rows.map((row) => (parseRow(row) ?? []).map((cells) => [...cells]));
const cellsOf = (side: BoardSide, kind: Cell['kind']) =>
  partsOf(side)
    .flat(2)
    .filter((cell) => cell.kind === kind);
const borderLength = (side: BoardSide, part: number) => partsOf(side).filter((row) => row[part]?.[0]?.kind === 'water').length;

/** Everything that an edition can choose and the engine might wrongly take for granted: all of it differs between the two editions. */
const FREE: Record<string, (edition: Edition) => unknown> = {};
const free = (name: string, of: (edition: Edition) => unknown) => {
  FREE[name] = of;
};

for (const name of ['duo', 'full'] as const) {
  free(`${name}: rows`, ({ board }) => board[name].rows.length);
  for (const part of [0, 2, 4]) {
    free(`${name}: columns of part ${part}`, ({ board }) => partsOf(board[name])[0]?.[part]?.length);
    free(`${name}: shape of part ${part}`, ({ board }) => partsOf(board[name]).map((row) => row[part]?.map((cell) => cell.kind)));
  }
  free(`${name}: grid spaces`, ({ board }) => cellsOf(board[name], 'plain').length);
  free(`${name}: border 1-2`, ({ board }) => borderLength(board[name], 1));
  free(`${name}: border 2-3`, ({ board }) => borderLength(board[name], 3));
  free(`${name}: Water`, ({ board }) => cellsOf(board[name], 'water').length);
}
free('full: four-player rows', ({ board }) => board.full.fourPlayerRows);
free('duo: printed solo numbers', ({ board }) => board.duo.soloNumbers !== undefined);

for (const district of [0, 1, 2, 3, 4]) {
  free(`District ${district + 1}: name`, ({ districts }) => districts.names[district]);
  free(`District ${district + 1}: Barge`, ({ districts }) => districts.firstGameBarges[district]);
  free(`District ${district + 1}: actions`, ({ districts }) => districts.actions[district]);
}
free('direction of the Bot at the start', ({ districts }) => districts.botStartDirection);
for (const index of [0, 1, 2]) free(`dice with ${index + 2} players`, ({ dice }) => dice.perColour[index]);
free('Time track', ({ timeTrack }) => timeTrack.spaces);

free('bottom Houses', ({ playerBoard }) => playerBoard.bottomRow.length);
free('bottom bonuses', ({ playerBoard }) => playerBoard.bottomRow);
free('Houses in all', ({ playerBoard }) => 3 * playerBoard.rows.white.length + playerBoard.bottomRow.length);
free('columns', ({ playerBoard }) => playerBoard.columns);
free('Crate slots', ({ playerBoard }) => playerBoard.crateSlots);
free('track length', ({ mastery }) => mastery.values.length);
free('values', ({ mastery }) => mastery.values);
free('right-hand bonuses', ({ mastery }) => mastery.right);
free('blue lines', ({ mastery }) => mastery.blueLines);
free('number of blue lines', ({ mastery }) => mastery.blueLines.length);
for (const colour of BUILDING_COLOURS) {
  free(`${colour}: Houses`, ({ playerBoard }) => playerBoard.rows[colour].length);
  for (const house of [0, 2]) free(`${colour}: bonus of House ${house + 1}`, ({ playerBoard }) => playerBoard.rows[colour][house]);
  free(`${colour}: inside the track`, ({ mastery }) => mastery.inside[colour]);
  for (const space of [0, 1, 2, 3, 4, 5]) {
    free(`${colour}: Ziggurat space ${space + 1}`, ({ ziggurat }) => ziggurat.sections[colour][space]);
  }
}

PORT_LINES.forEach((line, index) => {
  free(`Port bonus of ${line}`, ({ port }) => port.blueBonuses[index]);
});
free('printed Ships', ({ port }) => port.printedShips.length);
free('place of a printed Ship', ({ port }) => [port.printedShips[0]?.row, port.printedShips[0]?.column]);
free('size of a printed Ship', ({ port }) => port.printedShips[0]?.size);
free('Ship tiles', ({ ships }) => ships.tiles.length);
for (const id of SHIP_IDS) {
  free(`${id}: colour or absence`, ({ ships }) => ships.tiles.find((tile) => tile.id === id)?.colour);
  free(`${id}: size or absence`, ({ ships }) => ships.tiles.find((tile) => tile.id === id)?.size);
}

for (const stock of Object.keys(RULES_EDITION.stocks) as (keyof Edition['stocks'])[]) {
  if (stock !== 'note') free(`stock: ${stock}`, ({ stocks }) => stocks[stock]);
}
free('special Water tiles', ({ specialWater }) => specialWater.faces.length);
free('special Water faces', ({ specialWater }) => specialWater.faces);
free('Urban cards', ({ urbanCards }) => urbanCards.cards.length);
for (const index of [0, 1, 2, 3, 4, 5]) {
  free(`Urban card ${index + 1}: id`, ({ urbanCards }) => urbanCards.cards[index]?.id);
  free(`Urban card ${index + 1}: Houses`, ({ urbanCards }) => urbanCards.cards[index]?.houses);
  free(`Urban card ${index + 1}: VP`, ({ urbanCards }) => urbanCards.cards[index]?.vp);
}
for (const id of DECREE_IDS) free(`${id}: symbol`, ({ decrees }) => decrees.symbols[id]);

for (const king of KINGS) {
  free(`${king}: markers`, ({ solo }) => solo.automaUrban[king]);
  free(`${king}: arrow`, ({ solo }) => solo.setUpArrow[king]);
  free(`${king}: Decrees`, ({ solo }) => solo.decrees[king]);
  free(`${king}: number of Decrees`, ({ solo }) => solo.decrees[king].length);
}
free('Automa cards', ({ solo }) => solo.automaCards.length);
for (const index of [0, 1, 2, 3, 4, 5, 6]) free(`Automa card ${index + 1}`, ({ solo }) => solo.automaCards[index]);

describe('the other edition', () => {
  test('is valid and comes out as it went in, with the warnings of A-74 only', () => {
    const result = validateEdition(JSON.parse(JSON.stringify(OTHER_EDITION)));
    expect(result).toMatchObject({ ok: true, edition: OTHER_EDITION });
    expect(result.warnings.map(({ code, path }) => `${code} ${path}`)).toEqual([
      'projectBonusOnWater board.duo.rows[2]',
      'projectBonusOnWater board.duo.rows[2]',
      'projectBonusOnWater specialWater.faces[3]',
      'projectBonusOnWater specialWater.faces[4]',
    ]);
  });

  test.each(Object.entries(FREE))('differs in: %s', (_name, of) => {
    expect(of(OTHER_EDITION)).not.toEqual(of(RULES_EDITION));
  });

  test.each(['duo', 'full'] as const)('side %s: irregular, with holes, all fourteen bonuses on the grid and bonuses on Water', (name) => {
    const side = OTHER_EDITION.board[name];
    const kinds = new Set(cellsOf(side, 'plain').flatMap((cell) => (cell.bonus === null ? [] : [cell.bonus.kind])));
    expect([...kinds].toSorted()).toEqual([...BONUS_KINDS].toSorted());
    expect(cellsOf(side, 'water').filter((cell) => cell.bonus !== null).length).toBeGreaterThanOrEqual(5);
    const widths = [0, 2, 4].map((part) => partsOf(side)[0]?.[part]?.length);
    expect(new Set(widths).size).toBe(3);
    for (const part of [0, 2, 4]) {
      expect(
        partsOf(side)
          .flatMap((row) => row[part] ?? [])
          .some((cell) => cell.kind === 'none'),
      ).toBe(true);
    }
    expect(borderLength(side, 1)).not.toBe(borderLength(side, 3));
  });

  test('has two four-player rows, fewer Ship tiles and one printed Ship', () => {
    expect(OTHER_EDITION.board.full.fourPlayerRows).toBe(2);
    expect(OTHER_EDITION.ships.tiles.length).toBeLessThan(SHIP_IDS.length);
    expect(OTHER_EDITION.port.printedShips).toHaveLength(1);
    expect(OTHER_EDITION.board.duo.fourPlayerRows).toBe(0);
  });
});

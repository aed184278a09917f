/** The reference edition has the values that were decided, group by group. The tables here repeat them in readable form. */
import { describe, expect, test } from 'vitest';
import { parseRow } from '../../src/edition/codes.ts';
import { REFERENCE_EDITION } from '../../src/edition/reference.ts';
import type { BuildingColour } from '../../src/edition/types.ts';
import { BUILDING_COLOURS, DECREE_IDS } from '../../src/edition/types.ts';
import { validateEdition } from '../../src/edition/validate.ts';

const edition = REFERENCE_EDITION;

const DUO = `
row 1        c1 .. gt ..         ~~        .. au .. sw         ##        .. v3 .. m=
row 2        .. Y+ .. m=         ~c        p+ .. ar ..         ~g        W+ .. m? ..
row 3        au .. p+ ..         ~~        .. m= .. U+         ~~        .. p+ .. au
row 4        .. G+ .. pm         ##        cr .. r? ..         ~v        wt .. B+ ..`;

const FULL = `
row 1        .. p+ .. sw         ##        gt .. r? ..         ##        .. au .. ar
row 2        Y+ .. m= ..         ~~        .. m= .. c2         ~~        W+ .. p+ ..
row 3        .. p+ .. au         ~c        au .. m? ..         ~g        .. pm .. m=
row 4        cr .. U+ ..         ~~        .. G+ .. wt         ~v        v3 .. B+ ..
row 5 (4p)   .. c1 .. pm         ##        v2 .. c1 ..         ##        .. pm .. c2`;

const SHIPS = 'W1 | Y1 | B1 | B1 | W1 | Y1 | Y2 | B2 | W2 | W2 | B2 | Y2 | Y3 | B3 | W3';

const URBAN = `U01 3/1/1/- 10; U02 1/3/1/- 10; U03 1/1/3/- 10; U04 2/2/1/- 10; U05 2/1/2/- 10; U06 1/2/2/- 10;
U07 2/2/-/1 10; U08 2/1/-/2 11; U09 1/2/-/2 11; U10 2/-/2/1 10; U11 2/-/1/2 11; U12 1/-/2/2 11; U13 -/2/2/1 10; U14 -/2/1/2 11; U15 -/1/2/2 11`;

const RIGHT = '- | 1 Gold | 1 claim | 2 VP | 1 Gold | - | 3 VP | 1 Gold | 4 VP | 6 VP';
const INSIDE: Record<BuildingColour, string> = {
  white: ' | | | supply die | | | 1 Gold | | | 4 VP',
  yellow: ' | | | 1 claim | | | supply die | | | 1 Gold',
  brown: ' | | | 1 claim | | | 1 Gold | | | supply die',
};

/** The words of the tables as codes. */
const CODES: Record<string, string> = {
  '': '',
  '-': '',
  '1 Gold': 'au',
  '1 claim': 'c1',
  '2 claims': 'c2',
  '2 VP': 'v2',
  '3 VP': 'v3',
  '4 VP': 'v4',
  '6 VP': 'v6',
  'supply die': 'r?',
  'step of choice': 'm?',
  'garden tile': 'gt',
  'refill a crate': 'cr',
  'move the architect': 'ar',
  'pay for a step': 'pm',
};
const codes = (table: string, separator = '|') => table.split(separator).map((word) => CODES[word.trim()]);

const gridOf = (block: string) =>
  block
    .trim()
    .split('\n')
    .map((line) =>
      line
        .replace(/^row \d( \(4p\))?\s+/, '')
        .replaceAll('~c', '~c1')
        .replaceAll('~g', '~au')
        .replaceAll('~v', '~v2')
        .split(/\s{2,}/)
        .join(' | '),
    );

test('it is valid without a warning and comes out of the validator as it went in', () => {
  const result = validateEdition(JSON.parse(JSON.stringify(edition)));
  expect(result).toEqual({ ok: true, edition, more: false, warnings: [] });
});

test('every group has its word of origin', () => {
  const { districts, dice, timeTrack, stocks, board, ...rest } = edition;
  expect([dice, timeTrack, stocks].map((group) => group.origin)).toEqual(['stated', 'stated', 'stated']);
  expect(districts.origin).toBe('derived');
  for (const group of [board.duo, board.full, rest.playerBoard, rest.mastery, rest.port, rest.ships, rest.ziggurat]) {
    expect(group.origin).toBe('reconstructed');
    expect(group.note).toMatch(/^Stated: /);
  }
  for (const group of [rest.specialWater, rest.urbanCards, rest.decrees, rest.solo]) expect(group.origin).toBe('reconstructed');
});

test('section 1: Districts, Barges, actions, tracks', () => {
  expect(edition.districts.names).toEqual(['Artisans', 'Farmers', 'Scribes', 'Merchants', 'Priests']);
  expect(edition.districts.firstGameBarges).toEqual(['brown', 'yellow', 'white', 'blue', 'green']);
  expect(edition.districts.actions.map((actions) => actions.join(' '))).toEqual([
    'tile project construct gardening',
    'tile project construct gardening',
    'tile project construct gardening',
    'tile ship portHouse',
    'tile tile zigguratHouse',
  ]);
  expect(edition.districts.botStartDirection).toBe('descending');
  expect(edition.districts.botTurnDirection).toBe('descending');
  expect(edition.timeTrack.spaces).toBe(5);
  expect(edition.stocks.specialWaterDisplay).toBe(3);
  expect(edition.dice.perColour).toEqual([5, 6, 7]);
});

test('section 2: the building grids', () => {
  expect(edition.board.duo.rows).toEqual(gridOf(DUO));
  expect(edition.board.full.rows).toEqual(gridOf(FULL));
  expect(edition.board.duo.fourPlayerRows).toBe(0);
  expect(edition.board.full.fourPlayerRows).toBe(1);
  for (const side of [edition.board.duo, edition.board.full]) {
    const border = side.rows.map((row) => parseRow(row)?.[1]?.[0]?.kind);
    expect(border.filter((kind) => kind === 'water')).toHaveLength(3);
    expect(side.rows.some((row) => row.split('|')[4]?.includes('W+'))).toBe(true);
  }
});

test('section 3: the Player board', () => {
  const { rows, bottomRow, columns, crateSlots } = edition.playerBoard;
  for (const colour of BUILDING_COLOURS) {
    expect(rows[colour].map(({ gold, claims }) => [gold, claims])).toEqual([
      [0, 1],
      [1, 0],
      [1, 1],
    ]);
  }
  expect(bottomRow.map(({ gold, claims }) => [gold, claims])).toEqual([
    [0, 0],
    [0, 1],
    [1, 0],
    [1, 0],
    [2, 0],
  ]);
  expect(3 * rows.white.length + bottomRow.length).toBe(14);
  expect(columns).toEqual(['', 'v4', 'v8']);
  expect(crateSlots).toBe(4);
});

test('section 4: Mastery tracks', () => {
  const { values, right, inside, blueLines } = edition.mastery;
  expect(values).toEqual([1, 1, 2, 2, 2, 2, 3, 3, 3, 4]);
  expect(right).toEqual(codes(RIGHT));
  for (const colour of BUILDING_COLOURS) expect(inside[colour]).toEqual(codes(INSIDE[colour]));
  expect(blueLines).toEqual([1, 5, 8]);
  expect(blueLines).toEqual(values.flatMap((value, row) => (row < 9 && values[row + 1] !== value ? [row] : [])));
});

test('section 5: the Port', () => {
  expect(edition.port.blueBonuses).toEqual(codes('supply die | step of choice | 2 claims | 2 claims | step of choice | supply die'));
  expect(edition.port.printedShips).toEqual([
    { row: 1, column: 3, size: 3 },
    { row: 3, column: 1, size: 2 },
  ]);
  const tiles = edition.ships.tiles.map(({ colour, size }) => `${colour.charAt(0).toUpperCase()}${size}`);
  expect(tiles).toEqual(SHIPS.split(' | '));
  for (const colour of BUILDING_COLOURS) {
    const sizes = edition.ships.tiles.filter((tile) => tile.colour === colour).map((tile) => tile.size);
    expect(sizes.toSorted()).toEqual([1, 1, 2, 2, 3]);
  }
});

test('section 6: the Ziggurat', () => {
  expect(edition.ziggurat.sections).toEqual({
    white: ['plain', 'yellow', 'gold', 'brown', 'plain', 'white'],
    yellow: ['gold', 'brown', 'plain', 'plain', 'white', 'yellow'],
    brown: ['plain', 'white', 'gold', 'yellow', 'plain', 'brown'],
  });
});

test('section 7: cards, small tiles and stocks', () => {
  const cards = edition.urbanCards.cards.map(({ id, houses, vp }) => `${id} ${houses.map((count) => count || '-').join('/')} ${vp}`);
  expect(cards).toEqual(URBAN.split(/;\s/));
  expect(edition.specialWater.faces).toEqual(
    codes('2 VP; 3 VP; 1 Gold; 2 claims; supply die; step of choice; garden tile; refill a crate; move the architect; pay for a step', ';'),
  );
  const symbols = DECREE_IDS.map((id) => edition.decrees.symbols[id]);
  expect(symbols.slice(0, 8)).toEqual(Array(8).fill('city'));
  expect(symbols.slice(8, 12)).toEqual(Array(4).fill('harbour'));
  expect(symbols.slice(12)).toEqual(Array(4).fill('garden'));
  expect(edition.stocks).toMatchObject({
    cratesPerColour: 4,
    projectsPerColour: 20,
    piecesPerColour: 25,
    regularWater: 20,
    gardens: 25,
    claimMarkers: 15,
  });
  expect(edition.specialWater.faces).toHaveLength(10);
});

describe('section 8: solo components', () => {
  const { automaUrban, setUpArrow, decrees, automaCards } = edition.solo;
  const tally = (words: readonly (string | number)[]) => {
    const counts: Record<string, number> = {};
    for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
    return counts;
  };

  test('kings', () => {
    expect(automaUrban).toEqual({
      gilgabot: [2, 2, 1, 1, 8],
      sarbot: [1, 0, 1, 1, 11],
      botmuzi: [0, 1, 1, 4, 8],
      'bot-baba': [1, 1, 2, 1, 9],
    });
    expect(setUpArrow).toEqual({ gilgabot: 'up', botmuzi: 'up', sarbot: 'down', 'bot-baba': 'down' });
    expect(decrees).toEqual({
      gilgabot: ['D04', 'D08'],
      'bot-baba': ['D05', 'D06', 'D07'],
      sarbot: ['D13', 'D14', 'D15', 'D16'],
      botmuzi: ['D09', 'D10', 'D11', 'D16'],
    });
  });

  test('fifteen Automa cards: five of each number and of each arrow row', () => {
    expect(automaCards).toHaveLength(15);
    expect(tally(automaCards.map((card) => card.number))).toEqual({ 0: 5, 1: 5, 2: 5 });
    expect(tally(automaCards.map((card) => card.arrow))).toEqual({ 1: 5, 2: 5, 3: 5 });
  });

  test('every card shows I, II and III once and at least two different letters', () => {
    for (const { rows } of automaCards) {
      expect(rows.map((row) => row.colourNumber).toSorted()).toEqual([1, 2, 3]);
      expect(new Set(rows.map((row) => row.action)).size).toBeGreaterThanOrEqual(2);
    }
  });

  test('18 down, 18 up, 9 king; first letters 6 C, 5 B, 3 D, 1 A; four kinds of foot bonus', () => {
    expect(tally(automaCards.flatMap((card) => card.rows.map((row) => row.symbol)))).toEqual({ down: 18, up: 18, king: 9 });
    expect(tally(automaCards.map((card) => card.rows[0]?.action ?? ''))).toEqual({ C: 6, B: 5, D: 3, A: 1 });
    expect(tally(automaCards.map((card) => card.bonus))).toEqual({ gold: 4, vp2: 4, garden: 4, lowestStep: 3 });
  });

  test('beyond the limits: symbols are even by row and by number, no card repeats a king, all cards differ', () => {
    for (const row of [0, 1, 2]) {
      expect(tally(automaCards.map((card) => card.rows[row]?.symbol ?? ''))).toEqual({ down: 6, up: 6, king: 3 });
    }
    for (const number of [1, 2, 3]) {
      const symbols = automaCards.flatMap((card) => card.rows.filter((row) => row.colourNumber === number).map((row) => row.symbol));
      expect(tally(symbols)).toEqual({ down: 6, up: 6, king: 3 });
    }
    for (const { rows } of automaCards) {
      expect(rows.filter((row) => row.symbol === 'king').length).toBeLessThanOrEqual(1);
    }
    for (const number of [0, 1, 2]) {
      expect(new Set(automaCards.filter((card) => card.number === number).map((card) => card.bonus)).size).toBe(4);
    }
    expect(new Set(automaCards.map((card) => JSON.stringify(card))).size).toBe(15);
  });
});

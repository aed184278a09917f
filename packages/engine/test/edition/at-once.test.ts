/** Every independent fault is reported at once; faults that merely follow from another one are not. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { joinRow, splitRow } from '../../src/edition/codes.ts';
import { LIMITS } from '../../src/edition/limits.ts';
import { REFERENCE_EDITION } from '../../src/edition/reference.ts';
import { validateEdition } from '../../src/edition/validate.ts';
import { OTHER_EDITION } from './other-edition.ts';
import { plant, times } from './plant.ts';
import { brief, PLANTED, PLANTED_NUMBERS } from './planted.ts';
import { type Bounded, NOTHING_LESS, PLANTED_BOUNDS, row } from './planted-bounds.ts';

type Changes = Readonly<Record<string, unknown>>;

function report(changes: Changes, edition = REFERENCE_EDITION): string[] {
  const result = validateEdition(plant(changes, edition));
  return result.ok ? [] : brief(result.faults);
}

describe('faults in a group and in what it must agree on', () => {
  const few = (bad: string) => `.. .. .. ${bad} | ~~ | .. .. .. .. | ~~ | .. .. .. ..`;

  test.each<[string, Changes, string[]]>([
    [
      'a value, a list one short and a line too high',
      { 'mastery.values[0]': 1000, 'mastery.right': times(9, ''), 'mastery.blueLines': [28] },
      ['outOfRange mastery.values[0] 1000', 'wrongLength mastery.right 9', 'outOfRange mastery.blueLines[0] 28'],
    ],
    [
      'a bad cell and too few spaces',
      { 'board.duo.rows': [few('xx')] },
      [
        'badCell board.duo.rows[0] district1:4 "xx"',
        ...['district1', 'district2', 'district3'].map((part) => `spaces board.duo.rows ${part}:0 4`),
      ],
    ],
    [
      'too many four-player rows and too few spaces',
      { 'board.full.rows': times(5, '.. | ~~ | ## | ~~ | ..'), 'board.full.fourPlayerRows': 5 },
      ['outOfRange board.full.fourPlayerRows 5', 'spaces board.full.rows district2:0 0', 'spaces board.full.rows 10'],
    ],
    [
      'Gold under a House and a column too few',
      { 'playerBoard.rows.white[0].gold': 100, 'playerBoard.columns': ['', 'v4'] },
      ['outOfRange playerBoard.rows.white[0].gold 100', 'wrongLength playerBoard.columns 2'],
    ],
    [
      'an unknown action and too many tiles',
      { 'districts.actions[0][1]': 'ship', 'districts.actions[4]': ['tile', 'tile', 'tile'] },
      ['notOneOf districts.actions[0][1] "ship"', 'tileSpaces districts.actions 7'],
    ],
    [
      'an unknown action and too few tiles, whatever was meant',
      { 'districts.actions[0][1]': 'ship', 'districts.actions[4]': ['zigguratHouse'] },
      ['notOneOf districts.actions[0][1] "ship"', 'tileSpaces districts.actions 5'],
    ],
    [
      'a Ship tile and too few of them',
      { 'ships.tiles': times(2, { id: 'S16', colour: 'white', size: 1 }) },
      ['notOneOf ships.tiles[0].id "S16"', 'notOneOf ships.tiles[1].id "S16"', 'ships ships.tiles 2'],
    ],
    [
      'a printed Ship twice, with bad sizes',
      { 'port.printedShips': times(2, { row: 2, column: 1, size: 4 }) },
      ['outOfRange port.printedShips[0].size 4', 'outOfRange port.printedShips[1].size 4', 'repeated port.printedShips[1] 2,1'],
    ],
    [
      'a card twice, with bad VP',
      { 'urbanCards.cards[1]': { id: 'U01', houses: [1, 1, 1, 1], vp: 100 } },
      ['outOfRange urbanCards.cards[1].vp 100', 'repeated urbanCards.cards[1].id "U01"'],
    ],
    [
      'a symbol and two symbols that no card has',
      {
        'decrees.symbols': Object.fromEntries(
          Object.keys(REFERENCE_EDITION.decrees.symbols).map((id) => [id, id === 'D01' ? 'x' : 'city']),
        ),
      },
      ['notOneOf decrees.symbols.D01 "x"', 'symbolMissing decrees.symbols "harbour"', 'symbolMissing decrees.symbols "garden"'],
    ],
    [
      'three faults in one row',
      { 'board.duo.rows[1]': '.. Y+ xx m= | .. | p+ .. m? | ~au | W+ .. c10 ..' },
      [
        'badCell board.duo.rows[1] district1:3 "xx"',
        'cellNotHere board.duo.rows[1] border12:1 ".."',
        'rowWidth board.duo.rows[1] district2:0 3',
        'outOfRange board.duo.rows[1] district3:3 "c10"',
      ],
    ],
  ])('%s', (_name, changes, expected) => {
    expect(report(changes)).toEqual(expected);
  });

  test('rows that cannot be read do not keep solo numbers from being checked', () => {
    const rows = { 'board.duo.rows[0]': 'W+ .. au3', 'board.duo.soloNumbers[0]': '13 x 4 | 18/27 | 22 18 ## 9 4 | ## | 10 6' };
    expect(report({ ...rows, 'board.duo.soloNumbers[4]': '10 5 4 | 14/23 | ## 14 10 5 1 | 7 | ## 3' }, OTHER_EDITION)).toEqual([
      'rowParts board.duo.rows[0] 1',
      'badNumber board.duo.soloNumbers[0] district1:2 "x"',
      'repeated board.duo.soloNumbers[4] district1:3 "4"',
      'badNumber board.duo.soloNumbers[4] border23:1 "7"',
    ]);
    expect(report({ 'board.duo.rows': null, 'board.duo.soloNumbers[0]': '1' }, OTHER_EDITION)).toEqual([
      'wrongType board.duo.rows null',
      'rowParts board.duo.soloNumbers[0] 1',
    ]);
  });

  test('a value that fails when it is read is a fault of its place alone', () => {
    const { proxy, revoke } = Proxy.revocable([], {});
    revoke();
    expect(report({ version: 0, 'dice.perColour': [5, proxy, 7], 'board.full': proxy, 'solo.automaCards[0].arrow': 0 })).toEqual([
      'outOfRange version 0',
      'wrongType dice.perColour[1] object',
      'unreadable board.full undefined',
      'outOfRange solo.automaCards[0].arrow 0',
    ]);
  });

  test('a list with a length that is none is too short', () => {
    const strange = new Proxy([], { get: (target, key) => (key === 'length' ? Number.NaN : Reflect.get(target, key)) });
    expect(report({ 'districts.names': strange })).toEqual(['wrongLength districts.names NaN']);
  });
});

describe('what follows from a fault is no other fault', () => {
  test.each<[string, Changes, string]>([
    ['a whole grid of one row that is not split', { 'board.duo.rows': ['.. .. ~~ .. ..'] }, 'rowParts board.duo.rows[0] 1'],
    ['a row that may have the spaces that are missing', { 'board.duo.rows': [row(4), 7] }, 'wrongType board.duo.rows[1] 7'],
    [
      'a cell that may be the space that is missing',
      { 'board.duo.rows': [row(5).replace('..', 'xx')] },
      'badCell board.duo.rows[0] district1:1 "xx"',
    ],
    [
      'a District that lacks the spaces that are missing in all',
      { 'board.full.rows': [row(0, 1, 11)], 'board.full.fourPlayerRows': 0 },
      'spaces board.full.rows district1:0 0',
    ],
    [
      'the first row shorter than the others',
      { 'board.duo.rows[0]': '.. .. .. | ~~ | .. .. .. .. | ## | .. .. .. ..' },
      'rowWidth board.duo.rows[0] district1:0 3',
    ],
    ['values one short, bonuses right', { 'mastery.values': times(9, 1) }, 'wrongLength mastery.values 9'],
    ['Action spaces of a District that is not there', { 'districts.actions[4]': null }, 'wrongType districts.actions[4] null'],
    [
      'a symbol on a card that cannot be read',
      { ...harbour('city'), 'decrees.symbols.D12': 'port' },
      'notOneOf decrees.symbols.D12 "port"',
    ],
  ])('%s', (_name, changes, expected) => {
    expect(report(changes)).toEqual([expected]);
  });
});

/** Returns the Decrees that have the harbour in the reference edition, with another symbol. */
function harbour(symbol: string): Changes {
  return Object.fromEntries(['D09', 'D10', 'D11', 'D12'].map((id) => [`decrees.symbols.${id}`, symbol]));
}

describe('two planted faults', () => {
  interface Single {
    readonly changes: Changes;
    readonly faults: readonly string[];
  }

  const singles: Single[] = [
    ...PLANTED.filter(([changes]) => !Object.hasOwn(changes, '')).map(([changes, fault]) => ({ changes, faults: [fault] })),
    ...(Object.keys(PLANTED_BOUNDS) as Bounded[]).flatMap((limit) => {
      const { min, max } = LIMITS[limit];
      const beyond = NOTHING_LESS.includes(limit) ? [max + 1] : [min - 1, max + 1];
      return beyond.map((n) => PLANTED_BOUNDS[limit][0](n)).map((changes) => ({ changes, faults: report(changes) }));
    }),
  ];
  const numbers: Single[] = PLANTED_NUMBERS.map(([changes, fault]) => ({ changes, faults: [fault] }));

  /** Whether one fault is planted in a place that the other replaces. */
  const overlap = (a: Single, b: Single) =>
    Object.keys(a.changes).some((one) => Object.keys(b.changes).some((other) => within(one, other) || within(other, one)));
  const within = (outer: string, inner: string) => inner === outer || inner.startsWith(`${outer}.`) || inner.startsWith(`${outer}[`);

  /** Pairs of faults where the second makes it uncertain whether the first is a fault. */
  const HIDDEN: readonly [fault: RegExp, by: RegExp, because: string][] = [
    [/^tileSpaces /, /^\w+ districts\.actions\[\d\]/, 'an action that cannot be read may be the missing tile'],
    [/^ships /, /^wrongLength port\.printedShips 10/, 'the more Ships are printed, the fewer tiles are needed'],
    [/^repeated port\.printedShips/, /^outOfRange port\.printedShips\[0\]\.row/, 'the place that is repeated cannot be read'],
  ];
  const hides = (fault: string, other: Single) =>
    HIDDEN.some(([one, by]) => one.test(fault) && other.faults.some((found) => by.test(found)));

  const check = (a: Single, b: Single, edition = REFERENCE_EDITION) => {
    const found = report({ ...a.changes, ...b.changes }, edition);
    const expected = [...a.faults.filter((fault) => !hides(fault, b)), ...b.faults.filter((fault) => !hides(fault, a))];
    expect(expected.filter((fault) => !found.includes(fault))).toEqual([]);
  };

  test('in different places are both reported', () => {
    fc.assert(
      fc.property(fc.constantFrom(...singles), fc.constantFrom(...singles), (a, b) => {
        fc.pre(!overlap(a, b));
        check(a, b);
      }),
      { numRuns: 1500 },
    );
  });

  test('in one group are both reported: all pairs', () => {
    const groupOf = ({ changes }: Single) => Object.keys(changes)[0]?.split(/[.[]/)[0];
    singles.forEach((a, index) => {
      for (const b of singles.slice(index + 1)) if (groupOf(a) === groupOf(b) && !overlap(a, b)) check(a, b);
    });
  });

  test('of the grid and of its solo numbers are both reported: all pairs', () => {
    const cells = ['xx', '~~ ', 'v100'].map((code) => {
      const changes = { 'board.duo.rows[1]': `.. ${code} .. | ~c2 | sw .. gt .. U+ | ~gt | .. ar` };
      return { changes, faults: report(changes, OTHER_EDITION) };
    });
    for (const a of cells) for (const b of numbers) check(a, b, OTHER_EDITION);
  });

  test('in two codes of a grid are both reported, and nothing else', () => {
    const spots = OTHER_EDITION.board.full.rows.flatMap((text, line) =>
      splitRow(text).flatMap((codes, part) => codes.map((_, column) => ({ line, part, column }))),
    );
    const spoilt = fc.record({ spot: fc.constantFrom(...spots), code: fc.constantFrom('xx', 'v100', '~c10', 'WATER', 'au1') });
    fc.assert(
      fc.property(spoilt, spoilt, (a, b) => {
        fc.pre(a.spot !== b.spot);
        const rows = OTHER_EDITION.board.full.rows.map(splitRow);
        const spoil = (...faults: (typeof a)[]) => {
          const copy = structuredClone(rows);
          for (const { spot, code } of faults) copy[spot.line]?.[spot.part]?.splice(spot.column, 1, code);
          return report({ 'board.full.rows': copy.map(joinRow) }, OTHER_EDITION);
        };
        expect(spoil(a, b).toSorted()).toEqual([...spoil(a), ...spoil(b)].toSorted());
      }),
      { numRuns: 300 },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Bonus } from '../../src/edition/codes.ts';
import { BONUS_KINDS, formatBonus, joinRow, parseBonus, parseCell, parseRow, ROW_PARTS, splitRow } from '../../src/edition/codes.ts';
import { REFERENCE_EDITION } from '../../src/edition/reference.ts';
import { RESOURCE_COLOURS } from '../../src/edition/types.ts';
import { OTHER_EDITION } from './other-edition.ts';

const anyBonus: fc.Arbitrary<Bonus> = fc
  .record({ kind: fc.constantFrom(...BONUS_KINDS), amount: fc.integer({ min: 1, max: 99 }), colour: fc.constantFrom(...RESOURCE_COLOURS) })
  .map(({ kind, amount, colour }) => ({
    kind,
    amount: kind === 'gold' || kind === 'claims' || kind === 'vp' ? amount : 1,
    colour: kind === 'bargeDie' ? colour : null,
  }));

describe('bonus codes', () => {
  test.each([
    ['W+', 'bargeDie', 1, 'white'],
    ['Y+', 'bargeDie', 1, 'yellow'],
    ['B+', 'bargeDie', 1, 'brown'],
    ['U+', 'bargeDie', 1, 'blue'],
    ['G+', 'bargeDie', 1, 'green'],
    ['r?', 'supplyDie', 1, null],
    ['au', 'gold', 1, null],
    ['au2', 'gold', 2, null],
    ['wt', 'water', 1, null],
    ['sw', 'specialWater', 1, null],
    ['gt', 'garden', 1, null],
    ['ar', 'architect', 1, null],
    ['cr', 'refill', 1, null],
    ['c1', 'claims', 1, null],
    ['c2', 'claims', 2, null],
    ['m?', 'step', 1, null],
    ['m=', 'projectStep', 1, null],
    ['p+', 'project', 1, null],
    ['v3', 'vp', 3, null],
    ['v99', 'vp', 99, null],
    ['pm', 'paidStep', 1, null],
  ])('%s is %s %d %s', (code, kind, amount, colour) => {
    expect(parseBonus(code)).toEqual({ kind, amount, colour });
  });

  test('BON-01 to BON-14 have one kind each, in this order', () => {
    expect(BONUS_KINDS).toHaveLength(14);
    const first = ['W+', 'r?', 'au', 'wt', 'sw', 'gt', 'ar', 'cr', 'c1', 'm?', 'm=', 'p+', 'v2', 'pm'];
    expect(first.map((code) => parseBonus(code)?.kind)).toEqual([...BONUS_KINDS]);
  });

  const NO_CODES = 'au1 au0 c v c0 v02 v-1 v1.5 v12345 w+ W AU ~au .. ## __proto__ toString'.split(' ');
  test.each(['', ' ', ' au', 'au ', ...NO_CODES])('%j is none', (code) => {
    expect(parseBonus(code)).toBeNull();
  });

  test('writing and reading are inverse', () => {
    fc.assert(
      fc.property(anyBonus, (bonus) => {
        expect(parseBonus(formatBonus(bonus))).toEqual(bonus);
      }),
    );
    fc.assert(
      fc.property(fc.string({ maxLength: 4 }), (code) => {
        const bonus = parseBonus(code);
        if (bonus !== null) expect(formatBonus(bonus)).toBe(code);
      }),
    );
  });
});

describe('cells and rows', () => {
  test('cells', () => {
    expect(parseCell('##')).toEqual({ kind: 'none', bonus: null });
    expect(parseCell('..')).toEqual({ kind: 'plain', bonus: null });
    expect(parseCell('~~')).toEqual({ kind: 'water', bonus: null });
    expect(parseCell('~c1')).toEqual({ kind: 'water', bonus: { kind: 'claims', amount: 1, colour: null } });
    expect(parseCell('p+')).toEqual({ kind: 'plain', bonus: { kind: 'project', amount: 1, colour: null } });
    expect(parseCell('~')).toBeNull();
    expect(parseCell('~..')).toBeNull();
    expect(parseCell('#')).toBeNull();
  });

  test('a cell is Water or not by its first character, with the bonus of the rest', () => {
    fc.assert(
      fc.property(anyBonus, (bonus) => {
        expect(parseCell(formatBonus(bonus))).toEqual({ kind: 'plain', bonus });
        expect(parseCell(`~${formatBonus(bonus)}`)).toEqual({ kind: 'water', bonus });
      }),
    );
  });

  test('a row is its cells, part by part', () => {
    const anyCode = fc.oneof(fc.constantFrom('..', '##', '~~'), anyBonus.map(formatBonus));
    const anyRow = fc.array(fc.array(anyCode, { minLength: 1, maxLength: 12 }), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(anyRow, (parts) => {
        expect(parseRow(joinRow(parts))).toEqual(parts.map((codes) => codes.map(parseCell)));
        expect(splitRow(joinRow(parts))).toEqual(parts);
      }),
    );
  });

  test('every row of both editions is written in its one spelling', () => {
    for (const { board } of [REFERENCE_EDITION, OTHER_EDITION]) {
      for (const row of [...board.duo.rows, ...board.full.rows]) expect(joinRow(splitRow(row))).toBe(row);
    }
  });

  test('a row may be typed with any blanks', () => {
    const typed = '  c1 ..  gt ..\t|~c1|  .. au .. sw |   ##  | .. v3 .. m= ';
    expect(joinRow(splitRow(typed))).toBe('c1 .. gt .. | ~c1 | .. au .. sw | ## | .. v3 .. m=');
    expect(splitRow(typed).map((part) => part.length)).toEqual([4, 1, 4, 1, 4]);
    expect(ROW_PARTS).toHaveLength(5);
  });

  test.each(['', '.. | ## | ..', '.. | ## | .. | ## | .. | ..', '.. | ## | xx | ## | ..'])('%j is no row', (text) => {
    expect(parseRow(text)).toBeNull();
  });
});

import { afterAll, describe, expect, test } from 'vitest';
import { EDITION_FAULT_CODES, type EditionFault, type EditionWarning } from '../../src/edition/faults.ts';
import { REFERENCE_EDITION } from '../../src/edition/reference.ts';
import { SHIP_IDS } from '../../src/edition/types.ts';
import type { EditionResult } from '../../src/edition/validate.ts';
import { validateEdition } from '../../src/edition/validate.ts';
import { OTHER_EDITION } from './other-edition.ts';
import { plant, times } from './plant.ts';
import { brief, PLANTED, PLANTED_NUMBERS } from './planted.ts';

/** Every warning; a test below meets each. */
const WARNINGS: Record<EditionWarning['code'], true> = {
  projectBonusOnWater: true,
  noReason: true,
  neverReached: true,
  noWater: true,
  cardAsksNothing: true,
  cardAsksTooMuch: true,
};
const seen = new Set<string>();

function faultsOf(input: unknown): readonly EditionFault[] {
  const result = validateEdition(input);
  const faults = result.ok ? [] : result.faults;
  for (const { code } of [...faults, ...result.warnings]) seen.add(code);
  return faults;
}

afterAll(() => {
  expect([...EDITION_FAULT_CODES, ...Object.keys(WARNINGS)].filter((code) => !seen.has(code))).toEqual([]);
});

describe('one planted fault, found in its place', () => {
  test.each(PLANTED)('%j', (changes, expected) => {
    expect(brief(faultsOf(plant(changes)))).toEqual([expected]);
  });

  test.each(PLANTED_NUMBERS)('solo numbers: %j', (changes, expected) => {
    expect(brief(faultsOf(plant(changes, OTHER_EDITION)))).toEqual([expected]);
  });

  test('it says what would be right', () => {
    const allowed = (changes: Record<string, unknown>) => faultsOf(plant(changes))[0]?.allowed;
    expect(allowed({ 'stocks.gardens': 251 })).toEqual({ is: 'whole', min: 0, max: 250 });
    expect(allowed({ 'board.duo.rows': [] })).toEqual({ is: 'entries', min: 1, max: 12 });
    expect(allowed({ 'districts.actions[3][1]': 'x' })).toEqual({ is: 'oneOf', values: ['tile', 'ship', 'portHouse'] });
    expect(allowed({ 'port.blueBonuses[0]': 'x' })).toEqual({ is: 'bonus', kinds: ['supplyDie', 'step', 'claims'], empty: false });
    expect(allowed({ 'board.duo.rows[1]': '.. Y+ .. m= | ~c1 | p+ .. m? | ~au | W+ .. ar ..' })).toEqual({ is: 'entries', min: 4, max: 4 });
    expect(allowed({ 'board.extra': 1 })).toEqual({ is: 'oneOf', values: ['duo', 'full'] });
    expect(allowed({ 'ships.tiles': [] })).toEqual({ is: 'entries', min: 7, max: SHIP_IDS.length });
    expect(allowed({ id: 'Ä' })).toEqual({ is: 'text', form: 'name', max: 40 });
  });
});

describe('all faults at once', () => {
  test('of every group, in the order of the file', () => {
    const faults = faultsOf(
      plant({
        version: 0,
        'districts.actions[3][1]': 'construct',
        'dice.perColour[0]': 16,
        'timeTrack.spaces': undefined,
        'board.duo.rows[0]': 3,
        'board.duo.rows[1]': '.. Y+ .. m= | ~c1 | p+ .. mm .. | au | W+ .. v101 ..',
        'board.full.fourPlayerRows': -1,
        'playerBoard.columns[0]': 'au100',
        'mastery.blueLines': [3, 1],
        'port.printedShips[0].size': 4,
        'ships.tiles[0].id': 'S15',
        'ziggurat.sections.blue': [],
        'stocks.piecesPerColour': 3,
        'specialWater.faces[9]': 'x',
        'urbanCards.cards[14].vp': 100,
        'decrees.symbols.D01': 'port',
        'solo.automaCards[0].arrow': 0,
        extra: {},
      }),
    );
    expect(brief(faults)).toEqual([
      'outOfRange version 0',
      'notOneOf districts.actions[3][1] "construct"',
      'outOfRange dice.perColour[0] 16',
      'missing timeTrack.spaces undefined',
      'wrongType board.duo.rows[0] 3',
      'badCell board.duo.rows[1] district2:3 "mm"',
      'cellNotHere board.duo.rows[1] border23:1 "au"',
      'outOfRange board.duo.rows[1] district3:3 "v101"',
      'outOfRange board.full.fourPlayerRows -1',
      'outOfRange playerBoard.columns[0] "au100"',
      'notAscending mastery.blueLines[1] 1',
      'outOfRange port.printedShips[0].size 4',
      'repeated ships.tiles[14].id "S15"',
      'unknownKey ziggurat.sections.blue "blue"',
      'outOfRange stocks.piecesPerColour 3',
      'badBonus specialWater.faces[9] "x"',
      'outOfRange urbanCards.cards[14].vp 100',
      'notOneOf decrees.symbols.D01 "port"',
      'outOfRange solo.automaCards[0].arrow 0',
      'unknownKey extra "extra"',
    ]);
  });

  test('an empty object misses every key', () => {
    expect(brief(faultsOf({}))).toEqual(Object.keys(REFERENCE_EDITION).map((key) => `missing ${key} undefined`));
  });

  test('but no more than a person can read', () => {
    const result = validateEdition(plant({ 'urbanCards.cards': times(60, {}), 'specialWater.faces': times(40, 'x') }));
    expect(result).toMatchObject({ ok: false, more: true });
    expect(result.ok ? 0 : result.faults.length).toBe(100);
    expect(validateEdition(plant({ version: 0 }))).toMatchObject({ more: false });
  });

  test('and no longer than a line', () => {
    for (const fault of faultsOf(plant({ id: 'x"'.repeat(1e6), title: '\u0000'.repeat(1e6), [`k${'y'.repeat(1e5)}`]: 1 }))) {
      expect(fault.found.length).toBeLessThanOrEqual(60);
      expect(fault.path.length).toBeLessThanOrEqual(60);
    }
  });
});

describe('warnings', () => {
  const warningsOf = (changes: Record<string, unknown>) => {
    const result = validateEdition(plant(changes));
    for (const { code } of result.warnings) seen.add(code);
    expect(result.ok).toBe(true);
    return result.warnings.map(({ code, path, place, found }) => [code, path, ...(place ? [place.part] : []), found].join(' '));
  };

  test.each<[Record<string, unknown>, string]>([
    [
      { 'board.full.rows[1]': 'Y+ .. m= .. | ~m= | .. m= .. p+ | ~~ | W+ .. p+ ..' },
      'projectBonusOnWater board.full.rows[1] border12 "~m="',
    ],
    [
      { 'board.full.rows[1]': 'Y+ .. m= .. | ~~ | .. m= .. p+ | ~p+ | W+ .. p+ ..' },
      'projectBonusOnWater board.full.rows[1] border23 "~p+"',
    ],
    [{ 'specialWater.faces[9]': 'm=' }, 'projectBonusOnWater specialWater.faces[9] "m="'],
    [{ 'districts.note': undefined }, 'noReason districts "derived"'],
    [{ 'mastery.right[0]': 'au' }, 'neverReached mastery.right[0] "au"'],
    [{ 'mastery.inside.brown[0]': 'c1' }, 'neverReached mastery.inside.brown[0] "c1"'],
    [{ 'urbanCards.cards[0].houses': [0, 0, 0, 0] }, 'cardAsksNothing urbanCards.cards[0].houses 0'],
    [{ 'urbanCards.cards[0].houses': [5, 5, 5, 0] }, 'cardAsksTooMuch urbanCards.cards[0].houses 15'],
    [{ 'urbanCards.cards[0].houses': [0, 0, 0, 7] }, 'cardAsksTooMuch urbanCards.cards[0].houses 7'],
    [
      { 'board.duo.rows': REFERENCE_EDITION.board.duo.rows.map((row) => row.replace(/~\S+(?=[^|]*\|[^|]*$)/, '##')) },
      'noWater board.duo.rows district3 0',
    ],
  ])('%j', (changes, expected) => {
    expect(warningsOf(changes)).toEqual([expected]);
  });
});

describe('what it returns', () => {
  const valid = (result: EditionResult) => {
    if (!result.ok) throw new Error(JSON.stringify(result.faults));
    return result.edition;
  };

  test('is a frozen copy that shares nothing with the input', () => {
    const input = JSON.parse(JSON.stringify(OTHER_EDITION));
    const edition = valid(validateEdition(input));
    const wreck = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      Object.values(value).forEach(wreck);
      for (const key of Object.keys(value)) (value as Record<string, unknown>)[key] = 'wrecked';
    };
    wreck(input);
    expect(edition).toEqual(OTHER_EDITION);
    const frozen = (value: unknown): boolean =>
      typeof value !== 'object' || value === null || (Object.isFrozen(value) && Object.values(value).every(frozen));
    expect(frozen(edition)).toBe(true);
    expect(frozen(REFERENCE_EDITION)).toBe(true);
  });

  test('takes a frozen edition too, and is then the same content', () => {
    expect(valid(validateEdition(REFERENCE_EDITION))).toEqual(REFERENCE_EDITION);
    expect(valid(validateEdition(REFERENCE_EDITION))).not.toBe(REFERENCE_EDITION);
  });

  test('has rows in their one spelling and no minus zero', () => {
    const edition = valid(
      validateEdition(
        plant({
          'board.duo.rows[0]': '  c1  ..  gt ..|~~|.. au .. sw|##|..   v3 .. m=',
          'board.duo.soloNumbers': [
            ' 1  2 3 4|17/17 |  1 2 3 4 | ## | 1 2 3 4',
            '5 6 7 8 | 18/18 | 5 6 7 8 | 20/17 | 5 6 7 8',
            '9 10 11 12 | 19/19 | 9 10 11 12 | 21/18 | 9 10 11 12',
            '13 14 15 16 | ## | 13 14 15 16 | 22/19 | 13 14 15 16',
          ],
          'stocks.gardens': -0,
        }),
      ),
    );
    expect(edition.board.duo.rows).toEqual(REFERENCE_EDITION.board.duo.rows);
    expect(edition.board.duo.soloNumbers?.[0]).toBe('1 2 3 4 | 17/17 | 1 2 3 4 | ## | 1 2 3 4');
    expect(Object.is(edition.stocks.gardens, 0)).toBe(true);
  });
});

describe('hostile input', () => {
  const cyclic: Record<string, unknown> = JSON.parse(JSON.stringify(REFERENCE_EDITION));
  cyclic['board'] = cyclic;
  const cyclicList: unknown[] = [];
  cyclicList.push(cyclicList);
  const revoked = Proxy.revocable({}, {});
  revoked.revoke();
  const throwing = Object.defineProperty(JSON.parse(JSON.stringify(REFERENCE_EDITION)), 'dice', {
    enumerable: true,
    get() {
      throw new Error('no');
    },
  });
  const manyKeys = Object.fromEntries(Array.from({ length: 1e5 }, (_, at) => [`key${at}`, at]));

  test.each<[string, unknown]>([
    ['undefined', undefined],
    ['a function', () => REFERENCE_EDITION],
    ['a symbol', Symbol('edition')],
    ['a big integer', 10n],
    ['a date', new Date(0)],
    ['a cyclic object', cyclic],
    ['a cyclic list', plant({ 'urbanCards.cards': cyclicList })],
    ['a sparse list of a thousand million', plant({ 'urbanCards.cards': new Array(1e9) })],
    ['a list of holes', plant({ 'urbanCards.cards': new Array(15) })],
    ['a hundred thousand keys', manyKeys],
    ['a revoked proxy', revoked.proxy],
    ['a revoked proxy inside', plant({ 'stocks.gardens': revoked.proxy })],
    ['a getter that throws', throwing],
    ['a long row', plant({ 'board.duo.rows[0]': '.. '.repeat(1e6) })],
    ['a long code', plant({ 'specialWater.faces[0]': 'v'.padEnd(1e7, '9') })],
    ['inherited values', Object.create(REFERENCE_EDITION)],
  ])('%s', (_name, input) => {
    const start = performance.now();
    expect(faultsOf(input).length).toBeGreaterThan(0);
    expect(performance.now() - start).toBeLessThan(1000);
  });

  test('keys that reach for prototypes are unknown keys and touch nothing', () => {
    const text = JSON.stringify(REFERENCE_EDITION).replace('{', '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},');
    expect(brief(faultsOf(JSON.parse(text)))).toEqual(['unknownKey __proto__ "__proto__"', 'unknownKey constructor "constructor"']);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
    const inner = JSON.stringify(REFERENCE_EDITION).replace('"symbols":{', '"symbols":{"__proto__":"city",');
    expect(brief(faultsOf(JSON.parse(inner)))).toEqual(['unknownKey decrees.symbols.__proto__ "__proto__"']);
  });
});

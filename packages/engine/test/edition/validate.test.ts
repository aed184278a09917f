import { afterAll, describe, expect, test } from 'vitest';
import type { EditionFault } from '../../src/edition/faults.ts';
import { FAULT_CODES, FOUND_LENGTH, REPORT_LENGTH, WARNING_CODES } from '../../src/edition/faults.ts';
import { REFERENCE_EDITION } from '../../src/edition/reference.ts';
import { DECREE_IDS } from '../../src/edition/types.ts';
import type { EditionResult } from '../../src/edition/validate.ts';
import { validateEdition } from '../../src/edition/validate.ts';
import { OTHER_EDITION } from './other-edition.ts';
import { plant, times } from './plant.ts';

const seen = new Set<string>();

function faultsOf(input: unknown): readonly EditionFault[] {
  const result = validateEdition(input);
  const faults = result.ok ? [] : result.faults;
  for (const { code } of [...faults, ...result.warnings]) seen.add(code);
  return faults;
}

/** Faults as `code path part:position found`. */
const brief = (faults: readonly EditionFault[]) =>
  faults.map(({ code, path, place, found }) => [code, path, ...(place ? [`${place.part}:${place.position}`] : []), found].join(' '));

afterAll(() => {
  expect([...FAULT_CODES, ...WARNING_CODES].filter((code) => !seen.has(code))).toEqual([]);
});

describe('one planted fault, found in its place', () => {
  test.each<[Record<string, unknown>, string]>([
    // Form.
    [{ '': null }, 'wrongType  null'],
    [{ '': [] }, 'wrongType  list'],
    [{ '': 'edition' }, 'wrongType  "edition"'],
    [{ format: 2 }, 'outOfRange format 2'],
    [{ id: 'My Edition' }, 'badText id "My Edition"'],
    [{ id: '-a' }, 'badText id "-a"'],
    [{ title: '   ' }, 'badText title "   "'],
    [{ title: 'two\nlines' }, 'badText title "two\\nlines"'],
    [{ title: 'half \ud83d' }, 'badText title "half \\ud83d"'],
    [{ title: 'turned \u202e round' }, 'badText title "turned \u202e round"'],
    [{ dice: undefined }, 'missing dice undefined'],
    [{ dice: [5, 6, 7] }, 'wrongType dice list'],
    [{ 'solo.decrees.sarbot': undefined }, 'missing solo.decrees.sarbot undefined'],
    [{ 'mastery.origin': 'guessed' }, 'notOneOf mastery.origin "guessed"'],
    [{ 'mastery.origin': undefined }, 'missing mastery.origin undefined'],
    [{ 'port.note': 7 }, 'wrongType port.note 7'],
    [{ 'stocks.houses': 14 }, 'unknownKey stocks.houses "houses"'],
    [{ 'solo.automaUrban.hammurabot': [1, 1, 1, 1, 1] }, 'unknownKey solo.automaUrban.hammurabot "hammurabot"'],
    [{ 'my notes': '' }, 'unknownKey ["my notes"] "my notes"'],
    // Numbers.
    [{ 'timeTrack.spaces': '5' }, 'wrongType timeTrack.spaces "5"'],
    [{ 'timeTrack.spaces': Number.NaN }, 'outOfRange timeTrack.spaces NaN'],
    [{ 'timeTrack.spaces': Number.POSITIVE_INFINITY }, 'outOfRange timeTrack.spaces Infinity'],
    [{ 'timeTrack.spaces': 1e308 }, 'outOfRange timeTrack.spaces 1e+308'],
    [{ 'timeTrack.spaces': 4.5 }, 'outOfRange timeTrack.spaces 4.5'],
    [{ 'timeTrack.spaces': -0 }, 'outOfRange timeTrack.spaces -0'],
    [{ 'timeTrack.spaces': null }, 'wrongType timeTrack.spaces null'],
    [{ 'timeTrack.spaces': true }, 'wrongType timeTrack.spaces true'],
    // Lists.
    [{ 'dice.perColour': { 0: 5, 1: 6, 2: 7 } }, 'wrongType dice.perColour object'],
    [{ 'dice.perColour': [5, 6] }, 'wrongLength dice.perColour 2'],
    [{ 'dice.perColour': [5, 6, 7, 8] }, 'wrongLength dice.perColour 4'],
    [{ 'dice.perColour': [5, null, 7] }, 'wrongType dice.perColour[1] null'],
    // Districts.
    [{ 'districts.names': ['a', 'b', 'c', 'd'] }, 'wrongLength districts.names 4'],
    [{ 'districts.firstGameBarges[4]': 'brown' }, 'repeated districts.firstGameBarges[4] "brown"'],
    [{ 'districts.actions[0][1]': 'ship' }, 'notOneOf districts.actions[0][1] "ship"'],
    [{ 'districts.actions[3][1]': 'construct' }, 'notOneOf districts.actions[3][1] "construct"'],
    [{ 'districts.actions[4][2]': 'portHouse' }, 'notOneOf districts.actions[4][2] "portHouse"'],
    [{ 'districts.actions[2][3]': 'project' }, 'repeated districts.actions[2][3] "project"'],
    [{ 'districts.actions[4]': ['tile', 'zigguratHouse'] }, 'tileSpaces districts.actions 5'],
    [{ 'districts.botTurnDirection': 'clockwise' }, 'notOneOf districts.botTurnDirection "clockwise"'],
    // Grids.
    [{ 'board.duo.rows[2]': 'au .. p+ .. ~~ .. m= .. U+' }, 'rowParts board.duo.rows[2] 1'],
    [{ 'board.duo.rows[2]': 'au .. p+ .. | ~~ | .. m= .. U+ | ~~ | .. p+ .. xx' }, 'badCell board.duo.rows[2] district3:4 "xx"'],
    [{ 'board.duo.rows[2]': 'au .. p+ .. | ~~ | .. m= ~~ U+ | ~~ | .. p+ .. au' }, 'cellNotHere board.duo.rows[2] district2:3 "~~"'],
    [{ 'board.duo.rows[2]': 'au .. p+ .. | .. | .. m= .. U+ | ~~ | .. p+ .. au' }, 'cellNotHere board.duo.rows[2] border12:1 ".."'],
    [{ 'board.duo.rows[2]': 'au .. p+ .. | ~~ | .. m= .. U+ | ~c | .. p+ .. au' }, 'badCell board.duo.rows[2] border23:1 "~c"'],
    [{ 'board.duo.rows[2]': 'au .. p+ .. | ~~ | .. m= .. | ~~ | .. p+ .. au' }, 'rowWidth board.duo.rows[2] district2:0 3'],
    [{ 'board.duo.rows[2]': 'au .. p+ .. | | .. m= .. U+ | ~~ | .. p+ .. au' }, 'rowWidth board.duo.rows[2] border12:0 0'],
    [{ 'board.full.rows[0]': '.. c10 .. sw | ## | gt .. r? .. | ## | .. au .. ar' }, 'outOfRange board.full.rows[0] district1:2 "c10"'],
    [{ 'board.full.rows[1]': 'Y+ .. m= .. | ~v100 | .. m= .. p+ | ~~ | W+ .. p+ ..' }, 'outOfRange board.full.rows[1] border12:1 "v100"'],
    [{ 'board.full.rows[0]': 7 }, 'wrongType board.full.rows[0] 7'],
    [{ 'board.full.fourPlayerRows': 5 }, 'outOfRange board.full.fourPlayerRows 5'],
    [{ 'board.duo.fourPlayerRows': 1 }, 'outOfRange board.duo.fourPlayerRows 1'],
    [{ 'board.full.soloNumbers': ['1'] }, 'unknownKey board.full.soloNumbers "soloNumbers"'],
    // Player board.
    [{ 'playerBoard.rows.yellow': times(2, { gold: 0, claims: 0 }) }, 'wrongLength playerBoard.rows.yellow 2'],
    [{ 'playerBoard.rows.brown': times(4, { gold: 0, claims: 0 }) }, 'wrongLength playerBoard.rows.brown 4'],
    [{ 'playerBoard.columns': ['', 'v4'] }, 'wrongLength playerBoard.columns 2'],
    [{ 'playerBoard.columns[1]': 'p+' }, 'bonusNotHere playerBoard.columns[1] "p+"'],
    [{ 'playerBoard.bottomRow[0]': { gold: 1 } }, 'missing playerBoard.bottomRow[0].claims undefined'],
    // Mastery.
    [{ 'mastery.right': times(9, '') }, 'wrongLength mastery.right 9'],
    [{ 'mastery.inside.yellow': times(11, '') }, 'wrongLength mastery.inside.yellow 11'],
    [{ 'mastery.right[3]': 'r?' }, 'bonusNotHere mastery.right[3] "r?"'],
    [{ 'mastery.inside.brown[3]': 'm?' }, 'bonusNotHere mastery.inside.brown[3] "m?"'],
    [{ 'mastery.inside.brown[3]': 'one' }, 'badBonus mastery.inside.brown[3] "one"'],
    [{ 'mastery.blueLines': [1, 3, 3, 7] }, 'notAscending mastery.blueLines[2] 3'],
    [{ 'mastery.blueLines': [1, 9] }, 'outOfRange mastery.blueLines[1] 9'],
    // Port and Ships.
    [{ 'port.blueBonuses[0]': 'au' }, 'bonusNotHere port.blueBonuses[0] "au"'],
    [{ 'port.blueBonuses[0]': '' }, 'badBonus port.blueBonuses[0] ""'],
    [{ 'port.printedShips[1]': { row: 1, column: 3, size: 1 } }, 'repeated port.printedShips[1] "row 1, column 3"'],
    [{ 'ships.tiles[14].id': 'S01' }, 'repeated ships.tiles[14].id "S01"'],
    [{ 'ships.tiles[14].id': 'S16' }, 'notOneOf ships.tiles[14].id "S16"'],
    [{ 'ships.tiles[14].colour': 'blue' }, 'notOneOf ships.tiles[14].colour "blue"'],
    [{ 'ships.tiles': REFERENCE_EDITION.ships.tiles.slice(0, 6) }, 'ships ships.tiles 6'],
    // Ziggurat.
    [{ 'ziggurat.sections.white': times(5, 'plain') }, 'wrongLength ziggurat.sections.white 5'],
    [{ 'ziggurat.sections.white[0]': 'green' }, 'notOneOf ziggurat.sections.white[0] "green"'],
    // Cards.
    [{ 'specialWater.faces[0]': '' }, 'badBonus specialWater.faces[0] ""'],
    [{ 'urbanCards.cards[1].id': 'U01' }, 'repeated urbanCards.cards[1].id "U01"'],
    [{ 'urbanCards.cards[1].houses': [1, 2, 1] }, 'wrongLength urbanCards.cards[1].houses 3'],
    [{ 'decrees.symbols.D16': undefined }, 'missing decrees.symbols.D16 undefined'],
    [{ 'decrees.symbols.D17': 'city' }, 'unknownKey decrees.symbols.D17 "D17"'],
    [{ 'decrees.symbols.D16': 'king' }, 'notOneOf decrees.symbols.D16 "king"'],
    [
      { 'decrees.symbols': Object.fromEntries(DECREE_IDS.map((id, at) => [id, at % 2 ? 'city' : 'garden'])) },
      'symbolMissing decrees.symbols "harbour"',
    ],
    [{ 'solo.decrees.gilgabot': ['D04', 'D04'] }, 'repeated solo.decrees.gilgabot[1] "D04"'],
    [{ 'solo.automaUrban.bot-baba': [1, 1, 1, 1] }, 'wrongLength solo.automaUrban["bot-baba"] 4'],
    [{ 'solo.automaCards[3].rows': [] }, 'wrongLength solo.automaCards[3].rows 0'],
    [{ 'solo.automaCards[3].rows[1].action': 'E' }, 'notOneOf solo.automaCards[3].rows[1].action "E"'],
    [{ 'solo.automaCards[3].bonus': 'vp3' }, 'notOneOf solo.automaCards[3].bonus "vp3"'],
  ])('%j', (changes, expected) => {
    expect(brief(faultsOf(plant(changes)))).toEqual([expected]);
  });

  test.each<[Record<string, unknown>, string]>([
    [{ 'soloNumbers[0]': '13 9 x | 18/27 | 22 18 ## 9 4 | ## | 10 6' }, 'badNumber board.duo.soloNumbers[0] district1:3 "x"'],
    [{ 'soloNumbers[0]': '13 9 4 | 18 | 22 18 ## 9 4 | ## | 10 6' }, 'badNumber board.duo.soloNumbers[0] border12:1 "18"'],
    [{ 'soloNumbers[0]': '13 9 4 | 18/27 | 22 18 5 9 4 | ## | 10 6' }, 'badNumber board.duo.soloNumbers[0] district2:3 "5"'],
    [{ 'soloNumbers[0]': '13 9 4 | 18/27 | 22 18 ## 9 4 | ## | 10 10' }, 'repeated board.duo.soloNumbers[0] district3:2 "10"'],
    [{ 'soloNumbers[0]': '13 9 4 | 18/27 | 22 18 ## 9 | ## | 10 6' }, 'rowWidth board.duo.soloNumbers[0] district2:0 4'],
    [{ 'soloNumbers[0]': '13 9 4' }, 'rowParts board.duo.soloNumbers[0] 1'],
    [{ 'soloNumbers[0]': '251 9 4 | 18/27 | 22 18 ## 9 4 | ## | 10 6' }, 'outOfRange board.duo.soloNumbers[0] district1:1 "251"'],
    [{ soloNumbers: ['13 9 4 | 18/27 | 22 18 ## 9 4 | ## | 10 6'] }, 'wrongLength board.duo.soloNumbers 1'],
  ])('solo numbers: %j', (changes, expected) => {
    const moved = Object.fromEntries(Object.entries(changes).map(([path, value]) => [`board.duo.${path}`, value]));
    expect(brief(faultsOf(plant(moved, OTHER_EDITION)))).toEqual([expected]);
  });

  test('it says what would be right', () => {
    const allowed = (changes: Record<string, unknown>) => faultsOf(plant(changes))[0]?.allowed;
    expect(allowed({ 'stocks.gardens': 251 })).toEqual({ is: 'whole', min: 0, max: 250 });
    expect(allowed({ 'board.duo.rows': [] })).toEqual({ is: 'entries', min: 1, max: 12 });
    expect(allowed({ 'districts.actions[3][1]': 'x' })).toEqual({ is: 'oneOf', values: ['tile', 'ship', 'portHouse'] });
    expect(allowed({ 'port.blueBonuses[0]': 'x' })).toEqual({ is: 'bonus', kinds: ['supplyDie', 'step', 'claims'], empty: false });
    expect(allowed({ 'board.duo.rows[1]': '.. Y+ .. m= | ~c1 | p+ .. m? | ~au | W+ .. ar ..' })).toEqual({ is: 'entries', min: 4, max: 4 });
    expect(allowed({ 'board.extra': 1 })).toEqual({ is: 'oneOf', values: ['duo', 'full'] });
    expect(allowed({ 'ships.tiles': [] })).toEqual({ is: 'entries', min: 7, max: 15 });
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
    expect(result.ok ? 0 : result.faults.length).toBe(REPORT_LENGTH);
    expect(validateEdition(plant({ version: 0 }))).toMatchObject({ more: false });
  });

  test('and no longer than a line', () => {
    for (const fault of faultsOf(plant({ id: 'x"'.repeat(1e6), title: '\u0000'.repeat(1e6), [`k${'y'.repeat(1e5)}`]: 1 }))) {
      expect(fault.found.length).toBeLessThanOrEqual(FOUND_LENGTH);
      expect(fault.path.length).toBeLessThanOrEqual(FOUND_LENGTH);
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

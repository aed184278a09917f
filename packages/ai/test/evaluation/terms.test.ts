/** Each term of the evaluation, on positions that differ in one thing. */
import { expect, test } from 'vitest';
import { WEIGHTS } from '../../src/evaluation/weights.ts';
import { gain, position, worthOf } from '../position.ts';

const own = (keys: object) => ({ seats: [keys] });

test('VP count as they are', () => {
  expect(gain('vp', own({ vp: 31 }))).toBe(21);
});

test('a Building is worth what it scores, and more where a scoring is near [SCORE-09]', () => {
  const house = [{ colour: 'white', seat: 0, spaces: ['a1', 'b1'] }];
  const far = gain('districts', { buildings: house });
  expect(far).toBeGreaterThan(2);
  const near = { bargeDice: { 1: [1] }, supply: { brown: 4 } };
  expect(gain('districts', { buildings: house, ...near }, near)).toBeGreaterThan(far + 0.5);
});

test('a Garden beside a Building adds its value, whoever placed it [SCORE-10]', () => {
  const house = { buildings: [{ colour: 'white', seat: 0, spaces: ['d1'] }] };
  const gardens = [{ seat: 1, spaces: ['e1'] }];
  expect(gain('districts', { ...house, gardens }, house)).toBeCloseTo(worthOf('districts', position(house)), 5);
});

test('a step before the next value is worth something, more where much stands of the colour [KEY-34]', () => {
  const step = own({ mastery: { white: 1 } });
  expect(gain('mastery', step)).toBeGreaterThan(0);
  const houses = { buildings: [{ colour: 'white', seat: 0, spaces: ['a1', 'b1', 'c1'] }] };
  expect(gain('mastery', { ...houses, ...step }, houses)).toBeGreaterThan(gain('mastery', step) + 0.5);
});

test.each(['gold', 'water', 'gardens'])('one more %s is worth something', (what) => {
  expect(gain('goods', own({ [what]: 3 }), own({ [what]: 2 }))).toBeGreaterThan(0.2);
});

test('goods are worth nothing where no turn is left to use them', () => {
  const over = {
    ending: 'lastRound',
    timeGold: 0,
    pending: [
      { kind: 'turn', seat: 1 },
      { kind: 'action', seat: 1 },
    ],
  };
  expect(gain('goods', { ...over, ...own({ gold: 8 }) }, { ...over, ...own({ gold: 2 }) })).toBeLessThan(0.1);
});

test('a marker that many lie beside is worth less than the first', () => {
  const markers = (n: number) => own({ markers: n });
  expect(gain('goods', markers(1), markers(0))).toBeGreaterThanOrEqual(gain('goods', markers(15), markers(14)));
});

test('a group of Projects is worth most where the next turn can construct it [ACT-BLD-04]', () => {
  const site = { projects: [{ colour: 'white', seat: 1, spaces: ['a1', 'b1', 'c1'] }] };
  const here = gain('sites', { ...site, ...own({ gold: 4 }) }, own({ gold: 4 }));
  const elsewhere = gain('sites', { ...site, ...own({ gold: 4, pawns: 2 }) }, own({ gold: 4, pawns: 2 }));
  const unpaid = gain('sites', { ...site, ...own({ gold: 0, crates: {} }) }, own({ gold: 0, crates: {} }));
  expect(here).toBeGreaterThan(elsewhere);
  expect(here).toBeGreaterThan(unpaid);
  expect(elsewhere).toBeGreaterThan(0);
});

test('the Architect in the Port is worth more with Gold for a Ship [ACT-SHIP-01]', () => {
  expect(gain('visit', own({ pawns: 4, gold: 2 }), own({ pawns: 4, gold: 1, crates: {} }))).toBeGreaterThan(0);
});

test('a column that lacks one House is worth part of its bonus [KEY-15]', () => {
  const houses = (white: number, yellow: number) => own({ houses: { white, yellow, brown: 3, bottom: 5 } });
  const at = (keys: Readonly<Record<string, unknown>>) => worthOf('houses', position(keys));
  const buildings = ['a1', 'c1', 'a3', 'c3'].map((space, n) => ({ colour: n < 2 ? 'white' : 'yellow', seat: 0, spaces: [space] }));
  // Two Houses of white and two of yellow have left: column 2 lacks only the brown one. Otherwise no column is nearly empty.
  const near = at({ buildings, ...houses(1, 1) });
  const spread = at({
    buildings: buildings.map((each, n) => ({ ...each, colour: n === 3 ? 'brown' : each.colour })),
    ...own({ houses: { white: 1, yellow: 2, brown: 2, bottom: 5 } }),
  });
  expect(near).toBeGreaterThan(spread);
});

test('two Ships of a line with a Harbormaster are worth more than two of different lines [ACT-SHIP-04]', () => {
  expect(gain('port', own({ ships: [1, 2] }), own({ ships: [1, 5] }))).toBeGreaterThan(0.5);
});

test('a Harbormaster in hand is worth more than its 3 VP while there are turns [HM-02]', () => {
  const held = { ...own({ harbormasters: ['B9'] }) };
  expect(gain('port', held)).toBeGreaterThan(3);
});

test('a second claim is in sight once the first is made [ACT-ZIG-06]', () => {
  const house = { ziggurat: { white: { tile: 'Z08', houses: [0, null, null, null, null, null] } } };
  expect(gain('ziggurat', house)).toBeGreaterThan(0);
});

test('a Decree is worth more the less it lacks, and nothing once another has it [FREE-04]', () => {
  const decrees = { decrees: [{ decree: 'D04' }, { decree: 'D15' }] };
  const buildings = [
    { colour: 'white', seat: 0, spaces: ['a1'] },
    { colour: 'white', seat: 0, spaces: ['c1'] },
    { colour: 'yellow', seat: 0, spaces: ['a3'] },
    { colour: 'yellow', seat: 0, spaces: ['c3'] },
    { colour: 'brown', seat: 0, spaces: ['f1'] },
  ];
  const one = worthOf('decrees', position({ ...decrees, buildings: buildings.slice(0, 1) }));
  const nearly = worthOf('decrees', position({ ...decrees, buildings }));
  expect(nearly).toBeGreaterThan(one + 1);
  const taken = { decrees: [{ decree: 'D04', seat: 1 }, { decree: 'D15' }] };
  expect(worthOf('decrees', position({ ...taken, buildings }))).toBeLessThan(one + 0.5);
});

test('a Decree counts with the third power of the part that is done: of its own demands, not of another card [FREE-04]', () => {
  const colours = ['white', 'white', 'yellow', 'yellow', 'brown'];
  const buildings = ['a1', 'c1', 'a3', 'c3', 'f1'].map((space, n) => ({ colour: colours[n], seat: 0, spaces: [space] }));
  const free = { buildings, decrees: [{ decree: 'D04' }, { decree: 'D12', seat: 1 }] };
  const taken = {
    buildings,
    decrees: [
      { decree: 'D04', seat: 1 },
      { decree: 'D12', seat: 1 },
    ],
  };
  // D04 requires two Buildings of each colour: five of six are there.
  expect(gain('decrees', free, taken)).toBeCloseTo(WEIGHTS.decrees * 11 * (5 / 6) ** 3, 9);
  // D12 requires one Building of each colour and four Houses in the Port: three of seven are there.
  const other = { buildings, decrees: [{ decree: 'D04', seat: 1 }, { decree: 'D12' }] };
  expect(gain('decrees', other, taken)).toBeCloseTo(WEIGHTS.decrees * 11 * (3 / 7) ** 3, 9);
});

test('the own Urban card is worth its VP when its Houses stand; that of another is not looked at [URB-01] [URB-04]', () => {
  const buildings = ['a1', 'c1', 'a3', 'f1', 'k1'].map((space, n) => ({
    colour: n % 2 === 0 ? 'white' : 'yellow',
    seat: 0,
    spaces: [space],
  }));
  const state = position({ buildings, seats: [{ urbanCards: ['U01'] }, { urbanCards: ['U02'] }] });
  expect(worthOf('urban', state, 0)).toBe(10);
  expect(worthOf('urban', state, 0, 1)).toBe(0);
});

test('an own Garden beside free spaces is worth something [ACT-BLD-13]', () => {
  expect(gain('gardens', { gardens: [{ seat: 0, spaces: ['e1'] }] })).toBeGreaterThan(0);
});

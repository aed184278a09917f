/** Each group of features, on two positions that differ in one thing: which group changes, and by how much. */
import type { State } from '@tabannusi/engine';
import { expect, expectTypeOf, test } from 'vitest';
import { COMMON_GROUPS } from '../../src/network/features-common.ts';
import { SEAT_GROUPS } from '../../src/network/features-seat.ts';
import { Row } from '../../src/network/row.ts';
import { type Open, Sight } from '../../src/network/sight.ts';
import { settingFor, walk } from '../games.ts';
import { position } from '../position.ts';

type Keys = Readonly<Record<string, unknown>>;
const own = (keys: object): Keys => ({ seats: [keys] });

/** Returns the numbers of a group that differ between two positions, as [index, before, after]. */
function changes(name: string, less: Keys, more: Keys, seat = 0): (readonly [place: number, before: number, after: number])[] {
  const [before, after] = [valuesOf(name, position(less), seat), valuesOf(name, position(more), seat)];
  return [...before.keys()].filter((n) => before[n] !== after[n]).map((n) => [n, before[n], after[n]] as const);
}

function valuesOf(name: string, state: State, seat = 0, observer = 0): number[] {
  const sight = new Sight(observer);
  sight.read(state);
  const row = new Row(200);
  if (name.startsWith('common ')) COMMON_GROUPS[name.slice('common '.length) as keyof typeof COMMON_GROUPS](row, sight);
  else SEAT_GROUPS[name as keyof typeof SEAT_GROUPS](row, sight, seat);
  return [...row.values.subarray(0, row.at)].map((value) => Number(value.toFixed(4)));
}

test('what a feature is made from has no hidden cards, by type', () => {
  expectTypeOf<Open>().not.toHaveProperty('urban');
  expectTypeOf<Open>().not.toHaveProperty('bytes');
  expectTypeOf<Open>().not.toHaveProperty('words');
  expectTypeOf<Open>().not.toHaveProperty('stack');
  expectTypeOf<State>().not.toExtend<Sight>();
});

test('time: one Gold less on the Time track', () => {
  expect(changes('common time', { timeGold: 4 }, { timeGold: 3 })[0]).toEqual([3, 1, 0]);
});

test('nextTurn: whose turn it is, counted from the observer', () => {
  const turnOf = (seat: number): Keys => ({
    pending: [
      { kind: 'turn', seat },
      { kind: 'action', seat },
    ],
  });
  expect(changes('common nextTurn', turnOf(0), turnOf(1))).toEqual([
    [0, 1, 0],
    [1, 0, 1],
  ]);
});

test('barges: another die of face 6 on the Barge of District 3', () => {
  const dice = (faces: number[], white: number): Keys => ({ bargeDice: { 3: faces }, supply: { white } });
  const found = changes('common barges', dice([5], 4), dice([5, 6], 3));
  // For each District: five colours, the number of dice, six faces.
  expect(found).toContainEqual([2 * 12 + 5, 0.3333, 0.6667]);
  expect(found).toContainEqual([2 * 12 + 11, 0, 1]);
});

test('sites: a Project of white in District 1', () => {
  expect(changes('common sites', {}, { projects: [{ colour: 'white', seat: 1, spaces: ['a1'] }] })).toEqual([[0, 0, 0.5]]);
});

test('stocks: a Building of two pieces leaves two fewer of its colour', () => {
  const building = { buildings: [{ colour: 'white', seat: 1, spaces: ['a1', 'b1'] }] };
  expect(changes('common stocks', {}, building)[0]).toEqual([3, 2.5, 2.3]);
});

test('port: a marked Ship counts for both of its lines', () => {
  const found = changes('port', own({ ships: [] }), own({ ships: [5] }));
  const lines = found.filter(([place]) => place < 18);
  expect(lines.map(([, before, after]) => [before, after])).toEqual([
    [0, 0.3333],
    [0, 0.3333],
  ]);
});

test('standing: 25 VP more are half a unit', () => {
  expect(changes('standing', own({ vp: 10 }), own({ vp: 35 }))).toEqual([[0, 0.2, 0.7]]);
});

test.each([
  ['gold', 0, 4],
  ['markers', 1, 5],
  ['water', 3, 2],
  ['gardens', 5, 3],
])('goods: one more of %s', (what, place, unit) => {
  const [first] = changes('goods', own({ [what]: 2 }), own({ [what]: 3 }));
  expect(first).toEqual([place, Number((2 / unit).toFixed(4)), Number((3 / unit).toFixed(4))]);
});

test('tracks: a step', () => {
  expect(changes('tracks', own({ mastery: { white: 0 } }), own({ mastery: { white: 1 } }))).toEqual([[0, 0, 1]]);
});

test('urban: what the observer holds is seen, of what another holds only how many', () => {
  const cards = (mine: string, others: string): Keys => ({ seats: [{ urbanCards: [mine] }, { urbanCards: [others] }] });
  expect(valuesOf('urban', position(cards('U01', 'U02')), 1)).toEqual([0.5]);
  expect(valuesOf('urban', position(cards('U01', 'U02')), 1)).toEqual(valuesOf('urban', position(cards('U01', 'U03')), 1));
  expect(valuesOf('urban', position(cards('U01', 'U02')), 0)).toHaveLength(11);
});

test('a block for each seat in the order of play: seen from another seat they change places', () => {
  walk(settingFor(3), 'places', (state) => {
    for (const name of ['goods', 'tracks', 'standing']) {
      expect(valuesOf(name, state, 2, 1)).toEqual(valuesOf(name, state, 2, 0));
    }
    return null;
  });
});

test('common decrees and decrees: one that another has scored is there for nobody, and is counted for its scorer', () => {
  const free = { decrees: [{ decree: 'D04' }, { decree: 'D15' }] };
  const scored = { decrees: [{ decree: 'D04', seat: 0 }, { decree: 'D15' }] };
  expect(changes('common decrees', free, scored)).toEqual([[3, 1, 0]]);
  const done = changes(
    'decrees',
    { ...free, gardens: [{ seat: 0, spaces: ['e1'] }] },
    { ...scored, gardens: [{ seat: 0, spaces: ['e1'] }] },
  );
  expect(done).toEqual([[4, 0, 1]]);
});

test('decrees: an own Garden is an eighth of D15', () => {
  const free = { decrees: [{ decree: 'D04' }, { decree: 'D15' }] };
  expect(changes('decrees', free, { ...free, gardens: [{ seat: 0, spaces: ['e1'] }] })).toEqual([[0, 0, 0.125]]);
});

test('terms: each of the hand-written terms, a twenty-fifth of its VP', () => {
  expect(changes('terms', own({ vp: 10 }), own({ vp: 35 }))).toEqual([[0, 0.4, 1.4]]);
});

test('city: a Building of two on a track of value 1 is two of its District and colour, and scores 2', () => {
  const building = { buildings: [{ colour: 'white', seat: 0, spaces: ['a1', 'b1'] }] };
  const found = changes('city', {}, building);
  expect(found[0]).toEqual([0, 0, 0.5]);
  // For each District: size and worth by colour, then what it scores.
  expect(found).toContainEqual([6, 0, 0.2]);
  // One more white Building of the seat, half a unit.
  expect(found).toContainEqual([24, 0, 0.5]);
});

test('projects: an own marker, and a site that can be constructed once it can be paid', () => {
  const site = { projects: [{ colour: 'white', seat: 0, spaces: ['a1'] }] };
  const found = changes('projects', {}, { ...site, ...own({ gold: 4 }) });
  expect(found[0]).toEqual([0, 0, 0.5]);
  const unpaid = changes('projects', {}, { ...site, ...own({ gold: 0, crates: {} }) });
  expect(found.map(([place]) => place)).toEqual([0, 9, 10]);
  expect(unpaid.map(([place]) => place)).toEqual([0, 9]);
});

test('pawns: both in District 2 instead of 1', () => {
  const found = changes('pawns', own({ pawns: 1 }), own({ pawns: 2 })).filter(([place]) => place < 10);
  expect(found).toEqual([
    [0, 1, 0],
    [1, 0, 1],
    [5, 1, 0],
    [6, 0, 1],
  ]);
});

test('ziggurat: the first claim on the white section, with its House', () => {
  const houses = (seat: number | null) => ({ ziggurat: { white: { tile: 'Z08', houses: [seat, null, null, null, null, null] } } });
  const found = changes('ziggurat', houses(null), houses(0));
  expect(found).toEqual([
    [0, 0, 1],
    [9, 0, 0.5],
  ]);
});

test('houses: a House gone from the white row', () => {
  const building = { buildings: [{ colour: 'white', seat: 0, spaces: ['a1'] }] };
  expect(changes('houses', {}, building)).toEqual([[0, 0, 1]]);
});

test('common king: which king, and the markers of the Automa Urban card; nothing where no Bot plays', () => {
  expect(valuesOf('common king', position())).toEqual([]);
  const states: State[] = [];
  walk(settingFor(1, 'sarbot'), 'king', (state) => {
    states.push(state.clone());
    return null;
  });
  const [state] = states;
  state.automaMarkers.set([1, 2, 3, 4, 5]);
  expect(valuesOf('common king', state).slice(0, 9)).toEqual([0, 1, 0, 0, 0.25, 0.5, 0.75, 1, 1.25]);
});

test('common tiles and harbour: what lies where, read off the state', () => {
  const state = position();
  const [tile] = state.actionTiles;
  expect(valuesOf('common actionTiles', state).slice(0, 6).indexOf(1)).toBe(tile);
  const before = [valuesOf('common actionTiles', state), valuesOf('common zigguratTiles', state), valuesOf('common harbour', state)];
  state.actionTiles[0] = (tile + 1) % 6;
  state.zigguratTiles[1] = (state.zigguratTiles[1] + 1) % 10;
  const harbormaster = state.harbormasters[2];
  state.harbormasters[2] = 255;
  const after = [valuesOf('common actionTiles', state), valuesOf('common zigguratTiles', state), valuesOf('common harbour', state)];
  const differing = before.map((values, n) => [...values.keys()].filter((place) => values[place] !== after[n][place]));
  expect(differing[0].every((place) => place < 6)).toBe(true);
  expect(differing[1].every((place) => place >= 10 && place < 20)).toBe(true);
  expect(differing.map((places) => places.length)).toEqual([2, 2, 2]);
  // The Harbormaster itself, and that its line has one.
  expect(differing[2]).toEqual([harbormaster, 9 + 2]);
});

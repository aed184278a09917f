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

/** The numbers of a group that are other in one position than in another, as [place, before, after]. */
function changes(name: string, less: Keys, more: Keys, seat = 0): (readonly [place: number, before: number, after: number])[] {
  const [before, after] = [valuesOf(name, position(less), seat), valuesOf(name, position(more), seat)];
  return [...before.keys()].filter((n) => before[n] !== after[n]).map((n) => [n, before[n], after[n]] as const);
}

function valuesOf(name: string, state: State, seat = 0, observer = 0): number[] {
  const sight = new Sight(observer);
  sight.read(state);
  const row = new Row(200);
  if (Object.hasOwn(COMMON_GROUPS, name)) COMMON_GROUPS[name as keyof typeof COMMON_GROUPS](row, sight);
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
  expect(changes('time', { timeGold: 4 }, { timeGold: 3 })[0]).toEqual([3, 1, 0]);
});

test('nextTurn: whose turn it is, counted from the observer', () => {
  const turnOf = (seat: number): Keys => ({
    pending: [
      { kind: 'turn', seat },
      { kind: 'action', seat },
    ],
  });
  expect(changes('nextTurn', turnOf(0), turnOf(1))).toEqual([
    [0, 1, 0],
    [1, 0, 1],
  ]);
});

test('barges: another die of face 6 on the Barge of District 3', () => {
  const dice = (faces: number[], white: number): Keys => ({ bargeDice: { 3: faces }, supply: { white } });
  const found = changes('barges', dice([5], 4), dice([5, 6], 3));
  // Of each District: five colours, how many dice, six faces.
  expect(found).toContainEqual([2 * 12 + 5, 0.3333, 0.6667]);
  expect(found).toContainEqual([2 * 12 + 11, 0, 1]);
});

test('sites: a Project of white in District 1', () => {
  expect(changes('sites', {}, { projects: [{ colour: 'white', seat: 1, spaces: ['a1'] }] })).toEqual([[0, 0, 0.5]]);
});

test('stocks: a Building of two pieces leaves two fewer of its colour', () => {
  const building = { buildings: [{ colour: 'white', seat: 1, spaces: ['a1', 'b1'] }] };
  expect(changes('stocks', {}, building)[0]).toEqual([3, 2.5, 2.3]);
});

test('harbour and port: a marked Ship is no longer there for others, and counts for both of its lines', () => {
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

/** After the game: every VP has a source and a scoring, and another game begins like the last one. */
import { REFERENCE_EDITION, SPECTATOR } from '@tabannusi/engine';
import { newTable, openTable, type Table } from '@tabannusi/table';
import { beforeAll, expect, it } from 'vitest';
import { gameAtTurn } from '../shots/games.ts';
import { rematch, sameSetUp } from '../src/opening/again.ts';
import { breakdownOf, vpOverTime } from '../src/result/breakdown.ts';
import { apart, turnOf } from '../src/result/chart.tsx';

let table: Table;
beforeAll(async () => {
  const opened = openTable(await gameAtTurn({ players: 3, turn: 1000 }, 'result'));
  if (!opened.ok) throw new Error('the game cannot be opened');
  table = opened.table;
}, 60_000);

const vpAt = (moment: number): number[] => table.view(SPECTATOR, moment).seats.map(({ vp }) => vp);

it('adds up to the VP of the players, by source and by scoring', () => {
  const { sources, parts, total } = breakdownOf(table);
  const sum = (rows: readonly { readonly vp: readonly number[] }[]): number[] =>
    total.map((_, seat) => rows.reduce((all, { vp }) => all + (vp[seat] ?? 0), 0));
  expect(total).toEqual(vpAt(table.moment));
  expect(sum(sources)).toEqual(total);
  expect(sum(parts)).toEqual(total);
});

it('tells what every scoring gave by itself, as the events of it do', () => {
  const given = breakdownOf(table).parts.filter((each) => each.part === 'scoring');
  const events = table.log(SPECTATOR).flatMap((step) => step.events);
  const end = events.findIndex(({ event }) => event === 'finalScoringBegan');
  const scored = events.slice(0, end).filter((event) => event.event === 'districtScored');
  expect(given.length).toBeGreaterThan(1);
  expect(given.flatMap(({ district, vp }) => vp.map((amount, seat) => ({ district, seat, amount })))).toEqual(
    scored.map(({ district, seat, vp }) => ({ district, seat, amount: vp })),
  );
  const atEnd = breakdownOf(table).parts.filter((each) => each.part === 'final' && each.source.startsWith('district'));
  const lastScored = events.slice(end).filter((event) => event.event === 'districtScored');
  const sumOf = (vp: readonly number[]): number => vp.reduce((total, amount) => total + amount, 0);
  expect(sumOf(atEnd.flatMap(({ vp }) => vp))).toBe(sumOf(lastScored.map(({ vp }) => vp)));
});

it('has what came between apart, at the beginning of a game and at its end, too', () => {
  const [first, second] = breakdownOf(table).parts;
  expect([first?.part, second?.part]).toEqual(['before', 'scoring']);
  const begun = breakdownOf(rematch(table, 'begun'));
  expect(begun.parts).toEqual([{ part: 'later', vp: begun.total }]);
});

it('has a point for every turn', () => {
  const { points } = vpOverTime(table);
  expect(points.length).toBe(table.turns.length + 1);
  expect(points.at(-1)?.vp).toEqual(vpAt(table.moment));
});

it('begins the same set-up with every seat moved on by one', () => {
  const again = sameSetUp(table, undefined)?.table;
  const names = table.seats.map(({ name }) => name);
  expect(again?.seats.map(({ name }) => name)).toEqual([...names.slice(1), names[0]]);
  expect(again?.view(SPECTATOR)).toEqual(table.view(SPECTATOR, again?.moment));
});

it('gives everybody their colour on the next seat', () => {
  expect(sameSetUp(table, undefined)?.colours).toEqual(['orange', 'red', 'purple']);
  expect(sameSetUp(table, ['black', 'purple', 'red'])?.colours).toEqual(['purple', 'red', 'black']);
});

it('leaves the colours of one player and a king', () => {
  const alone = newTable({ edition: REFERENCE_EDITION, seats: [{ kind: 'person', name: 'Puabi' }], king: 'sarbot', seed: 'alone' });
  expect(sameSetUp(alone, ['red', 'black'])?.colours).toEqual(['red', 'black']);
});

it('begins a rematch with the same seats and other chance', () => {
  const again = rematch(table, 'other');
  expect(again.seats).toEqual(table.seats);
  expect(again.view(SPECTATOR)).not.toEqual(table.view(SPECTATOR, again.moment));
});

it('has turns of equal length, and what happens within one between its ends', () => {
  const points = [4, 10, 30, 34].map((moment) => ({ moment, vp: [] }));
  expect([0, 4, 7, 10, 20, 30, 34, 40].map((moment) => turnOf(moment, points))).toEqual([0, 0, 0.5, 1, 1.5, 2, 3, 3]);
});

it('keeps the names at the ends of the lines apart', () => {
  expect(apart([30, 30, 0], (vp) => 100 - vp)).toEqual([70, 90, 110]);
});

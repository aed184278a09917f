/** History to any moment and back, the recap, the log, branches. */
import { type GameEvent, hashText, SPECTATOR } from '@tabannusi/engine';
import { expect, test } from 'vitest';
import type { Notice } from '../src/index.ts';
import { lotsOf, playOn, seatAsked, step, tableOf } from './drive.ts';
import { reopen, textOf } from './reopen.ts';

test('every moment looks as it did, and looking disturbs nothing', () => {
  const table = tableOf(3, 'history');
  const lots = lotsOf('history');
  const seen = new Map<number, string>();
  while (table.prompt.wait !== 'over') {
    seen.set(table.moment, JSON.stringify([0, 1, 2, SPECTATOR].map((observer) => table.view(observer))));
    step(table, lots);
  }
  const end = JSON.stringify(table.record());
  for (const [moment, views] of seen) {
    expect(JSON.stringify([0, 1, 2, SPECTATOR].map((observer) => table.view(observer, moment)))).toBe(views);
  }
  expect(JSON.stringify(table.record())).toBe(end);
  expect(() => table.view(0, table.moment + 1)).toThrow(RangeError);
  expect(() => table.view(0, -1)).toThrow(RangeError);
});

test('a state that is read after the game has gone on is of its own moment and observer', () => {
  const table = tableOf(3, 'read late');
  const lots = lotsOf('read late');
  playOn(table, lots, ({ turns }) => turns.length === 2);
  const expected = [0, 1, SPECTATOR].map((observer) => hashText(table.stateFor(observer)));
  const seen = [0, 1, SPECTATOR].map((observer) => table.seen(observer));
  playOn(table, lots, ({ turns }) => turns.length === 4);
  for (const observer of [2, 0]) table.seen(observer, 0).state.vp.fill(9);
  expect(seen.map(({ state }) => hashText(state))).toEqual(expected);
  expect(new Set(expected).size).toBe(3);
});

test('the log of an observer is what the observer was told while it happened, step by step', () => {
  const table = tableOf(3, 'log');
  const { moment: begun } = table;
  const heard = [0, 2, SPECTATOR].map((observer) => {
    const told: { readonly moment: number; readonly events: readonly GameEvent[] }[] = [];
    table.subscribe(observer, (notices) => {
      for (const notice of notices) if (notice.notice === 'step') told.push({ moment: notice.moment, events: notice.events });
    });
    return { observer, told };
  });
  playOn(table, lotsOf('log'));
  for (const { observer, told } of heard) {
    expect(told.length).toBe(table.moment - begun);
    expect(table.log(observer, begun).map(({ moment, events }) => ({ moment, events }))).toEqual(told);
  }
});

test('the recap goes from the end of the own turn to the beginning of the next', () => {
  const table = tableOf(3, 'recap');
  playOn(table, lotsOf('recap'), ({ turns }) => turns.length === 7);
  const seat = seatAsked(table);
  const own = table.turns.filter((turn) => turn.seat === seat).map((turn) => table.turns.indexOf(turn));
  const [before, now] = own.slice(-2);
  expect(table.sinceLastTurn(seat)).toEqual({ from: table.turns[(before ?? 0) + 1]?.moment, to: table.turns[now ?? 0]?.moment });
  const next = (seat + 1) % 3;
  const last = table.turns.findLastIndex((turn) => turn.seat === next);
  expect(table.sinceLastTurn(next)).toEqual({ from: table.turns[last + 1]?.moment, to: table.moment });
  const log = table.log(seat, table.sinceLastTurn(seat).from, table.sinceLastTurn(seat).to);
  expect(log.some(({ events }) => events.some(({ event }) => event === 'turnBegan'))).toBe(true);
  expect(log.every(({ by }) => by !== seat)).toBe(true);
});

test('the recap of a finished game has final scoring for everybody, whoever had the last turn', () => {
  const table = playOn(tableOf(3, 'recap of the end'), lotsOf('recap of the end'));
  for (const seat of [0, 1, 2]) {
    const { from, to } = table.sinceLastTurn(seat);
    const events = table.log(seat, from, to).flatMap((logged) => logged.events.map(({ event }) => event));
    expect(events.at(-1)).toBe('gameOver');
    expect(events.filter((event) => event === 'turnBegan').length).toBeLessThan(3);
  }
});

test('a branch goes on from any moment as a game of its own', () => {
  const table = playOn(tableOf(2, 'branch'), lotsOf('branch'));
  const end = textOf(table);
  for (const moment of [0, 1, 60, 150, table.moment - 1, table.moment]) {
    const other = table.branch(moment, `other ${moment}`);
    expect(other.moment).toBeGreaterThanOrEqual(moment);
    expect(other.view(0, moment)).toEqual(table.view(0, moment));
    playOn(other, lotsOf('other'));
    expect(reopen(other).record()).toEqual(other.record());
  }
  expect(textOf(table)).toBe(end);
  expect(() => table.branch(table.moment + 1, 'x')).toThrow(RangeError);
  expect(() => table.branch(1.5, 'x')).toThrow(RangeError);
});

test('branches of one moment with different seeds have different chance', () => {
  const table = playOn(tableOf(2, 'chance'), lotsOf('chance'), ({ turns }) => turns.length === 2);
  const ends = ['a', 'b', 'a'].map((seed) => JSON.stringify(playOn(table.branch(table.moment, seed), lotsOf('same')).record().chance));
  expect(ends[0]).toBe(ends[2]);
  expect(ends[0]).not.toBe(ends[1]);
});

test('subscribers are told everything in order, exactly once, also where one of them plays on', () => {
  const table = tableOf(2, 'notices');
  const lots = lotsOf('notices');
  playOn(table, lots, ({ turns }) => turns.length === 1);
  const heard: Notice[][] = [[], [], []];
  table.subscribe(0, (notices) => heard[0]?.push(...notices));
  // It answers at once for the asked seat, before other subscribers have been told.
  const stop = table.subscribe(SPECTATOR, (notices) => {
    heard[1]?.push(...notices);
    if (table.prompt.wait === 'decision' && table.turns.length < 6) step(table, lots);
  });
  table.subscribe(1, (notices) => heard[2]?.push(...notices));
  step(table, lots);
  stop();
  const told = heard.map((notices) => notices.map((notice) => ('moment' in notice ? notice.moment : -1)));
  expect(told[0]?.length).toBeGreaterThan(30);
  expect(told[1]).toEqual(told[0]);
  expect(told[2]).toEqual(told[0]);
  expect(heard[0]?.map(({ number }) => number)).toEqual(heard[0]?.map((_, n) => n));
  expect(told[0]).toEqual(told[0]?.toSorted((a, b) => a - b));
  step(table, lots);
  expect(heard[1]?.length).toBe(told[1]?.length);
  expect(heard[0]?.length).toBeGreaterThan(told[0]?.length ?? 0);
});

test('a listener that fails harms neither the game nor the others', () => {
  const table = tableOf(2, 'fails');
  const lots = lotsOf('fails');
  playOn(table, lots, ({ turns }) => turns.length === 1);
  let heard = 0;
  table.subscribe(SPECTATOR, () => {
    throw new Error('broken screen');
  });
  table.subscribe(SPECTATOR, () => heard++);
  const { moment } = table;
  expect(() => step(table, lots)).toThrow('a listener of the table failed');
  expect(table.moment).toBeGreaterThan(moment);
  expect(heard).toBe(1);
});

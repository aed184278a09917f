/** The suggested level follows from the results of games against bots. */
import { BOTS } from '@tabannusi/ai';
import { REFERENCE_EDITION } from '@tabannusi/engine';
import { newTable } from '@tabannusi/table';
import { expect, it } from 'vitest';
import { rematchWith } from '../src/result/next-level.tsx';
import { LEVELS, nextLevel } from '../src/statistics/next-level.ts';
import type { GameResult, ResultSeat } from '../src/statistics/results.ts';

const bot = (name: string): ResultSeat => ({ kind: 'bot', name: 'Shulgi', bot: name, won: false, vp: {} });
const here = (won: boolean): ResultSeat => ({ kind: 'here', name: 'Puabi', won, vp: {} });

const game = (won: boolean, bots: readonly string[] = ['builder'], change: Partial<GameResult> = {}): GameResult => ({
  game: 'one',
  endedAt: 0,
  turns: 60,
  edition: { id: 'reference', version: 3 },
  branch: false,
  seats: [here(won), ...bots.map(bot)],
  ...change,
});

it('the levels are all bots but random, from the weakest to the strongest', () => {
  expect(LEVELS).toEqual(Object.keys(BOTS).filter((name) => name !== 'random'));
});

it.each([
  [[true], 'stay', null, 1, 1],
  [[true, true], 'up', 'architect', 2, 2],
  [[false, true, true], 'up', 'architect', 2, 3],
  [[true, true, false, false], 'stay', null, 1, 3],
  [[false, false], 'stay', null, 0, 2],
  [[false, false, false], 'down', 'mason', 0, 3],
  [[true, false, false, false], 'down', 'mason', 0, 3],
])('after %j against builder: %s %s', (wins, why, next, won, games) => {
  expect(nextLevel(wins.map((each) => game(each)))).toEqual({ why, level: 'builder', next, won, games });
});

it('the strongest bot of a table counts, and only games with the same one', () => {
  const results = [game(true, ['sage']), game(true, ['apprentice', 'mason']), game(false, ['builder']), game(true, ['mason', 'random'])];
  expect(nextLevel(results)).toEqual({ why: 'up', level: 'mason', next: 'builder', won: 2, games: 2 });
});

it('with four players, five games must be lost in a row', () => {
  const lost = (count: number) => Array.from({ length: count }, () => game(false, ['builder', 'builder', 'builder']));
  expect(nextLevel(lost(4))).toMatchObject({ why: 'stay' });
  expect(nextLevel(lost(5))).toMatchObject({ why: 'down', games: 5 });
});

it('nothing is stronger than the strongest, nor easier than the easiest', () => {
  expect(nextLevel([game(true, ['sage']), game(true, ['sage'])])).toMatchObject({ why: 'top', next: null });
  expect(nextLevel(Array.from({ length: 9 }, () => game(false, ['apprentice'])))).toMatchObject({ why: 'stay', next: null });
});

it('a branch, a solo game, random moves and games with other people say nothing about a level', () => {
  const others: readonly GameResult[] = [
    game(true, ['builder'], { branch: true }),
    game(true, ['builder'], { king: 'sarbot' }),
    game(true, ['random']),
    game(true, ['builder'], { seats: [here(true), here(false), bot('builder')] }),
    game(true, ['builder'], { seats: [here(true), { ...here(false), kind: 'away' }, bot('builder')] }),
  ];
  for (const other of others) {
    expect(nextLevel([game(true), game(true), other])).toBeNull();
    expect(nextLevel([game(true), other, game(false)])).toMatchObject({ won: 1, games: 2 });
  }
  expect(nextLevel([])).toBeNull();
});

it('the next game has the same players, and the suggested level on every seat of a bot', () => {
  const table = newTable({
    edition: REFERENCE_EDITION,
    seats: [
      { kind: 'person', name: 'Puabi' },
      { kind: 'bot', name: 'Shulgi', bot: 'builder' },
      { kind: 'bot', name: 'Ninbanda', bot: 'mason' },
    ],
    seed: 'one',
  });
  expect(rematchWith(table, 'architect', 'two').seats).toMatchObject([
    { kind: 'person', name: 'Puabi' },
    { bot: 'architect', name: 'Shulgi' },
    { bot: 'architect', name: 'Ninbanda' },
  ]);
});

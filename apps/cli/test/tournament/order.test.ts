/** Who meets whom, who sits where, and which games are still to be played. */
import { describe, expect, it } from 'vitest';
import { lineUpsOf, nameOfGame, type Order, seatsIn, wholeRotations } from '../../src/tournament/order.ts';
import { noResults, placesOf, type Results, setScore } from '../../src/tournament/results.ts';
import { gamesToPlay, wantedOf } from '../../src/tournament/schedule.ts';

const order = (bots: string, players = 2, more: Partial<Order> = {}): Order => ({
  bots: bots.split(''),
  players,
  games: wholeRotations(4, players),
  seed: 'ur',
  iterations: null,
  until: null,
  ...more,
});

const tables = (bots: string, players: number): string[] =>
  lineUpsOf(order(bots, players)).map((lineUp) => lineUp.map((bot) => bots[bot]).join(''));

describe('line-ups', () => {
  it.each([
    ['abc', 2, ['ab', 'ac', 'bc']],
    ['abcd', 3, ['abc', 'abd', 'acd', 'bcd']],
    ['abcd', 4, ['abcd']],
    // Fewer bots than seats: every bot sits at the table, and each may sit there twice.
    ['ab', 3, ['aab', 'abb']],
    ['ab', 4, ['aaab', 'aabb', 'abbb']],
    ['abc', 4, ['aabc', 'abbc', 'abcc']],
  ])('of %s at tables of %i', (bots, players, expected) => {
    expect(tables(bots, players)).toEqual(expected);
  });
});

it('lets everybody play every seed from every seat', () => {
  for (const players of [2, 3, 4]) {
    const [lineUp = []] = lineUpsOf(order('abcd', players));
    for (let seed = 0; seed < 4; seed++) {
      const games = Array.from({ length: players }, (_, n) => seed * players + n);
      expect(new Set(games.map((game) => nameOfGame(order('abcd', players), lineUp, game)))).toEqual(new Set([`ur ${seed + 1}`]));
      for (const seat of lineUp.keys()) expect(games.map((game) => seatsIn(lineUp, game)[seat]).sort()).toEqual(lineUp);
    }
  }
});

it('lets each of three sit before and after each other equally often', () => {
  const [lineUp = []] = lineUpsOf(order('abc', 3));
  const after = [0, 1, 2, 3, 4, 5].map((game) => {
    const seats = seatsIn(lineUp, game);
    return (seats[(seats.indexOf(0) + 1) % 3] ?? -1) === 1;
  });
  expect(after.filter(Boolean)).toHaveLength(3);
});

it('rounds games up to whole rotations', () => {
  expect([wholeRotations(1, 2), wholeRotations(20, 3), wholeRotations(20, 4)]).toEqual([2, 21, 20]);
});

it('orders a game by VP, then by Gold, and lets equal ones share their place [END-07]', () => {
  expect(
    placesOf([
      [90, 1],
      [100, 0],
      [90, 4],
      [90, 1],
    ]),
  ).toEqual([[1], [2], [0, 3]]);
});

describe('what is to be played', () => {
  it('goes seed by seed through all line-ups, and leaves out what is there', () => {
    const abc = order('abc');
    const all = noResults(abc);
    const [, second] = all;
    if (second)
      setScore(second, 1, [
        [1, 0],
        [2, 0],
      ]);
    const games = gamesToPlay(abc, all).map(({ results, game }) => `${results.lineUp.join('')}:${game}`);
    expect(games).toEqual(['01:0', '01:1', '02:0', '12:0', '12:1', '01:2', '01:3', '02:2', '02:3', '12:2', '12:3']);
  });

  /** The first bot wins this share of the games; seats rotate with every game. */
  const played = (games: number, share: number): Results => {
    const results: Results = { lineUp: [0, 1], games: [] };
    for (let game = 0; game < games; game++) {
      const isWon = Math.floor((game + 1) * share) > Math.floor(game * share);
      const isFirst = seatsIn(results.lineUp, game)[0] === 0;
      setScore(
        results,
        game,
        isWon === isFirst
          ? [
              [2, 0],
              [1, 0],
            ]
          : [
              [1, 0],
              [2, 0],
            ],
      );
    }
    return results;
  };
  const bar = order('ab', 2, { games: 2000, until: 0.65 });

  it.each([
    ['nothing was played', 0, 0.5, 200],
    ['one game of the first look is missing', 199, 1, 200],
    ['the first wins clearly more', 200, 0.9, 200],
    ['the first wins clearly less', 200, 0.4, 200],
    ['it is not clear at the first look', 200, 0.65, 250],
    ['it is never clear', 2000, 0.65, 2000],
  ])('with a bar of 65 %%, where %s', (_, games, share, wanted) => {
    expect(wantedOf(bar, played(games, share))).toBe(wanted);
  });

  it('does not look at games beyond a look that made it clear', () => {
    const results = played(200, 0.9);
    for (let game = 200; game < 250; game++)
      setScore(results, game, [
        [1, 0],
        [1, 0],
      ]);
    expect(wantedOf(bar, results)).toBe(200);
  });

  it('takes a shared win for a half', () => {
    const results = played(200, 1);
    for (let game = 0; game < 200; game++)
      setScore(results, game, [
        [1, 0],
        [1, 0],
      ]);
    expect(wantedOf({ ...bar, until: 0.5 }, results)).toBe(250);
    expect(wantedOf({ ...bar, until: 0.6 }, results)).toBe(200);
  });
});

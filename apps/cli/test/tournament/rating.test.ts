/** Ratings by the model of Plackett and Luce, held against what is known in other ways. */
import { Generator } from '@tabannusi/engine';
import { describe, expect, it } from 'vitest';
import { solve } from '../../src/tournament/rating/equations.ts';
import { rate } from '../../src/tournament/rating/rate.ts';
import { createStages } from '../../src/tournament/rating/stages.ts';

type Places = readonly (readonly number[])[];

const times = (count: number, places: Places): Places[] => Array.from({ length: count }, () => places);
const ELO = 400 / Math.LN10;

describe('two bots', () => {
  it.each([
    [3, 1],
    [50, 50],
    [83, 17],
    [200, 0],
  ])('%i wins and %i losses: the odds, with the imagined draw', (won, lost) => {
    const [first, second] = rate(2, [...times(won, [[0], [1]]), ...times(lost, [[1], [0]])]);
    const odds = ELO * Math.log((won + 0.5) / (lost + 0.5));
    expect((first?.rating ?? 0) - (second?.rating ?? 0)).toBeCloseTo(odds, 5);
    expect((first?.rating ?? 1) + (second?.rating ?? 1)).toBeCloseTo(0, 5);
  });

  it('count a shared place as half a win each', () => {
    expect(rate(2, [...times(3, [[0], [1]]), ...times(4, [[0, 1]])])).toEqual(
      rate(2, [...times(5, [[0], [1]]), ...times(2, [[1], [0]])]).map((rating) => ({
        rating: expect.closeTo(rating.rating, 5),
        interval: rating.interval.map((end) => expect.closeTo(end, 5)),
      })),
    );
  });

  it('have intervals at whose ends the likelihood has lost what it may', () => {
    const [won, lost] = [70, 30];
    const [first] = rate(2, [...times(won, [[0], [1]]), ...times(lost, [[1], [0]])]);
    const value = (rating: number): number => {
      const share = 1 / (1 + Math.exp((-2 * rating) / ELO));
      return (won + 0.5) * Math.log(share) + (lost + 0.5) * Math.log(1 - share);
    };
    for (const end of first?.interval ?? []) expect(2 * (value(first?.rating ?? 0) - value(end))).toBeCloseTo(3.8415, 3);
  });

  it('are told apart by an interval that is wider where nobody has ever won', () => {
    const [first] = rate(2, times(200, [[0], [1]]));
    const [low = 0, high = 0] = first?.interval ?? [];
    expect((first?.rating ?? 0) - low).toBeLessThan(0.8 * (high - (first?.rating ?? 0)));
    expect(high).toBeLessThan(2000);
  });
});

it('finds of three bots at a table what a search over a grid finds', () => {
  const games: Places[] = [
    ...times(6, [[0], [1], [2]]),
    ...times(3, [[1], [0], [2]]),
    ...times(2, [[2], [1], [0]]),
    ...times(2, [[0], [1, 2]]),
  ];
  const draws: Places[] = [[[0, 1]], [[0, 2]], [[1, 2]]];
  const stages = createStages();
  for (const places of [...games, ...draws]) stages.add(places);
  const value = (strengths: readonly number[]): number => {
    let sum = 0;
    for (const { next, among, weight } of stages.all)
      sum += weight * Math.log(Math.exp(strengths[next] ?? 0) / among.reduce((all, bot) => all + Math.exp(strengths[bot] ?? 0), 0));
    return sum;
  };
  let best = [0, 0, 0];
  for (let a = -2; a <= 2; a += 0.01) for (let b = -2; b <= 2; b += 0.01) if (value([a, b, -a - b]) > value(best)) best = [a, b, -a - b];
  for (const [bot, { rating }] of rate(3, games).entries()) expect(rating / ELO).toBeCloseTo(best[bot] ?? 0, 1);
});

it('does not depend on the order of games and bots', () => {
  const games: Places[] = [...times(8, [[0], [1], [2]]), ...times(5, [[2], [0], [1]]), ...times(1, [[1], [0, 2]])];
  const swapped = games.toReversed().map((places) => places.map((place) => place.map((bot) => 2 - bot)));
  const close = rate(3, swapped).toReversed();
  for (const [bot, { rating, interval }] of rate(3, games).entries()) {
    expect(rating).toBeCloseTo(close[bot]?.rating ?? Number.NaN, 4);
    for (const end of [0, 1] as const) expect(interval[end]).toBeCloseTo(close[bot]?.interval[end] ?? Number.NaN, 4);
  }
});

it('learns nothing from a bot that is ahead of itself', () => {
  const stages = createStages();
  stages.add([[0], [0]]);
  expect([...stages.all]).toEqual([]);
  stages.add([[0], [1], [0], [1]]);
  expect([...stages.all]).toEqual([
    { next: 0, among: [0, 0, 1, 1], weight: 1 },
    { next: 1, among: [0, 1, 1], weight: 1 },
    { next: 0, among: [0, 1], weight: 1 },
  ]);
});

it('covers known strengths in about 95 % of tournaments', () => {
  const lots = new Generator('coverage');
  const strengths = [-0.8, 0.1, 0.7];
  /** Returns random places according to the model. */
  const play = (table: readonly number[]): Places => {
    const left = [...table];
    const places: number[][] = [];
    while (left.length > 0) {
      let lot = (lots.below(65_536) / 65_536) * left.reduce((sum, bot) => sum + Math.exp(strengths[bot] ?? 0), 0);
      const next = left.findIndex((bot) => {
        lot -= Math.exp(strengths[bot] ?? 0);
        return lot < 0;
      });
      places.push(left.splice(next, 1));
    }
    return places;
  };
  let [covered, all] = [0, 0];
  for (let n = 0; n < 40; n++) {
    const games = Array.from({ length: 60 }, () => play([0, 1, 2]));
    for (const [bot, { interval }] of rate(3, games).entries()) {
      const strength = ELO * (strengths[bot] ?? 0);
      all++;
      if (interval[0] <= strength && strength <= interval[1]) covered++;
    }
  }
  expect(covered / all).toBeGreaterThan(0.9);
  expect(covered / all).toBeLessThan(0.995);
});

it('solves equations, or says that they have no single solution', () => {
  const [x, y] = solve(
    [
      [0, 2],
      [3, 1],
    ],
    [4, 5],
  );
  expect([x, y]).toEqual([1, 2]);
  expect(() =>
    solve(
      [
        [1, 2],
        [2, 4],
      ],
      [1, 2],
    ),
  ).toThrow('no single solution');
});

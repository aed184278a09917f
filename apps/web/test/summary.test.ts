/** What the page of statistics makes of results: games against each opponent, and VP by source over time. */
import { describe, expect, it } from 'vitest';
import { type GameResult, type ResultSeat, vpOfSeat } from '../src/statistics/results.ts';
import { againstOpponents, countedOf, opponentsOf, ownSeat, vpOverTime } from '../src/statistics/summary.ts';

const here = (won: boolean, vp: ResultSeat['vp']): ResultSeat => ({ kind: 'here', name: 'Puabi', won, vp });
const bot = (name: string, vp = 20): ResultSeat => ({ kind: 'bot', name, bot: name, won: false, vp: { ships: vp } });

const resultOf = (game: string, seats: readonly ResultSeat[], more: Partial<GameResult> = {}): GameResult => ({
  game,
  endedAt: 1_000,
  turns: 30,
  edition: { id: 'reference', version: 3 },
  branch: false,
  seats,
  ...more,
});

const RESULTS = [
  resultOf('a', [here(true, { ships: 30, district1: 5 }), bot('builder')]),
  resultOf('b', [bot('builder'), here(false, { ships: 10 }), bot('builder')]),
  resultOf('c', [here(true, { district1: 7, decrees: -2 }), { kind: 'king', name: 'gilgabot', won: false, vp: {} }], { king: 'gilgabot' }),
  resultOf('branch', [here(true, { ships: 90 }), bot('builder')], { branch: true }),
  resultOf('two here', [here(true, { ships: 40 }), here(false, { ships: 39 })]),
  resultOf('away', [here(false, { ships: 15 }), { kind: 'away', name: 'Shulgi', won: true, vp: { ships: 50 } }, bot('builder')]),
  resultOf('nobody', [bot('builder'), bot('mason')]),
];

it('counts games of one person here from their beginning', () => {
  expect(countedOf(RESULTS).map(({ game }) => game)).toEqual(['a', 'b', 'c', 'away']);
  expect(ownSeat(RESULTS[4] as GameResult)).toBeNull();
  expect(opponentsOf(RESULTS[5] as GameResult)).toEqual([{ kind: 'people' }, { kind: 'bot', name: 'builder' }]);
});

it('counts a game once for each kind of opponent', () => {
  expect(againstOpponents(RESULTS)).toEqual([
    { opponent: { kind: 'bot', name: 'builder' }, games: 3, won: 1, average: 20, best: 35 },
    { opponent: { kind: 'king', name: 'gilgabot' }, games: 1, won: 1, average: 5, best: 5 },
    { opponent: { kind: 'people' }, games: 1, won: 0, average: 15, best: 15 },
  ]);
});

describe('VP by source', () => {
  it('add up to the score of every game', () => {
    const { games, rows, totals } = vpOverTime(RESULTS, 8);
    for (const [n, result] of games.entries()) {
      const own = ownSeat(result);
      expect(rows.reduce((sum, { vp }) => sum + (vp[n] ?? 0), 0)).toBe(own === null ? null : vpOfSeat(own));
      expect(totals[n]).toBe(own === null ? null : vpOfSeat(own));
    }
    expect(rows.map(({ source }) => source)).not.toContain('columns');
  });

  it('are shown for the last games, and their averages for all', () => {
    const { games, rows, mean } = vpOverTime(RESULTS, 2);
    expect(games.map(({ game }) => game)).toEqual(['c', 'away']);
    expect(rows.find(({ source }) => source === 'ships')).toEqual({ source: 'ships', vp: [0, 15], mean: 55 / 4 });
    expect(mean).toBe((35 + 10 + 5 + 15) / 4);
  });
});

it('shows nothing of no results', () => {
  expect([againstOpponents([]), vpOverTime([], 8)]).toEqual([[], { games: [], rows: [], totals: [], mean: 0 }]);
});

/** The study of the balance: the same tables for any number of jobs, and figures that agree with each other. */
import { VP_SOURCES } from '@tabannusi/engine';
import { describe, expect, it } from 'vitest';
import { playInWorkers } from '../../src/sim/crew.ts';
import type { Order } from '../../src/sim/order.ts';
import { playersOf } from '../../src/sim/players.ts';
import { figuresOf, meanOf } from '../../study/balance/figures.ts';
import { createTeller, type GameTold } from '../../study/balance/game.ts';
import { balanceTables } from '../../study/balance/tables.ts';
import { cellsByTable } from './rows.ts';

const order: Order = { players: 3, games: 2, seed: 'test', bots: ['apprentice', 'apprentice', 'apprentice'] };
const WORKER = new URL('../../study/balance/worker.ts', import.meta.url);

async function played(jobs: number): Promise<GameTold[]> {
  const told: GameTold[] = [];
  await playInWorkers<GameTold[]>(WORKER, order, jobs, {
    stop: new AbortController().signal,
    onBatch: (batch) => void told.push(...batch),
  });
  return told;
}

describe('a study of the balance', () => {
  it('is the same with one and with two jobs', async () => {
    const [one, two] = [await played(1), await played(2)];
    expect(balanceTables(figuresOf(one), order)).toBe(balanceTables(figuresOf(two), order));
  });

  it('counts the VP of Districts 1 to 3 a second time by colour, and all VP by source [SCORE-09]', async () => {
    const tell = createTeller(order, playersOf(order));
    for (let number = 1; number <= order.games; number++) {
      for (const { vp, bySource, byColour } of (await tell(number)).seats) {
        const ofSource = (source: (typeof VP_SOURCES)[number]): number => bySource[VP_SOURCES.indexOf(source)] ?? 0;
        expect(sum(byColour)).toBe(ofSource('district1') + ofSource('district2') + ofSource('district3'));
        expect(sum(bySource)).toBe(vp);
      }
    }
  });

  it('has a fair share of wins over all seats together, and every table has rows of equal length', async () => {
    const figures = figuresOf(await played(2));
    expect(sum(figures.seats.map(({ share }) => share))).toBeCloseTo(1, 9);
    const text = balanceTables(figures, order);
    for (const cells of cellsByTable(text)) expect(cells).toHaveLength(1);
    expect(text).toContain('| Z10');
    expect(text).not.toMatch(/NaN|undefined|Infinity/);
  });
});

it('who used a thing is compared with who sat at the same table and did not', () => {
  const seat = { vp: 0, win: 0, gold: 0, bySource: [], byColour: [], rows: [], used: {} };
  const used = { 'decrees D04': 1 };
  const game = (number: number, ...seats: GameTold['seats']): GameTold => ({ number, turns: 30, inPlay: ['decrees D04'], seats });
  const { use } = figuresOf([
    game(1, { ...seat, vp: 100, used }, { ...seat, vp: 90 }),
    game(2, { ...seat, vp: 300, used }, { ...seat, vp: 200, used }),
    game(3, { ...seat, vp: 70 }, { ...seat, vp: 100, used: { 'decrees D04': 2 } }),
    { ...game(4, seat, seat), inPlay: [] },
  ]);
  expect(use('decrees D04')).toEqual({ inPlay: 3, usedIn: 3, times: 5 / 6, ahead: meanOf([10, 30]) });
});

it('a mean has its standard error', () => {
  expect(meanOf([1, 2, 3, 4])).toEqual({ mean: 2.5, error: Math.sqrt(5 / 3 / 4) });
  expect(meanOf([])).toEqual({ mean: 0, error: Number.POSITIVE_INFINITY });
});

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

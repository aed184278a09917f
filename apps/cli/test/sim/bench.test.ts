/** `tabannusi bench bots`: positions, ends of turns and time of a turn, for each bot. */
import { expect, it } from 'vitest';
import type { BotBench } from '../../src/sim/bench-bots.ts';
import { runCli } from '../run-cli.ts';

it('counts what each bot does in a turn', async () => {
  const { code, out } = await runCli(['bench', 'bots', '--bots', 'random,brickmaker,builder', '--json']);
  expect(code).toBe(0);
  const { random, brickmaker, builder } = JSON.parse(out) as Record<string, BotBench>;
  expect(random).toMatchObject({ nodes: 0, leaves: 0 });
  expect(random?.turns).toBeGreaterThan(20);
  for (const bot of [brickmaker, builder]) {
    expect(bot?.leaves).toBeGreaterThan(1);
    expect(bot?.leaves).toBeLessThan(bot?.nodes ?? 0);
    expect(bot?.median).toBeGreaterThan(0);
    expect(bot?.p95).toBeGreaterThanOrEqual(bot?.median ?? Number.NaN);
  }
  expect(builder?.nodes).toBeGreaterThan(3 * (brickmaker?.nodes ?? Number.NaN));
});

it('prints a line for each bot, also of a game against a king', async () => {
  const { code, out } = await runCli(['bench', 'bots', '--bots', 'apprentice,random', '--solo', 'sarbot']);
  expect(code).toBe(0);
  expect(out.split('\n').map((line) => line.split(/\s{2,}/)[0])).toEqual(['Bot', 'apprentice', 'random', '']);
});

it('names the bots that it knows', async () => {
  const { code, err } = await runCli(['bench', 'bots', '--bots', 'clever']);
  expect(code).toBe(2);
  expect(err).toMatch(/--bots: found "clever"; allowed: random, apprentice, brickmaker/);
});

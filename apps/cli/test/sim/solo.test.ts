/** Simulated games against the Bot. */

import { apprentice } from '@tabannusi/ai';
import { KINGS, REFERENCE_EDITION, SPECTATOR, State } from '@tabannusi/engine';
import { newTable } from '@tabannusi/table';
import { expect, it } from 'vitest';
import { settingOf } from '../../src/sim/order.ts';
import { playGame } from '../../src/sim/play-game.ts';
import { ownPlayer } from '../../src/sim/players.ts';
import type { Summary } from '../../src/sim/summary.ts';
import { runCli } from '../run-cli.ts';

async function simulate(king: string, ...args: string[]): Promise<Summary> {
  const ran = await runCli(['sim', '--solo', king, '--seed', 'ur', '--json', '--jobs', '1', '--bots', 'apprentice', ...args]);
  expect(ran).toMatchObject({ code: 0, err: '' });
  return JSON.parse(ran.out) as Summary;
}

it.each(KINGS)('of apprentice against %s: both are there by name, and one of them wins each game [SOLO-E1]', async (king) => {
  const { players, bots, games, bot, king: played } = await simulate(king, '--games', '6');
  expect([players, games, played]).toEqual([1, 6, king]);
  expect(Object.keys(bots)).toEqual(['apprentice', king]);
  const [own, other] = Object.values(bots);
  expect((own?.wins ?? 0) + (other?.wins ?? 0)).toBe(6);
  expect(own?.interval[0]).toBeLessThanOrEqual((own?.winRate ?? 0) + 1e-9);
  for (const each of [own, other]) {
    const sum = Object.values(each?.meanBySource ?? {}).reduce((all, vp) => all + vp, 0);
    expect(sum).toBeCloseTo(each?.meanScore ?? -1, 9);
  }
  const total = (...counts: (keyof NonNullable<typeof bot>)[]): number => counts.reduce((sum, count) => sum + (bot?.[count] ?? 0), 0);
  expect(total('turns')).toBeGreaterThan(6 * 8);
  expect(total('firstA', 'firstB', 'firstC', 'firstD')).toBe(total('turns'));
  expect(total('secondA', 'secondB', 'secondC', 'secondD')).toBe(total('turns'));
  expect(total('symbolDown', 'symbolUp', 'symbolKing')).toBe(total('turns'));
  expect(total('toDistrict1', 'toDistrict2', 'toDistrict3', 'toDistrict4', 'toDistrict5')).toBe(total('turns'));
  expect(total('districts')).toBeGreaterThan(6);
  expect(total('districts')).toBeLessThanOrEqual(6 * 5);
  expect(total('firstDefaults')).toBeLessThanOrEqual(total('firstA'));
  expect(total('resetsAfterScoring')).toBeGreaterThan(6);
});

it('gives the same figures with one and with two jobs', async () => {
  const [one, two] = await Promise.all(
    ['1', '2'].map((jobs) => runCli(['sim', '--solo', 'sarbot', '--games', '10', '--seed', 'ur', '--json', '--jobs', jobs])),
  );
  expect(one?.code).toBe(0);
  expect(two).toEqual(one);
});

it('counts what the Bot uses beside what its opponent uses', async () => {
  const { use } = await simulate('botmuzi', '--games', '10');
  expect(use.actions.construct?.used.botmuzi).toBeGreaterThan(0);
  expect(use.actions.tile?.used.botmuzi).toBe(0);
  expect(use.ships.printed?.used).toHaveProperty('apprentice');
});

it('tells a person who won how often', async () => {
  const { out, code } = await runCli(['sim', '--solo', 'bot-baba', '--games', '4', '--bots', 'random', '--seed', 'ur', '--jobs', '1']);
  expect(code).toBe(0);
  expect(out).toContain('4 games against Bot~baba, seed ur');
  expect(out).toMatch(/^random +4 /m);
  expect(out).toMatch(/^Bot~baba +4 /m);
});

it('is for one player: a second bot, or --players, is refused', async () => {
  expect(await runCli(['sim', '--solo', 'sarbot', '--bots', 'apprentice,random'])).toMatchObject({ code: 2, out: '' });
  const { code, err } = await runCli(['sim', '--solo', 'sarbot', '--players', '2']);
  expect([code, err]).toEqual([2, '--solo is for one player: leave out --players.\n']);
  expect((await runCli(['sim', '--solo', 'nobody'])).err).toContain('gilgabot, sarbot, botmuzi or bot-baba');
});

it('is the game that a table would play', async () => {
  const seats = [{ kind: 'bot', name: 'Bot', bot: 'apprentice' } as const];
  const table = newTable({ edition: REFERENCE_EDITION, seed: 'ur 3', seats, king: 'gilgabot' });
  while (table.prompt.wait !== 'over') await table.askBot({ apprentice });
  const player = ownPlayer('apprentice');
  if (player === null) throw new Error('no apprentice');
  const state = new State(settingOf({ players: 1, king: 'gilgabot', games: 1, seed: 'ur', bots: ['apprentice'] }));
  const { seats: results } = await playGame(state, 'ur 3', [player], () => {});
  expect(results.map(({ vp }) => vp)).toEqual(table.view(SPECTATOR).seats.map(({ vp }) => vp));
});

/** An interrupted simulation, as a process of its own. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../files/temporary-folder.ts';
import { botOf, isAlive } from '../outside-bot/asking.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** Starts it, sends a signal once `isTime` returns true, and waits for it to exit. */
async function breakOff(args: readonly string[], folder: string, signal: NodeJS.Signals, isTime: () => boolean) {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, 'sim', '--seed', 'ur', '--lang', 'en', ...args], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
  const ended = new Promise<{ code: number | null; by: NodeJS.Signals | null }>((resolve) =>
    child.once('close', (code, by) => resolve({ code, by })),
  );
  while (!isTime()) await pause(20);
  child.kill(signal);
  return { ...(await ended), out };
}

it('sums up the games that were played to their end, with exit code 130', async () => {
  const folder = temporaryFolder();
  const csv = join(folder, 'games.csv');
  const hasGames = (): boolean => existsSync(csv) && readFileSync(csv, 'utf8').split('\n').length > 10;
  const { code, out } = await breakOff(['--games', '1000000', '--json', '--csv', 'games.csv'], folder, 'SIGINT', hasGames);
  expect(code).toBe(130);
  const { games, bots } = JSON.parse(out) as { games: number; bots: Record<string, { games: number }> };
  expect(games).toBeGreaterThan(0);
  expect(Object.values(bots).map((bot) => bot.games)).toEqual([games, games]);
  expect(readFileSync(csv, 'utf8').trimEnd().split('\n')).toHaveLength(1 + 2 * games);
});

it.each([
  ['SIGINT', { code: 130, by: null }],
  ['SIGTERM', { code: null, by: 'SIGTERM' }],
] as const)('leaves no program behind after %s', async (signal, end) => {
  const folder = temporaryFolder();
  const pidFile = join(folder, 'pids');
  const pids = (): number[] => (existsSync(pidFile) ? readFileSync(pidFile, 'utf8').trim().split('\n').map(Number) : []);
  const args = ['--games', '1000', '--jobs', '2', '--bot', botOf('stubborn', pidFile), '--bot', 'random'];
  const { code, by } = await breakOff(args, folder, signal, () => pids().length > 2);
  expect({ code, by }).toEqual(end);
  await expect.poll(() => pids().filter(isAlive), { timeout: 5_000 }).toEqual([]);
});

/** An interrupted tournament, as a process of its own, that continues. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../files/temporary-folder.ts';
import { type Ran, runCli } from '../run-cli.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
/** Enough games that it can be interrupted before its end, even on a busy machine. */
const GAMES = 96;
const ARGS = ['tournament', '--bots', 'apprentice,random', '--games', String(GAMES), '--seed', 'ur', '--json', '--jobs', '2'];
ARGS.push('--file', 'run.json');

/** A run without an interruption. */
let alone: Promise<{ readonly ran: Ran; readonly text: string }> | null = null;
async function runAlone(): Promise<{ readonly ran: Ran; readonly text: string }> {
  const folder = temporaryFolder();
  const ran = await runCli(ARGS, '', { folder });
  return { ran, text: readFileSync(join(folder, 'run.json'), 'utf8') };
}

it.each([
  ['SIGKILL', null],
  ['SIGINT', 130],
] as const)('after %s it goes on to the result of a run that was left alone', async (signal, expected) => {
  const folder = temporaryFolder();
  const text = (): string => readFileSync(join(folder, 'run.json'), 'utf8');
  const games = (): number => text().split('\n[[').length - 1;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, ...ARGS, '--lang', 'en'], { cwd: folder });
  let err = '';
  child.stderr.setEncoding('utf8').on('data', (piece: string) => (err += piece));
  const ended = once(child, 'close');
  while (!existsSync(join(folder, 'run.json')) || games() === 0) await pause(10);
  child.kill(signal);
  expect((await ended)[0]).toBe(expected);
  expect(err).toBe(signal === 'SIGINT' ? 'To continue, use the same command with --file run.json.\n' : '');
  expect(games()).toBeLessThan(GAMES);

  alone ??= runAlone();
  const { ran, text: expectedText } = await alone;
  expect(ran.code).toBe(0);
  expect(await runCli(ARGS, '', { folder })).toEqual(ran);
  expect(text()).toBe(expectedText);
  expect(readdirSync(folder).filter((name) => !name.endsWith('.part'))).toEqual(['run.json']);
});

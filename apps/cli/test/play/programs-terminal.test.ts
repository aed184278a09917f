/** Bots that are programs, with a person at a real pseudo-terminal. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { botOf, isAlive } from '../outside-bot/asking.ts';
import { CTRL_C, END_OF_INPUT, terminal } from './terminal.ts';
import { emptyFolder } from './typed.ts';

const EXAMPLE = fileURLToPath(new URL('../../../../examples/bot.py', import.meta.url));
const PLAY = ['play', '--lang', 'en', '--seed', 'ur', '--bot-time', '60000'];
/** Allows for the delay before a started or ended program is seen. */
const SOON = { timeout: 10_000 };
const hasPython = spawnSync('python3', ['--version']).status === 0;

// Skipped without python3, which the example needs.
test.skipIf(!hasPython)('the example plays; when the game is resumed the person is asked whether it may', async () => {
  const where = emptyFolder();
  const bot = `cmd:python3 ${EXAMPLE}`;
  const first = terminal([...PLAY, '--no-confirm', '--seat', 'person:Ann', '--bot', bot, '--save', 'ur.json'], where);
  await first.until('Ann> ', 'Choose the colour of your first Building');
  first.pty.write('2\r');
  await first.until('Ann> ', 'Place your first Building');
  first.pty.write('a1\r');
  await first.until('Ann> ', 'Choose your starting District');
  first.pty.write('quit\r');
  const seen = await first.until('--resume ur.json');
  expect(seen).not.toContain('couldn’t decide');
  expect(await first.ended).toBe(0);

  const second = terminal(['play', '--lang', 'en', '--resume', 'ur.json'], where);
  expect(await second.until('y or n> ', 'is a program on your computer')).toContain('examples/bot.py');
  second.pty.write('\r');
  await second.until('y or n> ', 'Answer with y or n.');
  second.pty.write('n\r');
  await second.until('Ann> ', 'random plays instead');
  second.pty.write('quit\r');
  expect(await second.ended).toBe(0);

  const third = terminal(['play', '--lang', 'en', '--resume', 'ur.json'], where);
  await third.until('y or n> ', 'is a program on your computer');
  third.pty.write('y\r');
  expect(await third.until('Ann> ', 'Choose your starting District')).not.toContain('random plays instead');
  third.pty.write(END_OF_INPUT);
  expect(await third.ended).toBe(0);
});

/** A game of two programs that never answer, so only programs can be waited for. */
function waitingFor(where: string) {
  const pidFile = join(where, 'pids');
  const seat = `bot:${botOf('slow', pidFile)}`;
  const pids = (): number[] => (existsSync(pidFile) ? readFileSync(pidFile, 'utf8').trim().split('\n').map(Number) : []);
  return { ...terminal([...PLAY, '--seat', seat, '--seat', seat, '--save', 'ur.json'], where), pids };
}

test('Ctrl-C is heard while a program thinks, and ends it', async () => {
  const { pty, until, ended, pids } = waitingFor(emptyFolder());
  await until('is thinking.');
  pty.write(CTRL_C);
  await until('y or n> ', 'Quit the game?');
  pty.write('n\r');
  await until('n');
  await expect.poll(() => pids().filter(isAlive), SOON).toHaveLength(1);
  pty.write(CTRL_C);
  await until('y or n> ', 'Quit the game?');
  pty.write('y\r');
  await until('--resume ur.json');
  expect(await ended).toBe(130);
  await expect.poll(() => pids().filter(isAlive), SOON).toEqual([]);
});

test.each(['SIGHUP', 'SIGTERM'])('no program outlives a terminal that is closed (%s)', async (signal) => {
  const { pty, until, ended, pids } = waitingFor(emptyFolder());
  await until('is thinking.');
  await expect.poll(() => pids().filter(isAlive), SOON).toHaveLength(1);
  pty.kill(signal);
  await ended;
  await expect.poll(() => pids().filter(isAlive), SOON).toEqual([]);
});

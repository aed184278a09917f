/** Bots that are programs, at a table with a person. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { botOf, isAlive } from '../outside-bot/asking.ts';
import { runCli } from '../run-cli.ts';
import { randomPerson } from './person.ts';
import { emptyFolder } from './typed.ts';

const pidsIn = (file: string): number[] => (existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n').map(Number) : []);

/** Types lines into a game of Ann. The echoed commands are longer than a line, so the width of these screens is not checked. */
const play = (lines: readonly string[], args: readonly string[], folder: string) =>
  runCli(['play', ...(args.includes('--resume') ? [] : ['--seed', 'ur', '--seat', 'person:Ann']), ...args], `${lines.join('\n')}\n`, {
    folder,
  });

/** Returns a saved game of Ann against a program, and the file with the IDs of its processes. */
async function savedGame(way = 'first') {
  const where = emptyFolder();
  const pidFile = join(where, 'pids');
  const bot = botOf(way, pidFile);
  await play(['yellow', 'a1', '4', 'quit'], ['--save', 'ur.json', '--bot', bot], where);
  return { where, pidFile, bot };
}

test('a person plays a whole game against a program, which has ended when it is over', async () => {
  const where = emptyFolder();
  const pidFile = join(where, 'pids');
  const args = [
    'play',
    '--seed',
    'ur',
    '--no-confirm',
    '--bot-time',
    '60000',
    '--bot',
    botOf('first', pidFile),
    '--bot',
    botOf('typed', pidFile),
  ];
  const { code, out, err } = await runCli(args, randomPerson('ur'), { folder: where });
  expect([code, err]).toEqual([0, '']);
  expect(out).toContain('Total VP');
  expect(out).not.toContain('couldn’t decide');
  expect(pidsIn(pidFile)).toHaveLength(2);
  expect(pidsIn(pidFile).filter(isAlive)).toEqual([]);
});

test.each([
  ['slow', 'no answer in time'],
  ['dies', 'the program exited'],
  ['illegal', 'the answer wasn’t among the choices'],
  ['refuses', 'the program answered with an error'],
  ['garbage', 'the program wrote something that isn’t an answer'],
])('a program that is %s is reported, and the game goes on', async (way, fault) => {
  const where = emptyFolder();
  const pidFile = join(where, 'pids');
  const { code, out } = await play(['yellow', 'a1', '4', '1'], ['--bot', botOf(way, pidFile), '--bot-time', '300'], where);
  expect(code).toBe(0);
  expect(out.replace(/\n */g, ' ')).toContain(`couldn’t decide, so a random choice was made (${fault}).`);
  expect(out).toContain('Move your Architect');
  expect(pidsIn(pidFile).filter(isAlive)).toEqual([]);
});

test('a program that does not start is reported once, with what it said', async () => {
  const where = emptyFolder();
  const { out } = await play(['yellow', 'a1', '4', '1'], ['--bot', botOf('deadAtStart')], where);
  expect(out.match(/couldn’t decide/g)).toHaveLength(1);
  expect(out.replace(/\n */g, ' ')).toMatch(
    /didn’t start; random plays instead.*Last output of .* before its first fault: a file is missing/,
  );
});

test('a saved game does not start its program by itself', async () => {
  const { where, pidFile } = await savedGame();
  expect(pidsIn(pidFile)).toHaveLength(1);
  const { out } = await play(['1', '1', '1', '1', '1', '1', '1', '1'], ['--resume', 'ur.json'], where);
  expect(out.replace(/\n */g, ' ')).toContain('The program was not started, so random plays instead. To let it play, add --bot');
  expect(out).not.toContain('couldn’t decide');
  expect(pidsIn(pidFile)).toHaveLength(1);
});

test('it runs when it is named again', async () => {
  const { where, pidFile, bot } = await savedGame();
  const lines = Array.from({ length: 12 }, () => '1');
  const { out } = await play(lines, ['--resume', 'ur.json', '--no-confirm', '--bot', bot], where);
  expect(out).not.toContain('is not run');
  expect(pidsIn(pidFile)).toHaveLength(2);
  expect(pidsIn(pidFile).filter(isAlive)).toEqual([]);
  const other = await runCli(['play', '--resume', 'ur.json', '--bot', 'cmd:other'], '', { folder: where });
  expect(other).toEqual({ code: 2, out: '', err: '--bot: cmd:other doesn’t play in the game in ur.json.\n' });
});

test('a command cannot hide what it is', async () => {
  const { where } = await savedGame();
  const saved = JSON.parse(readFileSync(join(where, 'ur.json'), 'utf8'));
  saved.seats[1].bot = 'cmd:rm \u202e\u001b[2K everything';
  writeFileSync(join(where, 'ur.json'), JSON.stringify(saved));
  const { out } = await play([], ['--resume', 'ur.json'], where);
  expect(out).toContain('\\u202e\\u001b[2K everything');
});

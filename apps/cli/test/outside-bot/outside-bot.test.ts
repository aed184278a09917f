/** Programs that play, well and badly. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { OutsideBot } from '../../src/outside-bot/outside-bot.ts';
import { temporaryFolder } from '../files/temporary-folder.ts';
import { botOf, createBot, firstQuestion, isAlive } from './asking.ts';

let folder = '';
let bot: OutsideBot | null = null;
const pidFile = (): string => join(folder, 'pids');
const pids = (): number[] => readFileSync(pidFile(), 'utf8').trim().split('\n').map(Number);

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(async () => {
  await bot?.close();
});

it.each([
  ['first', 0],
  ['typed', -1],
  // They make the last choice if the names are those of their protocol version.
  ['version1', -1],
  ['version2', -1],
])('takes the choice of a program that answers well: %s', async (way, place) => {
  bot = createBot(botOf(way));
  const knowledge = firstQuestion();
  expect(await bot.choose(knowledge)).toEqual(knowledge.choices.at(place));
  expect(await bot.choose(knowledge)).toEqual(knowledge.choices.at(place));
  expect(bot.faults.size).toBe(0);
});

it('asks one and the same run until it ends, and leaves nothing behind', async () => {
  bot = createBot(botOf('first', pidFile()));
  for (let n = 0; n < 3; n++) await bot.choose(firstQuestion());
  expect(pids()).toHaveLength(1);
  expect(pids().map(isAlive)).toEqual([true]);
  await bot.close();
  expect(pids().map(isAlive)).toEqual([false]);
});

it('ends a program that does not want to end', async () => {
  bot = createBot(botOf('stubborn', pidFile()));
  await bot.choose(firstQuestion());
  await bot.close();
  expect(pids().map(isAlive)).toEqual([false]);
});

describe('a program with a fault', () => {
  it.each([
    ['slow', 'slow', 300],
    ['endless', 'slow', 300],
    ['dies', 'died', 5_000],
    ['garbage', 'garbage', 5_000],
    ['notJsonRpc', 'garbage', 5_000],
    ['wrongId', 'wrongId', 5_000],
    ['longLine', 'tooLong', 5_000],
  ])('that is %s has the fault %s and is killed; the next run may do better', async (way, kind, time) => {
    bot = createBot(botOf(way, pidFile(), 1), time);
    const knowledge = firstQuestion();
    await bot.choose(knowledge);
    await expect(bot.choose(knowledge)).rejects.toMatchObject({ kind });
    expect(await bot.choose(knowledge)).toEqual(knowledge.choices[0]);
    expect([...bot.faults]).toEqual([[kind, 1]]);
    await bot.close();
    expect(pids()).toHaveLength(2);
    expect(pids().map(isAlive)).toEqual([false, false]);
  });

  it.each([
    ['illegal', 'illegal'],
    ['noChoice', 'illegal'],
    ['refuses', 'refused'],
  ])('that answers with %s has the fault %s, and is asked on', async (way, kind) => {
    bot = createBot(botOf(way, pidFile()));
    for (let n = 0; n < 6; n++) await expect(bot.choose(firstQuestion())).rejects.toMatchObject({ kind });
    expect([...bot.faults]).toEqual([[kind, 6]]);
    expect(pids()).toHaveLength(1);
  });

  it('is started again three times, then given up', async () => {
    bot = createBot(botOf('dies', pidFile()));
    for (let n = 0; n < 6; n++) await bot.choose(firstQuestion()).catch(() => {});
    expect([...bot.faults]).toEqual([
      ['died', 4],
      ['gone', 2],
    ]);
    expect(pids()).toHaveLength(4);
  });

  it('that says nothing on its standard error is explained by what the system said, or by its garbage', async () => {
    bot = createBot('cmd:./no-such-program');
    await bot.choose(firstQuestion()).catch(() => {});
    expect(bot.lastWords).toContain('ENOENT');
    bot = createBot(botOf('garbage'));
    await bot.choose(firstQuestion()).catch(() => {});
    expect(bot.lastWords).toBe('I take the first one');
  });

  it('is given up at once where it does not say hello, and its last words are kept', async () => {
    bot = createBot(botOf('deadAtStart', pidFile()));
    for (let n = 0; n < 2; n++) await bot.choose(firstQuestion()).catch(() => {});
    expect([...bot.faults]).toEqual([
      ['notStarted', 1],
      ['gone', 1],
    ]);
    expect(bot.lastWords).toBe('a file is missing');
    expect(pids()).toHaveLength(1);
  });

  it.each(['cmd:./there-is-no-such-program', 'cmd:.'])('cannot be started: %s', async (name) => {
    bot = createBot(name);
    await expect(bot.choose(firstQuestion())).rejects.toMatchObject({ kind: 'notStarted' });
  });
});

/** The choices of all bots at every kind of table are legal, with few iterations and with more. The long tests check many more. */
import { expect, test } from 'vitest';
import { BOTS, type BotName } from '../src/index.ts';
import { checkLegality, TABLES } from './legality.ts';

const CHECK = { wanted: 60, thoughts: [1, 30], every: 60 };

test.each(Object.keys(BOTS) as BotName[])('no choice of %s is illegal', async (name) => {
  const { choices, games } = await checkLegality(BOTS[name], CHECK);
  expect(choices).toBe(CHECK.wanted);
  expect(games).toBeGreaterThanOrEqual(TABLES.length);
});

test('an illegal choice is noticed', async () => {
  const stubborn = { choose: () => ({ choose: 'decree', decree: 'D04' }) as const };
  await expect(checkLegality(stubborn, CHECK)).rejects.toThrow('is not legal');
});

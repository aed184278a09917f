/** The fairness test over many positions. */
import { expect, test } from 'vitest';
import { BOTS, type BotName } from '../src/index.ts';
import { checkFairness } from './fairness.ts';

const POSITIONS = 10_000;

test.each(Object.keys(BOTS) as BotName[])('%s chooses the same in 10,000 positions when everything hidden is dealt anew', async (name) => {
  const { differed } = await checkFairness((knowledge) => BOTS[name].choose(knowledge, { iterations: 200 }), POSITIONS, 3);
  expect(differed).toBeGreaterThan(POSITIONS / 2);
});

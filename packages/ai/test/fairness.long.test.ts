/** As in `npm test`, over many positions. */
import { expect, test } from 'vitest';
import { apprentice, architect, builder, random, vizier } from '../src/index.ts';
import { checkFairness } from './fairness.ts';

const POSITIONS = 10_000;

test.each([
  ['random', random],
  ['apprentice', apprentice],
  ['builder', builder],
  ['architect', architect],
  ['vizier', vizier],
] as const)('%s chooses the same in 10,000 positions when everything hidden is dealt anew', async (_, bot) => {
  const { differed } = await checkFairness((knowledge) => bot.choose(knowledge, { iterations: 200 }), POSITIONS, 3);
  expect(differed).toBeGreaterThan(POSITIONS / 2);
});

/** A bot uses only what its seat may know (decision 0012). */
import { type Choice, hashText, State } from '@tabannusi/engine';
import { expect, expectTypeOf, test } from 'vitest';
import { BOTS, builder, type Knowledge } from '../src/index.ts';
import { checkFairness, reachable } from './fairness.ts';
import { knowledgeOf } from './games.ts';
import { position } from './position.ts';

test.each([
  ['random', 100],
  ['apprentice', 60],
  ['brickmaker', 60],
  ['mason', 30],
  ['builder', 30],
  ['architect', 15],
  ['vizier', 15],
  ['sage', 15],
] as const)('%s chooses the same when everything hidden is dealt anew [URB-04]', async (name, positions) => {
  const { looked, differed } = await checkFairness((knowledge) => BOTS[name].choose(knowledge, { iterations: 100 }), positions, 7);
  expect(looked).toBe(positions);
  expect(differed).toBeGreaterThan(positions / 2);
});

test('one that looks at the real cards is found', async () => {
  const cheat = ({ choices }: Knowledge, { urban }: State): Choice => choices[urban.indexOf(Math.max(...urban)) % choices.length];
  await expect(checkFairness(cheat, 200, 3)).rejects.toThrow('became');
});

test('no state can be reached from what a player is given, by type or by value', () => {
  expectTypeOf<State>().not.toExtend<Knowledge[keyof Knowledge]>();
  for (const value of reachable(knowledgeOf(position(), 'x'))) expect(value).not.toBeInstanceOf(State);
});

test('the same knowledge, lots and iterations give the same choice; thinking changes nothing', () => {
  const state = position();
  const before = hashText(state);
  const choices = [1, 2, 3].map(() => builder.choose(knowledgeOf(state, 'same'), { iterations: 300 }));
  expect(choices[1]).toEqual(choices[0]);
  expect(choices[2]).toEqual(choices[0]);
  expect(hashText(state)).toBe(before);
});

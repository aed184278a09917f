/** `architect` plays whole games by the rules, and answers the same to the same knowledge. */
import { answerOf, hashText } from '@tabannusi/engine';
import { expect, test } from 'vitest';
import { architect } from '../src/index.ts';
import { knowledgeOf, playFor, settingFor, walk } from './games.ts';
import { position } from './position.ts';

const QUICK = { iterations: 100 };

test('every choice of a whole game is legal, and random answers are beaten', () => {
  const state = walk(settingFor(2), 'legal', playFor(architect, 1, QUICK));
  expect(state.vp[1]).toBeGreaterThan(100);
  expect(state.vp[1]).toBeGreaterThan(state.vp[0]);
});

test('the same knowledge, lots and iterations give the same choice; thinking changes nothing', () => {
  const state = position();
  const before = hashText(state);
  const choices = [1, 2, 3].map(() => architect.choose(knowledgeOf(state, 'same'), { iterations: 1000 }));
  expect(choices[1]).toEqual(choices[0]);
  expect(choices[2]).toEqual(choices[0]);
  expect(hashText(state)).toBe(before);
});

test('it stops when it must, before it plans, before it looks ahead or in the middle of a round', () => {
  const state = position();
  for (const asks of [0, 5, 40]) {
    let left = asks;
    const choice = architect.choose(knowledgeOf(state, 'x'), { iterations: 4000, isOver: () => left-- <= 0 });
    expect(answerOf(state, choice)).not.toBeNull();
    expect(left).toBeGreaterThan(-30);
  }
});

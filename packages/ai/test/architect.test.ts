/** `architect` plays by the rules, answers the same for the same knowledge, and stops when it must. */
import { answerOf, hashText } from '@tabannusi/engine';
import { expect, test } from 'vitest';
import { architect } from '../src/index.ts';
import { knowledgeOf, playFor, settingFor, walk } from './games.ts';
import { position } from './position.ts';

const QUICK = { iterations: 100 };

test.each([
  ['two players', settingFor(2), 1],
  ['four players', settingFor(4), 3],
  ['one player', settingFor(1, 'gilgabot'), 0],
])('its choices are legal all over a game of %s', (_, setting, seat) => {
  let questions = 0;
  let answered = 0;
  const play = playFor(architect, seat, QUICK);
  walk(setting, 'legal', (state) => {
    if (questions++ % 25 !== 0) return null;
    const answer = play(state);
    if (answer !== null) answered++;
    return answer;
  });
  expect(answered).toBeGreaterThan(2);
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

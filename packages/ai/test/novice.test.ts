/** Bots for beginners: their slips are choices that a person might make. */
import { asked, type Choice, type State } from '@tabannusi/engine';
import { expect, test } from 'vitest';
import { brickmaker, builder, mason } from '../src/index.ts';
import { novice, type Skill } from '../src/novice.ts';
import { knowledgeOf, playFor, settingFor, walk } from './games.ts';

const SURE: Skill = { iterations: 100, foresight: 0.5, slips: 0, slip: 5, grabs: 0 };

/** Positions of a game of two in which `mason` plays against random answers, one question in 6. */
function positions(): readonly State[] {
  const found: State[] = [];
  let questions = 0;
  const play = playFor(mason, 1, {});
  walk(settingFor(2), 'novice', (state) => {
    if (asked(state) === 1 && questions++ % 6 === 0) found.push(state.clone());
    return play(state);
  });
  return found;
}

const choicesOf = (skill: Skill): readonly Choice[] => {
  const bot = novice(skill);
  return positions().map((state, n) => bot.choose(knowledgeOf(state, `novice ${n}`)));
};

const givesUp = ({ choose }: Choice): boolean => choose === 'done' || choose === 'decline';

test('a slip is another choice, and gives nothing up that the best plan would do', () => {
  const [sure, slipping] = [choicesOf(SURE), choicesOf({ ...SURE, slips: 100, slip: 40 })];
  expect(sure.length).toBeGreaterThan(15);
  expect(slipping.filter((choice, n) => JSON.stringify(choice) !== JSON.stringify(sure[n])).length).toBeGreaterThan(sure.length / 3);
  expect(slipping.filter((choice, n) => givesUp(choice) && !givesUp(sure[n]))).toEqual([]);
});

test('a slip costs less than its limit: with a limit of 0 there is none', () => {
  expect(choicesOf({ ...SURE, slips: 100, slip: 0 })).toEqual(choicesOf(SURE));
});

test('a slip takes the second-best plan: nothing in between is better', () => {
  const [state] = positions();
  const slip = novice({ ...SURE, slips: 100, slip: 1000, foresight: 1, iterations: 1500 }).choose(knowledgeOf(state, 'x'));
  const weighed = builder.weigh(knowledgeOf(state, 'x')).map(({ choice }) => JSON.stringify(choice));
  expect(weighed.indexOf(JSON.stringify(slip))).toBeLessThan(4);
});

test.each([
  ['brickmaker', brickmaker],
  ['mason', mason],
] as const)('%s does not seem to play at random: it is far ahead of random answers', (_, bot) => {
  const state = walk(settingFor(2), 'random', playFor(bot, 1, {}));
  expect(state.vp[1]).toBeGreaterThan(state.vp[0] + 40);
});

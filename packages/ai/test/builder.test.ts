/** `builder` plays whole games by the rules, sees obvious gains, and answers the same for the same knowledge. */
import { answerOf } from '@tabannusi/engine';
import { expect, test } from 'vitest';
import { builder } from '../src/index.ts';
import { knowledgeOf, playFor, settingFor, walk } from './games.ts';
import { position } from './position.ts';

const QUICK = { iterations: 60 };

test.each([2, 4])('every choice of a whole game of %i players is legal, and random answers are beaten', (players) => {
  const state = walk(settingFor(players), `legal ${players}`, playFor(builder, 1, QUICK));
  expect(Math.max(...state.vp)).toBe(state.vp[1]);
  expect(state.vp[1]).toBeGreaterThan(80);
});

test('every choice of a solo game is legal', () => {
  const state = walk(settingFor(1, 'sarbot'), 'solo', playFor(builder, 0, QUICK));
  expect(state.vp[0]).toBeGreaterThan(80);
});

test('the best weighed choice is the one it takes, and a gain is the sum of its terms', () => {
  const state = position();
  const weighed = builder.weigh(knowledgeOf(state, 'x'));
  expect(weighed.length).toBe(knowledgeOf(state, 'x').choices.length);
  expect(weighed[0].choice).toEqual(builder.choose(knowledgeOf(state, 'x')));
  for (const { gain, terms } of weighed) expect(Object.values(terms).reduce((sum, each) => sum + each, 0)).toBeCloseTo(gain, 6);
});

test('every choice is weighed by a whole turn, also those that the plan has no iterations for', () => {
  const state = position();
  for (const iterations of [1, 60, 1500]) {
    const gains = builder.weigh(knowledgeOf(state, 'x'), { iterations }).map(({ gain }) => gain);
    expect(gains).toEqual(gains.toSorted((a, b) => b - a));
    expect(gains[0] - gains[gains.length - 1]).toBeLessThan(40);
  }
});

test('a Decree whose demands are met is scored before the game ends [FREE-04]', () => {
  const state = position({
    ending: 'lastRound',
    timeGold: 0,
    startSeat: 1,
    decrees: [{ decree: 'D04' }, { decree: 'D15' }],
    buildings: ['a1', 'c1', 'a3', 'c3', 'f1', 'h1'].map((space, n) => ({
      colour: ['white', 'yellow', 'brown'][n >> 1],
      seat: 0,
      spaces: [space],
    })),
    actionsLeft: 0,
    pending: [
      { kind: 'turn', seat: 0 },
      { kind: 'action', seat: 0 },
    ],
  });
  expect(builder.choose(knowledgeOf(state, 'x'))).toEqual({ choose: 'decree', decree: 'D04' });
});

test('a group of three that can be paid is constructed while there is a turn left for it [ACT-BLD-01]', () => {
  const state = position({
    ending: 'lastRound',
    timeGold: 0,
    startSeat: 1,
    projects: [{ colour: 'white', seat: 1, spaces: ['a1', 'b1', 'c1'] }],
    seats: [{ gold: 3, mastery: { white: 4 } }],
    actionsLeft: 1,
    pending: [
      { kind: 'turn', seat: 0 },
      { kind: 'action', seat: 0 },
    ],
  });
  expect(builder.choose(knowledgeOf(state, 'x'))).toEqual({ choose: 'action', action: 'construct' });
});

test('it stops when it must, with a legal choice, and thinks no further', () => {
  const state = position();
  let asks = 0;
  const isOver = () => ++asks > 0;
  const choice = builder.choose(knowledgeOf(state, 'x'), { iterations: 1_000_000, isOver });
  expect(answerOf(state, choice)).not.toBeNull();
  expect(asks).toBeLessThan(10);
});

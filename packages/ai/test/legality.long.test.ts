/** Whole games by the rules, as in `npm test`, with any number of players and against every king. */
import { asked, KINGS } from '@tabannusi/engine';
import { describe, expect, test } from 'vitest';
import { apprentice, architect, builder, random } from '../src/index.ts';
import { playFor, settingFor, walk } from './games.ts';

const BUDGET = { iterations: 500 };

describe.each([
  ['builder', builder],
  ['architect', architect],
] as const)('%s', (_, bot) => {
  test.each([2, 3, 4])('every choice of whole games of %i players is legal, and random answers are beaten', (players) => {
    for (let seat = 0; seat < players; seat++) {
      const state = walk(settingFor(players), `legal ${players}`, playFor(bot, seat, BUDGET));
      expect(Math.max(...state.vp)).toBe(state.vp[seat]);
    }
  });

  test.each(KINGS)('every choice of a solo game against %s is legal', (king) => {
    const state = walk(settingFor(1, king), `solo ${king}`, playFor(bot, 0, BUDGET));
    expect(state.vp[0]).toBeGreaterThan(80);
  });
});

/** Every table there is: against each king, and of two to four players. */
const TABLES = [...KINGS.map((king) => settingFor(1, king)), ...[2, 3, 4].map((players) => settingFor(players))];

/** Few iterations: 250,000 choices of `architect` are half an hour of one core with these. Whole games at full thought are above and in every tournament. */
test.each([
  ['random', random, [1]],
  ['apprentice', apprentice, [1]],
  ['builder', builder, [1, 10, 40]],
  ['architect', architect, [1, 10, 40]],
] as const)('none of 250,000 choices of %s, in all seats and with little or more thought, is illegal', (_, bot, thoughts) => {
  let choices = 0;
  for (let game = 0; choices < 250_000; game++) {
    const iterations = thoughts[game % thoughts.length];
    walk(TABLES[game % TABLES.length], `million ${game}`, (state) => {
      choices++;
      return playFor(bot, asked(state), { iterations })(state);
    });
  }
  expect(choices).toBeGreaterThanOrEqual(250_000);
});

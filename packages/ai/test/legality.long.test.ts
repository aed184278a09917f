/** Whole games by the rules, with any number of players and against every king. */
import { KINGS } from '@tabannusi/engine';
import { describe, expect, test } from 'vitest';
import { architect, BOTS, builder } from '../src/index.ts';
import { playFor, settingFor, walk } from './games.ts';
import { checkLegality } from './legality.ts';

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

/** More than a million choices, most of them by the fast bots: those that look a round ahead play a dozen rounds for each choice. */
test.each([
  ['random', 410_000, [1]],
  ['apprentice', 410_000, [1]],
  ['brickmaker', 200_000, [1, 10, 30]],
  ['mason', 200_000, [1, 10, 40]],
  ['builder', 200_000, [1, 10, 40]],
  ['architect', 30_000, [1, 10, 40]],
  ['vizier', 30_000, [1, 10, 40]],
  ['sage', 30_000, [1, 10, 40]],
] as const)('none of the choices of %s, in all seats and with little or more thought, is illegal', async (name, wanted, thoughts) => {
  expect((await checkLegality(BOTS[name], { wanted, thoughts, every: 1 })).choices).toBe(wanted);
});

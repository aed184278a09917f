/** Whole games by the rules, as in `npm test`, with any number of players and against every king. */
import { KINGS } from '@tabannusi/engine';
import { describe, expect, test } from 'vitest';
import { architect, builder } from '../src/index.ts';
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

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

/**
 * A million in all, most of them by the quick players: `architect` plays a dozen rounds for each choice, however little it thinks, and these are ten
 * minutes of one core.
 */
test.each([
  ['random', random, 410_000, [1]],
  ['apprentice', apprentice, 410_000, [1]],
  ['builder', builder, 150_000, [1, 10, 40]],
  ['architect', architect, 30_000, [1, 10, 40]],
] as const)('none of the choices of %s, in all seats and with little or more thought, is illegal', (_, bot, wanted, thoughts) => {
  let choices = 0;
  for (let game = 0; choices < wanted; game++) {
    const iterations = thoughts[game % thoughts.length];
    walk(TABLES[game % TABLES.length], `million ${game}`, (state) => {
      choices++;
      return playFor(bot, asked(state), { iterations })(state);
    });
  }
  expect(choices).toBeGreaterThanOrEqual(wanted);
});

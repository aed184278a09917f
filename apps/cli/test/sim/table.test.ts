/** A simulated game is the game that a table would play. */

import { apprentice, random } from '@tabannusi/ai';
import { createSetting, REFERENCE_EDITION, SPECTATOR, State } from '@tabannusi/engine';
import { newTable } from '@tabannusi/table';
import { expect, it } from 'vitest';
import { playGame } from '../../src/sim/play-game.ts';
import { ownPlayer, type Player } from '../../src/sim/players.ts';

function expectPlayer(name: string): Player {
  const player = ownPlayer(name);
  if (player === null) throw new RangeError(name);
  return player;
}

it.each([
  ['ur 1', ['random', 'random', 'random']],
  ['ur 2', ['apprentice', 'random']],
])('of the seed %s with %j', async (seed, bots) => {
  const table = newTable({ edition: REFERENCE_EDITION, seed, seats: bots.map((bot, n) => ({ kind: 'bot', name: `Bot ${n}`, bot })) });
  while (table.prompt.wait !== 'over') await table.askBot({ random, apprentice });
  const state = new State(createSetting(REFERENCE_EDITION, bots.length));
  const { decisions, turns, seats } = await playGame(state, seed, bots.map(expectPlayer), () => {});
  const view = table.view(SPECTATOR);
  expect({ decisions, turns }).toEqual({ decisions: table.record().decisions.length, turns: table.turns.length });
  expect(seats.map(({ vp, gold }) => ({ vp, gold }))).toEqual(view.seats.map(({ vp, gold }) => ({ vp, gold })));
  for (const { vp, bySource } of seats) expect(bySource.reduce((sum, each) => sum + each, 0)).toBe(vp);
});

/** The default answers when a simulated bot has none. */

import { type Choice, createSetting, REFERENCE_EDITION, State } from '@tabannusi/engine';
import { describe, expect, it } from 'vitest';
import { BotFault } from '../../src/outside-bot/faults.ts';
import { playGame } from '../../src/sim/play-game.ts';
import { playerOf, randomPlayer } from '../../src/sim/players.ts';

const NOT_A_CHOICE = { kind: 'nothing' } as unknown as Choice;

const playedBy = (choose: () => Choice | Promise<Choice>) =>
  playGame(new State(createSetting(REFERENCE_EDITION, 2)), 'ur', [playerOf({ choose }), randomPlayer], () => {});

describe('a choice that is not legal', () => {
  it('ends the run, at once', async () => {
    await expect(playedBy(() => NOT_A_CHOICE)).rejects.toThrow('bot: {"kind":"nothing"} is not among the choices');
  });

  it('ends the run, later', async () => {
    await expect(playedBy(async () => NOT_A_CHOICE)).rejects.toThrow('is not among the choices');
  });
});

it('another error of a bot ends the run', async () => {
  await expect(playedBy(() => Promise.reject(new RangeError('broken')))).rejects.toThrow('broken');
});

it('the fault of a program is answered by random', async () => {
  const withFaults = await playedBy(() => Promise.reject(new BotFault('slow')));
  const bothRandom = await playGame(new State(createSetting(REFERENCE_EDITION, 2)), 'ur', [randomPlayer, randomPlayer], () => {});
  expect(withFaults).toEqual(bothRandom);
});

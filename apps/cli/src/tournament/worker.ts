/** A thread of the pool, which plays whole games between our bots. */
import { createSetting, REFERENCE_EDITION, State } from '@tabannusi/engine';
import { playGame } from '../sim/play-game.ts';
import { ownPlayer } from '../sim/players.ts';
import type { Score } from './results.ts';

export interface GameTask {
  /** Names by seat. */
  readonly bots: readonly string[];
  /** The seed of all chance in the game. */
  readonly name: string;
  readonly iterations: number | null;
}

export async function playTask({ bots, name, iterations }: GameTask): Promise<Score> {
  const players = bots.map((bot) => {
    const player = ownPlayer(bot, iterations ?? undefined);
    if (player === null) throw new RangeError(`worker: ${bot} does not play here`);
    return player;
  });
  const state = new State(createSetting(REFERENCE_EDITION, bots.length));
  const { seats } = await playGame(state, name, players, () => undefined);
  return seats.map(({ vp, gold }) => [vp, gold]);
}

/** Plays its share of the pairs. With more than two players, the seats alternate between the two players. */
import { parentPort, workerData } from 'node:worker_threads';
import { createSetting, REFERENCE_EDITION } from '@tabannusi/engine';
import { builderWith } from '../../src/builder.ts';
import { judgeFor } from '../../src/evaluation/evaluate.ts';
import type { Weights } from '../../src/evaluation/weights.ts';
import { playGame } from '../game.ts';
import type { Order, Share } from './pairs.ts';
import { levelsOf, scatter } from './scatter.ts';

const { order, job, jobs } = workerData as Share;
const { iterations, players, seed, pairs } = order;
const setting = createSetting(REFERENCE_EDITION, players);

for (let pair = job; pair < pairs; pair += jobs) {
  const bots = playersOf(order, `${seed} ${pair}`).map((weights) => builderWith((seat) => judgeFor(seat, weights), iterations));
  const ahead = [await playedBy(0), await playedBy(1)];
  parentPort?.postMessage([pair, (ahead[0] - ahead[1]) / 2]);

  /** The lead per seat, in VP, of the even seats over the odd ones, if the first player has the even seats. */
  async function playedBy(first: number): Promise<number> {
    const seats = Array.from({ length: players }, (_, seat) => bots[(seat + first) % 2]);
    const { state } = await playGame(setting, `${seed} ${pair}`, seats);
    return meanOf(state.vp, 0) - meanOf(state.vp, 1);
  }
}

function playersOf(given: Order, name: string): readonly Weights[] {
  if (given.kind === 'moved') return [given.moved, given.present];
  return levelsOf(name).map((levels) => scatter(given.present, levels));
}

function meanOf(vp: ArrayLike<number>, first: number): number {
  let [sum, count] = [0, 0];
  for (let seat = first; seat < vp.length; seat += 2, count++) sum += vp[seat];
  return sum / count;
}

/** A worker thread of the balance study. */
import { workerData } from 'node:worker_threads';
import { playersOf } from '../../src/sim/players.ts';
import type { WorkerOrder } from '../../src/sim/shared.ts';
import { takeGames } from '../../src/sim/take-games.ts';
import { createTeller, type GameTold } from './game.ts';

const { order } = workerData as WorkerOrder;
const tell = createTeller(order, playersOf(order));

await takeGames(workerData as WorkerOrder, async (from, count, isStopped) => {
  const told: GameTold[] = [];
  for (let number = from; number < from + count && !isStopped(); number++) told.push(await tell(number));
  return told;
});

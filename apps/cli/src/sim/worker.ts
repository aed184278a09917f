/** A worker thread: takes the next games that nobody has taken, until there are none, and tells what came of them. */
import { parentPort, workerData } from 'node:worker_threads';
import { createBatches } from './batch.ts';
import { botsOf } from './order.ts';
import { ownPlayer, type Player } from './players.ts';
import { NEXT, STOPPED, type WorkerOrder } from './shared.ts';

const { order, size, shared } = workerData as WorkerOrder;
if (parentPort === null) throw new Error('worker: it is no worker');

const players = new Map(order.bots.map((bot) => [bot, ownPlayer(bot)]));
const play = createBatches(order, (number) => botsOf(order, number).map(playerNamed));
const isStopped = (): boolean => Atomics.load(shared, STOPPED) === 1;

while (!isStopped()) {
  const from = Atomics.add(shared, NEXT, size);
  if (from > order.games) break;
  parentPort.postMessage(await play(from, Math.min(size, order.games - from + 1), isStopped));
}

function playerNamed(bot: string): Player {
  const player = players.get(bot);
  if (!player) throw new RangeError(`worker: ${bot} does not play here`);
  return player;
}

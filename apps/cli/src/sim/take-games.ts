/** The loop of a worker thread: takes the next games that nobody has taken, until there are none, and tells what came of them. */
import { parentPort } from 'node:worker_threads';
import { NEXT, STOPPED, type WorkerOrder } from './shared.ts';

/** `play` plays so many games from a number on, or fewer when it is time to stop. */
export async function takeGames(
  { order, size, shared }: WorkerOrder,
  play: (from: number, count: number, isStopped: () => boolean) => Promise<unknown>,
): Promise<void> {
  if (parentPort === null) throw new Error('worker: it is no worker');
  const isStopped = (): boolean => Atomics.load(shared, STOPPED) === 1;
  while (!isStopped()) {
    const from = Atomics.add(shared, NEXT, size);
    if (from > order.games) break;
    parentPort.postMessage(await play(from, Math.min(size, order.games - from + 1), isStopped));
  }
}

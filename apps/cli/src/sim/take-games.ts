/** The loop of a worker thread: takes games until there are none left, and sends the results. */
import { parentPort } from 'node:worker_threads';
import { NEXT, STOPPED, type WorkerOrder } from './shared.ts';

/** `play` plays `count` games from number `from` on, or fewer if it is stopped. */
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

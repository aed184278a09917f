/** What the main thread and its workers share: a few numbers, each in its place. */
import type { Order } from './order.ts';

/** The number of the next game that nobody has taken. */
export const NEXT = 0;
/** 1 once all must stop, after the game that they are in. */
export const STOPPED = 1;
const PLACES = 2;

export interface WorkerOrder {
  readonly order: Order;
  /** Games that a worker takes at once. */
  readonly size: number;
  readonly shared: Int32Array;
}

export function createWorkerOrder(order: Order, jobs: number): WorkerOrder {
  const shared = new Int32Array(new SharedArrayBuffer(PLACES * Int32Array.BYTES_PER_ELEMENT));
  shared[NEXT] = 1;
  return { order, size: batchSize(order.games, jobs), shared };
}

/** Small enough that nobody waits long for the last one, and large enough to be worth a message. */
const batchSize = (games: number, jobs: number): number => Math.max(1, Math.min(32, Math.floor(games / (8 * jobs))));

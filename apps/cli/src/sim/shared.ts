/** Numbers shared by the main thread and its workers, by index. */
import type { Order } from './order.ts';

/** The number of the next game to take. */
export const NEXT = 0;
/** 1 once all must stop, after their present game. */
export const STOPPED = 1;
const PLACES = 2;

export interface WorkerOrder {
  readonly order: Order;
  /** Games taken at once. */
  readonly size: number;
  readonly shared: Int32Array;
}

export function createWorkerOrder(order: Order, jobs: number): WorkerOrder {
  const shared = new Int32Array(new SharedArrayBuffer(PLACES * Int32Array.BYTES_PER_ELEMENT));
  shared[NEXT] = 1;
  return { order, size: batchSize(order.games, jobs), shared };
}

/** Small enough that no worker finishes much later than the others, and large enough to be worth a message. */
const batchSize = (games: number, jobs: number): number => Math.max(1, Math.min(32, Math.floor(games / (8 * jobs))));

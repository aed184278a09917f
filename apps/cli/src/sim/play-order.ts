/** Plays an order: games between our bots in worker threads, games with outside programs in this thread. */
import { isOutside } from '../outside-bot/command.ts';
import type { Batch } from './batch.ts';
import { type Playing, playInWorkers } from './crew.ts';
import type { Order } from './order.ts';
import { type OutsideFaults, playOutside } from './outside-games.ts';

export const WORKER = new URL('./worker.ts', import.meta.url);

interface How {
  readonly jobs: number;
  /** Milliseconds per decision of an outside bot. */
  readonly botTime: number;
  /** The working directory of outside bots. */
  readonly folder: string;
}

/** Returns the faults by outside bot. */
export async function playOrder(
  order: Order,
  { jobs, botTime, folder }: How,
  playing: Playing<Batch>,
): Promise<ReadonlyMap<string, OutsideFaults>> {
  const atOnce = Math.min(jobs, order.games);
  if (order.bots.some(isOutside)) return playOutside(order, atOnce, { folder, time: botTime }, playing);
  await playInWorkers(WORKER, order, atOnce, playing);
  return new Map();
}

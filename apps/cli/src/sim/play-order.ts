/** Plays an order: our own bots in worker threads, games with programs of their own here. */
import { isOutside } from '../outside-bot/command.ts';
import type { Batch } from './batch.ts';
import { type Playing, playInWorkers } from './crew.ts';
import type { Order } from './order.ts';
import { type OutsideFaults, playOutside } from './outside-games.ts';

export const WORKER = new URL('./worker.ts', import.meta.url);

interface How {
  readonly jobs: number;
  /** Milliseconds that an outside bot has for a decision. */
  readonly botTime: number;
  /** Where its program is started. */
  readonly folder: string;
}

/** What went wrong with outside bots, by bot. */
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

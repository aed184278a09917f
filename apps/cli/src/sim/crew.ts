/** Worker threads that share the games of an order. */
import { Worker } from 'node:worker_threads';
import type { Order } from './order.ts';
import { createWorkerOrder, STOPPED } from './shared.ts';

export interface Playing<Told> {
  /** Called for batches in any order; they hold fewer games after a stop. */
  onBatch(batch: Told): void;
  readonly stop: AbortSignal;
}

/** Plays with `jobs` workers of a module, until all games are played or `stop` is aborted. */
export async function playInWorkers<Told>(module: URL, order: Order, jobs: number, { onBatch, stop }: Playing<Told>): Promise<void> {
  const workerOrder = createWorkerOrder(order, jobs);
  const tellStop = (): void => void Atomics.store(workerOrder.shared, STOPPED, 1);
  if (stop.aborted) tellStop();
  stop.addEventListener('abort', tellStop, { once: true });
  const workers = Array.from({ length: jobs }, () => new Worker(module, { workerData: workerOrder }).on('message', onBatch));
  try {
    await Promise.all(workers.map(endOf));
  } finally {
    stop.removeEventListener('abort', tellStop);
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

const endOf = (worker: Worker): Promise<void> =>
  new Promise((resolve, reject) => {
    worker.once('error', reject);
    worker.once('exit', () => resolve());
  });

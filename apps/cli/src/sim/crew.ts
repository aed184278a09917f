/** Worker threads that play an order together. */
import { Worker } from 'node:worker_threads';
import type { Order } from './order.ts';
import { createWorkerOrder, STOPPED } from './shared.ts';

export interface Playing<Told> {
  /** Batches come in any order, and hold fewer games once it is time to stop. */
  onBatch(batch: Told): void;
  readonly stop: AbortSignal;
}

/** Plays with so many workers of a module, until all games are played or it is time to stop. */
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

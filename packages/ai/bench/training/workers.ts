/** Workers that share numbered jobs, and their messages. */
import { Worker } from 'node:worker_threads';

export interface Share<Order> {
  readonly order: Order;
  readonly worker: number;
  readonly workers: number;
}

/** `isEnough` is called after every message. */
export async function inWorkers<Order, Told>(
  module: URL,
  order: Order,
  workers: number,
  onTold: (told: Told) => void,
  isEnough: () => boolean = () => false,
): Promise<void> {
  const all: Worker[] = [];
  const run = (worker: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const started = new Worker(module, { workerData: { order, worker, workers } satisfies Share<Order> });
      all.push(started);
      started.on('message', (told: Told) => {
        onTold(told);
        if (isEnough()) for (const each of all) void each.terminate();
      });
      started.on('error', reject);
      started.on('exit', () => resolve());
    });
  await Promise.all(Array.from({ length: workers }, (_, worker) => run(worker)));
}

/**
 * Batches of games played by workers in plain Node, on several cores: the test runner's own way of loading modules makes the engine several
 * times slower. A worker is sent one batch after the other and answers each with a result.
 */
import { Worker } from 'node:worker_threads';
import type { GameName } from './games.ts';

/** Games of one sort with the seeds from `seed` on. */
export interface Batch extends GameName {
  readonly games: number;
}

export interface Failure extends GameName {
  readonly message: string;
}

/** Has all batches played, taken in turn by this many workers of a file; `take` is given every result and says whether to go on. */
export async function playBatches<Result>(
  file: URL,
  batches: readonly Batch[],
  workers: number,
  take: (result: Result) => boolean,
): Promise<void> {
  const waiting = [...batches];
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(file);
      const next = () => {
        const batch = waiting.shift();
        if (batch === undefined) void worker.terminate().then(() => resolve(), reject);
        else worker.postMessage(batch);
      };
      worker.on('error', reject);
      worker.on('message', (result: Result) => {
        if (!take(result)) waiting.length = 0;
        next();
      });
      next();
    });
  await Promise.all(Array.from({ length: Math.min(workers, batches.length) }, work));
}

/** Runs batches of games in plain Node on several cores, because the test runner's module loader makes the engine several times slower. */
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { GameName } from './games.ts';

/** Games of one kind with the seeds from `seed` on. */
export interface Batch extends GameName {
  readonly games: number;
}

export interface Failure extends GameName {
  readonly message: string;
}

/**
 * Sends the batches to workers that run a file and answer each with one message; `take` receives the answers and returns whether to go on.
 */
export async function overWorkers<Job, Answer>(file: URL, batches: readonly Job[], take: (answer: Answer) => boolean): Promise<void> {
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
      worker.on('message', (answer: Answer) => {
        if (!take(answer)) waiting.length = 0;
        next();
      });
      next();
    });
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), batches.length) }, work));
}

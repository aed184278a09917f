/**
 * The dead-end property over very many games, in plain Node on several cores: the test runner's own way of loading modules makes the
 * engine several times slower. A game that breaks the property comes back with its name.
 */
import { Worker } from 'node:worker_threads';
import type { GameName } from './games.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';

/** Games of one sort with the seeds from `seed` on. */
export interface Batch extends GameName {
  readonly games: number;
}

export interface Failure extends GameName {
  readonly message: string;
}

export interface SoakResult {
  readonly tally: Tally;
  /** The first of each worker; after one it stops. */
  readonly failures: readonly Failure[];
}

/** Plays all batches, taken in turn by this many workers. */
export async function soak(batches: readonly Batch[], workers: number): Promise<SoakResult> {
  const waiting = [...batches];
  const tally = emptyTally();
  const failures: Failure[] = [];
  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./soak-worker.ts', import.meta.url));
      const next = () => {
        const batch = waiting.shift();
        if (batch === undefined || failures.length > 0) void worker.terminate().then(() => resolve(), reject);
        else worker.postMessage(batch);
      };
      worker.on('error', reject);
      worker.on('message', (result: SoakResult) => {
        addTally(tally, result.tally);
        failures.push(...result.failures);
        next();
      });
      next();
    });
  await Promise.all(Array.from({ length: Math.min(workers, batches.length) }, work));
  return { tally, failures };
}

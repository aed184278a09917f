/** The dead-end property over very many games. A game that breaks it comes back with its name. */
import { addTally, emptyTally, type Tally } from './tally.ts';
import { type Batch, type Failure, overWorkers } from './workers.ts';

export interface SoakResult {
  readonly tally: Tally;
  /** The first of each worker; after one it stops. */
  readonly failures: readonly Failure[];
}

/** Plays all batches; a failure ends it. */
export async function soak(batches: readonly Batch[]): Promise<SoakResult> {
  const tally = emptyTally();
  const failures: Failure[] = [];
  await overWorkers<Batch, SoakResult>(new URL('./soak-worker.ts', import.meta.url), batches, (result) => {
    addTally(tally, result.tally);
    failures.push(...result.failures);
    return failures.length === 0;
  });
  return { tally, failures };
}

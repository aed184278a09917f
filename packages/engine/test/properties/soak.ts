/** The dead-end property over very many games. A game that breaks it is returned by name. */
import { addTally, emptyTally, type Tally } from './tally.ts';
import { type Batch, type Failure, overWorkers } from './workers.ts';

export interface SoakResult {
  readonly tally: Tally;
  /** The first failures of each worker, which then stops. */
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

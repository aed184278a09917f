/** The dead-end property over very many games. A game that breaks the property comes back with its name. */
import { type Batch, type Failure, playBatches } from './pool.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';

export interface SoakResult {
  readonly tally: Tally;
  /** The first of each worker; after one it stops. */
  readonly failures: readonly Failure[];
}

/** Plays all batches, taken in turn by this many workers. */
export async function soak(batches: readonly Batch[], workers: number): Promise<SoakResult> {
  const tally = emptyTally();
  const failures: Failure[] = [];
  await playBatches(new URL('./soak-worker.ts', import.meta.url), batches, workers, (result: SoakResult) => {
    addTally(tally, result.tally);
    failures.push(...result.failures);
    return failures.length === 0;
  });
  return { tally, failures };
}

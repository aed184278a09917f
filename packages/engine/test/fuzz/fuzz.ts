/** Gives very many inputs to a door, on several cores. */
import { overWorkers } from '../properties/workers.ts';
import { addCount, type BatchResult, type Count, emptyCount } from './batch.ts';
import type { DoorName } from './doors/index.ts';

export interface Batch {
  readonly door: DoorName;
  readonly seed: string;
  readonly inputs: number;
}

export interface Fuzzed {
  readonly count: Count;
  /** Descriptions of inputs that failed a check; the first one ends the run. */
  readonly failures: readonly string[];
}

/** Runs batches with the seeds `seed-0`, `seed-1` and so on. */
export async function fuzz(door: DoorName, seed: string, batches: number, inputs: number): Promise<Fuzzed> {
  const count = emptyCount();
  const failures: string[] = [];
  const all = Array.from({ length: batches }, (_, n): Batch => ({ door, seed: `${seed}-${n}`, inputs }));
  await overWorkers<Batch, BatchResult>(new URL('./fuzz-worker.ts', import.meta.url), all, (result) => {
    addCount(count, result.count);
    if (result.failure !== null) failures.push(result.failure);
    return failures.length === 0;
  });
  return { count, failures };
}

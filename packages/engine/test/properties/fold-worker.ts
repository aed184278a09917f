/** A worker of `fold.long.test.ts`: it receives batches of games and answers each with the counts of what was folded. */
import { parentPort } from 'node:worker_threads';
import { checkFolds, type Folded } from './fold.ts';
import { begin } from './games.ts';
import { type Memory, RandomAnswers } from './random-answers.ts';
import type { Batch, Failure } from './workers.ts';

export interface FoldResult {
  readonly count: Folded;
  readonly failures: readonly Failure[];
}

parentPort?.on('message', (batch: Batch) => parentPort?.postMessage(playBatch(batch)));

function playBatch({ games, ...first }: Batch): FoldResult {
  const count: Folded = { games: 0, applications: 0, events: 0 };
  const memory: Memory = [];
  for (let n = 0; n < games; n++) {
    const name = { ...first, seed: first.seed + n, since: first.seed };
    try {
      checkFolds(name, count, { state: begin(name), answers: new RandomAnswers(name.player, name.seed, memory) });
    } catch (error) {
      return { count, failures: [{ ...name, message: error instanceof Error ? error.message : String(error) }] };
    }
  }
  return { count, failures: [] };
}

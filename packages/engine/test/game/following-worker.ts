/** A worker of `following.long.test.ts`, which plays a batch of games with followers. */
import { parentPort } from 'node:worker_threads';
import { checkFollowed, type FollowTally, newTally } from './following.ts';

export interface FollowBatch {
  readonly first: number;
  readonly games: number;
}

export type Followed = FollowTally & { readonly failure: string | null };

parentPort?.on('message', (batch: FollowBatch) => parentPort?.postMessage(followAll(batch)));

function followAll({ first, games }: FollowBatch): Followed {
  const tally = newTally();
  for (let n = first; n < first + games; n++) {
    try {
      checkFollowed(n, tally);
    } catch (error) {
      return { ...tally, failure: `game ${n}: ${error instanceof Error ? error.message : error}` };
    }
  }
  return { ...tally, failure: null };
}

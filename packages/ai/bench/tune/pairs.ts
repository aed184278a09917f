/** Plays pairs of mirrored games on all cores: by how many VP the first of two players is ahead of the second, by pair. */
import { Worker } from 'node:worker_threads';
import type { Weights } from '../../src/evaluation/weights.ts';

interface Given {
  readonly iterations: number;
  readonly players: number;
  readonly seed: string;
  readonly pairs: number;
  readonly present: Weights;
}

/** Both players have scattered weights, or changed weights play against the present ones. */
export type Order = Given & ({ readonly kind: 'scattered' } | { readonly kind: 'moved'; readonly moved: Weights });

export interface Share {
  readonly order: Order;
  readonly job: number;
  readonly jobs: number;
}

export async function playPairs({ jobs, ...order }: Order & { readonly jobs: number }): Promise<number[]> {
  const differences: number[] = [];
  const play = (job: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const workerData: Share = { order, job, jobs };
      const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData });
      worker.on('message', ([pair, difference]: readonly [number, number]) => {
        differences[pair] = difference;
      });
      worker.on('error', reject);
      worker.on('exit', () => resolve());
    });
  await Promise.all(Array.from({ length: jobs }, (_, job) => play(job)));
  return differences;
}

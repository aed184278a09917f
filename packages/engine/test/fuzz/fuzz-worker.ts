/** A worker of `fuzz.ts`, which gives batches of inputs to a door. */
import { parentPort } from 'node:worker_threads';
import { DOORS } from './doors/index.ts';
import type { Batch } from './fuzz.ts';

parentPort?.on('message', ({ door, seed, inputs }: Batch) => parentPort?.postMessage(DOORS[door].run(seed, inputs)));

/** A worker thread of `sim`. */
import { workerData } from 'node:worker_threads';
import { createBatches } from './batch.ts';
import { playersOf } from './players.ts';
import type { WorkerOrder } from './shared.ts';
import { takeGames } from './take-games.ts';

const { order } = workerData as WorkerOrder;

await takeGames(workerData as WorkerOrder, createBatches(order, playersOf(order)));

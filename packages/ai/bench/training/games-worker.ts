/** Plays its share of the games that are still to be played. */
import { readFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { readNetwork } from '../../src/network/network.ts';
import { type GamesOrder, nameOf, type StoredGame } from './games-file.ts';
import { playTraining } from './play.ts';
import { settingOf } from './tables.ts';
import type { Share } from './workers.ts';

export interface GamesToPlay {
  readonly order: GamesOrder;
  readonly numbers: readonly number[];
  readonly network: string | null;
}

const { order: toPlay, worker, workers } = workerData as Share<GamesToPlay>;
const { order, numbers, network: file } = toPlay;
const network = file === null ? null : readNetwork(JSON.parse(readFileSync(file, 'utf8')));

for (let n = worker; n < numbers.length; n += workers) {
  const number = numbers[n];
  const answers = playTraining(settingOf(order.table, number), nameOf(order, number), order.iterations, network);
  parentPort?.postMessage({ number, answers } satisfies StoredGame);
}

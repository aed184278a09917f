/** Replays its share of old games and writes what their seats saw at the end of every turn. */

import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { NONE, type State } from '@tabannusi/engine';
import { Features } from '../../src/network/features.ts';
import { marginOf } from '../../src/network/judge.ts';
import { nameOf, readGames } from './games-file.ts';
import { replayTraining } from './play.ts';
import { seatsOf, settingOf } from './tables.ts';
import type { Share } from './workers.ts';

export interface RowsToWrite {
  readonly files: readonly string[];
  readonly out: string;
}

const { order, worker, workers } = workerData as Share<RowsToWrite>;
const rows = createWriteStream(`${order.out}.${worker}.rows`);
const labels = createWriteStream(`${order.out}.${worker}.labels`);
const readers = Array.from({ length: 4 }, (_, seat) => new Features(seat));
let written = 0;

for (const file of order.files) {
  const { order: played, games } = readGames(file);
  for (let n = worker; n < games.length; n += workers) {
    const { number, answers } = games[n];
    const setting = settingOf(played.table, number);
    const seen: Float16Array[][] = Array.from({ length: seatsOf(setting) }, () => []);
    let before: number = NONE;
    const state = replayTraining(setting, nameOf(played, number), answers, (now) => {
      if (now.active !== before && before !== NONE)
        for (const [seat, list] of seen.entries()) list.push(Float16Array.from(readers[seat].read(now)));
      before = now.active;
    });
    for (const [seat, list] of seen.entries()) await write(list, state, seat, number);
  }
}
rows.end();
labels.end();
await Promise.all([once(rows, 'finish'), once(labels, 'finish')]);
parentPort?.postMessage(written);

/** The rows of one seat in one game, in order, each with the number of the game, the seat, its final margin and its win. */
async function write(list: readonly Float16Array[], state: State, seat: number, game: number): Promise<void> {
  const margin = marginOf(state, seat);
  const win = margin > 0 ? 1 : margin === 0 ? 0.5 : 0;
  const told = new Float32Array(4 * list.length);
  for (const [n, row] of list.entries()) {
    told.set([game, seat, margin, win], 4 * n);
    if (!rows.write(new Uint8Array(row.buffer))) await once(rows, 'drain');
  }
  labels.write(new Uint8Array(told.buffer));
  written += list.length;
}

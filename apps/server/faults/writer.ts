/**
 * A process with many writers, which append to the same few games and print each send and each acknowledgement. It is started by its path
 * with `Orders` as JSON, and is killed. `writeSync` returns only when the output has left the process, so the parent receives every
 * acknowledgement even after a kill.
 */
import { writeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { openStore } from '../src/store/open-store.ts';
import type { Append, Store } from '../src/store/store.ts';

export interface Orders {
  readonly address: string;
  readonly games: readonly string[];
  readonly writers: number;
  /** The prefix of all action ids of this process. */
  readonly name: string;
  /** How many actions each writer sends; without a limit if absent. */
  readonly each?: number;
  /** Actions that were sent earlier and not acknowledged, to send again. */
  readonly again: readonly (readonly [game: string, action: string])[];
}

const orders = JSON.parse(process.argv[2] ?? '') as Orders;
const store = await openStore(orders.address);
let conflicts = 0;
/** Nobody changes this memory, so waiting for a change is a pause. */
const MOMENT = new Int32Array(new SharedArrayBuffer(4));

// The parent holds the input open, so the end of the input means that the parent has gone.
process.stdin.resume().on('end', () => process.exit());

const repeated = orders.again.map(([game, action]) => settle(store, game, action, 0));
await Promise.all([...repeated, ...Array.from({ length: orders.writers }, (_, writer) => write(writer))]);
say('conflicts', conflicts);
await store.close();
process.stdin.destroy();

async function write(writer: number): Promise<void> {
  const game = orders.games[writer % orders.games.length] as string;
  let end = 0;
  for (let n = 0; n < (orders.each ?? Number.POSITIVE_INFINITY); n++) end = await settle(store, game, `${orders.name}-${writer}-${n}`, end);
}

/** Sends an action until it is acknowledged, and returns the number of its entry. */
async function settle(to: Store, game: string, action: string, end: number): Promise<number> {
  say('send', game, action);
  for (let after = end; ; ) {
    const appended = await to.append(entryOf(game, after, action));
    switch (appended.result) {
      case 'stored':
      case 'known':
        say('told', game, action, appended.seq);
        return appended.seq;
      case 'conflict':
        conflicts++;
        after = appended.seq;
        break;
      case 'noGame':
        throw new Error(`There is no game ${game}.`);
      case 'failed':
        if (appended.error.code !== 'unsure' && appended.error.code !== 'unreachable') throw appended.error;
        // The database is not available; it may come back.
        await pause(20);
    }
  }
}

/** An entry as long as a stretch of six decisions; every eighth one has a job. */
function entryOf(game: string, after: number, action: string): Append {
  return {
    game,
    after,
    action,
    entries: [{ kind: 'played', seat: after % 4, body: '["die:3","action:harvest","space:d1","pay:g2","house:e4","end"]' }],
    at: Date.now(),
    head: { state: 'playing', chain: action, askedSeat: after % 4, dueAt: null },
    ...(after % 8 === 0 && { jobs: [{ kind: 'clock', key: game, dueAt: Date.now() + 60_000, body: '' }] }),
  };
}

function say(...words: (string | number)[]): void {
  for (let rest = Buffer.from(`${words.join(' ')}\n`); rest.length > 0; ) rest = rest.subarray(written(rest));
}

/** How many bytes the pipe accepted: 0 while it is full because the reader is slow. */
function written(piece: Buffer): number {
  try {
    return writeSync(1, piece);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
    Atomics.wait(MOMENT, 0, 0, 1);
    return 0;
  }
}

/**
 * Appends one by one, then several at once, and prints each send and each acknowledgement. `synced.ts` runs it under strace together with
 * everything it starts: a thread for SQLite, or PostgreSQL.
 */
import { mkdtempSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Cluster } from '../postgres/cluster.ts';
import { openStore } from '../src/store/open-store.ts';
import { makeGames } from './writers.ts';

const [programs = '', singly = '', atOnce = ''] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'tabannusi-synced-'));
const cluster = programs === '' ? undefined : await Cluster.start(programs);
const address = cluster?.address('postgres') ?? join(folder, 'tabannusi.db');
const games = Array.from({ length: Number(atOnce) }, (_, n) => `g${n}`);
const ends = new Map(games.map((game) => [game, 0]));

await makeGames(address, games);
const store = await openStore(address);
for (let n = 0; n < Number(singly); n++) await append('g0');
await Promise.all(games.map(append));
await store.close();
await cluster?.stop();
rmSync(folder, { recursive: true });

async function append(game: string): Promise<void> {
  const after = ends.get(game) ?? 0;
  const action = `${game}-${after}`;
  ends.set(game, after + 1);
  writeSync(1, `send ${action}\n`);
  const head = { state: 'playing', chain: '', askedSeat: null, dueAt: null } as const;
  const { result } = await store.append({ game, after, action, entries: [{ kind: 'played', seat: 0, body: '{}' }], at: 0, head });
  writeSync(1, `told ${action} ${result}\n`);
}

/**
 * `npm run bench:store`: measures durable commits per second and the CPU time of each, next to a bare loop of fdatasync in the same run,
 * because the disk limits the commits and a busy disk slows down both. `--json` prints one object. A commit appends one entry of 60 bytes
 * with its conditional step, and every eighth one adds a job. The bare loop and the writers take turns; the result is the median.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Command } from 'commander';
import { makeGames } from '../faults/writers.ts';
import { Cluster, postgresPrograms } from '../postgres/cluster.ts';
import { openStore } from '../src/store/open-store.ts';
import type { Store } from '../src/store/store.ts';
import { bareSyncs } from './bare-syncs.ts';

const { json } = new Command('npm run bench:store --')
  .option('--json', 'print one object instead of lines')
  .parse()
  .opts<{ json?: true }>();

const AT_ONCE = [1, 8, 32, 128];
const TURNS = 3;
const TURN_MS = 700;

interface Figures {
  readonly atOnce: number;
  readonly commitsPerSecond: number;
  readonly bareSyncsPerSecond: number;
  readonly cpuUsPerCommit: number;
  /** CPU time of PostgreSQL's own processes. */
  readonly databaseCpuUsPerCommit?: number;
}

const folder = mkdtempSync(join(tmpdir(), 'tabannusi-bench-'));
const programs = postgresPrograms();
const cluster = programs === null ? undefined : await Cluster.start(programs);
try {
  const sqlite = await measure(join(folder, 'tabannusi.db'));
  const postgres = cluster && (await measure(cluster.address('postgres'), cluster));
  if (json) console.log(JSON.stringify({ sqlite, postgres: postgres ?? { skipped: 'no PostgreSQL on this machine' } }));
  else {
    print('SQLite', sqlite);
    if (postgres) print('PostgreSQL', postgres);
  }
} finally {
  await cluster?.stop();
  rmSync(folder, { recursive: true });
}

async function measure(address: string, database?: Cluster): Promise<Figures[]> {
  const games = Array.from({ length: Math.max(...AT_ONCE) }, (_, n) => `g${n}`);
  await makeGames(address, games);
  const store = await openStore(address);
  const ends = new Map<string, number>();
  const figures: Figures[] = [];
  for (const atOnce of AT_ONCE) {
    const turns: Figures[] = [];
    await commitFor(store, games.slice(0, atOnce), ends, TURN_MS / 4);
    for (let turn = 0; turn < TURNS; turn++) {
      const bareSyncsPerSecond = bareSyncs(folder, TURN_MS);
      const before = { own: process.cpuUsage(), database: database ? database.cpuUs() : 0, at: performance.now() };
      const commits = await commitFor(store, games.slice(0, atOnce), ends, TURN_MS);
      const { user, system } = process.cpuUsage(before.own);
      turns.push({
        atOnce,
        commitsPerSecond: (commits * 1000) / (performance.now() - before.at),
        bareSyncsPerSecond,
        cpuUsPerCommit: (user + system) / commits,
        ...(database && { databaseCpuUsPerCommit: (database.cpuUs() - before.database) / commits }),
      });
    }
    figures.push(medianOf(turns));
  }
  await store.close();
  return figures;
}

/** Each game has a writer that sends its next entry when the last one was acknowledged. */
async function commitFor(store: Store, games: readonly string[], ends: Map<string, number>, ms: number): Promise<number> {
  const until = performance.now() + ms;
  let commits = 0;
  const head = { state: 'playing', chain: '', askedSeat: 0, dueAt: null } as const;
  const body = '["die:3","action:harvest","space:d1","pay:g2","house:e4"]';
  await Promise.all(
    games.map(async (game) => {
      while (performance.now() < until) {
        const after = ends.get(game) ?? 0;
        const jobs = after % 8 === 0 ? [{ kind: 'clock', key: game, dueAt: Date.now(), body: '' }] : [];
        const appended = await store.append({
          game,
          after,
          action: `a${after}`,
          entries: [{ kind: 'played', seat: 0, body }],
          at: Date.now(),
          head,
          jobs,
        });
        if (appended.result !== 'stored') throw new Error(`An append was ${appended.result}.`);
        ends.set(game, appended.seq);
        commits++;
      }
    }),
  );
  return commits;
}

function medianOf(turns: readonly Figures[]): Figures {
  const middle = (figure: (turn: Figures) => number): number => turns.map(figure).sort((a, b) => a - b)[turns.length >> 1] ?? 0;
  return {
    atOnce: turns[0]?.atOnce ?? 0,
    commitsPerSecond: Math.round(middle((turn) => turn.commitsPerSecond)),
    bareSyncsPerSecond: Math.round(middle((turn) => turn.bareSyncsPerSecond)),
    cpuUsPerCommit: Math.round(middle((turn) => turn.cpuUsPerCommit)),
    ...(turns[0]?.databaseCpuUsPerCommit !== undefined && {
      databaseCpuUsPerCommit: Math.round(middle((turn) => turn.databaseCpuUsPerCommit ?? 0)),
    }),
  };
}

function print(name: string, figures: readonly Figures[]): void {
  for (const { atOnce, commitsPerSecond, bareSyncsPerSecond, cpuUsPerCommit, databaseCpuUsPerCommit } of figures) {
    const database = databaseCpuUsPerCommit === undefined ? '' : ` and ${databaseCpuUsPerCommit} in the database`;
    console.log(
      `${name}, ${atOnce} at once: ${commitsPerSecond} commits/s beside ${bareSyncsPerSecond} bare syncs/s, ${cpuUsPerCommit} µs of CPU${database}`,
    );
  }
}

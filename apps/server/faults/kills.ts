/**
 * Kills processes at random moments under load (kill -9), then checks that everything acknowledged is stored exactly once. The page cache
 * survives a kill, so this tests order and atomicity; `synced.ts` tests that commits reach the disk.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { Cluster, postgresPrograms } from '../postgres/cluster.ts';
import { compare, History, makeGames, startWriters } from './writers.ts';

type Killed = 'sqlite' | 'postgres' | 'postgres-database';

/** What is killed: the node on a data file, the node on PostgreSQL, or PostgreSQL itself. */
export const KILLED: readonly Killed[] = ['sqlite', 'postgres', 'postgres-database'];

type KillReport =
  | { readonly store: Killed; readonly kills: number; readonly acknowledged: number; readonly lost: number; readonly doubled: number }
  | { readonly store: Killed; readonly skipped: string };

const GAMES = ['one', 'two', 'three'];
const WRITERS = 8;
/** The longest time from the first acknowledgement after a kill to the next kill. */
const LONGEST_MS = 300;

/** Kills again and again, then compares. */
export async function killRepeatedly(store: Killed, kills: number): Promise<KillReport> {
  if (store === 'sqlite') return killOnFile(kills);
  const programs = postgresPrograms();
  if (programs === null) return { store, skipped: 'no PostgreSQL on this machine' };
  if (store === 'postgres-database' && process.platform !== 'linux')
    return { store, skipped: 'the processes of a database are found on Linux only' };
  const cluster = await Cluster.start(programs);
  try {
    return await (store === 'postgres' ? killNodes(store, cluster.address('postgres'), kills) : killDatabase(cluster, kills));
  } finally {
    await cluster.stop();
  }
}

async function killOnFile(kills: number): Promise<KillReport> {
  const folder = mkdtempSync(join(tmpdir(), 'tabannusi-kill-'));
  try {
    return await killNodes('sqlite', join(folder, 'tabannusi.db'), kills);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Every new node repeats the actions that were not acknowledged, as clients do. */
async function killNodes(store: Killed, address: string, kills: number): Promise<KillReport> {
  const history = new History();
  await makeGames(address, GAMES);
  for (let kill = 0; kill < kills; kill++) {
    const first = Promise.withResolvers<void>();
    const orders = { address, games: GAMES, writers: WRITERS, name: `n${kill}`, again: history.unsettled() };
    const running = startWriters(orders, history, first.resolve);
    await Promise.race([first.promise, running.ended]);
    await pause(Math.random() * LONGEST_MS);
    if (!running.process.kill('SIGKILL')) throw new Error('The writers ended by themselves.');
    await running.ended;
  }
  return report(store, address, kills, history);
}

/** The node survives, and repeats by itself the actions that were not acknowledged. */
async function killDatabase(cluster: Cluster, kills: number): Promise<KillReport> {
  const history = new History();
  const address = cluster.address('postgres');
  await makeGames(address, GAMES);
  let next = Promise.withResolvers<void>();
  const running = startWriters({ address, games: GAMES, writers: WRITERS, name: 'n', again: [] }, history, () => next.resolve());
  for (let kill = 0; kill < kills; kill++) {
    await Promise.race([next.promise, running.ended]);
    await pause(Math.random() * LONGEST_MS);
    await cluster.kill();
    next = Promise.withResolvers();
    await cluster.startServer();
  }
  await Promise.race([next.promise, running.ended]);
  if (!running.process.kill('SIGKILL')) throw new Error('The writers ended by themselves.');
  await running.ended;
  return report('postgres-database', address, kills, history);
}

async function report(store: Killed, address: string, kills: number, history: History): Promise<KillReport> {
  const { acknowledged, lost, doubled } = await compare(address, GAMES, history);
  return { store, kills, acknowledged, lost, doubled };
}

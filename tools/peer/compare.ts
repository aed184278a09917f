/** Measures our server on both stores and boardgame.io's own server in turn. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bareSyncs } from '../../apps/server/bench/bare-syncs.ts';
import { footprintOf } from '../../apps/server/bench/load/footprint.ts';
import { OurSide } from '../../apps/server/bench/load/our-side.ts';
import { checksumOf, type PlannedTable, planTables, SEATS } from '../../apps/server/bench/load/plan.ts';
import { Cluster, postgresPrograms } from '../../apps/server/postgres/cluster.ts';
import { PeerSide } from './peer-side.ts';

export interface Amounts {
  /** Games played at the same time, with four sockets each. */
  readonly tables: number;
  /** Games in the first pass, which does not count. */
  readonly warming: number;
  readonly passes: number;
  /** No pass starts after this time, except the first one that counts. */
  readonly limitMs: number;
  /** Moves in four matches with the peer's file store, which becomes slower with each move. */
  readonly fileMoves: number;
  /** Tables for measuring memory. */
  readonly footprint: number;
}

const SYNC_MS = 500;
const FILE_MATCHES = 4;
const FILE_THINK_MS = 40;

interface Skipped {
  /** The reason, as a sentence. */
  readonly skipped: string;
}

export type Comparison = Awaited<ReturnType<typeof compareServers>>;

/** @param bring returns the folder in which boardgame.io is installed, or rejects with a sentence */
export async function compareServers(amounts: Amounts, bring: () => Promise<string>) {
  const folder = mkdtempSync(join(tmpdir(), 'tabannusi-bench-'));
  const parts: { end(): Promise<void> }[] = [];
  const keep = <Part extends { end(): Promise<void> }>(part: Part): Part => {
    parts.push(part);
    return part;
  };
  try {
    const installed = await bring().catch(
      (error: unknown): Skipped => ({ skipped: error instanceof Error ? error.message : String(error) }),
    );
    const sqlite = keep(await OurSide.start(join(folder, 'tabannusi.db')));
    const postgres = await startPostgres(keep);
    const peer = typeof installed === 'string' ? keep(await PeerSide.start(installed)) : installed;
    const { played, syncs } = await playByTurns(amounts, folder, [sqlite, postgres, peer]);
    const files = typeof installed === 'string' ? keep(await PeerSide.start(installed, join(folder, 'files'))) : null;
    for (let pass = 0; pass < 2; pass++) await files?.pass(FILE_MATCHES, SEATS, amounts.fileMoves, FILE_THINK_MS);
    return {
      sqlite: sqlite.figures(),
      postgres: 'skipped' in postgres ? postgres : postgres.figures(),
      peer:
        'skipped' in peer
          ? peer
          : { ...peer.figures(), files: files === null ? undefined : { cpuUsPerDecision: files.figures().cpuUsPerDecision } },
      bareSyncsPerSecond: Math.round(median(syncs)),
      footprint: await footprintOf(join(folder, 'footprint.db'), amounts.footprint),
      tables: amounts.tables,
      sockets: amounts.tables * SEATS,
      passes: syncs.length,
      decisions: sum(played.map(({ decisions }) => decisions)),
      checksum: checksumOf(played.map(({ record }) => record)),
      node: process.versions.node,
    };
  } finally {
    for (const part of parts.toReversed()) await part.end();
    rmSync(folder, { recursive: true });
  }
}

/** ABAB: a busy moment of the machine affects all sides. */
async function playByTurns(
  { tables, warming, passes, limitMs }: Amounts,
  folder: string,
  sides: readonly (OurSide | PeerSide | Skipped)[],
): Promise<{ readonly played: PlannedTable[]; readonly syncs: number[] }> {
  const played: PlannedTable[] = [];
  const syncs: number[] = [];
  const start = performance.now();
  for (let pass = 0; pass <= passes && (pass < 2 || performance.now() < start + limitMs); pass++) {
    const planned = planTables(`pass ${pass}`, pass === 0 ? warming : tables);
    if (pass > 0) {
      played.push(...planned);
      syncs.push(bareSyncs(folder, SYNC_MS));
    }
    for (const side of sides) {
      if (side instanceof OurSide) await side.pass(planned);
      else if (side instanceof PeerSide) await side.pass(planned.length, SEATS, movesOf(planned));
    }
  }
  return { played, syncs };
}

async function startPostgres(keep: <Part extends { end(): Promise<void> }>(part: Part) => Part): Promise<OurSide | Skipped> {
  const programs = postgresPrograms();
  if (programs === null) return { skipped: 'There is no PostgreSQL on this machine.' };
  if (process.platform !== 'linux') return { skipped: 'The CPU of PostgreSQL can be measured only on Linux.' };
  const cluster = await Cluster.start(programs);
  keep({ end: () => cluster.stop() });
  return keep(await OurSide.start(cluster.address('postgres'), cluster));
}

/** As many moves as one of our games has decisions. */
const movesOf = (tables: readonly PlannedTable[]): number => Math.round(sum(tables.map(({ decisions }) => decisions)) / tables.length);

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, n) => total + n, 0);
}

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0;
}

/** One PostgreSQL for the whole run, with a template database that has our schema, and a folder for test files. */
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { Cluster, postgresPrograms } from '../postgres/cluster.ts';
import { openPostgres } from '../src/store/postgres/postgres-store.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of its database `postgres`; null if there is no PostgreSQL on this machine. */
    postgres: string | null;
    /** The folder in which the tests of the server may write. */
    folder: string;
  }
}

/** The database from which the others are copied. */
export const TEMPLATE = 'ours';

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'tabannusi-server-'));
  // As root, some tests run as an unprivileged user, who must be able to read the folder.
  chmodSync(folder, 0o755);
  project.provide('folder', folder);
  project.provide('postgres', null);
  const programs = postgresPrograms();
  const cluster = programs === null ? undefined : await Cluster.start(programs);
  if (cluster) {
    await cluster.query(`CREATE DATABASE ${TEMPLATE}`);
    await (await openPostgres(cluster.address(TEMPLATE))).close();
    project.provide('postgres', cluster.address('postgres'));
  }
  return async () => {
    await cluster?.stop();
    rmSync(folder, { recursive: true });
  };
}

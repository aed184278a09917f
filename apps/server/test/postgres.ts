/** One PostgreSQL for the whole run, with a database that has our schema: others are copied from it. */
import type { TestProject } from 'vitest/node';
import { Cluster, postgresPrograms } from '../postgres/cluster.ts';
import { openPostgres } from '../src/store/postgres/postgres-store.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of its database `postgres`; null where there is no PostgreSQL on this machine. */
    postgres: string | null;
  }
}

/** The database that others are copied from. */
export const TEMPLATE = 'ours';

export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const programs = postgresPrograms();
  project.provide('postgres', null);
  if (programs === null) return;
  const cluster = await Cluster.start(programs);
  await cluster.query(`CREATE DATABASE ${TEMPLATE}`);
  await (await openPostgres(cluster.address(TEMPLATE))).close();
  project.provide('postgres', cluster.address('postgres'));
  return () => cluster.stop();
}

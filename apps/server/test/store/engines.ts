/** The two engines, for tests of both. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, describe, inject } from 'vitest';
import { openStore } from '../../src/store/open-store.ts';
import type { Store } from '../../src/store/store.ts';
import { TEMPLATE } from '../postgres.ts';

const postgres = inject('postgres');

/** The launcher has printed how to get one. */
export const hasNoPostgres = postgres === null;

export interface Engine {
  readonly name: string;
  /** Returns the address of an empty place. */
  empty(): Promise<string>;
  /** Returns the address of a store without games. */
  ready(): Promise<string>;
}

/** Returns a new folder, removed after the run. */
export const folder = (): string => mkdtempSync(join(inject('folder'), 'store-'));

const newFile = async (): Promise<string> => join(folder(), 'tabannusi.db');

/** Returns the address of another database of the tests' PostgreSQL. */
export function postgresAddress(database: string): string {
  return (postgres ?? '').replace('/postgres?', `/${database}?`);
}

async function copyOf(template: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onPostgres(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  return postgresAddress(name);
}

/** Runs SQL in a database of the tests' PostgreSQL. */
export async function onPostgres(text: string, address = postgres ?? ''): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: address });
  await client.connect();
  return (await client.query(text).finally(() => client.end())).rows;
}

export const SQLITE: Engine = { name: 'SQLite', empty: newFile, ready: newFile };
export const POSTGRES: Engine = { name: 'PostgreSQL', empty: () => copyOf('template0'), ready: () => copyOf(TEMPLATE) };

/** Declares tests for both engines. */
export function onBoth(declare: (engine: Engine) => void): void {
  describe('SQLite', () => declare(SQLITE));
  // Skipped without PostgreSQL.
  describe.skipIf(hasNoPostgres)('PostgreSQL', () => declare(POSTGRES));
}

/** Returns a function that opens stores, which are closed after the tests of the file. */
export function opening(): (address: string) => Promise<Store> {
  const stores: Store[] = [];
  afterAll(async () => {
    for (const store of stores.splice(0)) await store.close();
  });
  return async (address) => {
    const store = await openStore(address);
    stores.push(store);
    return store;
  };
}

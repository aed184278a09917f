/** The store in PostgreSQL. The database orders concurrent writers; a node keeps no state that matters. */
import { Client, Pool, type PoolClient, type QueryResult, types } from 'pg';
import { readMigrations } from '../migrations.ts';
import { planAppend, refusedAppend } from '../planned-append.ts';
import { type Call, call, type Kinds, type Statement, type Values, writes } from '../statement.ts';
import { STATEMENTS } from '../statements/index.ts';
import type { Append, Appended, Store } from '../store.ts';
import { StoreError } from '../store-error.ts';
import { checkValues } from '../values.ts';
import { APPEND_TEXT, appendValues } from './append.ts';
import { type Numbered, numbered } from './numbered.ts';
import { postgresFault, survives } from './postgres-fault.ts';
import { prepareDatabase } from './prepare-database.ts';

const CONNECTIONS = 10;
/** The limit for a new connection. */
const CONNECT_MS = 5_000;
/** The server cancels a statement after this time. If it does not report that soon after, the connection counts as broken. */
const STATEMENT_MS = 10_000;
const SILENCE_MS = 15_000;
const INT8 = 20;

/** Reads BIGINT as a number: our times and counts are safe integers, and all other numbers are refused before they are stored. */
const TYPES = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === INT8 ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

/** Connects, migrates the schema and prepares every statement. Rejects with a `StoreError` and then changes nothing. */
export async function openPostgres(address: string): Promise<Store> {
  const options = { connectionString: address, connectionTimeoutMillis: CONNECT_MS, application_name: 'tabannusi' };
  try {
    // No timeout here, because a migration may take long and other nodes wait for it.
    const client = new Client(options);
    client.on('error', () => {});
    try {
      await client.connect();
      await prepareDatabase(client, readMigrations(), STATEMENTS.values());
    } finally {
      await client.end();
    }
  } catch (error) {
    throw postgresFault(error, { sent: false });
  }
  const limits = { max: CONNECTIONS, statement_timeout: STATEMENT_MS, query_timeout: SILENCE_MS };
  const pool = new Pool({ ...options, ...limits, keepAlive: true, types: TYPES });
  // An idle connection that breaks leaves the pool. One that is in use fails at its next statement, which reports it to the caller.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return new PostgresStore(pool);
}

class PostgresStore implements Store {
  readonly #pool: Pool;
  readonly #statements: ReadonlyMap<string, Numbered> = new Map([...STATEMENTS].map(([name, { text }]) => [name, numbered(text)]));
  readonly #underWay = new Set<Promise<unknown>>();
  #closed: Promise<void> | undefined;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  async append(append: Append): Promise<Appended> {
    try {
      const plan = planAppend(append);
      const query = { name: 'append', text: APPEND_TEXT, values: appendValues(plan) };
      const { rows } =
        plan.also.length === 0
          ? await this.#use(true, (client) => client.query(query))
          : await this.#inTransaction(async (client) => {
              const moved = await client.query(query);
              if (moved.rows.length > 0) for (const each of plan.also) await this.#query(client, each);
              return moved;
            });
      return rows.length > 0 ? { result: 'stored', seq: plan.last } : refusedAppend(await this.#endOf(plan.end));
    } catch (error) {
      if (error instanceof StoreError) return { result: 'failed', error };
      throw error;
    }
  }

  async all<T extends Kinds, G extends Kinds>(statement: Statement<T, G>, values: Values<T>): Promise<Values<G>[]> {
    const each = call(statement, values);
    checkValues(each);
    return (await this.#use(writes(statement), (client) => this.#query(client, each))).rows;
  }

  async one<T extends Kinds, G extends Kinds>(statement: Statement<T, G>, values: Values<T>): Promise<Values<G> | undefined> {
    return (await this.all(statement, values))[0];
  }

  async together(calls: readonly Call[]): Promise<void> {
    for (const each of calls) checkValues(each);
    await this.#inTransaction(async (client) => {
      for (const each of calls) await this.#query(client, each);
    });
  }

  close(): Promise<void> {
    // Waits first, because ending the pool would leave callers that still wait for a connection without an answer.
    this.#closed ??= Promise.allSettled(this.#underWay).then(() => this.#pool.end());
    return this.#closed;
  }

  async #endOf(end: Call): Promise<{ seq: number; known: number | null } | undefined> {
    return (await this.#use(false, (client) => this.#query(client, end))).rows[0];
  }

  #query(client: PoolClient, { statement: { name }, values }: Call): Promise<QueryResult> {
    const { text, names } = this.#statements.get(name) as Numbered;
    return client.query({ name, text, values: names.map((each) => values[each]) });
  }

  async #inTransaction<R>(work: (client: PoolClient) => Promise<R>): Promise<R> {
    return this.#use(true, async (client) => {
      await client.query('BEGIN');
      try {
        const result = await work(client);
        await client.query('COMMIT');
        return result;
      } catch (error) {
        if (survives(error)) await client.query('ROLLBACK');
        throw error;
      }
    });
  }

  #use<R>(changes: boolean, work: (client: PoolClient) => Promise<R>): Promise<R> {
    if (this.#closed) return Promise.reject(new StoreError('closed', 'The store is closed.'));
    const done = this.#lend(changes, work).finally(() => this.#underWay.delete(done));
    this.#underWay.add(done);
    return done;
  }

  /** Lends a connection for `work`. A broken connection does not return to the pool. */
  async #lend<R>(changes: boolean, work: (client: PoolClient) => Promise<R>): Promise<R> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw postgresFault(error, { sent: false });
    });
    let isBroken = false;
    try {
      return await work(client);
    } catch (error) {
      isBroken = !survives(error);
      throw postgresFault(error, { sent: changes });
    } finally {
      client.release(isBroken);
    }
  }
}

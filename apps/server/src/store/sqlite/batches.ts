/** Work on a data file in batches: whatever waits shares one commit, and with it one fsync. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Statement, Value } from '../statement.ts';
import type { StoreError } from '../store-error.ts';
import { sqliteFault } from './sqlite-fault.ts';

/** A statement by its name, with its values: what fits between two threads. */
export interface Named {
  readonly name: string;
  readonly values: Readonly<Record<string, Value>>;
}

export type Row = Readonly<Record<string, unknown>>;

/** What the thread is asked for. */
export type Task =
  | { readonly kind: 'read' | 'write'; readonly call: Named }
  | { readonly kind: 'together'; readonly calls: readonly Named[] }
  /** `rest` is run if `first` gives a row, otherwise `otherwise`. */
  | { readonly kind: 'provided'; readonly first: Named; readonly rest: readonly Named[]; readonly otherwise: Named };

export type Outcome = { readonly rows: readonly Row[]; readonly held: boolean } | { readonly fault: StoreError };

export class Batches {
  readonly #database: DatabaseSync;
  readonly #prepared: ReadonlyMap<string, StatementSync>;

  constructor(database: DatabaseSync, statements: ReadonlyMap<string, Statement>) {
    this.#database = database;
    this.#prepared = new Map([...statements].map(([name, { text }]) => [name, database.prepare(text)]));
  }

  /** The outcomes of all tasks, in their order. When this returns, what was written is on the disk. */
  run(tasks: readonly Task[]): Outcome[] {
    const writing = tasks.filter(({ kind }) => kind !== 'read');
    const written = writing.length > 0 ? this.#commit(writing) : [];
    // Readers come after the commit, so that they see only what is on the disk.
    return tasks.map((task) => (task.kind === 'read' ? this.#attempt(task) : (written.shift() as Outcome)));
  }

  /** One transaction with a savepoint for each task: what fails by itself fails alone. */
  #commit(tasks: readonly Task[]): Outcome[] {
    const database = this.#database;
    try {
      database.exec('BEGIN IMMEDIATE');
      const outcomes = tasks.map((task) => this.#inSavepoint(task));
      database.exec('COMMIT');
      return outcomes;
    } catch (error) {
      if (database.isTransaction) database.exec('ROLLBACK');
      const fault = sqliteFault(error);
      return tasks.map(() => ({ fault }));
    }
  }

  #inSavepoint(task: Task): Outcome {
    const database = this.#database;
    database.exec('SAVEPOINT task');
    try {
      const outcome = this.#perform(task);
      database.exec('RELEASE task');
      return outcome;
    } catch (error) {
      // A full disk ends the whole transaction by itself, and with it the batch.
      if (!database.isTransaction) throw error;
      database.exec('ROLLBACK TO task; RELEASE task');
      return { fault: sqliteFault(error) };
    }
  }

  #attempt(task: Task): Outcome {
    try {
      return this.#perform(task);
    } catch (error) {
      return { fault: sqliteFault(error) };
    }
  }

  #perform(task: Task): Outcome {
    switch (task.kind) {
      case 'read':
      case 'write':
        return { rows: this.#rows(task.call), held: true };
      case 'together':
        for (const call of task.calls) this.#rows(call);
        return { rows: [], held: true };
      case 'provided': {
        if (this.#rows(task.first).length === 0) return { rows: this.#rows(task.otherwise), held: false };
        for (const call of task.rest) this.#rows(call);
        return { rows: [], held: true };
      }
    }
  }

  #rows({ name, values }: Named): Row[] {
    const statement = this.#prepared.get(name);
    if (!statement) throw new Error(`There is no statement ${name}.`);
    return statement.all(values) as Row[];
  }
}

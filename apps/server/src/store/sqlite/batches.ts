/** Writes to a data file in batches: all waiting tasks share one commit and so one fsync. */
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { Statement, Value } from '../statement.ts';
import type { StoreError } from '../store-error.ts';
import { sqliteFault } from './sqlite-fault.ts';

/** A statement by its name, with its values: a form that can be sent between threads. */
export interface Named {
  readonly name: string;
  readonly values: Readonly<Record<string, Value>>;
}

export type Row = Readonly<Record<string, unknown>>;

/** A task for the thread that owns the data file. */
export type Task =
  | { readonly kind: 'read' | 'write'; readonly call: Named }
  | { readonly kind: 'together'; readonly calls: readonly Named[] }
  /** Runs `rest` if `first` returns a row, and `otherwise` if it does not. */
  | { readonly kind: 'provided'; readonly first: Named; readonly rest: readonly Named[]; readonly otherwise: Named };

export type Outcome = { readonly rows: readonly Row[]; readonly held: boolean } | { readonly fault: StoreError };

export class Batches {
  readonly #database: DatabaseSync;
  readonly #prepared: ReadonlyMap<string, StatementSync>;

  constructor(database: DatabaseSync, statements: ReadonlyMap<string, Statement>) {
    this.#database = database;
    this.#prepared = new Map([...statements].map(([name, { text }]) => [name, database.prepare(text)]));
  }

  /** Returns the outcomes of all tasks, in order. Everything written is on the disk when this returns. */
  run(tasks: readonly Task[]): Outcome[] {
    const writing = tasks.filter(({ kind }) => kind !== 'read');
    const written = writing.length > 0 ? this.#commit(writing) : [];
    // Reads run after the commit, so they see only what is on the disk.
    return tasks.map((task) => (task.kind === 'read' ? this.#attempt(task) : (written.shift() as Outcome)));
  }

  /** Runs one transaction with a savepoint for each task, so a task that fails does not affect the others. */
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
      // A full disk ends the whole transaction, and with it the batch.
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

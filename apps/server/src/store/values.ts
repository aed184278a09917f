/** Values that both engines keep alike. Anything else would be stored by one and refused or changed by the other. */
import type { Call, Kind, Statement, Value } from './statement.ts';
import { StoreError } from './store-error.ts';

/** Throws a `value` error unless the values are those that the statement takes. */
export function checkValues({ statement, values }: Call): void {
  const names = Object.keys(statement.takes);
  for (const name of names) {
    const fault = faultOf(values[name], statement.takes[name] as Kind);
    if (fault) throw new StoreError('value', `${statement.name}: $${name} ${fault}.`);
  }
  const extra = Object.keys(values).find((name) => !(name in statement.takes));
  if (extra !== undefined) throw new StoreError('value', `${statement.name} takes no $${extra}.`);
}

function faultOf(value: Value | undefined, kind: Kind): string | undefined {
  if (value === undefined) return 'is missing';
  if (value === null) return kind.endsWith('?') ? undefined : 'cannot be null';
  if (kind.startsWith('number')) return Number.isSafeInteger(value) ? undefined : 'must be a whole number';
  if (typeof value !== 'string') return 'must be text';
  // PostgreSQL keeps no NUL, and neither engine keeps half of a surrogate pair.
  return value.includes('\0') || !value.isWellFormed() ? 'has a character that cannot be stored' : undefined;
}

/** Whether a row from a database is what the statement says that it gives; a sentence if not. */
export function rowFault({ name, gives }: Statement, row: Readonly<Record<string, unknown>>): string | undefined {
  const columns = Object.keys(row);
  if (columns.length !== Object.keys(gives).length) return `${name} gives ${columns.join(', ')}`;
  for (const column of columns) {
    const kind = gives[column];
    const value = row[column];
    const fits = value === null ? kind?.endsWith('?') : typeof value === kind?.replace('?', '').replace('text', 'string');
    if (!fits) return `${name} gives ${column} = ${value}`;
  }
  return undefined;
}

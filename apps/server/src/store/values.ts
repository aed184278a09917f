/** Values that both engines store alike. One engine would refuse or change any other value. */
import type { Call, Kind, Statement, Value } from './statement.ts';
import { StoreError } from './store-error.ts';

/** Throws a `value` error unless the values have the types that the statement takes. */
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
  // PostgreSQL cannot store NUL, and neither engine stores half of a surrogate pair.
  return value.includes('\0') || !value.isWellFormed() ? 'has a character that cannot be stored' : undefined;
}

/**
 * Checks that a row has the columns and types that the statement declares. Returns a sentence about what is wrong; undefined if nothing is.
 */
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

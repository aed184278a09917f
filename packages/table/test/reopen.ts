/** Saves and opens tables as text, as an app does. */
import { openTable, type Table } from '../src/index.ts';

export const textOf = (table: Table): string => JSON.stringify(table.save());

/** Returns the table from its own text. Throws if that is refused or saved differently. */
export function reopen(table: Table): Table {
  const text = textOf(table);
  const opened = openTable(JSON.parse(text));
  if (!opened.ok) throw new Error(`not opened: ${JSON.stringify(opened.faults)}`);
  if (textOf(opened.table) !== text) throw new Error('saved otherwise');
  return opened.table;
}

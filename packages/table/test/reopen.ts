/** Tables through their text, as an app keeps them. */
import { openTable, type Table } from '../src/index.ts';

export const textOf = (table: Table): string => JSON.stringify(table.save());

/** The table that its text gives. Throws where it is refused, or is saved otherwise. */
export function reopen(table: Table): Table {
  const text = textOf(table);
  const opened = openTable(JSON.parse(text));
  if (!opened.ok) throw new Error(`not opened: ${JSON.stringify(opened.faults)}`);
  if (textOf(opened.table) !== text) throw new Error('saved otherwise');
  return opened.table;
}

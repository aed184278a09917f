/** Aligns the cells of a picture in columns. */

/** Each column is as wide as its widest cell, with two blanks between columns and before the first one. */
export function inColumns(rows: readonly (readonly string[])[]): string[] {
  const widths = rows.reduce<number[]>((known, row) => row.map((cell, column) => Math.max(known[column] ?? 0, cell.length)), []);
  return rows.map((row) => `  ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ')}`.trimEnd());
}

const LABEL = 12;
const COLUMN = 20;

/** Port and Ziggurat have three columns each, of the same standard width; a column is wider only if something does not fit. */
export function inThreeColumns(
  rows: readonly { readonly label: string; readonly cells: readonly string[]; readonly end?: string }[],
): string[] {
  const width = Math.max(COLUMN, ...rows.flatMap(({ cells }) => cells.map((cell) => cell.length + 1)));
  const label = Math.max(LABEL, ...rows.map((row) => row.label.length + 1));
  return rows.map((row) => `  ${row.label.padEnd(label)}${row.cells.map((cell) => cell.padEnd(width)).join('')}${row.end ?? ''}`.trimEnd());
}

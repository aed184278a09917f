/** Lays out rows of cells as lines within a width, the first column left-aligned, the others right-aligned. */
const GAP = 2;
/** Least width of the first column, however narrow the terminal. */
const LEAST = 12;
/** Longer names at the head of a column are cut. */
const HEAD = 14;

/** The first column is as wide as its widest cell if there is room. */
export function columnLines(rows: readonly (readonly string[])[], width: number): string[] {
  const count = Math.max(0, ...rows.map((row) => row.length));
  const widest = (column: number): number => Math.max(0, ...rows.map((row) => (row.length > 1 ? (row[column]?.length ?? 0) : 0)));
  const widths = Array.from({ length: count }, (_, column) => widest(column));
  const others = widths.slice(1).reduce((sum, each) => sum + each + GAP, 0);
  const first = Math.min(widths[0] ?? 0, Math.max(LEAST, width - others));
  return rows.map(([label = '', ...cells]) => {
    if (cells.length === 0) return cut(label, width);
    const rest = cells.map((cell, n) => cell.padStart((widths[n + 1] ?? 0) + GAP)).join('');
    return `${cut(label, first).padEnd(first)}${rest}`;
  });
}

export const headOf = (name: string): string => cut(name, HEAD);

const cut = (text: string, width: number): string => (text.length <= width ? text : `${text.slice(0, width - 1)}…`);

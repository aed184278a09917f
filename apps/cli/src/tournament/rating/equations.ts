/** Small systems of linear equations. */

/** Solves `rows · x = right` by elimination, with the largest coefficient of a column as pivot. Throws if there is no unique solution. */
export function solve(rows: readonly (readonly number[])[], right: readonly number[]): number[] {
  const table = rows.map((row, n) => [...row, right[n] ?? 0]);
  const size = table.length;
  for (let column = 0; column < size; column++) {
    const at = (row: number): number => Math.abs(table[row]?.[column] ?? 0);
    let best = column;
    for (let row = column + 1; row < size; row++) if (at(row) > at(best)) best = row;
    const pivot = table[best];
    const lead = pivot?.[column] ?? 0;
    if (pivot === undefined || lead === 0) throw new RangeError('equations: no single solution');
    table[best] = table[column] ?? [];
    table[column] = pivot.map((value) => value / lead);
    for (const [row, values] of table.entries()) {
      const factor = row === column ? 0 : (values[column] ?? 0);
      if (factor !== 0) table[row] = values.map((value, n) => value - factor * (table[column]?.[n] ?? 0));
    }
  }
  return table.map((row) => row[size] ?? 0);
}

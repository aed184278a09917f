/** Least squares: which slopes explain the differences best, and how well they are known. */

export interface Fit {
  readonly slopes: readonly number[];
  /** Standard errors. */
  readonly errors: readonly number[];
}

/** `differences[n]` is explained by `rows[n]` times the slopes. There must be more rows than slopes, and no column may follow from the others. */
export function leastSquares(rows: readonly (readonly number[])[], differences: readonly number[]): Fit {
  const width = rows[0].length;
  const squares = Array.from({ length: width }, (_, a) =>
    Array.from({ length: width }, (_, b) => rows.reduce((sum, row) => sum + row[a] * row[b], 0)),
  );
  const inverse = inverted(squares);
  const products = Array.from({ length: width }, (_, a) => rows.reduce((sum, row, n) => sum + row[a] * differences[n], 0));
  const slopes = inverse.map((line) => dot(line, products));
  const rest = rows.reduce((sum, row, n) => sum + (differences[n] - dot(row, slopes)) ** 2, 0) / (rows.length - width);
  return { slopes, errors: inverse.map((line, n) => Math.sqrt(rest * line[n])) };
}

const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, each, n) => sum + each * b[n], 0);

/** Gaussian elimination. The largest entries of the matrix are on its diagonal, because they are sums of squares. */
function inverted(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const work = matrix.map((row, n) => [...row, ...Array.from({ length: size }, (_, m) => (m === n ? 1 : 0))]);
  for (let pivot = 0; pivot < size; pivot++) {
    const by = work[pivot][pivot];
    if (Math.abs(by) < 1e-9) throw new RangeError('leastSquares: a column follows from the others');
    work[pivot] = work[pivot].map((each) => each / by);
    for (let row = 0; row < size; row++) {
      if (row === pivot) continue;
      const times = work[row][pivot];
      work[row] = work[row].map((each, n) => each - times * work[pivot][n]);
    }
  }
  return work.map((row) => row.slice(size));
}

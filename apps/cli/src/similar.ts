/** Suggestions for an unknown word. */

/** Returns the candidates nearest to a word: with one slip in a short word, two in a longer one. */
export function similar(word: string, candidates: readonly string[]): string[] {
  const slips = word.length < 5 ? 1 : 2;
  // A word may be cut short: `ver` is `verify`, `--pla` is `--players`.
  const distances = candidates.map((candidate) => (word.length > 2 && candidate.startsWith(word) ? 1 : distance(word, candidate)));
  const least = Math.min(...distances);
  return least > slips ? [] : candidates.filter((_, n) => distances[n] === least);
}

/** Returns the number of letters to insert, remove, replace or swap with a neighbour. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, n) => n);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(last, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(before, j - 2) + 1 : Number.POSITIVE_INFINITY;
      row.push(Math.min(at(last, j) + 1, at(row, j - 1) + 1, replaced, swapped));
    }
    [before, last] = [last, row];
  }
  return at(last, b.length);
}

const at = (row: readonly number[], n: number): number => row[n] ?? Number.POSITIVE_INFINITY;

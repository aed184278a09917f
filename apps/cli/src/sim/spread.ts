/** Sums of whole numbers, for mean and standard deviation. They are exact, so the order of additions does not matter. */
export interface Spread {
  count: number;
  sum: number;
  squares: number;
  min: number;
  max: number;
}

export const createSpread = (): Spread => ({
  count: 0,
  sum: 0,
  squares: 0,
  min: Number.POSITIVE_INFINITY,
  max: Number.NEGATIVE_INFINITY,
});

export function addTo(spread: Spread, value: number): void {
  spread.count++;
  spread.sum += value;
  spread.squares += value * value;
  spread.min = Math.min(spread.min, value);
  spread.max = Math.max(spread.max, value);
}

/** 0 if nothing was added. */
export const meanOf = ({ count, sum }: Spread): number => (count === 0 ? 0 : sum / count);

/** The standard deviation of a sample; 0 for fewer than two. */
export function deviationOf({ count, sum, squares }: Spread): number {
  if (count < 2) return 0;
  return Math.sqrt(Math.max(0, squares - (sum * sum) / count) / (count - 1));
}

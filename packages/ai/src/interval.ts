/** Confidence intervals of a share. */

/** The quantile of the normal distribution for an interval of 95 %. */
const Z = 1.959963984540054;

/** Wilson's 95 % interval for `wins` of `games`; wins may be fractions. [0, 1] if there are no games. */
export function wilson(wins: number, games: number): [low: number, high: number] {
  if (games === 0) return [0, 1];
  const share = wins / games;
  const square = (Z * Z) / games;
  const middle = share + square / 2;
  const reach = Z * Math.sqrt((share * (1 - share) + square / 4) / games);
  return [Math.max(0, (middle - reach) / (1 + square)), Math.min(1, (middle + reach) / (1 + square))];
}

/** How sure a share is: Wilson's interval of 95 % for `wins` of `games`; wins may be fractions. */
const Z = 1.959963984540054;

export function wilson(wins: number, games: number): [low: number, high: number] {
  const share = wins / games;
  const square = (Z * Z) / games;
  const middle = share + square / 2;
  const reach = Z * Math.sqrt((share * (1 - share) + square / 4) / games);
  return [(middle - reach) / (1 + square), (middle + reach) / (1 + square)];
}

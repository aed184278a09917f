/** The rule that says what a tile or card does, by its printed number. */
const RULES: readonly (readonly [number: RegExp, rule: string])[] = [
  [/^S/, 'TILE-$&'],
  [/^Z/, 'ZIG-$&'],
  [/^B/, 'HM-$&'],
  [/^D/, 'DEC-'],
  [/^T/, 'ACT-TILE-'],
  [/^U.*/, 'URB-01'],
  [/^$/, 'TILE-PRINTED'],
];

export function ruleOfTile(number: string): string {
  const [prefix, rule] = RULES.find(([pattern]) => pattern.test(number)) ?? [];
  if (prefix === undefined || rule === undefined) throw new RangeError(`tile: no rule for ${number}`);
  return number.replace(prefix, rule);
}

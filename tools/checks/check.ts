/** The result of one check of `npm test`. It passes if there are no findings and something was checked. */
export interface CheckResult {
  /** How much was checked, in words: "41 modules". A check that checked nothing reports that as a finding. */
  readonly looked: string;
  /** A complete message per fault: where, what, and which rule forbids it. */
  readonly findings: readonly string[];
}

/** Returns a count with its noun, which forms its plural with an s. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

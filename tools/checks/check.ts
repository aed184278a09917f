/** What one check of `npm test` has seen. It passes when it has findings of no kind and has looked at something. */
export interface CheckResult {
  /** How much it looked at, in words: "41 modules". A check that looked at nothing reports that as a finding. */
  readonly looked: string;
  /** One complete message for each fault: where, what, and which rule forbids it. */
  readonly findings: readonly string[];
}

/** A count with its noun; the plural is made with an s. */
export function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}

/** What can be wrong with an outside bot. */
export const FAULT_KINDS = [
  /** It could not be started, or did not say hello in time. */
  'notStarted',
  /** It had its time and gave no answer. */
  'slow',
  /** It ended by itself. */
  'died',
  /** It answered with what was not among the choices. */
  'illegal',
  /** It answered with an error. */
  'refused',
  /** It wrote a line that is no answer. */
  'garbage',
  /** It answered what it was not asked. */
  'wrongId',
  /** It wrote a line beyond the limit. */
  'tooLong',
  /** It was given up before, and not asked. */
  'gone',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** Why there is no answer. */
export class BotFault extends Error {
  readonly kind: FaultKind;

  constructor(kind: FaultKind) {
    super(kind);
    this.kind = kind;
  }
}

/** How often each happened. */
export type FaultCounts = Map<FaultKind, number>;

export function countFaults(into: FaultCounts, more: ReadonlyMap<FaultKind, number>): void {
  for (const [kind, count] of more) into.set(kind, (into.get(kind) ?? 0) + count);
}

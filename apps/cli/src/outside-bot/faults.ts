/** The faults of outside bots. */
export const FAULT_KINDS = [
  /** It could not be started, or did not answer `hello` in time. */
  'notStarted',
  /** It did not answer in time. */
  'slow',
  /** It exited. */
  'died',
  /** Its answer is not one of the choices. */
  'illegal',
  /** It answered with an error. */
  'refused',
  /** It wrote a line that is not an answer. */
  'garbage',
  /** It answered another request. */
  'wrongId',
  /** It wrote a line beyond the limit. */
  'tooLong',
  /** It was given up earlier and not asked. */
  'gone',
] as const;
export type FaultKind = (typeof FAULT_KINDS)[number];

/** Thrown when there is no answer. */
export class BotFault extends Error {
  readonly kind: FaultKind;

  constructor(kind: FaultKind) {
    super(kind);
    this.kind = kind;
  }
}

/** The number of faults of each kind. */
export type FaultCounts = Map<FaultKind, number>;

export function countFaults(into: FaultCounts, more: ReadonlyMap<FaultKind, number>): void {
  for (const [kind, count] of more) into.set(kind, (into.get(kind) ?? 0) + count);
}

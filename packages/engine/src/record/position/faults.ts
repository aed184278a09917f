/** Faults of a position, as data with stable codes. `packages/text` puts them into words. */
import type { EditionFault } from '../../edition/faults.ts';
import type { ResourceColour } from '../../edition/types.ts';
import type { FrameKind } from '../../model/frames.ts';
import type { RuleId } from '../../model/rule-ids.ts';

export const POSITION_FAULT_CODES = [
  // The format.
  'unreadable', // reading the value failed, as with a revoked proxy
  'tooLarge', // more than POSITION_LIMITS allow
  'wrongType', // not the kind of value that belongs here
  'missing', // a required key is absent
  'unknownKey', // a key that means nothing here
  'outOfRange', // a number that isn't an integer, or is too small or too large
  'notOneOf', // a word that is not in the list of allowed ones
  'wrongLength', // a list with too few or too many entries
  'wrongFormat', // not a position at all
  'wrongVersion', // an unknown version of this notation
  'unknownEdition', // no edition of this id and version is shipped
  'editionHash', // the shipped edition has another content hash
  'badEdition', // the edition itself has faults
  // The contents.
  'repeated', // one thing in two places
  'notEmpty', // an occupied space
  'notHere', // something that can't lie on this kind of space or in this place
  'dryGround', // a Garden without Water below it
  'notConnected', // a Building whose spaces aren't one group in one District
  'twoGroups', // Projects of one colour that form two groups in one District
  'tooMany', // more than there are
  'tooFew', // fewer than there must be
  'disagrees', // a value that contradicts what follows from the rest
  'contradicts', // breaks the rule in `rule`
  // Pending decisions.
  'pendingOrder', // a frame that cannot lie on the one below it
  'pendingAbove', // a frame that waits for another one, which does not lie on it
  'pendingSeat', // a frame that can't belong to its seat
  'pendingContent', // a frame that contradicts the position
  'notAsked', // a question that is skipped: it has no answer, or only one
] as const;
export type PositionFaultCode = (typeof POSITION_FAULT_CODES)[number];

/** What would be allowed. */
export type PositionAllowed =
  | { readonly min: number; readonly max: number }
  | { readonly values: readonly string[] }
  | { readonly kind: string }
  | null;

export interface PositionFault {
  readonly code: PositionFaultCode;
  /** The place, written as in code: `seats[1].markers`; the empty string is the position itself. */
  readonly path: string;
  /** The number, the beginning of the text, or the kind of value that was found. */
  readonly found: number | string;
  readonly allowed: PositionAllowed;
  /** The rule that is broken; null if the fault is not about a rule. */
  readonly rule: RuleId | null;
  /** For pending decisions: the frame on which something is wrong. */
  readonly on?: FrameKind | 'bottom';
  /** The colour of the counted pieces, if the path does not contain it. */
  readonly colour?: ResourceColour;
  /** The seats whose pieces contradict what is written. */
  readonly seats?: readonly number[];
  /** The faults of the edition, for `badEdition`. */
  readonly edition?: readonly EditionFault[];
}

const REPORT_LENGTH = 100;
const FOUND_LENGTH = 60;

/** Collects faults in the order in which they are found, at most REPORT_LENGTH. */
export class Faults {
  readonly found: PositionFault[] = [];

  get any(): boolean {
    return this.found.length > 0;
  }

  add(code: PositionFaultCode, path: string, found: unknown, allowed: PositionAllowed = null, rule: RuleId | null = null): void {
    this.put({ code, path, found: describe(found), allowed, rule });
  }

  put(fault: PositionFault): void {
    if (this.found.length < REPORT_LENGTH) this.found.push(fault);
  }
}

export function describe(value: unknown): number | string {
  if (typeof value === 'number') return Number.isFinite(value) ? value : String(value);
  if (typeof value === 'string') return value.length > FOUND_LENGTH ? `${value.slice(0, FOUND_LENGTH - 1)}…` : value;
  if (typeof value === 'boolean' || value === null || value === undefined) return String(value);
  return Array.isArray(value) ? 'list' : typeof value;
}

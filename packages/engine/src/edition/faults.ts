/** The faults and warnings that the validator reports for an edition, as data with stable codes. `packages/text` puts them into words. */
import type { BonusKind, RowPart } from './codes.ts';

/** Faults, with which an edition cannot be played. */
export const EDITION_FAULT_CODES = [
  'wrongType', // not the kind of value that belongs here
  'missing', // a key that must be there is not
  'unknownKey', // a key that means nothing here
  'outOfRange', // a number that is not whole, too small or too large
  'notOneOf', // a word that is not in the list of allowed ones
  'badText', // a text that is empty, too long or has other characters than it may
  'wrongLength', // a list with too few or too many entries
  'badBonus', // no bonus code
  'bonusNotHere', // a bonus that this place cannot give
  'repeated', // something that may occur once and occurs again
  'notAscending', // a list that must rise and does not
  'rowParts', // a row of the grid without its five parts
  'rowWidth', // a part of a row with more or fewer codes than the limits or most rows have
  'badCell', // no code of a grid row
  'cellNotHere', // Water in a District or a grid space in a border
  'badNumber', // no solo number, or one where there is no space
  'spaces', // too few or too many spaces
  'tileSpaces', // Action tile spaces of all Districts that do not add up to the six tiles
  'ships', // too few Ship tiles for the Port
  'symbolMissing', // a Decree symbol that no card has
  'unreadable', // reading the value failed, as with a revoked proxy
] as const;
type FaultCode = (typeof EDITION_FAULT_CODES)[number];

/** What is allowed at the place of a fault. */
export type Allowed =
  | { readonly is: 'whole'; readonly min: number; readonly max: number }
  | { readonly is: 'entries'; readonly min: number; readonly max: number }
  /** The number of spaces of a side (or of one District) that are in play with so many players. */
  | { readonly is: 'spaces'; readonly min: number; readonly max: number; readonly players: number }
  /** `line`: any visible characters. `name`: lower-case letters, digits and hyphens. `id`: letters, digits and hyphens. */
  | { readonly is: 'text'; readonly form: 'line' | 'name' | 'id'; readonly max: number }
  | { readonly is: 'object' }
  | { readonly is: 'oneOf'; readonly values: readonly string[] }
  /** `empty`: the empty string is also allowed and means no bonus. */
  | { readonly is: 'bonus'; readonly kinds: readonly BonusKind[]; readonly empty: boolean }
  | { readonly is: 'rowParts'; readonly parts: readonly RowPart[] }
  | { readonly is: 'gridCell' }
  | { readonly is: 'borderCell' }
  /** The form of a solo number: `7` on a grid space, `17/20` on border Water, `##` on a hole. */
  | { readonly is: 'soloNumber'; readonly on: 'grid' | 'border' | 'hole' }
  | { readonly is: 'once' }
  | { readonly is: 'more'; readonly than: number }
  | { readonly is: 'nothing' };

/** The position of a code in a row of the grid: its part and its position there, from 1. Position 0 is the whole part. */
export interface CellPlace {
  readonly part: RowPart;
  readonly position: number;
}

export interface EditionFault {
  readonly code: FaultCode;
  /** The place, written as in code: `board.duo.rows[2]`. The empty string is the edition itself. */
  readonly path: string;
  readonly place: CellPlace | null;
  /**
   * The value that was found, independent of language: a text in quotation marks, a number, a pair such as `1,3` (row and column), or the
   * kind of value (`list`, `object`, `undefined` …); at most FOUND_LENGTH characters.
   */
  readonly found: string;
  readonly allowed: Allowed;
}

/** Warnings about what can be played but was perhaps not meant. */
type WarningCode =
  | 'projectBonusOnWater' // BON-11 is a step of choice on Water, BON-12 gives nothing there
  | 'noReason' // a derived group without a note that gives the reason
  | 'neverReached' // a Mastery bonus in the row where the markers start
  | 'noWater' // a District without printed Water: nothing can be laid there (ACT-GARD-04)
  | 'cardAsksNothing' // an Urban card that everybody fulfils
  | 'cardAsksTooMuch'; // an Urban card that nobody can fulfil

export interface EditionWarning {
  readonly code: WarningCode;
  readonly path: string;
  readonly place: CellPlace | null;
  readonly found: string;
}

/** The most faults and the most warnings that are kept; `more` tells whether there were others. */
const REPORT_LENGTH = 100;
const FOUND_LENGTH = 60;

/** Collects faults and warnings in the order of checking: first each value, then what it must agree with. */
export class Report {
  readonly faults: EditionFault[] = [];
  readonly warnings: EditionWarning[] = [];
  more = false;
  /** Whether the report has as many faults as it can keep, so that no more are added. */
  full = false;

  fault(code: FaultCode, path: string, found: unknown, allowed: Allowed, place: CellPlace | null = null): void {
    this.add({ code, path, place, found: describe(found), allowed });
  }

  /** Adds a fault whose `found` is not a value as typed but, for example, a pair. */
  add(fault: EditionFault): void {
    if (this.faults.length < REPORT_LENGTH) this.faults.push(fault);
    else this.more = this.full = true;
  }

  warn(code: WarningCode, path: string, found: unknown, place: CellPlace | null = null): void {
    if (this.warnings.length < REPORT_LENGTH) this.warnings.push({ code, path, place, found: describe(found) });
    else this.more = true;
  }
}

/** A short printable form of any value. Never throws and never calls code of the value. */
export function describe(value: unknown): string {
  if (typeof value === 'string') return shorten(JSON.stringify(value.slice(0, FOUND_LENGTH + 1)));
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  if (typeof value === 'boolean' || value === null || value === undefined) return String(value);
  if (typeof value === 'object') return isList(value) ? 'list' : 'object';
  return typeof value;
}

/** Returns false for a revoked proxy. */
export function isList(value: unknown): value is readonly unknown[] {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

/**
 * The length of a list; throws if it is not a number. The length of a proxy may be anything, and merely comparing that with a number could
 * run for ever.
 */
export function lengthOf(list: readonly unknown[]): number {
  const length: unknown = list.length;
  if (typeof length !== 'number') throw new TypeError('a list without a length');
  return length;
}

function shorten(text: string): string {
  return text.length > FOUND_LENGTH ? `${text.slice(0, FOUND_LENGTH - 1)}…` : text;
}

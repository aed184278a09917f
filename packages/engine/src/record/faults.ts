/**
 * What is wrong with a record before it is played: data with stable codes, from which `packages/text` makes sentences. The form of a record is
 * read as that of an edition, so its faults are the same; a record of its own has those below.
 */
import type { EditionFault } from '../edition/faults.ts';

/** Of a text that is no JSON, or not within its limit. */
export const TEXT_FAULT_CODES = [
  'tooLong', // more characters than TEXT_LIMITS allow
  'notJson', // broken, or no JSON at all
] as const;

export const RECORD_FAULT_CODES = [
  ...TEXT_FAULT_CODES,
  'wrongFormat', // not a record at all
  'wrongVersion', // a version of the format that is not known here
  'otherRules', // written under rules of another version, so that it would tell another game
  'unknownEdition', // no edition of this id and version is shipped
  'editionHash', // the shipped edition has another content hash
] as const;
export type RecordFaultCode = (typeof RECORD_FAULT_CODES)[number];

/** As in an edition; the empty path is the record itself, or the text. */
interface Fault<Code> extends Omit<EditionFault, 'code'> {
  readonly code: Code;
}
export type TextFault = Fault<(typeof TEXT_FAULT_CODES)[number]>;
export type RecordFault = Fault<EditionFault['code'] | RecordFaultCode>;

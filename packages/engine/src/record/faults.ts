/**
 * Faults of a record that are found before it is played, as data with stable codes. `packages/text` puts them into words. The form of a
 * record is read like that of an edition, so it shares those codes; the codes here belong to records only.
 */
import type { EditionFault } from '../edition/faults.ts';

/** Faults of a text that is too long or not JSON. */
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

/** As for an edition; the empty path is the record itself or the text. */
interface Fault<Code> extends Omit<EditionFault, 'code'> {
  readonly code: Code;
}
export type TextFault = Fault<(typeof TEXT_FAULT_CODES)[number]>;
export type RecordFault = Fault<EditionFault['code'] | RecordFaultCode>;

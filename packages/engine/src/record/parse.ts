/** Parses the text of a record or a position, for example from a file, a mail or the clipboard. A text that is too long is not parsed. */
import { describe } from '../edition/faults.ts';
import type { TextFault } from './faults.ts';
import { type PositionResult, readPosition } from './position/read.ts';
import { type ReadRecord, readRecord } from './read-record.ts';

/** The most characters of a text: more than any valid value needs on one line, and any real game with line breaks and indents. */
export const TEXT_LIMITS = { record: 2_000_000, position: 500_000 } as const;

interface RefusedText {
  readonly ok: false;
  readonly faults: readonly TextFault[];
}

export const parseRecord = (text: string): ReadRecord => parse(text, TEXT_LIMITS.record, readRecord);
export const parsePosition = (text: string): PositionResult | RefusedText => parse(text, TEXT_LIMITS.position, readPosition);

function parse<Result>(text: string, max: number, read: (value: unknown) => Result): Result | RefusedText {
  let value: unknown;
  try {
    if (text.length > max) {
      return refuse({ code: 'tooLong', path: '', place: null, found: String(text.length), allowed: { is: 'whole', min: 0, max } });
    }
    value = JSON.parse(text);
  } catch {
    return refuse({ code: 'notJson', path: '', place: null, found: describe(text), allowed: { is: 'object' } });
  }
  return read(value);
}

const refuse = (fault: TextFault): RefusedText => ({ ok: false, faults: [fault] });

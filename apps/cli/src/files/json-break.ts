/** Where a text stops being JSON. The error of `JSON.parse` does not always say it. */
import { type ParseError, parse } from 'jsonc-parser';

interface Place {
  readonly line: number;
  readonly column: number;
  /** Whether nothing follows. */
  readonly ends: boolean;
}

/** Line and column, from 1, of the first thing that cannot be there; null for JSON, with comments where they are allowed. */
export function jsonBreak(text: string, { comments = false } = {}): Place | null {
  const errors: ParseError[] = [];
  try {
    parse(text, errors, { disallowComments: !comments });
  } catch {
    // The parser calls itself for each level, so thousands of brackets inside each other are too deep for it.
    return placeOf(text, 0);
  }
  if (errors.length === 0) return null;
  // A text may have more errors than a call can have arguments, so Math.min cannot take them.
  return placeOf(
    text,
    errors.reduce((first, { offset }) => Math.min(first, offset), text.length),
  );
}

function placeOf(text: string, at: number): Place {
  const lines = text.slice(0, at).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, ends: text.slice(at).trim() === '' };
}

/** Where a text stops being JSON. The error of `JSON.parse` does not always say so. */
import { type ParseError, parse } from 'jsonc-parser';

interface Place {
  readonly line: number;
  readonly column: number;
  /** Whether the text ends there. */
  readonly ends: boolean;
}

/** Returns line and column, from 1, of the first error; null for valid JSON. Comments are allowed with `comments`. */
export function jsonBreak(text: string, { comments = false } = {}): Place | null {
  const errors: ParseError[] = [];
  try {
    parse(text, errors, { disallowComments: !comments });
  } catch {
    // The parser is recursive, so thousands of nested brackets exhaust its stack.
    return placeOf(text, 0);
  }
  if (errors.length === 0) return null;
  // There may be more errors than a call can have arguments, so Math.min cannot take them.
  return placeOf(
    text,
    errors.reduce((first, { offset }) => Math.min(first, offset), text.length),
  );
}

function placeOf(text: string, at: number): Place {
  const lines = text.slice(0, at).split('\n');
  return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, ends: text.slice(at).trim() === '' };
}

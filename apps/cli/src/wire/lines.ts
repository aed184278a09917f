/** Lines from bytes: bounded in length, and decoded as a whole, so that a character may be split between chunks. */
export type Line = { readonly text: string } | { readonly refused: 'lineTooLong' | 'notJson' };

/** Bytes of a line, without its newline. */
export const LINE_LIMIT = 1_048_576;

const NEWLINE = 10;

/** Skips blank lines. A line beyond the limit is reported once and skipped; the last line needs no newline. */
export async function* readLines(chunks: AsyncIterable<Uint8Array>, limit: number): AsyncGenerator<Line> {
  let parts: Uint8Array[] = [];
  let length = 0;
  const add = (part: Uint8Array): void => {
    length += part.length;
    if (length > limit) parts = [];
    else parts.push(part);
  };
  const take = (): Line | null => {
    const line = length > limit ? ({ refused: 'lineTooLong' } as const) : decoded(parts);
    parts = [];
    length = 0;
    return line;
  };
  for await (const chunk of chunks) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      add(chunk.subarray(from, end));
      from = end + 1;
      const line = take();
      if (line !== null) yield line;
    }
    add(chunk.subarray(from));
  }
  const last = take();
  if (last !== null) yield last;
}

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/** Anything but UTF-8 is refused as not JSON. Null for a blank line. */
function decoded(parts: readonly Uint8Array[]): Line | null {
  try {
    const text = UTF_8.decode(Buffer.concat(parts));
    return text.trim() === '' ? null : { text };
  } catch {
    return { refused: 'notJson' };
  }
}

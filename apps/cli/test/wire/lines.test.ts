/** Lines of bytes, split at any point. */
import { describe, expect, it } from 'vitest';
import { type Line, readLines } from '../../src/wire/lines.ts';

async function* chunked(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function all(lines: AsyncIterable<Line>): Promise<Line[]> {
  const found: Line[] = [];
  for await (const line of lines) found.push(line);
  return found;
}

const linesOf = (bytes: Uint8Array, size: number): Promise<Line[]> => all(readLines(chunked(bytes, size), 20));

describe.each([1, 2, 3, 7, 1000])('in chunks of %i bytes', (size) => {
  const read = (text: string) => linesOf(Buffer.from(text), size);

  it('ends a line with LF or CRLF, and the last one with the input', async () => {
    expect(await read('{"a":1}\n{"b":2}\r\n\n \r\n{"c":3}')).toEqual([{ text: '{"a":1}' }, { text: '{"b":2}\r' }, { text: '{"c":3}' }]);
    expect(await read('')).toEqual([]);
    expect(await read('\n')).toEqual([]);
  });

  it('keeps characters of several bytes together', async () => {
    expect(await read('"Łódź 𒌷"\n"é"')).toEqual([{ text: '"Łódź 𒌷"' }, { text: '"é"' }]);
  });

  it('tells of a line beyond the limit once, and reads on after it', async () => {
    const tooLong = { refused: 'lineTooLong' };
    expect(await read(`${'x'.repeat(20)}\n${'y'.repeat(21)}\n1\n${'z'.repeat(500)}`)).toEqual([
      { text: 'x'.repeat(20) },
      tooLong,
      { text: '1' },
      tooLong,
    ]);
  });

  it('refuses bytes that are not UTF-8', async () => {
    expect(await linesOf(Uint8Array.of(34, 0xff, 34, 10, 49, 10), size)).toEqual([{ refused: 'notJson' }, { text: '1' }]);
  });
});

it('keeps nothing of a line beyond the limit', async () => {
  const chunk = new Uint8Array(1_000_000).fill(120);
  async function* endless(): AsyncGenerator<Uint8Array> {
    for (let n = 0; n < 300; n++) yield chunk;
  }
  const before = process.memoryUsage().rss;
  expect(await all(readLines(endless(), 1_048_576))).toEqual([{ refused: 'lineTooLong' }]);
  expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
});

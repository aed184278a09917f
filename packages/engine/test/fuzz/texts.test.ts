/** The doors for texts give the same answer as the doors for values would for the parsed JSON, or say that the text is not JSON. */
import { expect, it } from 'vitest';
import { Generator } from '../../src/chance/generator.ts';
import { parsePosition, parseRecord, TEXT_LIMITS } from '../../src/record/parse.ts';
import { readPosition } from '../../src/record/position/read.ts';
import { readRecord } from '../../src/record/read-record.ts';
import { positions } from './doors/positions.ts';
import { records } from './doors/records.ts';
import { oneIn, pick } from './lots.ts';

const DOORS = [
  { name: 'positions', door: positions, parse: parsePosition, read: readPosition, max: TEXT_LIMITS.position },
  { name: 'records', door: records, parse: parseRecord, read: readRecord, max: TEXT_LIMITS.record },
] as const;

const PIECES = ['', '{', '}', '[', ']', ',', ':', '"', '0', '-', '1e999', 'null', '\u0000', '\ud83d', ' ', '\n', '\\', '"__proto__":1,'];

/** One character of the text replaced, or the text cut off. */
function changeText(lots: Generator, text: string): string {
  const at = lots.next() % text.length;
  return oneIn(lots, 4) ? text.slice(0, at) : text.slice(0, at) + pick(lots, PIECES) + text.slice(at + 1);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

it.each(DOORS)('1000 texts: $name', ({ door, parse, read }) => {
  const lots = new Generator('texts');
  const goods = door.cases('texts');
  let broken = 0;
  for (let n = 0; n < 1000; n++) {
    const text = changeText(lots, pick(lots, goods));
    const value = parsed(text);
    const result = parse(text);
    if (value === undefined) {
      broken++;
      expect(result).toMatchObject({ ok: false, faults: [{ code: 'notJson', path: '' }] });
    } else expect(JSON.stringify(result.ok || result.faults)).toBe(JSON.stringify(readAgain(read, value)));
  }
  expect(broken).toBeGreaterThan(250);
  expect(broken).toBeLessThan(950);
});

function readAgain(read: (value: unknown) => { ok: true } | { ok: false; faults: unknown }, value: unknown): unknown {
  const result = read(value);
  return result.ok || result.faults;
}

it.each(DOORS)('what is too long or no text at all is refused: $name', ({ parse, max }) => {
  expect(parse(' '.repeat(max + 1))).toMatchObject({ ok: false, faults: [{ code: 'tooLong' }] });
  expect(parse(' '.repeat(max))).toMatchObject({ ok: false, faults: [{ code: 'notJson' }] });
  const deep = '['.repeat(100_000) + ']'.repeat(100_000);
  expect(parse(deep).ok).toBe(false);
  const odd: readonly unknown[] = [undefined, null, {}, Symbol('text'), { length: 3, toString: null }];
  for (const text of odd) expect(parse(text as string).ok).toBe(false);
});

/** Where a text stops being JSON. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { jsonBreak } from '../../src/files/json-break.ts';

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

it('agrees with JSON.parse on what is JSON', () => {
  fc.assert(fc.property(fc.json(), (text) => jsonBreak(text) === null));
  const pieces = fc.constantFrom(
    ...'[]{},: \n',
    '"a"',
    '"\\u00e9"',
    '"\\x"',
    '"\u007f"',
    '"',
    '0',
    '01',
    '-1.5e+3',
    '1.',
    'true',
    'nul',
    '-',
    '+1',
    '\u00a0',
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (list) => {
      const text = list.join('');
      expect(jsonBreak(text) === null, JSON.stringify(text)).toBe(isJson(text));
    }),
    { numRuns: 5_000 },
  );
});

it('finds one wrong character where it is, or before it where the text was no longer JSON', () => {
  const text = JSON.stringify({ a: [1, { b: null }, 'c'], d: -0.5 }, null, 2);
  for (let at = 0; at < text.length; at++) {
    const broken = `${text.slice(0, at)}\u0001${text.slice(at)}`;
    const found = jsonBreak(broken);
    const lines = broken.slice(0, at).split('\n');
    expect(found?.line).toBe(lines.length);
    expect(found?.column).toBeLessThanOrEqual((lines.at(-1)?.length ?? 0) + 1);
    expect(found?.ends).toBe(false);
  }
});

it.each([
  ['a comma that is missing', '{\n  "a": 1\n  "b": 2\n}', { line: 3, column: 3, ends: false }],
  ['a comma too many', '{ "a": 1, }', { line: 1, column: 11, ends: false }],
  ['a bracket of another kind', '{ "a": [1, 2 }', { line: 1, column: 14, ends: false }],
  ['a word that is none', '{ "a": tru }', { line: 1, column: 8, ends: false }],
  ['a key without quotation marks', '{ a: 1 }', { line: 1, column: 3, ends: false }],
  ['a comment', '{} // mine', { line: 1, column: 4, ends: false }],
  ['something after the end', '{ "a": 1 } x', { line: 1, column: 12, ends: false }],
  ['an end too early', '{ "a": 1\n', { line: 2, column: 1, ends: true }],
])('names the place of %s', (_what, text, place) => {
  expect(jsonBreak(text)).toEqual(place);
});

it('ends on deep and long texts', () => {
  expect(jsonBreak('['.repeat(200_000))).toEqual({ line: 1, column: 1, ends: false });
  expect(jsonBreak(`"${'\\"'.repeat(500_000)}`)).toEqual({ line: 1, column: 1, ends: false });
  expect(jsonBreak(`{"a":1} ${'x '.repeat(400_000)}`)).toEqual({ line: 1, column: 9, ends: false });
});

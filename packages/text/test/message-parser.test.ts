/** Messages are read as the parser that the page has no room for reads them. */
import { runInNewContext } from 'node:vm';
import { parse } from '@formatjs/icu-messageformat-parser';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/index.ts';
import { parseMessage } from '../src/speech/message-parser.ts';
import { allWords } from './all-words.ts';

const theirs = (text: string): unknown => parse(text, { ignoreTag: true, requiresOtherClause: false });

it.each(LANGUAGES)('every message in %s is read as theirs', (language) => {
  const messages = allWords(language);
  expect(messages.length).toBeGreaterThan(500);
  for (const [key, text] of messages) expect(parseMessage(text), key).toEqual(theirs(text));
});

describe('what a message can have', () => {
  it.each([
    '',
    'no value',
    '{a}{b}',
    ' { a } b { c , number } ',
    "it''s, 'tis and '{' or '{not a value}' it's '",
    "# is a sign, {n, plural, one {# of '#'} other {#''s}}",
    '{n, number, ::sign-except-zero .0}',
    '{n, selectordinal, =0 {none} one {#st} other {#th}}',
    '{n, plural, offset:1 =1 {alone} other {with #}}',
    '{who, select, a {{n, plural, one {# Ship} other {{m, number} of #}}} b {} }',
    'a < b > c <d>e</d>',
  ])('%s', (text) => expect(parseMessage(text)).toEqual(theirs(text)));
});

describe('what is refused', () => {
  it.each([
    '{',
    '}',
    '{a',
    '{a,}',
    '{a, date}',
    '{a, select, b}',
    '{a, select, b {c}',
    '{n, number, percent}',
    '{n, number, ::.0',
    '{n, number,',
  ])('%s', (text) => expect(() => parseMessage(text)).toThrow(TypeError));

  it.each(['{n, plural, one {#} one {#} other {#}}', '{n, plural, =1 {a} =1 {b} other {c}}', '{a, select, x {b {c, select, y {} y {}}}}'])(
    'a form that stands there twice: %s',
    (text) => expect(() => parseMessage(text)).toThrow(/the form \S+ stands there twice/),
  );

  it.each(['permille', '.##', 'sign-always permille'])('the skeleton %s', (skeleton) =>
    expect(() => parseMessage(`{n, number, ::${skeleton}}`)).toThrow('no skeleton that is known here'),
  );
});

/** What messages are made of, and a little more. */
const PIECES = ['{', '}', "'", '#', ',', ' ', '\n', 'n', 'one', 'other', '=1', '::', '.0', 'percent', 'offset:1', '__proto__'];
const HEADS = ['{n}', '{n, number}', '{n, number, ::', '{n, plural, ', '{n, select, ', '{n, selectordinal, ', 'one {', 'other {#}}'];

/** A message that is cut off, or in which a piece stands in the place of some letters. */
const damaged = fc
  .tuple(fc.constantFrom(...allWords('en').map(([, text]) => text)), fc.nat(), fc.nat({ max: 3 }), fc.constantFrom('', ...PIECES, ...HEADS))
  .map(([text, at, length, piece]) => {
    const from = at % (text.length + 1);
    return piece === '' ? text.slice(0, from) : text.slice(0, from) + piece + text.slice(from + length);
  });

const composed = fc.array(fc.constantFrom(...PIECES, ...HEADS), { maxLength: 12 }).map((pieces) => pieces.join(''));

/** Far more than all of it takes: only what never ends is ended by it. */
const END_MS = 60_000;

it('always ends: with an error, or with what theirs makes of it where that does not refuse more', () => {
  let read = 0;
  const readAll = (): void =>
    fc.assert(
      fc.property(fc.oneof(damaged, composed), (text) => {
        const [ours, expected] = [attempt(() => parseMessage(text)), attempt(() => theirs(text))];
        if (ours === null || expected === null) return;
        expect(ours).toEqual(expected);
        read++;
      }),
      { numRuns: 3000 },
    );
  runInNewContext('readAll()', { readAll }, { timeout: END_MS });
  expect(read).toBeGreaterThan(300);
});

/** Null where it is refused; any other error is thrown. */
function attempt(reading: () => unknown): unknown {
  try {
    return reading();
  } catch (error) {
    if (error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError) return null;
    throw error;
  }
}

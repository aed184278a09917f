/** Messages are read as the parser that the page has no room for reads them. */
import { parse } from '@formatjs/icu-messageformat-parser';
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
  it.each(['{', '}', '{a', '{a,}', '{a, date}', '{a, select, b}', '{a, select, b {c}', '{n, number, percent}'])('%s', (text) =>
    expect(() => parseMessage(text)).toThrow(TypeError),
  );

  it.each(['permille', '.##', 'sign-always permille'])('the skeleton %s', (skeleton) =>
    expect(() => parseMessage(`{n, number, ::${skeleton}}`)).toThrow('no skeleton that is known here'),
  );
});

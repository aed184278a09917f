/** Messages are read once, and say what they are given. */
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it, vi } from 'vitest';
import { createWords } from '../src/index.ts';
import { createSpeech } from '../src/languages.ts';
import { parseMessage } from '../src/speech/message-parser.ts';
import { createMessageReader, type Values } from '../src/speech/spoken-message.ts';
import { createGame, NAMES } from './games.ts';

vi.mock('../src/speech/message-parser.ts', { spy: true });

it('reads a message when it is first said, for all tables together', () => {
  const read = vi.mocked(parseMessage);
  const question = { ask: 'projectSpace', seat: 0, district: 1, colour: 'white', further: false } as const;
  const tell = (players: number) => {
    const words = createWords('en', { names: NAMES, game: createGame(players) });
    words.question(question);
    for (const space of ['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3', 'a4']) words.choice(question, { choose: 'space', space });
  };
  tell(2);
  const first = read.mock.calls.length;
  expect(first).toBeGreaterThan(0);
  tell(2);
  tell(2);
  expect(read.mock.calls.length).toBe(first);
  expect(createSpeech('en')).toBe(createSpeech('en'));
});

describe.each(['en-GB', 'fr', 'pl', 'de'])('in %s', (locale) => {
  const say = (text: string, values: Values) => createMessageReader(locale)(parseMessage(text))(values);
  it.each([
    ['no value at all', {}],
    ['{a}{b}', { a: 'x', b: 12_345.5 }],
    ['{n, number} and {n, number, ::sign-always}', { n: 1_234_567 }],
    ['{n, plural, =0 {none} one {# one} few {# few} many {# many} other {# other}}', { n: 0 }],
    ['{n, plural, =0 {none} one {# one} few {# few} many {# many} other {# other}}', { n: 1 }],
    ['{n, plural, =0 {none} one {# one} few {# few} many {# many} other {# other}}', { n: 22 }],
    ['{n, plural, =0 {none} one {# one} few {# few} many {# many} other {# other}}', { n: 25_000 }],
    ['{n, plural, offset:1 =1 {alone} one {with # other} other {with # others}}', { n: 5 }],
    ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 3 }],
    ['{n, plural, one {{m, plural, one {#} other {# of}}} other {# {m, plural, one {#} other {# of}}}}', { n: 4, m: 1 }],
    ['{n, plural, other {{w, select, a {#} other {{n, number}}}}}', { n: 4, w: 'b' }],
    ['{w, select, a {A} other {{w}}}', { w: 'toString' }],
    ['a < b > c', {}],
  ])('says %j with %j as the reference implementation does', (text, values) => {
    const reference = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true, requiresOtherClause: false });
    expect(say(text, values)).toBe(reference.format(values));
  });
});

describe('a message', () => {
  const say = (text: string, values: Values = {}) => createMessageReader('en-GB')(parseMessage(text))(values);

  it('asks only for the values that it uses', () => {
    const unused = vi.fn(() => 'y');
    expect(say('{w, select, a {{x}} b {{y}}}', { w: 'a', x: () => 'x', y: unused })).toBe('x');
    expect(unused).not.toHaveBeenCalled();
  });

  it.each(['{d, date}', '{t, time, short}', '{n, number, percent}'])('cannot have %s', (text) => {
    expect(() => say(text, { d: 0, t: 0, n: 0 })).toThrow(TypeError);
  });
});

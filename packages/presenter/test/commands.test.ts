/** Typed commands: how they are understood, in every language, and what is answered. */
import { preview } from '@tabannusi/engine';
import { createCliWords, createReasonWords, createWords, LANGUAGES, type Language } from '@tabannusi/text';
import { describe, expect, it, test } from 'vitest';
import { askedOf, type Offer } from '../src/asked.ts';
import { answerTo, type Typing } from '../src/commands/answer.ts';
import { plain } from '../src/commands/plain.ts';
import { commandsAt, type Surface } from '../src/commands/table.ts';
import { understand } from '../src/commands/understand.ts';
import { type RefusedChoice, refusedOf } from '../src/refused.ts';
import { NAMES, positionsOf } from './games.ts';

const ENGLISH = createCliWords('en').commands;
const SURFACES = ['terminal', 'page'] as const;

/** At the first question of this kind. */
function typingAt<S extends Surface>(
  ask: string,
  surface: S,
  language: Language,
): Typing<Offer, S> & { readonly refused: readonly RefusedChoice[] } {
  for (const { state, question } of positionsOf(['typed', 'typed more'])) {
    if (question.ask !== ask) continue;
    const words = createWords(language, { names: NAMES, game: state });
    return {
      surface,
      words: createCliWords(language).commands,
      also: surface === 'terminal' ? ENGLISH.words : () => [],
      quote: (text) => `<${text}>`,
      offers: askedOf(words, question, { previews: preview(state), isNamed: false }).offers,
      refused: refusedOf(state, question, words, createReasonWords(language)),
      seat: question.seat,
      seats: state.setting.players,
      districts: 5,
      isSolo: false,
    };
  }
  throw new Error(`${ask} was not asked`);
}

/** The answer; where it waits for what is refused, the one that comes of it. */
function fullAnswer(typed: string, typing: ReturnType<typeof typingAt>) {
  const answer = answerTo(typed, typing);
  return answer.answer === 'why' ? answer.told(typing.refused) : answer;
}

const said = (typed: string, typing: ReturnType<typeof typingAt>): string => {
  const answer = fullAnswer(typed, typing);
  return answer.answer === 'sentence' ? answer.text : `(${answer.answer})`;
};

describe.each(SURFACES)('in the %s', (surface) => {
  const everyCommand = (typing: ReturnType<typeof typingAt>, name: string) => {
    const answer = fullAnswer(name, typing);
    return answer.answer === 'deed' ? { ...answer, rest: '' } : answer;
  };

  it.each(LANGUAGES)('every word means one command: %s', (language) => {
    const { words } = createCliWords(language).commands;
    const names = commandsAt(surface);
    const also = surface === 'terminal' ? ENGLISH.words : () => [];
    const typed = names.flatMap((name) => [...new Set([...words(name), name, ...also(name)].map(plain))]);
    expect(typed.filter((word, at) => typed.indexOf(word) !== at)).toEqual([]);
    const typing = typingAt('action', surface, language);
    for (const name of names) {
      for (const word of [...words(name), name, ...also(name)]) {
        expect(everyCommand(typing, word), word).toEqual(everyCommand(typing, name));
        expect(everyCommand(typing, plain(word).toUpperCase()), word).toEqual(everyCommand(typing, name));
      }
    }
  });

  it.each(LANGUAGES)('every command is listed with its words and its meaning, but for a Bot that does not play: %s', (language) => {
    const typing = typingAt('action', surface, language);
    const answer = answerTo('?', typing);
    if (answer.answer !== 'help') throw new Error('no help');
    expect(answer.commands.length).toBe(commandsAt(surface).filter((name) => name !== 'bot').length);
    for (const { words, means } of answer.commands) {
      expect(words.length).toBeGreaterThan(0);
      expect(means).toMatch(/\S/);
    }
    const solo = answerTo('help', { ...typing, isSolo: true });
    expect(solo.answer === 'help' && solo.commands.length).toBe(commandsAt(surface).length);
  });

  it('only its own commands are understood', () => {
    const typing = typingAt('action', surface, 'en');
    expect(said('quit', typing).startsWith('<quit> is neither')).toBe(surface === 'page');
    expect(answerTo('end', typing).answer).toBe(surface === 'page' ? 'deed' : 'choose');
  });

  it.each(['polecenia', 'POLEC', 'pol'])('%s are standing orders only in the terminal, and otherwise the commands', (typed) => {
    expect(answerTo(typed, typingAt('action', surface, 'pl'))).toMatchObject(
      surface === 'terminal' ? { answer: 'deed', deed: 'orders' } : { answer: 'help' },
    );
  });
});

describe('a choice is made', () => {
  const typing = typingAt('action', 'terminal', 'en');

  it('by its number', () => {
    for (const [n, offer] of typing.offers.entries())
      expect(answerTo(` ${n + 1} `, typing)).toEqual({ answer: 'choose', offer: { ...offer, number: n + 1 } });
    for (const none of ['0', '99'])
      expect(said(none, typing)).toBe(`There is no choice ${none}. Choose from 1 to ${typing.offers.length}.`);
    expect(said('1', { ...typing, offers: [] })).toBe('You have nothing to choose right now.');
  });

  it('by its words, also where they begin with a command that takes none', () => {
    const offers = typing.offers.map((offer, n) => (n === 0 ? { ...offer, label: 'score Decree D14' } : offer));
    const answer = answerTo('score decree d14', { ...typing, offers });
    expect(answer).toEqual({ answer: 'choose', offer: { ...offers[0], number: 1 } });
    expect(answerTo('score', { ...typing, offers })).toEqual({ answer: 'deed', deed: 'score', rest: '' });
  });
});

it.each(LANGUAGES)('every label chooses its choice: %s', (language) => {
  const missed = new Set<string>();
  const kinds = new Set<string>();
  const typing = typingAt('die', 'page', language);
  for (const { state, question } of positionsOf(['labels', 'labels of three'])) {
    const words = createWords(language, { names: NAMES, game: state });
    const { offers } = askedOf(words, question, { previews: preview(state), isNamed: false });
    kinds.add(question.ask);
    for (const [n, { label }] of offers.entries()) {
      for (const surface of SURFACES) {
        const also = surface === 'terminal' ? ENGLISH.words : () => [];
        const answer = answerTo(label, { ...typing, surface, also, offers });
        if (answer.answer !== 'choose' || answer.offer.number !== n + 1) missed.add(`${surface}: ${label}`);
      }
    }
  }
  expect(kinds.size).toBeGreaterThan(15);
  expect([...missed]).toEqual([]);
});

describe('why', () => {
  const typing = typingAt('die', 'page', 'en');
  const all = typing.refused;

  it('alone answers with all that is refused, grouped by its reasons', () => {
    const answer = fullAnswer('why', typing);
    if (answer.answer !== 'reasons') throw new Error('no reasons');
    expect([answer.isAll, answer.legal]).toEqual([true, []]);
    expect(answer.refused.flat().length).toBe(all.length);
    expect(said('why', { ...typing, refused: [] })).toBe('Every option is legal.');
    expect(said('why', { ...typing, offers: [] })).toBe('You have nothing to choose right now.');
  });

  it.each(['why', 'why not'])('%s of one thing, by its number or its words', (asked) => {
    const [legal] = typing.offers;
    expect(fullAnswer(`${asked} 1`, typing)).toEqual({ answer: 'reasons', isAll: false, legal: [{ ...legal, number: 1 }], refused: [] });
    const first = typing.offers.length + 1;
    expect(fullAnswer(`${asked} ${first}`, typing)).toEqual({
      answer: 'reasons',
      isAll: false,
      legal: [],
      refused: [[{ ...all[0], number: first }]],
    });
    const named = fullAnswer(`${asked} ${all[0]?.label}`, typing);
    expect(named.answer === 'reasons' && named.refused.flat().some(({ number }) => number === first)).toBe(true);
    expect(said(`${asked} nonsense`, typing)).toMatch(/^Nothing here is called <nonsense>\./);
  });

  it.each(LANGUAGES)('is understood in English, too: %s', (language) => {
    for (const surface of SURFACES) {
      const here = typingAt('die', surface, language);
      expect(fullAnswer('why not 1', here)).toMatchObject({ answer: 'reasons', legal: [{ number: 1 }] });
    }
  });
});

test('Districts and lines of the log are asked for by number', () => {
  const typing = typingAt('die', 'page', 'en');
  expect(answerTo('district 2', typing)).toEqual({ answer: 'district', district: 2 });
  for (const wrong of ['district', 'district 0', 'district 6', 'district x'])
    expect(said(wrong, typing)).toBe('Give a District from 1 to 5.');
  expect(answerTo('log', typing)).toEqual({ answer: 'log', lines: null });
  expect(answerTo('log 50', typing)).toEqual({ answer: 'log', lines: 50 });
  for (const wrong of ['log 0', 'log x']) expect(said(wrong, typing)).toMatch(/is not a number of lines\.$/);
  expect(answerTo('me', typing)).toEqual({ answer: 'seats', seats: [typing.seat] });
  expect(answerTo('players', typing)).toEqual({ answer: 'seats', seats: [0, 1] });
});

test('what is not understood, or could be two things, is answered with a sentence', () => {
  const typing = typingAt('action', 'terminal', 'en');
  expect(said('fly', typing)).toMatch(/^<fly> is neither a choice from 1 to \d+ nor a command; help lists the commands\.$/);
  expect(said('fly', { ...typing, offers: [] })).toBe('Unknown command <fly>; help lists the commands.');
  expect(said('re', typing)).toBe('<re> could be redo or restart. Type more of it.');
  expect(understand('', ['redo'], () => ['redo'])).toBeNull();
});

test.each(['rétablir', 'retablir', 'RÉTAB', 're\u0301tablir'])('%s is understood', (text) => {
  const { words } = createCliWords('fr').commands;
  expect(understand(text, ['redo', 'restart'] as const, words)).toEqual({ meant: 'redo' });
});

test('one letter may be two without its accents', () => expect(plain('Weiß, ŁÓDŹ, l’or')).toBe("weiss, lodz, l'or"));

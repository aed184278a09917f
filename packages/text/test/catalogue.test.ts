/** Every message of every language, in every form that it can take. */
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, LOCALES } from '../src/speech/locales.ts';
import { parseMessage } from '../src/speech/message-parser.ts';
import { speechOf } from '../src/speech/speech.ts';
import { allMessages, everyForm } from './all-messages.ts';
import { wholeMessages } from './whole-messages.ts';

describe.each(LANGUAGES)('the catalogue of %s', (language) => {
  const catalogue = wholeMessages(language);
  const locale = LOCALES[language];
  const messages = allMessages(catalogue);

  it('has messages that can be read', () => {
    expect(messages.length).toBeGreaterThan(200);
    for (const [key, text] of messages) expect(() => parseMessage(text), key).not.toThrow();
  });

  it('writes ’, because the straight sign quotes in ICU messages', () => {
    expect(messages.filter(([, text]) => text.includes("'"))).toEqual([]);
  });

  it('leaves nothing of a message’s own language in any form', () => {
    const speech = speechOf(catalogue, locale);
    const wrong = messages.flatMap(([key, text]) =>
      [...everyForm(text)]
        .map((values) => speech.say(text, values))
        .filter((said) => /[{}]|undefined|NaN|\[object| {2}|^ | $/.test(said) || said === '' || said === key)
        .map((said) => `${key}: ${said}`),
    );
    expect(wrong).toEqual([]);
  });

  it('says every form as the reference implementation of ICU messages does', () => {
    const speech = speechOf(catalogue, locale);
    const wrong = messages.flatMap(([key, text]) => {
      const reference = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true, requiresOtherClause: false });
      return [...everyForm(text)]
        .filter((values) => speech.say(text, values) !== reference.format(values))
        .map((values) => `${key} ${JSON.stringify(values)}`);
    });
    expect(wrong).toEqual([]);
  });

  it('writes large numbers as the locale does', () => {
    const speech = speechOf(catalogue, locale);
    const number = new Intl.NumberFormat(locale).format(1_234_567);
    expect(speech.say(catalogue.event.goldGained, { player: 'Adda', amount: 1_234_567, reason: 'none' })).toContain(number);
  });

  it('has a letter of its own for every colour', () => {
    const letters = Object.values(catalogue.pictures.colourLetter);
    expect(new Set(letters).size).toBe(letters.length);
    for (const letter of letters) expect(letter).toMatch(/^\p{Lu}$/u);
  });

  it('throws where a value is missing or has no form', () => {
    const speech = speechOf(catalogue, locale);
    expect(() => speech.say(catalogue.event.goldGained, { player: 'Adda', amount: 1 })).toThrow('reason is missing');
    expect(() => speech.say(catalogue.event.goldGained, { player: 'Adda', amount: 1, reason: 'luck' })).toThrow('no form for luck');
    expect(() => speech.say(catalogue.event.goldGained, { player: 'Adda', amount: '1', reason: 'none' })).toThrow('no number');
  });
});

/** Every message of every language, in every form that it can take. */
import { describe, expect, it } from 'vitest';
import { CATALOGUES, LANGUAGES } from '../src/languages.ts';
import { speechOf } from '../src/speech.ts';
import { allMessages, everyForm, readMessage } from './all-messages.ts';

describe.each(LANGUAGES)('the catalogue of %s', (language) => {
  const { catalogue, locale } = CATALOGUES[language];
  const messages = allMessages(catalogue);

  it('has messages that can be read', () => {
    expect(messages.length).toBeGreaterThan(200);
    for (const [key, text] of messages) expect(() => readMessage(text), key).not.toThrow();
  });

  it('writes ’, because the straight sign quotes in ICU messages', () => {
    expect(messages.filter(([, text]) => text.includes("'"))).toEqual([]);
  });

  it('leaves nothing of a message’s own language in any form', () => {
    const speech = speechOf(catalogue, locale);
    for (const [key, text] of messages) {
      for (const values of everyForm(text)) {
        const said = speech.say(text, values);
        expect(said, key).not.toMatch(/[{}]|undefined|NaN|\[object| {2}|^ | $/);
        expect(said, key).not.toBe('');
        expect(said, key).not.toBe(key);
      }
    }
  });

  it('writes large numbers as the locale does', () => {
    const speech = speechOf(catalogue, locale);
    const number = new Intl.NumberFormat(locale).format(1_234_567);
    expect(speech.say(catalogue.event.goldGained, { player: 'Adda', amount: 1_234_567, reason: 'none' })).toContain(number);
  });

  it('throws where a value is missing or has no form', () => {
    const speech = speechOf(catalogue, locale);
    expect(() => speech.say(catalogue.event.goldGained, { player: 'Adda', amount: 1 })).toThrow();
    expect(() => speech.say(catalogue.event.goldGained, { player: 'Adda', amount: 1, reason: 'luck' })).toThrow();
  });
});

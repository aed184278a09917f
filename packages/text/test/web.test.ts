/** The messages of the table in the browser, in every language and form. */
import { createSetting, REFERENCE_EDITION } from '@tabannusi/engine';
import { describe, expect, it } from 'vitest';
import { CLI_MESSAGES } from '../src/command-line/words.ts';
import { catalogue } from '../src/languages/en.ts';
import { loadSpeaker } from '../src/page/speaker.ts';
import { LANGUAGES, type Language, LOCALES } from '../src/speech/locales.ts';
import { parseMessage } from '../src/speech/message-parser.ts';
import { speechOf } from '../src/speech/speech.ts';
import { allMessages, everyForm } from './all-messages.ts';
import { PAGE_MESSAGES } from './page-messages.ts';

const listed = (language: Language): [key: string, text: string][] => allMessages(PAGE_MESSAGES[language]);

/** What a message asks for. */
const argumentsOf = (text: string): string[] => [...new Set([...everyForm(text)].flatMap((values) => Object.keys(values)))].sort();

describe.each(LANGUAGES)('the page in %s', (language) => {
  const messages = listed(language);
  const speech = speechOf(catalogue, LOCALES[language]);

  it('writes ’, and leaves nothing of a message’s own language in any form', () => {
    for (const [key, text] of messages) {
      expect(text, key).not.toContain("'");
      expect(() => parseMessage(text), key).not.toThrow();
      for (const values of everyForm(text)) expect(speech.say(text, values), key).toMatch(/^(?!.*(?:[{}]|undefined| {2})).*\S$/);
    }
  });

  it('asks for the same values as English, as the command line does', () => {
    const english = new Map([...listed('en'), ...allMessages(CLI_MESSAGES.en)]);
    for (const [key, text] of [...messages, ...allMessages(CLI_MESSAGES[language])])
      expect(argumentsOf(text), key).toEqual(argumentsOf(english.get(key) ?? ''));
  });

  it('names the Districts of the edition', async () => {
    const { web } = await loadSpeaker(language);
    const names = [1, 2, 3, 4, 5].map((district) => web.district(createSetting(REFERENCE_EDITION, 2), district));
    expect(new Set(names).size).toBe(5);
    for (const name of names) expect(name.length).toBeLessThanOrEqual(12);
  });
});

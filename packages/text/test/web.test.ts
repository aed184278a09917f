/** The messages of the table in the browser, in every language and form. */
import { createSetting, REFERENCE_EDITION } from '@tabannusi/engine';
import { describe, expect, it } from 'vitest';
import { en as catalogue } from '../src/languages/en.ts';
import { LANGUAGES, LOCALES } from '../src/locales.ts';
import { speechOf } from '../src/speech.ts';
import { parseMessage } from '../src/spoken-message.ts';
import { de as appDe } from '../src/web/app/de.ts';
import { en as appEn } from '../src/web/app/en.ts';
import { fr as appFr } from '../src/web/app/fr.ts';
import { pl as appPl } from '../src/web/app/pl.ts';
import type { AppMessages } from '../src/web/app/values.ts';
import { de } from '../src/web/de.ts';
import { en } from '../src/web/en.ts';
import { fr } from '../src/web/fr.ts';
import { pl } from '../src/web/pl.ts';
import { loadSpeaker } from '../src/web/speaker.ts';
import { de as thingsDe } from '../src/web/things/de.ts';
import { en as thingsEn } from '../src/web/things/en.ts';
import { fr as thingsFr } from '../src/web/things/fr.ts';
import { pl as thingsPl } from '../src/web/things/pl.ts';
import type { ThingMessages } from '../src/web/things/values.ts';
import type { WebMessages } from '../src/web/values.ts';
import { everyForm } from './all-messages.ts';

const MESSAGES: Readonly<Record<(typeof LANGUAGES)[number], WebMessages & AppMessages & ThingMessages>> = {
  en: { ...en, ...appEn, ...thingsEn },
  fr: { ...fr, ...appFr, ...thingsFr },
  pl: { ...pl, ...appPl, ...thingsPl },
  de: { ...de, ...appDe, ...thingsDe },
};

const listed = (messages: WebMessages & AppMessages & ThingMessages): [key: string, text: string][] =>
  Object.entries(messages).flatMap(([part, texts]) =>
    Object.entries(texts).map(([key, text]): [string, string] => [`${part}.${key}`, text]),
  );

/** What a message asks for. */
const argumentsOf = (text: string): string[] => [...new Set([...everyForm(text)].flatMap((values) => Object.keys(values)))].sort();

describe.each(LANGUAGES)('the page in %s', (language) => {
  const messages = listed(MESSAGES[language]);
  const speech = speechOf(catalogue, LOCALES[language]);

  it('writes ’, and leaves nothing of a message’s own language in any form', () => {
    for (const [key, text] of messages) {
      expect(text, key).not.toContain("'");
      expect(() => parseMessage(text), key).not.toThrow();
      for (const values of everyForm(text)) expect(speech.say(text, values), key).toMatch(/^(?!.*(?:[{}]|undefined| {2})).*\S$/);
    }
  });

  it('asks for the same values as English', () => {
    const english = new Map(listed(MESSAGES.en));
    for (const [key, text] of messages) expect(argumentsOf(text), key).toEqual(argumentsOf(english.get(key) ?? ''));
  });

  it('names the Districts of the edition', async () => {
    const { web } = await loadSpeaker(language);
    const names = [1, 2, 3, 4, 5].map((district) => web.district(createSetting(REFERENCE_EDITION, 2), district));
    expect(new Set(names).size).toBe(5);
    for (const name of names) expect(name.length).toBeLessThanOrEqual(12);
  });
});

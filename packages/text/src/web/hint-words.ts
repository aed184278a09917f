/** The words of hints for a page, loaded when a hint is first asked for. */
import type { HintMessages } from '../hint/messages.ts';
import { type HintWords, hintWordsOf } from '../hint-words.ts';
import type { Language } from '../locales.ts';
import type { Speaker } from './speaker.ts';

export const loadHintWords = async ({ language, speech }: Pick<Speaker, 'language' | 'speech'>): Promise<HintWords> =>
  hintWordsOf(speech, await LOADERS[language]());

const LOADERS: Readonly<Record<Language, () => Promise<HintMessages>>> = {
  en: async () => (await import('../hint/en.ts')).en,
  fr: async () => (await import('../hint/fr.ts')).fr,
  pl: async () => (await import('../hint/pl.ts')).pl,
  de: async () => (await import('../hint/de.ts')).de,
};

/** What the command line says, in one language. */
import type { Language } from '../languages.ts';
import { createSpeech } from '../speech.ts';
import type { Values } from '../spoken-message.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { pl } from './pl.ts';
import type { StartValues } from './start-values.ts';
import type { CliMessages, CliValues } from './values.ts';

const MESSAGES: Readonly<Record<Language, CliMessages>> = { en, fr, pl, de };

export interface CliWords {
  say<P extends keyof CliValues, K extends keyof CliValues[P] & string>(part: P, key: K, values: CliValues[P][K]): string;
  list(items: readonly string[], word?: 'and' | 'or'): string;
}

export function createCliWords(language: Language): CliWords {
  const speech = createSpeech(language);
  const messages = MESSAGES[language];
  return {
    say: (part, key, values) => speech.say(messages[part][key], values as Values),
    list: (items, word) => speech.list(items, word),
  };
}

/** What the command `npm run demo` says, apart from the game; other commands that tell of games say some of it, too. */
export interface StartWords {
  say<K extends keyof StartValues & string>(key: K, values: StartValues[K]): string;
  list(items: readonly string[]): string;
}

export function createStartWords(language: Language): StartWords {
  const words = createCliWords(language);
  return { say: (key, values) => words.say('start', key, values), list: (items) => words.list(items) };
}

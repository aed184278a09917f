/** What the page says as a program, in one language. */
import type { Speech } from '../../speech.ts';
import type { Values } from '../../spoken-message.ts';
import type { AppMessages, AppValues } from './values.ts';

export interface AppWords {
  say<P extends keyof AppValues, K extends keyof AppValues[P] & string>(part: P, key: K, values: AppValues[P][K]): string;
}

export const appWordsOf = (speech: Speech, messages: AppMessages): AppWords => ({
  say: (part, key, values) => speech.say(messages[part][key], values as Values),
});

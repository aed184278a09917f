/** Typed commands in one language: their words, their meanings and the answers. */
import type { Speech } from '../speech/speech.ts';
import type { Values } from '../speech/spoken-message.ts';
import type { Translated, ValuesOf, VariablesOf } from '../speech/variables.ts';
import type * as en from './en.ts';

/** In every language, each command can also be typed by this name. */
export type Command = keyof typeof en.commandWords;

type Answers = VariablesOf<typeof en>['command'];

export interface CommandWords {
  say<K extends keyof Answers & string>(key: K, values: ValuesOf<Answers, K>): string;
  /** The words for a command; the first one is shown. */
  words(command: Command): readonly string[];
  means(command: Command): string;
  list(items: readonly string[], word?: 'and' | 'or'): string;
}

export const commandWordsOf = (speech: Speech, { command: answers, commandWords, commandMeans }: Translated<typeof en>): CommandWords => ({
  say: (key, values) => speech.say(answers[key], values as Values),
  words: (command) => speech.say(commandWords[command]).split(' '),
  means: (command) => speech.say(commandMeans[command]),
  list: (items, word) => speech.list(items, word),
});

/** The messages of the command line in one language. */
import * as commandsDe from '../commands/de.ts';
import * as commandsEn from '../commands/en.ts';
import * as commandsFr from '../commands/fr.ts';
import * as commandsPl from '../commands/pl.ts';
import { type CommandWords, commandWordsOf } from '../commands/words.ts';
import { files as filesDe } from '../file-commands/de.ts';
import { files as filesEn } from '../file-commands/en.ts';
import { files as filesFr } from '../file-commands/fr.ts';
import { files as filesPl } from '../file-commands/pl.ts';
import { createSpeech } from '../languages.ts';
import { level as levelDe } from '../levels/de.ts';
import { level as levelEn } from '../levels/en.ts';
import { level as levelFr } from '../levels/fr.ts';
import { level as levelPl } from '../levels/pl.ts';
import { play as playDe } from '../play/de.ts';
import { play as playEn } from '../play/en.ts';
import { play as playFr } from '../play/fr.ts';
import { play as playPl } from '../play/pl.ts';
import * as simDe from '../sim/de.ts';
import * as simEn from '../sim/en.ts';
import * as simFr from '../sim/fr.ts';
import * as simPl from '../sim/pl.ts';
import type { Language } from '../speech/locales.ts';
import { sayingOf } from '../speech/speech.ts';
import type { Translated, ValuesOf, VariablesOf } from '../speech/variables.ts';
import * as de from './de.ts';
import * as en from './en.ts';
import * as fr from './fr.ts';
import * as pl from './pl.ts';

const ENGLISH = {
  frame: en.frame,
  level: levelEn,
  play: playEn,
  sim: simEn.sim,
  tournament: simEn.tournament,
  bench: simEn.bench,
  files: filesEn,
  protocol: en.protocol,
  start: en.start,
};

export type CliMessages = Translated<typeof ENGLISH>;
/** The values of each message. */
export type CliValues = VariablesOf<typeof ENGLISH>;

export const CLI_MESSAGES: Readonly<Record<Language, CliMessages>> = {
  en: ENGLISH,
  fr: {
    frame: fr.frame,
    level: levelFr,
    play: playFr,
    sim: simFr.sim,
    tournament: simFr.tournament,
    bench: simFr.bench,
    files: filesFr,
    protocol: fr.protocol,
    start: fr.start,
  },
  pl: {
    frame: pl.frame,
    level: levelPl,
    play: playPl,
    sim: simPl.sim,
    tournament: simPl.tournament,
    bench: simPl.bench,
    files: filesPl,
    protocol: pl.protocol,
    start: pl.start,
  },
  de: {
    frame: de.frame,
    level: levelDe,
    play: playDe,
    sim: simDe.sim,
    tournament: simDe.tournament,
    bench: simDe.bench,
    files: filesDe,
    protocol: de.protocol,
    start: de.start,
  },
};

const COMMANDS: Readonly<Record<Language, Translated<typeof commandsEn>>> = {
  en: commandsEn,
  fr: commandsFr,
  pl: commandsPl,
  de: commandsDe,
};

export interface CliWords {
  say<P extends keyof CliValues, K extends keyof CliValues[P] & string>(part: P, key: K, values: ValuesOf<CliValues[P], K>): string;
  list(items: readonly string[], word?: 'and' | 'or'): string;
  /** The commands that can be typed in `play`. */
  readonly commands: CommandWords;
}

export function createCliWords(language: Language): CliWords {
  const speech = createSpeech(language);
  const messages = CLI_MESSAGES[language];
  return {
    say: sayingOf(speech, messages),
    list: (items, word) => speech.list(items, word),
    commands: commandWordsOf(speech, COMMANDS[language]),
  };
}

/** The messages of `npm run demo`, apart from the game; other commands with games use some of them, too. */
export interface StartWords {
  say<K extends keyof CliValues['start'] & string>(key: K, values: ValuesOf<CliValues['start'], K>): string;
  list(items: readonly string[]): string;
}

export function createStartWords(language: Language): StartWords {
  const words = createCliWords(language);
  return { say: (key, values) => words.say('start', key, values), list: (items) => words.list(items) };
}

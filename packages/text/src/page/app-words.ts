/**
 * The messages of the program around the board, in one language: files, settings, saved games, results, typed commands, the gallery and the
 * rules.
 */
import type * as commands from '../commands/en.ts';
import { type CommandWords, commandWordsOf } from '../commands/words.ts';
import { type EditionWords, editionWordsOf } from '../files/edition-words.ts';
import type * as files from '../files/en.ts';
import type * as reference from '../reference/en.ts';
import type * as savedGames from '../saved-games/en.ts';
import type * as settings from '../settings/en.ts';
import type { Language } from '../speech/locales.ts';
import { type Speech, sayingOf } from '../speech/speech.ts';
import type { Translated, ValuesOf, VariablesOf } from '../speech/variables.ts';

/** Messages that a board does not need. */
type Parts = typeof commands & typeof files & typeof reference & typeof savedGames & typeof settings;

/** The values of each message. */
export type AppValues = VariablesOf<Omit<Parts, 'origin' | 'editionGroup'>>;

/** Things that the gallery shows with their name alone. */
export type SingleName = Exclude<keyof AppValues['single'], 'automaCard' | 'automaDeckMeans'>;

export interface AppWords {
  say<P extends keyof AppValues, K extends keyof AppValues[P] & string>(part: P, key: K, values: ValuesOf<AppValues[P], K>): string;
  readonly commands: CommandWords;
  readonly editions: EditionWords;
}

export async function loadAppWords(speech: Speech, language: Language): Promise<AppWords> {
  const messages: Translated<Parts> = Object.assign({}, ...(await Promise.all(SUBJECTS[language]())));
  return {
    say: sayingOf(speech, messages),
    commands: commandWordsOf(speech, messages),
    editions: editionWordsOf(speech, messages),
  };
}

type Subjects = readonly [
  Promise<Translated<typeof commands>>,
  Promise<Translated<typeof files>>,
  Promise<Translated<typeof reference>>,
  Promise<Translated<typeof savedGames>>,
  Promise<Translated<typeof settings>>,
];

const SUBJECTS: Readonly<Record<Language, () => Subjects>> = {
  en: () => [
    import('../commands/en.ts'),
    import('../files/en.ts'),
    import('../reference/en.ts'),
    import('../saved-games/en.ts'),
    import('../settings/en.ts'),
  ],
  fr: () => [
    import('../commands/fr.ts'),
    import('../files/fr.ts'),
    import('../reference/fr.ts'),
    import('../saved-games/fr.ts'),
    import('../settings/fr.ts'),
  ],
  pl: () => [
    import('../commands/pl.ts'),
    import('../files/pl.ts'),
    import('../reference/pl.ts'),
    import('../saved-games/pl.ts'),
    import('../settings/pl.ts'),
  ],
  de: () => [
    import('../commands/de.ts'),
    import('../files/de.ts'),
    import('../reference/de.ts'),
    import('../saved-games/de.ts'),
    import('../settings/de.ts'),
  ],
};

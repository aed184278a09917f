/** The names of all seats of a game: the Bot has that of its king. */
import type { King, Setting } from '@tabannusi/engine';
import type { Speech } from '../speech/speech.ts';

export const kingNameOf = (speech: Speech, king: King): string => speech.say(speech.catalogue.king[king]);

/** `names` are those of the persons, in the order of their seats. */
export const namesOfSeats = (speech: Speech, names: readonly string[], { solo, bot }: Setting): readonly string[] =>
  solo === null ? names : names.toSpliced(bot, names.length, kingNameOf(speech, solo.king));

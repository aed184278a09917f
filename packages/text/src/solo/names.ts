/** The names of all seats in a game; the Bot has the name of its king. */
import type { King, Setting } from '@tabannusi/engine';
import type { Speech } from '../speech/speech.ts';

export const kingNameOf = (speech: Speech, king: King): string => speech.say(speech.catalogue.king[king]);

/** `names` are the people's names, in the order of their seats. */
export const namesOfSeats = (speech: Speech, names: readonly string[], { solo, bot }: Setting): readonly string[] =>
  solo === null ? names : names.toSpliced(bot, names.length, kingNameOf(speech, solo.king));

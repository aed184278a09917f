/**
 * Turns the messages of one language into text: ICU MessageFormat with the plural rules, numbers and lists of its locale.
 *
 * A select without a form for its value throws instead of returning nothing, so that no language can miss a case unnoticed.
 */

import type { Catalogue } from '../languages/en.ts';
import { parseMessage } from './message-parser.ts';
import { createMessageReader, type SpokenMessage, type Values } from './spoken-message.ts';

export interface Speech {
  readonly catalogue: Catalogue;
  say(message: string, values?: Values): string;
  /** `and`: 1, 2 and 3; `or`: 1, 2 or 3. */
  list(items: readonly string[], word?: 'and' | 'or'): string;
}

/** Makes the speech of a catalogue. Each message is parsed when it is first used. */
export function speechOf(catalogue: Catalogue, locale: string): Speech {
  const known = new Map<string, SpokenMessage>();
  const read = createMessageReader(locale);
  const lists = {
    and: new Intl.ListFormat(locale, { type: 'conjunction' }),
    or: new Intl.ListFormat(locale, { type: 'disjunction' }),
  };
  return {
    catalogue,
    say(text, values = {}) {
      let message = known.get(text);
      if (message === undefined) {
        message = read(parseMessage(text));
        known.set(text, message);
      }
      return message(values);
    },
    list: (items, word = 'and') => lists[word].format(items),
  };
}

/** A list, or the given text for an empty one. */
export const listOr = (speech: Speech, items: readonly string[], empty: string): string =>
  items.length === 0 ? speech.say(empty) : speech.list(items);

/** Looks up messages by part and key. The caller's types define which keys and values are allowed. */
export const sayingOf =
  ({ say }: Pick<Speech, 'say'>, messages: Readonly<Record<string, Readonly<Record<string, string>>>>) =>
  (part: string, key: string, values: object): string => {
    const message = messages[part]?.[key];
    if (message === undefined) throw new RangeError(`message: there is no ${part}.${key}`);
    return say(message, values as Values);
  };

/** Speech in which letters of messages get accents and letters of values do not: what has none is not in the catalogue. */
import { IntlMessageFormat } from 'intl-messageformat';
import type { Catalogue } from '../src/catalogue.ts';
import type { Speech } from '../src/speech.ts';
import { type Message, readMessage } from './all-messages.ts';

type Element = Message[number];

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = [...'áƀćđéƒǧħíĵķłɱńóƥɋřšŧúṽŵẋýžÁƁĆĐÉƑǦĦÍĴĶŁṀŃÓƤɊŘŠŦÚṼŴẊÝŽ'];

/** The number of the library for elements that are plain text. */
const LITERAL = 0;

export function accentedSpeech(catalogue: Catalogue, locale: string): Speech {
  const known = new Map<string, IntlMessageFormat>();
  const lists = {
    and: new Intl.ListFormat(locale, { type: 'conjunction' }),
    or: new Intl.ListFormat(locale, { type: 'disjunction' }),
  };
  return {
    catalogue,
    say(text, values = {}) {
      const message = known.get(text) ?? new IntlMessageFormat(accentMessage(readMessage(text)), locale);
      known.set(text, message);
      return String(message.format(values));
    },
    list: (items, word = 'and') =>
      lists[word]
        .formatToParts(items)
        .map(({ type, value }) => (type === 'literal' ? accent(value) : value))
        .join(''),
  };
}

const accent = (text: string): string => text.replace(/[A-Za-z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)] ?? letter);

/** A read message with accents on its own text, in all its plural and select forms. */
function accentMessage(message: Message): Message {
  return message.map((element): Element => {
    if ('options' in element) {
      const options = Object.entries(element.options).map(([key, option]) => [key, { ...option, value: accentMessage(option.value) }]);
      return { ...element, options: Object.fromEntries(options) } as Element;
    }
    return element.type === LITERAL ? ({ ...element, value: accent(element.value) } as Element) : element;
  });
}

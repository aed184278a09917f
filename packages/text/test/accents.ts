/** Speech in which letters of messages get accents and letters of values do not, so text without accents is not from the catalogue. */
import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  type MessageFormatElement,
  type PluralOrSelectOption,
} from '@formatjs/icu-messageformat-parser';
import type { Catalogue } from '../src/languages/en.ts';
import { parseMessage } from '../src/speech/message-parser.ts';
import type { Speech } from '../src/speech/speech.ts';
import { createMessageReader, type SpokenMessage } from '../src/speech/spoken-message.ts';

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = [...'áƀćđéƒǧħíĵķłɱńóƥɋřšŧúṽŵẋýžÁƁĆĐÉƑǦĦÍĴĶŁṀŃÓƤɊŘŠŦÚṼŴẊÝŽ'];

export function accentedSpeech(catalogue: Catalogue, locale: string): Speech {
  const known = new Map<string, SpokenMessage>();
  const read = createMessageReader(locale);
  const lists = {
    and: new Intl.ListFormat(locale, { type: 'conjunction' }),
    or: new Intl.ListFormat(locale, { type: 'disjunction' }),
  };
  return {
    catalogue,
    say(text, values = {}) {
      const message = known.get(text) ?? read(accentMessage(parseMessage(text)));
      known.set(text, message);
      return message(values);
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
function accentMessage(message: readonly MessageFormatElement[]): MessageFormatElement[] {
  return message.map((element) => {
    if (isLiteralElement(element)) return { ...element, value: accent(element.value) };
    return isSelectElement(element) || isPluralElement(element) ? { ...element, options: accentForms(element.options) } : element;
  });
}

const accentForms = (options: Readonly<Record<string, PluralOrSelectOption>>): Record<string, PluralOrSelectOption> =>
  Object.fromEntries(Object.entries(options).map(([form, option]) => [form, { ...option, value: accentMessage(option.value) }]));

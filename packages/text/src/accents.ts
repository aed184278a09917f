/** The pseudo-locale: letters of messages get accents, letters of values do not. */
import type { IntlMessageFormat } from 'intl-messageformat';

type Message = ReturnType<IntlMessageFormat['getAst']>;
type Element = Message[number];

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = [...'áƀćđéƒǧħíĵķłɱńóƥɋřšŧúṽŵẋýžÁƁĆĐÉƑǦĦÍĴĶŁṀŃÓƤɊŘŠŦÚṼŴẊÝŽ'];

/** The number of the library for elements that are plain text. */
const LITERAL = 0;

export const accent = (text: string): string => text.replace(/[A-Za-z]/g, (letter) => ACCENTED[PLAIN.indexOf(letter)]);

/** A read message with accents on its own text, in all its plural and select forms. */
export function accentMessage(message: Message): Message {
  return message.map((element): Element => {
    if ('options' in element) {
      const options = Object.entries(element.options).map(([key, option]) => [key, { ...option, value: accentMessage(option.value) }]);
      return { ...element, options: Object.fromEntries(options) } as Element;
    }
    return element.type === LITERAL ? ({ ...element, value: accent(element.value) } as Element) : element;
  });
}

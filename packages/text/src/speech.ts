/**
 * Messages of one language made into text: ICU MessageFormat with the plural rules, numbers and lists of its locale.
 *
 * A select without a form for its value throws instead of falling silent, so that no language can miss a case unnoticed.
 */
import { IntlMessageFormat } from 'intl-messageformat';
import { accent, accentMessage } from './accents.ts';
import type { Catalogue } from './catalogue.ts';
import { CATALOGUES, type Language } from './languages.ts';

export type Values = Readonly<Record<string, string | number>>;

export interface Speech {
  readonly catalogue: Catalogue;
  say(message: string, values?: Values): string;
  /** `and`: 1, 2 and 3; `or`: 1, 2 or 3. */
  list(items: readonly string[], word?: 'and' | 'or'): string;
}

/** `en-XA` is English with accents on every letter that comes from the catalogue: what has none is hard-coded. For tests and developers. */
export type SpeechLanguage = Language | 'en-XA';

export function createSpeech(language: SpeechLanguage): Speech {
  const pseudo = language === 'en-XA';
  const { catalogue, locale } = CATALOGUES[pseudo ? 'en' : language];
  return speechOf(catalogue, locale, pseudo);
}

/** Speech from any catalogue. Each message is read when it is first said. */
export function speechOf(catalogue: Catalogue, locale: string, pseudo = false): Speech {
  const known = new Map<string, IntlMessageFormat>();
  const lists = {
    and: new Intl.ListFormat(locale, { type: 'conjunction' }),
    or: new Intl.ListFormat(locale, { type: 'disjunction' }),
  };
  const read = (text: string): IntlMessageFormat => {
    const message = new IntlMessageFormat(text, locale, undefined, { ignoreTag: true, requiresOtherClause: false });
    return pseudo ? new IntlMessageFormat(accentMessage(message.getAst()), locale) : message;
  };
  return {
    catalogue,
    say(text, values = {}) {
      const message = known.get(text) ?? read(text);
      known.set(text, message);
      return String(message.format(values));
    },
    list(items, word = 'and') {
      if (!pseudo) return lists[word].format(items);
      return lists[word]
        .formatToParts(items)
        .map(({ type, value }) => (type === 'literal' ? accent(value) : value))
        .join('');
    },
  };
}

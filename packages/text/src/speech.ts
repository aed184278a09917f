/**
 * Messages of one language made into text: ICU MessageFormat with the plural rules, numbers and lists of its locale.
 *
 * A select without a form for its value throws instead of falling silent, so that no language can miss a case unnoticed.
 */
import { IntlMessageFormat } from 'intl-messageformat';
import type { Catalogue } from './catalogue.ts';
import { CATALOGUES, type Language } from './languages.ts';

export type Values = Readonly<Record<string, string | number>>;

export interface Speech {
  readonly catalogue: Catalogue;
  say(message: string, values?: Values): string;
  /** `and`: 1, 2 and 3; `or`: 1, 2 or 3. */
  list(items: readonly string[], word?: 'and' | 'or'): string;
}

const spoken = new Map<Language, Speech>();

/** The speech of a language, one for all tables, so that no message is read twice. */
export function createSpeech(language: Language): Speech {
  const { catalogue, locale } = CATALOGUES[language];
  const speech = spoken.get(language) ?? speechOf(catalogue, locale);
  spoken.set(language, speech);
  return speech;
}

/** Speech from any catalogue. Each message is read when it is first said. */
export function speechOf(catalogue: Catalogue, locale: string): Speech {
  const known = new Map<string, IntlMessageFormat>();
  const lists = {
    and: new Intl.ListFormat(locale, { type: 'conjunction' }),
    or: new Intl.ListFormat(locale, { type: 'disjunction' }),
  };
  return {
    catalogue,
    say(text, values = {}) {
      const message = known.get(text) ?? new IntlMessageFormat(text, locale, undefined, { ignoreTag: true, requiresOtherClause: false });
      known.set(text, message);
      return String(message.format(values));
    },
    list: (items, word = 'and') => lists[word].format(items),
  };
}

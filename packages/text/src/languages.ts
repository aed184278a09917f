/** The languages there are. A new one is a file in `languages/` and a line here, and the same for the rules in `rules/` and `rules.ts`. */
import type { Catalogue } from './catalogue.ts';
import { en } from './languages/en.ts';

export const LANGUAGES = ['en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The locale gives plural rules, numbers and lists. Our English is British. */
export const CATALOGUES: Readonly<Record<Language, { readonly catalogue: Catalogue; readonly locale: string }>> = {
  en: { catalogue: en, locale: 'en-GB' },
};

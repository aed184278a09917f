/** The languages there are. A new one is a file in `languages/` and a line here, and the same for the rules in `rules/` and `rules.ts`. */
import type { Catalogue } from './catalogue.ts';
import { de } from './languages/de.ts';
import { en } from './languages/en.ts';
import { fr } from './languages/fr.ts';
import { pl } from './languages/pl.ts';

export const LANGUAGES = ['en', 'fr', 'pl', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

/** The locale gives plural rules, numbers and lists. Our English is British. */
export const CATALOGUES: Readonly<Record<Language, { readonly catalogue: Catalogue; readonly locale: string }>> = {
  en: { catalogue: en, locale: 'en-GB' },
  fr: { catalogue: fr, locale: 'fr-FR' },
  pl: { catalogue: pl, locale: 'pl-PL' },
  de: { catalogue: de, locale: 'de-DE' },
};

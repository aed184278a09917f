/**
 * The catalogues of all languages. A new language is a file in `languages/` and lines in `locales.ts`, here and in `web/speaker.ts`, and the same
 * for the rules in `rules/` and `rules.ts`.
 */
import type { Catalogue } from './catalogue.ts';
import { de } from './languages/de.ts';
import { en } from './languages/en.ts';
import { fr } from './languages/fr.ts';
import { pl } from './languages/pl.ts';
import type { Language } from './locales.ts';

export { LANGUAGES, type Language } from './locales.ts';

export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en, fr, pl, de };

/**
 * The messages of all languages. A new language is a file in `languages/` with its folder, lines in `locales.ts`, here and in `web/speaker.ts`, and
 * the same for the rules in `rules/` and `rules.ts`.
 */
import type { Catalogue } from './catalogue.ts';
import type { FaultMessages } from './fault-messages.ts';
import { faults as deFaults } from './languages/de/faults.ts';
import { pictures as dePictures } from './languages/de/pictures.ts';
import { de } from './languages/de.ts';
import { faults as enFaults } from './languages/en/faults.ts';
import { pictures as enPictures } from './languages/en/pictures.ts';
import { en } from './languages/en.ts';
import { faults as frFaults } from './languages/fr/faults.ts';
import { pictures as frPictures } from './languages/fr/pictures.ts';
import { fr } from './languages/fr.ts';
import { faults as plFaults } from './languages/pl/faults.ts';
import { pictures as plPictures } from './languages/pl/pictures.ts';
import { pl } from './languages/pl.ts';
import type { Language } from './locales.ts';
import type { PictureMessages } from './position/messages.ts';

export { LANGUAGES, type Language } from './locales.ts';

export const CATALOGUES: Readonly<Record<Language, Catalogue>> = { en, fr, pl, de };

export const FAULT_MESSAGES: Readonly<Record<Language, FaultMessages>> = { en: enFaults, fr: frFaults, pl: plFaults, de: deFaults };

export const PICTURE_MESSAGES: Readonly<Record<Language, PictureMessages>> = {
  en: enPictures,
  fr: frPictures,
  pl: plPictures,
  de: dePictures,
};

/** The messages of the catalogue of a language, and those that stand beside it, with the same speech to say them. */
import type { Catalogue } from '../src/catalogue.ts';
import type { FaultMessages } from '../src/fault-messages.ts';
import { CATALOGUES, FAULT_MESSAGES, type Language, PICTURE_MESSAGES } from '../src/languages.ts';
import type { PictureMessages } from '../src/position/messages.ts';

export type WholeMessages = Catalogue & FaultMessages & PictureMessages;

export const wholeMessages = (language: Language): WholeMessages => ({
  ...CATALOGUES[language],
  ...FAULT_MESSAGES[language],
  ...PICTURE_MESSAGES[language],
});

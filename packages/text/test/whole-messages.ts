/** The messages of a language's catalogue, and those of other subjects about a game. */

import type { Explanations } from '../src/explanations/rule-words.ts';
import type { FaultMessages } from '../src/faults/fault-words.ts';
import type { OriginMessages } from '../src/files/edition-words.ts';
import type { Catalogue } from '../src/languages/en.ts';
import { CATALOGUES, EXPLANATIONS, FAULT_MESSAGES, ORIGIN_MESSAGES, PICTURE_MESSAGES } from '../src/languages.ts';
import type { PictureMessages } from '../src/positions/pictures/picture-speech.ts';
import type { Language } from '../src/speech/locales.ts';

export interface WholeMessages extends Catalogue, Explanations, OriginMessages {
  readonly faults: FaultMessages;
  readonly pictures: PictureMessages;
}

export function wholeMessages(language: Language): WholeMessages {
  const { origin, editionGroup } = ORIGIN_MESSAGES[language];
  return {
    ...CATALOGUES[language],
    ...EXPLANATIONS[language],
    origin,
    editionGroup,
    faults: FAULT_MESSAGES[language],
    pictures: PICTURE_MESSAGES[language],
  };
}

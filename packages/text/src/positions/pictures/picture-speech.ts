/** A speech with the messages of pictures, which its catalogue does not have. */

import type { Translated } from '../../speech/variables.ts';
import type { pictures } from '../en.ts';

export type PictureMessages = Translated<typeof pictures>;

import type { Speech } from '../../speech/speech.ts';

export interface PictureSpeech extends Speech {
  readonly pictures: PictureMessages;
}

/** A speech with the messages of pictures, which its catalogue does not have. */
import type { Speech } from '../speech.ts';
import type { PictureMessages } from './messages.ts';

export interface PictureSpeech extends Speech {
  readonly pictures: PictureMessages;
}

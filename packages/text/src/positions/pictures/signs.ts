/** The signs of the pictures. They are the same in all languages, except for the letters of the colours. */
import { type BuildingColour, NONE, parseBonus, type ResourceColour } from '@tabannusi/engine';
import type { PictureSpeech } from './picture-speech.ts';

/** Marks an empty place. */
export const NOTHING = '-';

/** Returns the number of a seat, as in pictures. */
export const seatSign = (seat: number): string => String(seat + 1);

/** The numbers of the seats that pass a test, without blanks between them, because there are at most four. */
export const seatSigns = (names: readonly string[], test: (seat: number) => boolean): string =>
  names.flatMap((_, seat) => (test(seat) ? [seatSign(seat)] : [])).join('');

/** A House space: the House of a seat or, if there is none, what the space shows. */
export const houseSign = (owner: number, shown: string): string => (owner === NONE ? shown : `^${seatSign(owner)}`);

const letterOf = (speech: PictureSpeech, colour: ResourceColour): string => speech.say(speech.pictures.colourLetter[colour]);

/** Returns the code of a bonus, with the language's letter for the colour of a die. */
export function bonusSign(speech: PictureSpeech, code: string): string {
  const colour = parseBonus(code)?.colour ?? null;
  return colour === null ? code : `${letterOf(speech, colour)}+`;
}

export const crateSign = (speech: PictureSpeech, colour: ResourceColour): string => `#${letterOf(speech, colour)}`;

/** A step on the track of a colour. */
export const stepSign = (speech: PictureSpeech, colour: BuildingColour): string => `m${letterOf(speech, colour)}`;

/** The code of 1 Gold. */
export const GOLD_SIGN = 'au';

/** The signs of the pictures, the same in all languages but for the letters of the colours. */
import { type BuildingColour, NONE, parseBonus, type ResourceColour } from '@tabannusi/engine';
import type { PictureSpeech } from './picture-speech.ts';

/** Where nothing is, or nothing is left. */
export const NOTHING = '-';

/** The number of a seat, as pictures write it. */
export const seatSign = (seat: number): string => String(seat + 1);

/** The numbers of the seats that a test picks, together; players are four at most, so no blank is needed. */
export const seatSigns = (names: readonly string[], test: (seat: number) => boolean): string =>
  names.flatMap((_, seat) => (test(seat) ? [seatSign(seat)] : [])).join('');

/** What lies on a House space: the House of a seat, or else what the space shows. */
export const houseSign = (owner: number, shown: string): string => (owner === NONE ? shown : `^${seatSign(owner)}`);

const letterOf = (speech: PictureSpeech, colour: ResourceColour): string => speech.say(speech.pictures.colourLetter[colour]);

/** The code of a bonus, with the letter that the language has for the colour of a die. */
export function bonusSign(speech: PictureSpeech, code: string): string {
  const colour = parseBonus(code)?.colour ?? null;
  return colour === null ? code : `${letterOf(speech, colour)}+`;
}

export const crateSign = (speech: PictureSpeech, colour: ResourceColour): string => `#${letterOf(speech, colour)}`;

/** A step on the track of a colour. */
export const stepSign = (speech: PictureSpeech, colour: BuildingColour): string => `m${letterOf(speech, colour)}`;

/** The code of 1 Gold. */
export const GOLD_SIGN = 'au';

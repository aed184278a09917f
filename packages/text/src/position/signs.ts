/** The signs of the pictures, the same in all languages but for the letters of the colours. */
import { type BuildingColour, NONE, type ResourceColour } from '@tabannusi/engine';
import type { Speech } from '../speech.ts';

/** Where nothing is, or nothing is left. */
export const NOTHING = '-';

/** The number of a seat, as pictures write it. */
export const seatSign = (seat: number): string => String(seat + 1);

/** The numbers of the seats that a test picks, together; players are four at most, so no blank is needed. */
export const seatSigns = (names: readonly string[], test: (seat: number) => boolean): string =>
  names.flatMap((_, seat) => (test(seat) ? [seatSign(seat)] : [])).join('');

/** What lies on a House space: the House of a seat, or else what the space shows. */
export const houseSign = (owner: number, shown: string): string => (owner === NONE ? shown : `^${seatSign(owner)}`);

export const crateSign = (speech: Speech, colour: ResourceColour): string => `#${speech.say(speech.catalogue.colourLetter[colour])}`;

/** A step on the track of a colour. */
export const stepSign = (speech: Speech, colour: BuildingColour): string => `m${speech.say(speech.catalogue.colourLetter[colour])}`;

/** The code of 1 Gold. */
export const GOLD_SIGN = 'au';

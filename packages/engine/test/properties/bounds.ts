/** The greatest length of a game and depth of its stack, from the sizes of the edition. */
import { DISTRICTS, HARBORMASTER_COUNT } from '../../src/model/ids.ts';
import type { Setting } from '../../src/model/setting.ts';

/**
 * Turns of a game. Each takes a die off a Barge; Barges are filled by the first roll and by scorings, of which the Time track allows so
 * many before the end is triggered; less than two rounds follow. This needs a Barge that is never empty when a turn begins.
 */
export function turnBound({ dicePerColour, timeSpaces, players }: Setting): number {
  return dicePerColour * (DISTRICTS + timeSpaces) + 2 * players;
}

/**
 * Questions to seats in a game. A turn asks for pawns, die, destination, up to two actions and its end; an action for what it does, a
 * payment and what it uncovers, or up to three Projects with a bonus and a payment each; a construct for up to eight Garden steps, with a
 * supply die each, and for what its Ships offer; a scoring for its order and for supply dice. That is less than 60. A refill asks for its
 * payment and for a second Crate, and what was asked is asked again; so it is after each Decree and Harbormaster, of which a game has few.
 * Parts of a Gardening are limited by the tiles: each is bought and paid, laid or placed on a space, and a Garden may have a bonus that asks
 * and is paid.
 */
export function questionBound(setting: Setting): number {
  const { stocks, specialFaces, crateSlots, players } = setting;
  return (
    (60 + 4 * crateSlots) * turnBound(setting) +
    12 * (players + HARBORMASTER_COUNT) +
    4 * (stocks.regularWater + specialFaces.length) +
    7 * stocks.gardens
  );
}

/**
 * Frames on the stack: turn, action, what may follow a construct, the Gardening of TILE-S08; in its window DEC-01 with the Gardening of its
 * own House; in that a Garden with the step of BON-14 and its payment; in the window of that DEC-05 with the question and two cards to be
 * drawn for it. Nothing else leads from a window to a window.
 */
export const DEEPEST_STACK = 13;

/** How long a game can be and how deep its stack, from the sizes of the edition. */
import { DISTRICTS } from '../../src/model/ids.ts';
import type { Setting } from '../../src/model/setting.ts';

/**
 * Turns of a game. Each takes a die off a Barge; Barges are filled by the first roll and by scorings, of which the Time track allows so
 * many before the end is triggered; less than two rounds follow. This needs a Barge that is never empty when a turn begins.
 */
export function turnBound({ dicePerColour, timeSpaces, players }: Setting): number {
  return dicePerColour * (DISTRICTS + timeSpaces) + 2 * players;
}

/**
 * Questions to seats in a game. A turn asks for pawns, die, destination, up to two actions and its end; an action for a colour and a
 * payment, or up to three Projects with a bonus and a payment each; a construct for up to eight Garden steps, with a supply die each, and a
 * Ship; a scoring for its order and for supply dice. That is less than 60. A refill asks for its payment, and what was asked is asked
 * again. Parts of a Gardening are limited by the tiles: each is bought and paid, laid or placed on a space, and a Garden may have a bonus
 * that asks and is paid.
 */
export function questionBound(setting: Setting): number {
  const { stocks, specialFaces, edition } = setting;
  return (
    (60 + 3 * edition.playerBoard.crateSlots) * turnBound(setting) + 4 * (stocks.regularWater + specialFaces.length) + 7 * stocks.gardens
  );
}

/** Frames on the stack: turn, action, Gardening, the tile that is bought, its payment and a refill, with one to spare. */
export const DEEPEST_STACK = 7;

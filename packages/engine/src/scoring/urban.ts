/**
 * Which Urban cards a player fulfils. Each asks for a minimum of the player's Houses in some of Districts 1-3 and the Port (URB-01, C-48),
 * whatever the colour and size of their Buildings (URB-02). Each House counts for one card only (URB-03).
 */
import { COMMON_DISTRICTS, URBAN_DISTRICTS } from '../model/ids.ts';
import { isBuilding, ownerOf } from '../model/pieces.ts';
import { type State, URBAN_HELD } from '../model/state.ts';
import { completedCardValue } from '../tiles/ziggurat-tiles.ts';

/** Returns the cards that a seat holds: one from set-up, one from each of DEC-05 and HM-B9, and briefly the one that it will put back. */
export function heldUrbanCards({ urban }: State, seat: number): number[] {
  const held: number[] = [];
  for (let card = 0; card < urban.length; card++) if (urban[card] === URBAN_HELD + seat) held.push(card);
  return held;
}

/**
 * The held cards that would score if the game ended now: the set with the most VP, counting the cards' own and those of Z09 (A-96). Every
 * set is tried. Of equal sets the last is used, so that no card is left out that could also be fulfilled.
 */
export function fulfilledUrbanCards(state: State, seat: number): number[] {
  const held = heldUrbanCards(state, seat);
  const houses = housesByDistrict(state, seat);
  const extra = completedCardValue(state, seat);
  let best: number[] = [];
  let most = 0;
  for (let choice = 1; choice < 1 << held.length; choice++) {
    const cards = held.filter((_, index) => (choice & (1 << index)) !== 0);
    const vp = cards.reduce((sum, card) => sum + state.setting.urbanVp[card] + extra, 0);
    if (vp < most || !suffices(state, houses, cards, state.urbanIgnored[seat])) continue;
    best = cards;
    most = vp;
  }
  return best;
}

/** The player's Houses in the Districts that Urban cards ask about. In Districts 1-3, each space that names a Building has one House. */
function housesByDistrict(state: State, seat: number): number[] {
  const { piece, detail, setting } = state;
  const houses = Array.from({ length: COMMON_DISTRICTS }, (_, district) => {
    let count = 0;
    for (const space of setting.gridSpaces[district]) {
      if (detail[space] === space && isBuilding(piece[space]) && ownerOf(piece[space]) === seat) count++;
    }
    return count;
  });
  return [...houses, state.ownPortHouses[seat]];
}

/**
 * Whether Houses can be assigned so that each card lacks at most `ignored` of those it asks for, in any of its Districts.
 *
 * They can if, and only if, every group of Districts has as many Houses as the cards ask for there, less the Houses that each card may
 * lack. (This is necessary, because each House counts once. It is sufficient by the max-flow min-cut theorem, applied from cards to
 * Districts.)
 */
function suffices({ setting }: State, houses: readonly number[], cards: readonly number[], ignored: number): boolean {
  for (let group = 1; group < 1 << URBAN_DISTRICTS; group++) {
    let left = sumOf(houses, 0, group);
    for (const card of cards) left -= Math.max(0, sumOf(setting.urbanHouses, card * URBAN_DISTRICTS, group) - ignored);
    if (left < 0) return false;
  }
  return true;
}

/** The sum over the Districts of a group (bit d for District d) of the numbers that start at index `from`. */
function sumOf(numbers: ArrayLike<number>, from: number, group: number): number {
  let sum = 0;
  for (let district = 0; district < URBAN_DISTRICTS; district++) if ((group & (1 << district)) !== 0) sum += numbers[from + district];
  return sum;
}

/**
 * Which Urban cards a player fulfils. Each asks for own Houses in some of Districts 1-3 and the Port, at least so many (URB-01, C-48),
 * whatever the colour and size of the Buildings they stand on (URB-02); each House serves one card only (URB-03).
 */
import { COMMON_DISTRICTS, URBAN_DISTRICTS } from '../model/ids.ts';
import { isBuilding, ownerOf } from '../model/pieces.ts';
import { type State, URBAN_HELD } from '../model/state.ts';
import { completedCardValue } from '../tiles/ziggurat-tiles.ts';

/** The cards a seat holds: one from set-up, one each by DEC-05 and HM-B9, and for a moment the one it will put back. */
export function heldUrbanCards({ urban }: State, seat: number): number[] {
  const held: number[] = [];
  for (let card = 0; card < urban.length; card++) if (urban[card] === URBAN_HELD + seat) held.push(card);
  return held;
}

/**
 * The held cards that score if the game ended now: those that give the most VP, their own and Z09's together (A-96). Every choice of cards
 * is tried. Of choices that give the same the last is taken, so that no card is left out that could be fulfilled too.
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

/** Own Houses in the Districts that Urban cards ask about. In Districts 1-3 there is one to each space that names a Building. */
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
 * Whether Houses can be shared out so that each card lacks at most `ignored` of those it asks for, in whichever of its Districts.
 *
 * They can if, and only if, in every group of Districts there are as many Houses as the cards ask for there, each less the Houses it may
 * lack. (That they must be is plain. That it is enough is the theorem of the greatest flow and the smallest cut, from cards to Districts.)
 */
function suffices({ setting }: State, houses: readonly number[], cards: readonly number[], ignored: number): boolean {
  for (let group = 1; group < 1 << URBAN_DISTRICTS; group++) {
    let left = sumOf(houses, 0, group);
    for (const card of cards) left -= Math.max(0, sumOf(setting.urbanHouses, card * URBAN_DISTRICTS, group) - ignored);
    if (left < 0) return false;
  }
  return true;
}

/** Sum over the Districts of a group (bit d for District d) of the numbers that begin at a place. */
function sumOf(numbers: ArrayLike<number>, from: number, group: number): number {
  let sum = 0;
  for (let district = 0; district < URBAN_DISTRICTS; district++) if ((group & (1 << district)) !== 0) sum += numbers[from + district];
  return sum;
}

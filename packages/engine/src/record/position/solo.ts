/**
 * The Bot's things: its cards, the markers on the Automa Urban card, the Automa tiles in the bag and at the Numbers, and the resets made so
 * far.
 */
import { LIMITS } from '../../edition/limits.ts';
import { BUILDING_COLOURS } from '../../edition/types.ts';
import { resetsDue } from '../../model/automa.ts';
import { automaTiles, coverNumber, tilesAt } from '../../model/automa-tiles.ts';
import { DISTRICTS, NONE, NUMBER_STRIDE, NUMBERS } from '../../model/ids.ts';
import { AUTOMA_COVERED, AUTOMA_DECK, AUTOMA_LEFT, AUTOMA_RIGHT, type State } from '../../model/state.ts';
import { tilesSetAside } from '../../solo/start.ts';
import type { At } from './at.ts';
import { usualAutomaMarkers } from './automa-markers.ts';
import type { Position, SoloEntry } from './format.ts';
import { isSame, readAmounts, writeAmounts } from './goods.ts';
import { isScoringTurn, scoringsOver } from './progress.ts';
import { keepNumber, type Reading } from './reading.ts';

const MOST_RESETS = 2;

export function writeSolo(state: State, base: State): Pick<Position, 'solo'> {
  if (state.setting.solo === null) return {};
  const markers = usualAutomaMarkers(state, base);
  const solo: SoloEntry = {
    ...(!isSame(state.automaCards, base.automaCards) && { cards: writeCards(state) }),
    ...(!isSame(state.automaMarkers, markers) && { markers: [...state.automaMarkers] }),
    ...(!isSame(state.automaBag, usualBag(state, base)) && { bag: writeAmounts(BUILDING_COLOURS, state.automaBag) ?? {} }),
    ...(!isSame(state.numberTiles, base.numberTiles) && { numbers: writeNumbers(state) }),
    ...(state.automaResets[0] !== usualResets(state) && { resets: state.automaResets[0] }),
  };
  return Object.keys(solo).length === 0 ? {} : { solo };
}

function writeCards({ automaCards }: State): NonNullable<SoloEntry['cards']> {
  const [left, right] = [automaCards.indexOf(AUTOMA_LEFT) + 1, automaCards.indexOf(AUTOMA_RIGHT) + 1];
  const covered = [...automaCards].flatMap((place, card) => (place === AUTOMA_COVERED ? [card + 1] : []));
  return { ...(left > 0 && { left }), ...(right > 0 && { right }), ...(covered.length > 0 && { covered }) };
}

const writeNumbers = (state: State): NonNullable<SoloEntry['numbers']> =>
  Array.from({ length: NUMBERS }, (_, number) => {
    const from = number * NUMBER_STRIDE;
    return Array.from(state.numberTiles.subarray(from, from + tilesAt(state, number)), (tile) => BUILDING_COLOURS[tile - 1]);
  });

/** Reads into a copy of the standard set-up that already has its Decrees. */
export function readSolo(at: At, reading: Reading): void {
  const { state, base } = reading;
  const isWritten = at.isObject(['cards', 'markers', 'bag', 'numbers', 'resets']);
  if (state.setting.solo === null) {
    if (!at.absent) at.refuse('notHere', null, 'SOLO-01');
    return;
  }
  if (isWritten) {
    readCards(at.key('cards'), state);
    at.key('markers')
      .list(DISTRICTS, DISTRICTS)
      .forEach((entry, district) => {
        keepNumber(reading, `automaMarkers ${district}`, entry, 0, LIMITS.automaMarkers.max);
      });
    readNumbers(at.key('numbers'), state);
    keepNumber(reading, 'resets', at.key('resets'), 0, MOST_RESETS);
  }
  const bag = isWritten ? at.key('bag') : at;
  if (isWritten && !bag.absent) {
    state.automaBag.fill(0);
    readAmounts(bag, BUILDING_COLOURS, state.automaBag, NUMBER_STRIDE);
  } else state.automaBag.set(usualBag(state, base));
}

/** If cards are written, all others are in the deck. */
function readCards(at: At, { automaCards }: State): void {
  if (!at.isObject(['left', 'right', 'covered'])) return;
  automaCards.fill(AUTOMA_DECK);
  const put = (entry: At, place: number): void => {
    const card = (entry.whole(1, automaCards.length) ?? 0) - 1;
    if (card < 0) return;
    if (automaCards[card] !== AUTOMA_DECK) entry.refuse('repeated');
    automaCards[card] = place;
  };
  put(at.key('left'), AUTOMA_LEFT);
  put(at.key('right'), AUTOMA_RIGHT);
  for (const entry of at.key('covered').list(0, automaCards.length)) put(entry, AUTOMA_COVERED);
}

/** For each Number its tiles from the lowest to the uppermost. */
function readNumbers(at: At, state: State): void {
  const piles = at.list(NUMBERS, NUMBERS);
  if (piles.length > 0) state.numberTiles.fill(0);
  piles.forEach((pile, number) => {
    for (const entry of pile.list(0, NUMBER_STRIDE - 1)) {
      const colour = entry.oneOf(BUILDING_COLOURS);
      if (colour !== undefined) coverNumber(state, number, colour);
    }
  });
}

/** What set-up puts into the bag, without the tiles at the Numbers (SOLO-07). */
function usualBag(state: State, base: State): Uint8Array {
  const bag = new Uint8Array(BUILDING_COLOURS.length);
  if (!areTilesDealt(base) || isDecreeLacking(state)) return bag;
  return bag.map((_, colour) => Math.max(0, tilesSetAside(state, colour) - automaTiles(state, colour) + state.automaBag[colour]));
}

/** Such a position is refused later. */
export const isDecreeLacking = ({ decrees, setting }: State): boolean => decrees.subarray(0, setting.players).includes(NONE);

/** Returns whether set-up has already filled the bag. */
export const areTilesDealt = (base: State): boolean => BUILDING_COLOURS.some((_, colour) => automaTiles(base, colour) > 0);

const usualResets = (state: State): number => resetsDue(scoringsOver(state));

/**
 * Derives the markers, of which there may be fewer than usual, and the resets, unless a scoring of the present turn makes one due
 * (SOLO-42).
 */
export function deriveSolo({ state, base, numbers, faults }: Reading): void {
  if (state.setting.solo === null) return;
  usualAutomaMarkers(state, base).forEach((usual, district) => {
    const written = numbers.get(`automaMarkers ${district}`);
    if (written !== undefined && written.count > usual) {
      faults.add('tooMany', written.at.path, written.count, { min: 0, max: usual }, 'SOLO-05');
    }
    state.automaMarkers[district] = written?.count ?? usual;
  });
  const due = usualResets(state);
  const resets = numbers.get('resets');
  const least = isScoringTurn(state) ? 0 : due;
  if (resets !== undefined && (resets.count < least || resets.count > due)) {
    faults.add('contradicts', resets.at.path, resets.count, { min: least, max: due }, 'SOLO-42');
  }
  state.automaResets[0] = resets?.count ?? due;
}

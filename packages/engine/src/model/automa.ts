/** Reads the Bot's cards: the two open ones, and the row of the right card that the left card's arrow points at (SOLO-17, SOLO-18). */
import { CARD_ROWS, DISTRICTS } from './ids.ts';
import type { RuleId } from './rule-ids.ts';
import { KING, type SoloSetting } from './solo-setting.ts';
import { AUTOMA_DECK, AUTOMA_LEFT, AUTOMA_RIGHT, type State } from './state.ts';

/** Returns the setting of the solo game; call it only if the Bot plays. */
export function soloOf({ setting }: State): SoloSetting {
  if (setting.solo === null) throw new Error('solo: no Bot plays in this game');
  return setting.solo;
}

export const leftCard = (state: State): number => state.automaCards.indexOf(AUTOMA_LEFT);
export const rightCard = (state: State): number => state.automaCards.indexOf(AUTOMA_RIGHT);
export const isDeckEmpty = (state: State): boolean => !state.automaCards.includes(AUTOMA_DECK);

/** Returns the sum of the numbers at the top of both cards. */
export function sumOfCards(state: State): number {
  const { cardNumbers } = soloOf(state);
  return cardNumbers[leftCard(state)] + cardNumbers[rightCard(state)];
}

/** Returns the row of the right card that the left card's arrow points at. */
export const arrowRow = (state: State): number => soloOf(state).cardArrows[leftCard(state)];

const pointedAt = (state: State): number => CARD_ROWS * rightCard(state) + arrowRow(state);

export const currentSymbol = (state: State): number => soloOf(state).cardSymbols[pointedAt(state)];
/** Returns the Number of the row that the arrow points at, from 0. */
export const currentNumber = (state: State): number => soloOf(state).cardColourNumbers[pointedAt(state)];
export const isKing = (state: State): boolean => currentSymbol(state) === KING;

/** Takes a marker off a District of the Automa Urban card, if there is one. */
export function removeAutomaMarker(state: State, district: number, rule: RuleId): void {
  if (state.automaMarkers[district] === 0) return;
  state.automaMarkers[district]--;
  state.events?.push({ event: 'automaMarkerRemoved', rule, district: district + 1 });
}

/**
 * The number of resets of cards and tiles that are due after this many scorings in the game: one after the first, one after the third
 * (SOLO-42).
 */
export const resetsDue = (scorings: number): number => (scorings >= 1 ? 1 : 0) + (scorings >= 3 ? 1 : 0);

export function hasAutomaMarkers(state: State): boolean {
  for (let district = 0; district < DISTRICTS; district++) if (state.automaMarkers[district] > 0) return true;
  return false;
}

/** Automa cards in words. */
import type { AutomaCard, Setting } from '@tabannusi/engine';
import { at } from '../speech/at.ts';
import type { Speech } from '../speech/speech.ts';

export const NUMBER_NAMES = ['I', 'II', 'III'] as const;

/** Automa cards count from 1. */
export const automaCardOf = ({ edition }: Setting, automaCard: number): AutomaCard => at(edition.solo.automaCards, automaCard - 1);

/** Everything that a card shows. */
export function cardFace(speech: Speech, card: AutomaCard): string {
  const { automa } = speech.catalogue;
  const rows = speech.list(card.rows.map((row) => rowWords(speech, row)));
  return speech.say(automa.face, { cardNumber: card.number, rows, arrow: card.arrow, bonus: footWords(speech, card) });
}

export const rowWords = (speech: Speech, { action, symbol, colourNumber }: AutomaCard['rows'][number]): string =>
  speech.say(speech.catalogue.automa.row, { letter: action, symbol, number: at(NUMBER_NAMES, colourNumber - 1) });

/** Returns the bonus at the foot of a card. */
export const footWords = (speech: Speech, { bonus }: AutomaCard): string => speech.say(speech.catalogue.automa.foot, { bonus });

/** Returns the number of markers on each District of the Automa Urban card. */
export const markersSentence = (speech: Speech, markers: readonly number[]): string =>
  speech.say(speech.catalogue.automa.markers, { counts: speech.list(markers.map(String)) });

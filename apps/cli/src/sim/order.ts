import { createSetting, type Edition, type King, REFERENCE_EDITION, type Setting } from '@tabannusi/engine';

/** What is to be simulated. A game is named by the seed and its number, and seats rotate with the number: nothing else decides how it goes. */
export interface Order {
  /** Who decides; with a king one, against the Bot. */
  readonly players: number;
  readonly king?: King | undefined;
  readonly games: number;
  readonly seed: string;
  /** One for each of them; the same may sit at several seats. */
  readonly bots: readonly string[];
  /** On what they play; without it the reference edition. */
  readonly edition?: Edition | undefined;
  /** How much our own bots may think over a question; without it as much as they do by themselves. */
  readonly iterations?: number | undefined;
}

export const editionOf = ({ edition = REFERENCE_EDITION }: Order): Edition => edition;

export const settingOf = (order: Order): Setting => createSetting(editionOf(order), order.players, {}, order.king);

/** Games count from 1. */
export const gameName = ({ seed }: Order, number: number): string => `${seed} ${number}`;

/** Which bots sit where in a game: in as many games as there are players, everybody sits everywhere once. */
export const botsOf = ({ bots }: Order, number: number): string[] => bots.map((_, seat) => bots[(seat + number - 1) % bots.length] ?? '');

/** The bots for so many seats: too few are repeated in order. */
export const seated = (bots: readonly string[], players: number): string[] =>
  Array.from({ length: players }, (_, seat) => bots[seat % bots.length] ?? '');

/** Who has each seat of a game: the Bot goes by the name of its king. */
export const seatedIn = (order: Order, number: number): string[] => [...botsOf(order, number), ...kingOf(order)];

/** Each name once, in the order in which they were given. */
export const differentNames = (order: Order): string[] => [...new Set([...order.bots, ...kingOf(order)])];

const kingOf = ({ king }: Order): string[] => (king === undefined ? [] : [king]);

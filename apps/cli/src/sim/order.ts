import { createSetting, type Edition, type King, REFERENCE_EDITION, type Setting } from '@tabannusi/engine';

/** What is to be simulated. A game is determined by the seed and its number alone; the seats rotate with the number. */
export interface Order {
  /** Players who decide; 1 with a king, against the Bot. */
  readonly players: number;
  readonly king?: King | undefined;
  readonly games: number;
  readonly seed: string;
  /** One per player. The same bot may sit at several seats. */
  readonly bots: readonly string[];
  /** The edition; by default the reference edition. */
  readonly edition?: Edition | undefined;
  /** Iterations of our bots per decision; by default each bot's own number. */
  readonly iterations?: number | undefined;
}

export const editionOf = ({ edition = REFERENCE_EDITION }: Order): Edition => edition;

export const settingOf = (order: Order): Setting => createSetting(editionOf(order), order.players, {}, order.king);

/** Games are numbered from 1. */
export const gameName = ({ seed }: Order, number: number): string => `${seed} ${number}`;

/** Returns the bots by seat. In as many games as there are players, every bot sits on every seat once. */
export const botsOf = ({ bots }: Order, number: number): string[] => bots.map((_, seat) => bots[(seat + number - 1) % bots.length] ?? '');

/** Fills the seats with bots, repeating them in order. */
export const seated = (bots: readonly string[], players: number): string[] =>
  Array.from({ length: players }, (_, seat) => bots[seat % bots.length] ?? '');

/** Returns the names by seat; the Bot has the name of its king. */
export const seatedIn = (order: Order, number: number): string[] => [...botsOf(order, number), ...kingOf(order)];

/** Returns each name once, in the given order. */
export const differentNames = (order: Order): string[] => [...new Set([...order.bots, ...kingOf(order)])];

const kingOf = ({ king }: Order): string[] => (king === undefined ? [] : [king]);

/** What is to be simulated. A game is named by the seed and its number, and seats rotate with the number: nothing else decides how it goes. */
export interface Order {
  readonly players: number;
  readonly games: number;
  readonly seed: string;
  /** One for each seat; the same may sit at several. */
  readonly bots: readonly string[];
}

/** Games count from 1. */
export const gameName = ({ seed }: Order, number: number): string => `${seed} ${number}`;

/** Who sits where in a game: in as many games as there are players, everybody sits everywhere once. */
export const botsOf = ({ bots }: Order, number: number): string[] => bots.map((_, seat) => bots[(seat + number - 1) % bots.length] ?? '');

/** The bots for so many seats: too few are repeated in order. */
export const seated = (bots: readonly string[], players: number): string[] =>
  Array.from({ length: players }, (_, seat) => bots[seat % bots.length] ?? '');

/** Each bot once, in the order in which they were named. */
export const differentBots = ({ bots }: Order): string[] => [...new Set(bots)];

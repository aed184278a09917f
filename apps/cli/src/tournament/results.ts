/** The results of the games, by line-up. */
import { type LineUp, lineUpsOf, type Order } from './order.ts';

/** VP and Gold by seat. More VP is ahead, then more Gold (END-07). */
export type Score = readonly (readonly [vp: number, gold: number])[];

export interface Results {
  readonly lineUp: LineUp;
  /** The scores in order; null for a game still to be played. */
  readonly games: (Score | null)[];
}

export const noResults = (order: Order): Results[] => lineUpsOf(order).map((lineUp) => ({ lineUp, games: [] }));

export const scoreOf = ({ games }: Results, game: number): Score | null => games[game] ?? null;

export function setScore({ games }: Results, game: number, score: Score): void {
  while (games.length <= game) games.push(null);
  games[game] = score;
}

/** Negative if the first seat is ahead, 0 if they share their place. */
export const compareSeats = ([vp, gold]: Score[number], [otherVp, otherGold]: Score[number]): number => otherVp - vp || otherGold - gold;

/** Returns the seats by place; seats that share a place are grouped. */
export function placesOf(score: Score): number[][] {
  const groups = Map.groupBy(score.keys(), (seat) => score.filter((other) => compareSeats(other, score[seat] ?? other) < 0).length);
  return [...groups].sort(([a], [b]) => a - b).map(([, seats]) => seats);
}

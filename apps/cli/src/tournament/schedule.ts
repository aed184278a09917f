/** The games still to be played. They follow from the order and the finished games alone, not from when these were played. */
import { wilson } from '@tabannusi/ai';
import { type Order, seatsIn } from './order.ts';
import { placesOf, type Results, scoreOf } from './results.ts';

/** With a bar: the games of a line-up before the first look, and between two looks. */
const LEAST = 200;
const BETWEEN_LOOKS = 50;

export interface GameToPlay {
  readonly results: Results;
  /** From 0. */
  readonly game: number;
}

/**
 * Returns the games that can be played before the next decision, seed by seed through all line-ups; empty if all are played. Afterwards
 * there may be more.
 */
export function gamesToPlay(order: Order, all: readonly Results[]): GameToPlay[] {
  const missing = all.flatMap((results) =>
    Array.from({ length: wantedOf(order, results) }, (_, game): GameToPlay => ({ results, game })).filter(
      ({ game }) => scoreOf(results, game) === null,
    ),
  );
  return missing.sort((a, b) => Math.floor(a.game / order.players) - Math.floor(b.game / order.players));
}

/** Returns how many games a line-up is known to need: up to the next look, or up to the look that decides. */
export function wantedOf({ games, until }: Order, results: Results): number {
  if (until === null) return games;
  for (let look = LEAST; look < games; look += BETWEEN_LOOKS) {
    const wins = winsOfFirst(results, look);
    if (wins === null) return look;
    const [low, high] = wilson(wins, look);
    if (low > until || high < until) return look;
  }
  return games;
}

/** Returns the wins of the first bot in the first `count` games, a shared one as a half; null if not all are played. */
function winsOfFirst(results: Results, count: number): number | null {
  let wins = 0;
  for (let game = 0; game < count; game++) {
    const score = scoreOf(results, game);
    if (score === null) return null;
    const [best = []] = placesOf(score);
    const seats = seatsIn(results.lineUp, game);
    if (best.some((seat) => seats[seat] === results.lineUp[0])) wins += 1 / best.length;
  }
  return wins;
}

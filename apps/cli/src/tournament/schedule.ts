/** Which games are still to be played. It follows from the order and the games that are there, never from when they were played. */
import { wilson } from '@tabannusi/ai';
import { type Order, seatsIn } from './order.ts';
import { placesOf, type Results, scoreOf } from './results.ts';

/** With a bar a line-up has so many games before the first look, and so many more before the next. */
const LEAST = 200;
const BETWEEN_LOOKS = 50;

export interface GameToPlay {
  readonly results: Results;
  /** From 0. */
  readonly game: number;
}

/**
 * The games that can be played before anything must be decided, seed by seed through all line-ups; none where all is played. Once they are played
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

/** The games that a line-up is known to need: up to the first look that is still to come, or that makes it clear. */
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

/** Wins of the first bot of two in so many games, a shared one as a half; null where not all are played. */
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

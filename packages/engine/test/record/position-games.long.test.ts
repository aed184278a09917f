/** The round trip of positions over very many games. */
import { expect, it } from 'vitest';
import { EDITIONS, overGames, PLAYER_COUNTS } from '../properties/games.ts';
import { checkRoundTrips } from './position-round-trip.ts';

it('every decision of 1,000 games has a position that reads back to the same state', () => {
  let positions = 0;
  for (const edition of [...(Object.keys(EDITIONS) as (keyof typeof EDITIONS)[]), 'random'] as const) {
    for (const players of PLAYER_COUNTS) {
      overGames(
        112,
        (name) => {
          positions += checkRoundTrips(name);
        },
        { edition, players },
      );
    }
  }
  expect(positions).toBeGreaterThan(100_000);
});

/** The round trip of positions over very many games. */
import { expect, it } from 'vitest';
import { REFERENCE_EDITION } from '../../src/edition/reference.ts';
import { EDITIONS, overGames, PLAYER_COUNTS } from '../properties/games.ts';
import { randomEdition } from '../properties/random-edition.ts';
import { overSoloGames, playSolo } from '../properties/solo.ts';
import { checkRoundTrips, roundTripCheck } from './position-round-trip.ts';

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

it('so has every question of 1,000 games against the Bot', () => {
  let positions = 0;
  overSoloGames(250, (king, seed) => {
    const check = roundTripCheck();
    playSolo(
      king,
      seed,
      (state) => {
        check(state);
        positions++;
      },
      seed % 3 === 0 ? randomEdition(seed) : REFERENCE_EDITION,
    );
  });
  expect(positions).toBeGreaterThan(100_000);
});

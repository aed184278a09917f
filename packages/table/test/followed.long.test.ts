/** Every seat and a spectator follow many games beside their table. */
import { expect, test } from 'vitest';
import { DEFAULT_SETTINGS, type Orders } from '../src/index.ts';
import { lotsOf, tableOf } from './drive.ts';
import { followersOf, newTally, playFollowed, withConfirmation } from './followed.ts';

const GAMES = 500;
const ORDERS: readonly Orders[] = [{ steps: 'lowest' }, {}, { dice: ['green', 'blue', 'brown', 'yellow', 'white'] }, { steps: 'decline' }];

test(`${GAMES} games, with undo, confirmation and orders: every followed table shows what the table shows`, () => {
  const first = Math.floor(Math.random() * 1e9);
  const tally = newTally();
  for (let n = 0; n < GAMES; n++) {
    const name = `followed ${first + n}`;
    try {
      const table = tableOf(1 + (n % 4), name, withConfirmation(DEFAULT_SETTINGS, n % 8 < 4));
      const followers = followersOf(table, tally, n % 16 < 8 ? [] : ORDERS.slice(0, table.seats.length));
      const lots = lotsOf(name);
      playFollowed(followers, lots);
    } catch (error) {
      throw new Error(name, { cause: error });
    }
  }
  process.stdout.write(`\nfollowed tables, from ${first} on: ${JSON.stringify({ games: GAMES, ...tally })}\n`);
  expect(tally.steps).toBeGreaterThan(GAMES * 1_000);
  expect(tally.undone).toBeGreaterThan(GAMES * 50);
  expect(tally.endedByChance).toBeGreaterThan(GAMES / 50);
});

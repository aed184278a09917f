/** The long run of undo: fresh seeds, printed with the figures. */
import { expect, it } from 'vitest';
import { EDITIONS, PLAYER_COUNTS } from './games.ts';
import { PLAYER_KINDS } from './random-answers.ts';
import { checkUndo, newTally } from './undo.ts';

const GAMES = 500;

it(`undo and redo in ${GAMES} games`, { timeout: 3_600_000 }, () => {
  const tally = newTally();
  const first = Math.floor(Math.random() * 1e9);
  const kinds = (Object.keys(EDITIONS) as (keyof typeof EDITIONS)[]).flatMap((edition) =>
    PLAYER_COUNTS.flatMap((players) => PLAYER_KINDS.map((player) => ({ edition, players, player }))),
  );
  for (let n = 0; n < GAMES; n++) {
    const name = { ...kinds[n % kinds.length], start: 'setUp' as const, seed: first + n };
    try {
      checkUndo(name, tally);
    } catch (error) {
      throw new Error(`game ${JSON.stringify(name)}: ${error instanceof Error ? error.message : error}`, { cause: error });
    }
  }
  process.stdout.write(`\nundo, seeds from ${first} on: ${GAMES} games, ${JSON.stringify(tally)}\n`);
  expect(tally.undone).toBeGreaterThan(200 * GAMES);
});

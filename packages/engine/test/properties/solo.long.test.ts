/**
 * Very many games against each king: they end, conserve everything, nothing lies where it may not, the Bot sees nothing hidden, records replay to the
 * same hash, the referee agrees with every choice; and every rule of the Bot is executed often. Fresh seeds, printed with the figures.
 */
import { expect, it } from 'vitest';
import { DECREE_IDS } from '../../src/edition/types.ts';
import { SHIPPED } from '../../src/record/editions.ts';
import { TOLD_RULES } from './solo-rules.ts';
import { soakSolo } from './solo-soak.ts';

const GAMES = 20_000;
/** So often at least each rule is executed, and each Decree scored by the Bot: in version 3 it does some of them rarely, in the earlier ones often. */
const LEAST = 100;

it(`${GAMES} games against each king on every version of the edition`, { timeout: 3_600_000 }, async () => {
  const first = Math.floor(Math.random() * 1e6) * 100;
  const { tally, failures } = await soakSolo(GAMES, first);
  const { rules, ...figures } = tally;
  const wanted = [...TOLD_RULES, ...DECREE_IDS.map((decree) => `A-158 ${decree}`)];
  const counts = wanted.map((rule): [string, number] => [rule, rules.get(rule) ?? 0]).sort((a, b) => a[1] - b[1]);
  process.stdout.write(
    `\nsolo, seeds from ${first} on: ${JSON.stringify(figures)}\n${counts.map((count) => count.join(' ')).join(', ')}\n`,
  );
  expect(failures).toEqual([]);
  expect(tally.games).toBe(4 * GAMES * SHIPPED.length);
  expect(counts.filter(([, count]) => count < LEAST)).toEqual([]);
});

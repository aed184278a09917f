/**
 * Very many games against each king: they end, conserve all pieces in possible places, show the Bot nothing hidden, and replay from their
 * records to the same hash. The referee agrees with every choice, and every rule of the Bot is used often. Fresh seeds are printed with the
 * figures.
 */
import { expect, it } from 'vitest';
import { DECREE_IDS } from '../../src/edition/types.ts';
import { SHIPPED } from '../../src/record/editions.ts';
import { TOLD_RULES } from './solo-rules.ts';
import { soakSolo } from './solo-soak.ts';

const GAMES = 20_000;
/**
 * Every rule is used, and every Decree scored by the Bot, at least this often. The Bot does some of them rarely in version 3 of the edition
 * and often in the earlier ones.
 */
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

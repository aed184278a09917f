/** The simulation over many schedules, with fresh seeds every time. */
import { expect, test } from 'vitest';
import { newTally, schedule, simulate } from './simulation.ts';

const SCHEDULES = Number(process.env['SCHEDULES'] ?? 20_000);

test(`nodes, clients and store in virtual time: ${SCHEDULES} schedules`, async () => {
  const tally = newTally();
  const first = Date.now();
  for (let n = 0; n < SCHEDULES; n++) await simulate(schedule(`${first}`, n), tally);
  process.stdout.write(`\nsimulation, seeds from ${first} on: ${JSON.stringify(tally)}\n`);
  expect(tally.entries).toBeGreaterThan(10 * SCHEDULES);
  // B3: 100,000 messages that came twice, late or in another order.
  expect(tally.doubled + tally.late + tally.repeats).toBeGreaterThan(5 * SCHEDULES);
});

/** A sample of the simulation, which the long run plays in full. */
import { expect, test } from 'vitest';
import type { MemoryTables } from './memory-tables.ts';
import { newTally, schedule, simulate } from './simulation.ts';

test('nothing is lost, doubled or told wrongly, whatever happens to lines, nodes and store', async () => {
  const tally = newTally();
  for (let n = 0; n < 60; n++) await simulate(schedule('sample', n), tally);
  expect(tally.entries).toBeGreaterThan(600);
  expect(tally.whole).toBe(6);
  expect(tally.conflicts).toBeGreaterThan(10);
  for (const often of [tally.crashes, tally.cuts, tally.refused, tally.repeats, tally.doubled, tally.late])
    expect(often).toBeGreaterThan(50);
});

const FAULTS: Readonly<Record<string, (tables: MemoryTables) => void>> = {
  'a store that does not compare the number': (tables) => {
    tables.compares = false;
  },
  'a store that forgets what it has acknowledged': (tables) => {
    tables.forgets = true;
  },
  'a store that does not read the end of a long log': (tables) => {
    tables.reads = 40;
  },
};

test.each(Object.entries(FAULTS))('a planted fault is found, and its seed is told: %s', async (_, plant) => {
  const all = async (): Promise<void> => {
    for (let n = 0; n < 60; n++) await simulate({ ...schedule('sample', n), plant });
  };
  await expect(all()).rejects.toThrow(/^seed "sample \d+": /);
});

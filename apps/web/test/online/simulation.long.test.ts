/** Bars B4 and B5 on one node, with their counts: conflicts of three tabs, and disconnections, in virtual time. */
import { expect, it } from 'vitest';
import { newTally, ninetyFifth, simulate } from './simulation.ts';

const COUNT = 10_000;

// Every simulation compares each board with the host after every change, and each command with the log at the end.
it('keeps every board right over 10,000 broken lines', async () => {
  const tally = newTally();
  for (let n = 0; tally.cuts + tally.reloads < COUNT; n++)
    await simulate({ seed: `lines ${n}`, persons: 2 + (n % 3), tabs: 1, enough: 200, storm: 600_000, calm: 200_000, hides: false }, tally);
  process.stdout.write(`${JSON.stringify({ ...tally, noticed: [tally.noticed.length, Math.max(...tally.noticed)], inStep: 0 })}\n`);
  expect(tally.anew).toBe(0);
  expect(Math.max(...tally.noticed)).toBeLessThanOrEqual(10_000);
});

it('is in step 2 s after a restart of the server, over 2,000 restarts', async () => {
  const tally = newTally();
  for (let n = 0; tally.inStep.length < COUNT / 5; n++)
    await simulate({ seed: `restarts ${n}`, persons: 2 + (n % 3), tabs: 1, enough: 200, storm: 600_000, onlyOutages: true }, tally);
  process.stdout.write(
    `${JSON.stringify({ restarts: tally.inStep.length, p95: ninetyFifth(tally.inStep), most: Math.max(...tally.inStep) })}\n`,
  );
  expect(ninetyFifth(tally.inStep)).toBeLessThanOrEqual(2_000);
});

it('loses nothing over 10,000 conflicts of three tabs', async () => {
  const tally = newTally();
  for (let n = 0; tally.stale < COUNT; n++)
    await simulate({ seed: `tabs ${n}`, persons: 2 + (n % 3), tabs: 3, enough: 200, storm: 600_000, calm: 200_000 }, tally);
  process.stdout.write(`${JSON.stringify({ stale: tally.stale, entries: tally.entries, cuts: tally.cuts })}\n`);
});

/** A sample of the simulation: pages with the real host, over unreliable connections. */
import { expect, it } from 'vitest';
import type { Room } from './room.ts';
import { newTally, ninetyFifth, type SimulationParts, simulate } from './simulation.ts';

const nth = (n: number): SimulationParts => ({ seed: `pages ${n}`, persons: 2 + (n % 3), tabs: 1 + (n % 2), enough: 26, storm: 60_000 });

it('never shows a wrong board, and every command has its effect once', async () => {
  const tally = newTally();
  for (let n = 0; n < 8; n++) await simulate(nth(n), tally);
  await simulate({ seed: 'to the end', persons: 2, tabs: 1, enough: 1_000, storm: 60_000, calm: 200_000 }, tally);
  for (const often of [tally.cuts, tally.doubles, tally.repeats, tally.reloads]) expect(often).toBeGreaterThan(20);
  expect(tally.restored).toBeGreaterThan(0);
  expect(tally.over).toBe(1);
  expect(tally.anew).toBe(0);
});

it('notices a dead line within 10 s, and is in step 2 s after the server is back', async () => {
  const tally = newTally();
  for (let n = 0; n < 4; n++) await simulate({ ...nth(n), hides: false }, tally);
  for (let n = 0; n < 4; n++) await simulate({ ...nth(n), onlyOutages: true, storm: 120_000 }, tally);
  expect(tally.noticed.length).toBeGreaterThan(10);
  expect(Math.max(...tally.noticed)).toBeLessThanOrEqual(10_000);
  expect(tally.inStep.length).toBeGreaterThan(20);
  expect(ninetyFifth(tally.inStep)).toBeLessThanOrEqual(2_000);
});

/** Other dice than the host's. */
const withOtherDice = (text: string): string =>
  text.replace(/"dice:([\d,]+)"/g, (_, faces: string) => `"dice:${faces.split(',').reverse().join(',')}"`);
const withoutMasks = (text: string): string => text.replace(/,"(?:mask|own)":"[^"]*"/g, '');
const withOtherMask = (text: string): string => text.replace(/"mask":"..../, '"mask":"ffff');

it('finds a planted fault, and tells its seed', async () => {
  const plant = (room: Room): void => {
    room.tells = (text) => withoutMasks(withOtherDice(text));
  };
  await expect(simulate({ ...nth(1), plant })).rejects.toThrow(/^seed "pages 1": the board of p\d is wrong/);
});

it('begins anew where it knows something else than the host says', async () => {
  let lies = 0;
  const plant = (room: Room): void => {
    room.tells = (text) => (text.includes('"kind":"played"') && lies++ === 0 ? withOtherMask(text) : text);
  };
  expect((await simulate({ ...nth(1), storm: 0, plant })).anew).toBe(1);
});

it('stops where the host says something else also from the first entry on', async () => {
  const plant = (room: Room): void => {
    room.tells = withOtherMask;
  };
  await expect(simulate({ ...nth(1), plant })).rejects.toThrow(/p\d is unlike/);
});

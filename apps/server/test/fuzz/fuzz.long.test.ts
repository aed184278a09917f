/** 100,000 inputs for every door, with fresh seeds every time (B19). */
import { test } from 'vitest';
import { DOORS, fuzz } from './doors.ts';

const INPUTS = Number(process.env['INPUTS'] ?? 100_000);

test.each(Object.keys(DOORS) as (keyof typeof DOORS)[])(`${INPUTS} inputs at the door %s`, async (door) => {
  const seed = `${Date.now()}`;
  const { answers, accepted } = await fuzz(door, seed, INPUTS);
  process.stdout.write(`\nfuzz ${door}, seed ${seed}: ${JSON.stringify({ answers, accepted })}\n`);
});

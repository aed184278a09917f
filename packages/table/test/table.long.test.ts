/** The long run of the table. */
import { expect, test } from 'vitest';
import { fuzzOpen, nothingFuzzed } from './open-fuzz.ts';
import { checkSequence, type Deeds } from './sequences.ts';
import { checkSurvives } from './survive.ts';

const SEQUENCES = 10_000;
const GAMES = 200;
const INPUTS = 100_000;
const BATCH = 2_000;

test(`${SEQUENCES} random sequences of everything that can be done`, () => {
  const first = Math.floor(Math.random() * 1e9);
  const deeds: Deeds = {};
  for (let n = 0; n < SEQUENCES; n++) {
    try {
      checkSequence(1 + (n % 4), `long ${first + n}`, 40 + (n % 200), deeds);
    } catch (error) {
      throw new Error(`sequence ${first + n}, number ${n}`, { cause: error });
    }
  }
  process.stdout.write(`\n${SEQUENCES} sequences from ${first} on: ${JSON.stringify(deeds)}\n`);
  for (const count of Object.values(deeds)) expect(count).toBeGreaterThan(1_000);
});

test(`kill and restore at every decision of ${GAMES} games`, () => {
  const first = Math.floor(Math.random() * 1e9);
  let steps = 0;
  for (let n = 0; n < GAMES; n++) steps += checkSurvives(1 + (n % 4), `survive ${first + n}`);
  process.stdout.write(`\n${GAMES} games from ${first} on, killed at every decision: ${steps} steps\n`);
  expect(steps).toBeGreaterThan(GAMES * 100);
});

test(`${INPUTS} inputs for openTable`, () => {
  const first = Math.floor(Math.random() * 1e9);
  const fuzzed = nothingFuzzed();
  for (let n = 0; n < INPUTS / BATCH; n++) fuzzOpen(`open ${first + n}`, BATCH, fuzzed);
  process.stdout.write(`\n${INPUTS} inputs from ${first} on: ${JSON.stringify(fuzzed)}\n`);
  expect(fuzzed.opened).toBeGreaterThan(1_000);
  expect(fuzzed.ms).toBeLessThan(2_000);
});

/** 10^7 dice of a fixed seed. */
import { expect, test } from 'vitest';
import { chiSquare, dice, P_MIN } from './dice.ts';

test('10^7 dice show each face equally often, alone and after every other', () => {
  const { faces, pairs } = dice(
    Uint8Array.from({ length: 32 }, (_, n) => 255 - n),
    10_000_000,
  );
  const p = { faces: chiSquare(faces), pairs: chiSquare(pairs) };
  process.stdout.write(`\nfair dice: ${JSON.stringify({ faces, p })}\n`);
  expect(p.faces).toBeGreaterThan(P_MIN);
  expect(p.pairs).toBeGreaterThan(P_MIN);
});

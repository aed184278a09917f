import { expect, it } from 'vitest';
import { CODES } from '../../src/protocol/refusal.ts';
import { fuzz } from './fuzz.ts';

it('100,000 lines, half of them wrong in one thing, are refused and change nothing', async () => {
  const seen = await fuzz('many lines', 100_000);
  // Codes that these lines can't cause: `lineTooLong` comes from the stream; the rest need a finished game, many games or a bug.
  const elsewhere = ['lineTooLong', 'over', 'tooManyGames', 'nothing', 'noRecord', 'stopped', 'internal'];
  expect(Object.keys(CODES).filter((code) => !seen.has(code) && !elsewhere.includes(code))).toEqual([]);
});

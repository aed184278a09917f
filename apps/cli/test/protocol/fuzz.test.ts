import { expect, it } from 'vitest';
import { fuzz } from './fuzz.ts';

it('3,000 lines, half of them wrong in one thing, are refused and change nothing', async () => {
  const seen = await fuzz('lines', 3_000);
  for (const code of [
    'notJson',
    'notARequest',
    'unknownMethod',
    'missing',
    'unknownKey',
    'wrongType',
    'outOfRange',
    'notLegal',
    'badRecord',
  ])
    expect(seen.get(code) ?? 0, code).toBeGreaterThan(5);
});

/** The counts of legal continuations are the checked-in ones. See `perft.ts` for how to print them anew. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { perftTable } from './perft.ts';

test('the numbers of legal continuations are the checked-in ones', () => {
  const table = JSON.parse(readFileSync(new URL('./perft.json', import.meta.url), 'utf8')) as Record<string, string>;
  expect(perftTable()).toEqual(table);
});

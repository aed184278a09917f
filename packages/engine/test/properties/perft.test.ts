/** The counts of legal continuations equal the checked-in ones. `perft.ts` says how to write them again. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { perftTable } from './perft.ts';

test('the numbers of legal continuations are the checked-in ones', () => {
  const table = JSON.parse(readFileSync(new URL('./perft.json', import.meta.url), 'utf8')) as Record<string, string>;
  expect(perftTable()).toEqual(table);
});

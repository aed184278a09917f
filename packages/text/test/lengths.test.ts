/** How long English texts may be, with names of twelve letters (docs/writing.md). */
import { expect, it } from 'vitest';
import { saidInGame, saidInSamples, TABLES, tooLong } from './lengths.ts';

const SEEDS = [0, 5, 10];

it('no sample is too long', () => expect(tooLong(saidInSamples())).toEqual([]));

it.each(TABLES)('nothing in games of %s is too long', (table) => {
  for (const seed of SEEDS) expect(tooLong(saidInGame(table, seed))).toEqual([]);
});

it('finds a text that is too long', () => expect(tooLong([['button', 'x'.repeat(61)]])).toHaveLength(1));

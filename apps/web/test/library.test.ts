/** The summaries of damaged entries. */
import { expect, it } from 'vitest';
import { type KeptSummary, summaryOf } from '../src/keep/library.ts';

const ENTRY: KeptSummary = { id: 'ur', players: ['Puabi', 'Shulgi'], king: 'sarbot', turn: 7, over: false, savedAt: 1_000 };

it('says of a sound entry what it holds', () => {
  expect(summaryOf(ENTRY)).toEqual(ENTRY);
});

it.each([1e300, Number.NaN, Number.POSITIVE_INFINITY, 8.64e15 + 1])('gives a date that can be written, of %d', (savedAt) => {
  expect(() => new Date(summaryOf({ ...ENTRY, savedAt }).savedAt).toISOString()).not.toThrow();
});

it('gives names that can be listed', () => {
  const damaged: KeptSummary = JSON.parse('{"id":"ur","players":[7,null],"turn":"x","over":false,"savedAt":"never"}');
  expect(summaryOf(damaged)).toMatchObject({ players: ['7', 'null'], turn: 0, savedAt: 0 });
});

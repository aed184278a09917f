import { describe, expect, test } from 'vitest';
import { contentHash } from '../../src/edition/identity.ts';
import { REFERENCE_EDITION } from '../../src/edition/reference.ts';
import type { Edition } from '../../src/edition/types.ts';
import { SHIPPED } from '../../src/record/editions.ts';
import { OTHER_EDITION } from './other-edition.ts';
import { plant } from './plant.ts';

describe('the content hash of an edition', () => {
  test('is fixed for a shipped version: a changed value needs a new version, and the old one is kept', () => {
    expect(SHIPPED.map((edition) => `${edition.id} ${edition.version} ${contentHash(edition)}`)).toEqual([
      'reference 3 b4df525846d87dc3',
      'reference 2 9dfb1ba5baf6b430',
      'reference 1 b956c908e4bc5956',
    ]);
  });

  test('is a function of known value on known text', () => {
    expect(contentHash({} as Edition)).toBe('af03966d692fdd48');
    expect(contentHash({ title: 'Ur – 𒋀𒀊' } as Edition)).toBe('477eebf75478aa1d');
  });

  test('does not depend on the order of keys', () => {
    const reversed = Object.fromEntries(Object.entries(REFERENCE_EDITION).reverse());
    expect(Object.keys(reversed)[0]).toBe('solo');
    expect(contentHash(reversed as unknown as Edition)).toBe(contentHash(REFERENCE_EDITION));
  });

  test('depends on every value', () => {
    const hashes = [
      REFERENCE_EDITION,
      OTHER_EDITION,
      plant({ 'stocks.gardens': 26 }),
      plant({ 'board.full.rows[4]': '.. c1 .. v2 | ## | v2 .. c1 .. | ## | .. gt .. c3' }),
      plant({ 'dice.note': 'x' }),
      plant({ version: 4 }),
    ].map((edition) => contentHash(edition as Edition));
    expect(new Set(hashes).size).toBe(hashes.length);
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{16}$/);
  });

  test('is that of JSON without blanks, with sorted keys and without what JSON leaves out', () => {
    const hash = (value: unknown) => contentHash(value as Edition);
    expect(hash({ b: [1, -0, null], a: { d: 'ä"', c: undefined }, A: true })).toBe(hash({ A: true, a: { d: 'ä"' }, b: [1, 0, null] }));
    const different = [
      { a: [1, 2] },
      { a: [2, 1] },
      { a: [[1], 2] },
      { a: { 0: 1, 1: 2 } },
      { a: '1,2' },
      { a: ['1', 2] },
      { a: [12] },
      {},
    ];
    expect(new Set(different.map(hash)).size).toBe(different.length);
  });
});

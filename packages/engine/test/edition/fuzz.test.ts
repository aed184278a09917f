/** Random single changes in a valid edition: the validator always answers soon, and never accepts a broken edition. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contentHash } from '../../src/edition/identity.ts';
import { REFERENCE_EDITION } from '../../src/edition/reference.ts';
import { validateEdition } from '../../src/edition/validate.ts';
import { OTHER_EDITION } from './other-edition.ts';
import { pathsOf, plant } from './plant.ts';

const strange = fc.oneof(
  fc.anything({ withNullPrototype: true, withSparseArray: true, withBigInt: true, withDate: true, withMap: true, maxDepth: 2 }),
  fc.constantFrom<unknown>(
    Number.NaN,
    Infinity,
    -0,
    -1,
    0.5,
    1e308,
    2 ** 53,
    '',
    '..',
    '##',
    '~~',
    'v99',
    'c9',
    'au',
    'W+',
    'white',
    undefined,
  ),
  fc.integer({ min: -5, max: 300 }),
  fc.string(),
);

const change = fc
  .constantFrom(REFERENCE_EDITION, OTHER_EDITION)
  .chain((edition) => fc.record({ edition: fc.constant(edition), path: fc.constantFrom(...pathsOf(edition)), value: strange }));

/** Runs the validator, checks the answer, and returns it. */
function answer(input: unknown) {
  const start = performance.now();
  const result = validateEdition(input);
  let time = performance.now() - start;
  // The machine may have been busy: an answer counts as slow only if it is slow twice.
  if (time >= 100) {
    const restart = performance.now();
    validateEdition(input);
    time = performance.now() - restart;
  }
  expect(time).toBeLessThan(100);
  expect(result.warnings.length).toBeLessThanOrEqual(100);
  if (result.ok) {
    // An accepted edition is accepted again, unchanged.
    const again = validateEdition(JSON.parse(JSON.stringify(result.edition)));
    expect(again.ok && again.edition).toEqual(result.edition);
    expect(again.ok && contentHash(again.edition)).toBe(contentHash(result.edition));
  } else {
    expect(result.faults.length).toBeGreaterThan(0);
    expect(result.faults.length).toBeLessThanOrEqual(100);
    JSON.stringify(result.faults);
  }
  return result;
}

test('any value in any place', () => {
  fc.assert(
    fc.property(change, ({ edition, path, value }) => {
      const result = answer(plant({ [path]: value }, edition));
      // A fault in one place is reported there, or at values that must agree with it.
      if (!result.ok) {
        const group = path.split('.')[0] ?? '';
        const related = group === 'port' ? ['port', 'ships'] : [group];
        for (const fault of result.faults) expect(related).toContain(fault.path.split(/[.[]/)[0]);
      }
    }),
    { numRuns: 1500 },
  );
});

test('a key more or less, anywhere', () => {
  fc.assert(
    fc.property(change, fc.string(), ({ edition, path, value }, key) => {
      answer(plant({ [path]: undefined }, edition));
      const input = plant({}, edition) as Record<string, unknown>;
      Object.defineProperty(input, key, { value, enumerable: true, configurable: true, writable: true });
      const result = answer(input);
      if (!Object.hasOwn(edition, key)) expect(result.ok).toBe(false);
    }),
    { numRuns: 300 },
  );
});

test('any JSON at all', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(answer(value).ok).toBe(false);
    }),
    { numRuns: 300 },
  );
});

test('rows of any codes', () => {
  const code = fc.constantFrom('..', '##', '~~', '~c1', '|', '|', '|', '|', 'v3', 'au', 'c10', 'v100', 'p+', 'W+', 'x', '~m=');
  fc.assert(
    fc.property(fc.array(code, { maxLength: 60 }), fc.nat(3), (codes, row) => {
      const result = answer(plant({ [`board.duo.rows[${row}]`]: codes.join(' ') }));
      if (!result.ok) for (const fault of result.faults) expect(fault.path).toMatch(/^board\.duo\.rows/);
    }),
    { numRuns: 600 },
  );
});

/** The JSON Schema of editions accepts whatever the validator accepts, and refuses the faults that a schema can express. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EditionFault } from '../../src/edition/faults.ts';
import { LIMITS } from '../../src/edition/limits.ts';
import { REFERENCE_EDITION } from '../../src/edition/reference.ts';
import * as types from '../../src/edition/types.ts';
import { validateEdition } from '../../src/edition/validate.ts';
import { randomEdition } from '../properties/random-edition.ts';
import { BEYOND, fitsEdition, SCHEMAS } from '../record/json-schema.ts';
import { OTHER_EDITION } from './other-edition.ts';
import { pathsOf, plant } from './plant.ts';
import { PLANTED, PLANTED_NUMBERS } from './planted.ts';
import { type Bounded, PLANTED_BOUNDS } from './planted-bounds.ts';

/**
 * Faults that a schema could express elsewhere, but not where they depend on other values: lists and rows of equal length, lines inside the
 * tracks, solo numbers.
 */
const DEPENDING: Readonly<Partial<Record<EditionFault['code'], RegExp>>> = {
  outOfRange: /^(mastery\.blueLines|board\.full\.fourPlayerRows|board\.duo\.soloNumbers)/,
  wrongLength: /^(mastery\.(values|right|inside)|playerBoard\.(rows|columns)|board\.duo\.soloNumbers)/,
};
const isBeyond = ({ code, path }: EditionFault): boolean =>
  BEYOND.edition.some((beyond) => beyond === code) && (DEPENDING[code]?.test(path) ?? true);

/** Holds the two against each other; returns whether the schema lets the value pass. */
function compare(value: unknown): boolean {
  const json: unknown = JSON.parse(JSON.stringify(value) ?? 'null');
  const fits = fitsEdition(json);
  const result = validateEdition(json);
  if (result.ok) expect(fits, 'the validator lets it pass').toBe(true);
  else if (fits) expect(result.faults.filter((fault) => !isBeyond(fault))).toEqual([]);
  return fits;
}

describe('the schema of editions', () => {
  it('accepts the editions that there are, and random ones', () => {
    expect([REFERENCE_EDITION, OTHER_EDITION].map(compare)).toEqual([true, true]);
    for (let seed = 0; seed < 60; seed++) expect(compare(randomEdition(seed)), `random edition ${seed}`).toBe(true);
  });

  it('agrees with the validator on every planted fault, and refuses most of them', () => {
    const planted = [...PLANTED.map(([changes]) => plant(changes)), ...PLANTED_NUMBERS.map(([changes]) => plant(changes, OTHER_EDITION))];
    const refused = planted.filter((edition) => !compare(edition));
    expect(refused.length).toBeGreaterThan(0.6 * planted.length);
  });

  it('agrees with the validator on both ends of every bound and beyond them', () => {
    for (const limit of Object.keys(PLANTED_BOUNDS) as Bounded[]) {
      const { min, max } = LIMITS[limit];
      const [changes] = PLANTED_BOUNDS[limit];
      for (const n of [min, max]) expect(compare(plant(changes(n))), `${limit} ${n}`).toBe(true);
      for (const n of min > 0 ? [min - 1, max + 1] : [max + 1]) compare(plant(changes(n)));
    }
  });

  it('agrees with the validator on any value in any place', () => {
    const places = pathsOf(OTHER_EDITION);
    const value = fc.oneof(
      fc.jsonValue({ maxDepth: 2 }),
      fc.integer({ min: -2, max: 260 }),
      fc.constantFrom('', 'white', 'au', 'v99', 'c10', 'D01'),
    );
    fc.assert(
      fc.property(fc.constantFrom(...places), value, (path, planted) => {
        compare(plant({ [path]: planted }, OTHER_EDITION));
        compare(plant({ [path]: undefined }, OTHER_EDITION));
      }),
      { numRuns: 400 },
    );
  });

  it('agrees with the validator on rows of any codes', () => {
    const code = fc.constantFrom(
      '..',
      '##',
      '~~',
      '~c1',
      '|',
      '|',
      '|',
      '|',
      'v3',
      'au',
      'au1',
      'c10',
      'v100',
      'p+',
      'x',
      '~m=',
      '\u00a0',
      '',
    );
    fc.assert(
      fc.property(fc.array(code, { maxLength: 30 }), fc.constantFrom(' ', '  ', '\t', ''), (codes, blank) => {
        compare(plant({ 'board.duo.rows[1]': codes.join(blank) }));
        compare(plant({ 'board.duo.soloNumbers[1]': codes.map((one) => (one === 'x' ? '7/8' : one)).join(blank) }, OTHER_EDITION));
      }),
      { numRuns: 300 },
    );
  });

  it('names the same words as the sources', () => {
    const { properties, $defs: defs } = SCHEMAS.edition;
    expect(Object.keys(properties)).toEqual(Object.keys(REFERENCE_EDITION));
    expect(defs.origin.enum).toEqual(types.ORIGINS);
    expect(defs.decree.enum).toEqual(types.DECREE_IDS);
    expect(defs.symbol.enum).toEqual(types.DECREE_SYMBOLS);
    expect(properties.ships.properties.tiles.items.properties.id.enum).toEqual(types.SHIP_IDS);
    expect(properties.districts.properties.firstGameBarges.items.enum).toEqual(types.RESOURCE_COLOURS);
    expect(Object.keys(properties.solo.properties.setUpArrow.properties)).toEqual(types.KINGS);
    expect(Object.keys(properties.mastery.properties.inside.properties)).toEqual(types.BUILDING_COLOURS);
  });
});

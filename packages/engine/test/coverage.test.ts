/** Every rule, ruling and example that the slice owns has a test that names it in square brackets. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { RULE_IDS, RULING_IDS } from '../src/model/rule-ids.ts';
import { LATER_RULES, LATER_RULINGS, OWNED_EXAMPLES, OWNED_RULES, OWNED_RULINGS } from './support/slice-rules.ts';

/** IDs in square brackets in the names of the tests of this folder. */
function namedIds(): Set<string> {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.ts'));
  const names = files.flatMap((file) => [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(/^\s*it\((['"`])(.*)\1,/gm)]);
  return new Set(names.flatMap(([, , name = '']) => [...name.matchAll(/\[([A-Z]+(?:-[A-Z0-9]+)+)\]/g)].map(([, id = '']) => id)));
}

const named = namedIds();
const sorted = (ids: Iterable<string>) => [...ids].sort();

it('every owned rule has a test', () => {
  expect(OWNED_RULES.filter((id) => !named.has(id))).toEqual([]);
});

it('every owned ruling has a test', () => {
  expect(OWNED_RULINGS.filter((id) => !named.has(id))).toEqual([]);
});

it('every owned example has a test', () => {
  expect(OWNED_EXAMPLES.filter((id) => !named.has(id))).toEqual([]);
});

it('tests name no other IDs', () => {
  const owned = new Set([...OWNED_RULES, ...OWNED_RULINGS, ...OWNED_EXAMPLES]);
  expect([...named].filter((id) => !owned.has(id))).toEqual([]);
});

it('every rule and ruling is owned or later, not both', () => {
  expect(sorted([...OWNED_RULES, ...LATER_RULES])).toEqual(sorted(RULE_IDS));
  expect(sorted([...OWNED_RULINGS, ...LATER_RULINGS])).toEqual(sorted(RULING_IDS));
});

/** The sources to mutate and the tests that must notice: scoring and payments, and the parts of tiles and Decrees that count or compare. */
import { listFiles } from '../checks/files.ts';

const SOURCES = 'packages/engine/src';

/** Folders, with all their files, and single files. */
const MUTATED: readonly string[] = [
  'scoring/',
  'legality/decrees.ts',
  'legality/payments.ts',
  'legality/refills.ts',
  'decisions/any-payment.ts',
  'decisions/payment.ts',
  'decisions/refill-payment.ts',
  'decisions/ship-payment.ts',
  'tiles/decree-requirements.ts',
  'tiles/garden-neighbours.ts',
  'tiles/wild-ships.ts',
  'tiles/ziggurat-tiles.ts',
];

/** The rule tests and the properties of payments. The other properties play whole games and take minutes. */
export const TESTS: readonly string[] = ['packages/engine/test/*.test.ts', 'packages/engine/test/properties/payments.test.ts'];

/** Excluded rule tests: they deal and roll thousands of times but pay and score nothing. */
export const LEFT_OUT: readonly string[] = ['packages/engine/test/generator.test.ts', 'packages/engine/test/set-up-tiles.test.ts'];

/** The files that these tests need. */
export const NEEDED: readonly string[] = ['packages/engine', 'tools/same-seeds.ts', 'tsconfig.base.json'];

/** Returns the files to mutate, as paths relative to the root: all, or those whose paths contain one of the words. */
export function mutatedFiles(root: string, words: readonly string[]): string[] {
  return listFiles(root, SOURCES)
    .filter((path) => MUTATED.some((name) => (name.endsWith('/') ? path.startsWith(`${SOURCES}/${name}`) : path === `${SOURCES}/${name}`)))
    .filter((path) => words.length === 0 || words.some((word) => path.includes(word)));
}

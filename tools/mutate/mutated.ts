/** Which sources are mutated and which tests must notice: scoring and payments, and what of tiles and Decrees is counted or compared. */
import { listFiles } from '../checks/files.ts';

const SOURCES = 'packages/engine/src';

/** Folders, with all their files, and files. */
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

/** The rule tests and the properties of payments; the other properties play whole games and take minutes. */
export const TESTS: readonly string[] = ['packages/engine/test/*.test.ts', 'packages/engine/test/properties/payments.test.ts'];

/** Rule tests left out: they deal and roll thousands of times, pay nothing and score nothing. */
export const LEFT_OUT: readonly string[] = ['packages/engine/test/generator.test.ts', 'packages/engine/test/set-up-tiles.test.ts'];

/** What these tests need of the repository. */
export const NEEDED: readonly string[] = ['packages/engine', 'tools/same-seeds.ts', 'tsconfig.base.json'];

/** The files to mutate, as paths relative to the root: all, or those whose paths hold one of the words. */
export function mutatedFiles(root: string, words: readonly string[]): string[] {
  return listFiles(root, SOURCES)
    .filter((path) => MUTATED.some((name) => (name.endsWith('/') ? path.startsWith(`${SOURCES}/${name}`) : path === `${SOURCES}/${name}`)))
    .filter((path) => words.length === 0 || words.some((word) => path.includes(word)));
}

import { describe, expect, test } from 'vitest';
import { checkTypes } from '../checks/types.ts';
import { borrow, borrowPackages, type Files, tree } from './tree.ts';

const CLEAN: Files = {
  'packages/engine/package.json': { type: 'module' },
  'packages/engine/src/edition/a.ts': 'export const a = [1].at(0) ?? 0;',
  'packages/engine/src/b.ts': `import { a } from './edition/a.ts'; export const b: number = [a][0];`,
  'packages/engine/test/c.test.ts': `import { b } from '../src/b.ts'; console.log(b);`,
};

async function findings(planted: Files) {
  const root = tree({ ...CLEAN, ...planted });
  borrow(
    root,
    'tsconfig.base.json',
    ...['packages/engine', 'packages/engine/test', 'packages/engine/src/edition'].map((folder) => `${folder}/tsconfig.json`),
  );
  borrowPackages(root);
  return (await checkTypes(root)).findings;
}

test('a tree with right types passes', async () => {
  expect(await findings({})).toEqual([]);
});

describe('a fault is found', () => {
  test.each([
    ['a wrong type', 'packages/engine/src/b.ts', 'export const b: string = 1;', 'b.ts(1,14): error TS2322'],
    ['a wrong type in a test', 'packages/engine/test/c.test.ts', 'export const b: string = 1;', 'c.test.ts(1,14): error TS2322'],
    [
      'an unchecked index in the edition',
      'packages/engine/src/edition/a.ts',
      'export const a: number = [1][0];',
      'a.ts(1,14): error TS2322',
    ],
    ['an import of no file', 'packages/engine/src/b.ts', `import { a } from './gone.ts'; export const b = a;`, 'TS2307'],
    [
      'an import past an entry point',
      'packages/engine/src/b.ts',
      `import { a } from '@tabannusi/text/src/words.ts'; export const b = a;`,
      'TS2307',
    ],
    ['Node in the engine', 'packages/engine/src/b.ts', `export const b = process.pid;`, 'TS2591'],
    ['syntax that needs a compiler', 'packages/engine/src/b.ts', 'export class B { constructor(readonly x: number) {} }', 'TS1294'],
    ['an unused variable', 'packages/engine/src/b.ts', 'const b = 1; export {};', 'TS6133'],
    ['a type imported as a value', 'packages/engine/src/b.ts', `import { A } from './edition/t.ts'; export type B = A;`, 'TS1484'],
  ])('%s', async (_what, path, text, message) => {
    const found = await findings({ 'packages/engine/src/edition/t.ts': 'export type A = 1; export const a = 1;', [path]: text });
    expect(found.join('\n')).toContain(message);
  });

  test('a fault of the importer, but not what its stricter options say about the engine', async () => {
    const found = await findings({
      'packages/text/package.json': { name: '@tabannusi/text', type: 'module' },
      'packages/text/tsconfig.json': { extends: '../../tsconfig.base.json', include: ['src'] },
      'packages/text/src/a.ts': `import { b } from '../../engine/src/b.ts'; export const a: number = [b][0];`,
    });
    expect(found).toEqual([
      expect.stringMatching(
        /^packages\/text\/tsconfig\.json does not pass:\n {2}packages\/text\/src\/a\.ts\(1,57\): error TS2322: .*\n.*$/,
      ),
    ]);
  });

  test('a configuration that includes nothing', async () => {
    const found = await findings({ 'packages/text/tsconfig.json': { extends: '../../tsconfig.base.json', include: ['src'] } });
    expect(found).toEqual([expect.stringContaining('error TS18003: No inputs were found')]);
  });

  test('a file that no configuration includes', async () => {
    expect(await findings({ 'packages/engine/other/d.ts': '' })).toEqual([
      'packages/engine/other/d.ts is not type-checked: no tsconfig.json includes it.',
    ]);
  });

  test('no configuration at all', async () => {
    expect((await checkTypes(tree())).findings).toEqual(['No tsconfig.json was found.']);
  });
});

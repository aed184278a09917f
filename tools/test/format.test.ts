import { describe, expect, test } from 'vitest';
import { checkFormat } from '../checks/format.ts';
import { borrow, type Files, tree } from './tree.ts';

const CLEAN = "export const colour = 'white';\n";

async function check(files: Files) {
  const root = tree(files);
  borrow(root, 'biome.jsonc', '.gitignore', 'tools/checks/imports-in-sight.grit');
  return checkFormat(root);
}

test('a formatted file passes', async () => {
  expect(await check({ 'packages/engine/src/a.ts': CLEAN })).toEqual({ looked: '3 files', findings: [] });
});

describe('a fault is found', () => {
  test.each([
    ['formatting', 'export const colour = "white"\n', 'Formatter would have printed'],
    ['order of imports', `import { b } from './b.ts';\nimport { a } from './a.ts';\n\nexport const c = a + b;\n`, 'organizeImports'],
    ['enum', 'export enum Colour {\n  White = 0,\n}\n', 'lint/style/noEnum'],
    ['console', 'console.log(1);\n', 'lint/suspicious/noConsole'],
    ['a type imported as a value', `import { Edition } from './types.ts';\n\nexport type E = Edition;\n`, 'lint/style/useImportType'],
    ['a warning', 'const x = 1;\n', 'lint/correctness/noUnusedVariables'],
  ])('%s', async (_what, text, message) => {
    const { findings } = await check({ 'packages/engine/src/a.ts': text });
    expect(findings).toEqual([expect.stringContaining(message)]);
    expect(findings[0]).toContain('packages/engine/src/a.ts');
  });
});

test('the command line may print', async () => {
  expect((await check({ 'apps/cli/src/a.ts': 'console.log(1);\n' })).findings).toEqual([]);
});

/** Violations of the rules that Biome checks, planted one by one; `format.test.ts` covers formatting and plain lint rules. */
import { describe, expect, test } from 'vitest';
import { checkFormat } from '../checks/format.ts';
import { borrow, type Files, tree } from './tree.ts';

/** In Biome's format. */
const manifest = (content: object): string => `${JSON.stringify(content, null, 2)}\n`;

/** Two packages and an app without violations. */
const CLEAN: Files = {
  'packages/engine/package.json': manifest({ name: '@tabannusi/engine' }),
  'packages/engine/src/index.ts': "export { half } from './half.ts';\n",
  'packages/engine/src/half.ts': 'export const half = (n: number): number => Math.floor(n / 2);\n',
  'packages/engine/src/log.ts': `export interface Log {
  readonly console: string;
  readonly Date: number;
}

// Date, console and Math.random are only spoken of here.
export const read = (log: { readonly process: number }): number => log.process;
`,
  'packages/engine/test/half.test.ts':
    "import { half } from '@tabannusi/engine';\nimport { test } from 'vitest';\n\ntest('half', () => half(Date.now()));\n",
  'packages/text/package.json': manifest({
    name: '@tabannusi/text',
    dependencies: { '@tabannusi/engine': '0.1.0' },
    devDependencies: { '@tabannusi/table': '0.1.0' },
  }),
  'packages/text/src/index.ts': `import { half } from '@tabannusi/engine';
import type { Table } from '@tabannusi/table';

export const words = (table: Table): number => half(table.size);
`,
  'apps/cli/package.json': manifest({ name: '@tabannusi/cli', dependencies: { '@tabannusi/engine': '0.1.0' } }),
  'apps/cli/src/start.ts': "import 'node:fs';\nimport '@tabannusi/engine';\n\nexport const open = () => import('./other.ts');\n",
  'apps/cli/src/other.ts': 'export const now = Date.now();\n',
};

async function check(planted: Files): Promise<string> {
  const root = tree({ ...CLEAN, ...planted });
  borrow(root, 'biome.jsonc', '.gitignore', 'tools/checks/imports-in-sight.grit');
  return (await checkFormat(root)).findings.join('\n');
}

test('a tree that keeps the rules passes', async () => {
  expect(await check({})).toBe('');
});

const [CYCLE, UNDECLARED, RESTRICTED] = ['suspicious/noImportCycles', 'correctness/noUndeclaredDependencies', 'style/noRestrictedImports'];

describe('a violation is found', () => {
  test('imports', async () => {
    await expectFound([
      ['packages/engine/src/node.ts', `import 'node:fs';`, 'lint/correctness/noNodejsModules'],
      ['packages/engine/src/library.ts', `import 'immer';`, `lint/${UNDECLARED}`],
      ['packages/engine/src/type.ts', `import type { D } from 'immer';\n\nexport type E = D;`, `lint/${UNDECLARED}`],
      ['packages/engine/src/package.ts', `import '@tabannusi/text';`, `lint/${UNDECLARED}`],
      ['packages/engine/test/package.test.ts', `import '@tabannusi/text';`, `lint/${RESTRICTED}`],
      ['packages/engine/src/required.ts', `import fs = require('immer');`, `lint/${UNDECLARED}`],
      ['packages/text/src/value.ts', `import { t } from '@tabannusi/table';\n\nexport const u = t;`, `lint/${UNDECLARED}`],
      ['packages/text/src/inline.ts', `import { type T } from '@tabannusi/table';\n\nexport type U = T;`, `lint/${UNDECLARED}`],
      ['packages/text/src/again.ts', `export * from '@tabannusi/table';`, `lint/${UNDECLARED}`],
      ['packages/text/src/later.ts', `export const t = import('@tabannusi/table');`, `lint/${UNDECLARED}`],
      ['packages/text/src/app.ts', `import '@tabannusi/cli';`, `lint/${UNDECLARED}`],
      ['apps/cli/src/ending.ts', `import './other';`, 'lint/correctness/useImportExtensions'],
      ['apps/cli/src/computed.ts', 'export const open = (name: string) => import(name);', 'plugin'],
      ['apps/cli/src/in-a-type.ts', `export type Now = typeof import('./other.ts');`, 'plugin'],
      ['packages/engine/src/self.ts', `import './self.ts';`, 'lint/nursery/noSelfImport'],
    ]);
  });

  test('cycles of values and of types', async () => {
    await expectFound([
      ['packages/engine/src/a.ts', `import './b.ts';`, `lint/${CYCLE}`],
      ['packages/engine/src/b.ts', `import './a.ts';`, `lint/${CYCLE}`],
      ['apps/cli/src/c.ts', `export type * from './d.ts';`, `lint/${CYCLE}`],
      ['apps/cli/src/d.ts', `import type { E } from './e.ts';\n\nexport type D = E;`, `lint/${CYCLE}`],
      ['apps/cli/src/e.ts', `import type { C } from './c.ts';\n\nexport type E = C;`, `lint/${CYCLE}`],
    ]);
  });

  test('a clock, chance or surroundings in the engine', async () => {
    const uses = [
      'Date.now()',
      'performance.now()',
      'console.log(1)',
      'process.env.SEED',
      '{ process }',
      'setTimeout(() => {}, 1)',
      'crypto.randomUUID()',
      'fetch',
      'globalThis.x',
      'new Function()',
    ];
    await expectFound([
      ...uses.map((use, n): Planted => [`packages/engine/src/u${n}.ts`, `export const u = ${use};`, 'lint/style/noRestrictedGlobals']),
      ['packages/engine/src/type.ts', 'export const at = (when: Date) => when;', 'lint/style/noRestrictedGlobals'],
      ['packages/engine/src/random.ts', 'export const r = Math.random();', 'lint/nursery/noJsRestrictedProperties'],
      ['packages/engine/src/key.ts', `export const r = Math['random'];`, 'lint/nursery/noJsRestrictedProperties'],
      ['packages/engine/src/part.ts', 'export const { random } = Math;', 'lint/nursery/noJsRestrictedProperties'],
    ]);
  });

  test('a function that is too long', async () => {
    const long = (lines: number) => `export function f(a: number[]) {\n${'  a.push(1);\n'.repeat(lines)}}`;
    await expectFound([['tools/long.ts', long(61), 'lint/complexity/noExcessiveLinesPerFunction']]);
    expect(await check({ 'tools/short.ts': `${long(59)}\n`, 'tools/test/long.ts': `${long(61)}\n` })).toBe('');
  });

  test('a focused test', async () => {
    await expectFound([
      ['packages/engine/test/only.test.ts', `it.only('a', () => {});`, 'lint/suspicious/noFocusedTests'],
      ['packages/engine/test/suite.test.ts', `describe.only('a', () => {});`, 'lint/suspicious/noFocusedTests'],
    ]);
  });
});

type Planted = [path: string, text: string, rule: string];

/** Plants all in one tree, so that Biome starts once. */
async function expectFound(planted: readonly Planted[]): Promise<void> {
  const found = await check(Object.fromEntries(planted.map(([path, text]) => [path, `${text}\n`])));
  for (const [path, , rule] of planted) expect.soft(found).toMatch(new RegExp(`^${path.replaceAll('.', '\\.')}:\\d+:\\d+ ${rule}`, 'm'));
}

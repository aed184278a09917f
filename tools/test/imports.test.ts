import { describe, expect, test } from 'vitest';
import { checkImports } from '../checks/imports.ts';
import { type Files, tree } from './tree.ts';

/** Every package and app of the house, each importing what it may. */
const CLEAN: Files = {
  'packages/engine/package.json': { name: '@tabannusi/engine', exports: { '.': './src/index.ts', './testing': './src/testing.ts' } },
  'packages/engine/src/index.ts': `export * from './registry.ts'; export type { Edition } from './edition/types.ts';`,
  'packages/engine/src/testing.ts': `export { position } from './model/position.ts';`,
  'packages/engine/src/registry.ts': `import { die } from './decisions/die.ts'; import { ship } from './actions/ship.ts'; export const kinds = [die, ship];`,
  'packages/engine/src/decisions/die.ts': `import { position } from '../model/position.ts'; export const die = position;`,
  'packages/engine/src/actions/ship.ts': `import { mayShip } from '../legality/ships.ts'; export const ship = mayShip;`,
  'packages/engine/src/legality/ships.ts': 'export const mayShip = true;',
  'packages/engine/src/contracts.ts': 'export type Work = () => void;',
  'packages/engine/src/scoring/score.ts': `import type { Work } from '../contracts.ts'; export const score: Work = () => {};`,
  'packages/engine/src/setup/set-up.ts': `import type { Work } from '../contracts.ts'; export const setUp: Work = () => {};`,
  'packages/engine/src/model/position.ts': `import type { Edition } from '../edition/types.ts'; export const position: Edition = 1;`,
  'packages/engine/src/edition/types.ts': 'export type Edition = number;',
  'packages/engine/test/die.test.ts': `import { test } from 'vitest'; import { die } from '../src/decisions/die.ts'; import '@tabannusi/engine';`,
  'packages/engine/bench/bench.mjs': `import os from 'node:os'; const { die } = await import('../src/registry.ts');`,
  'packages/table/package.json': { name: '@tabannusi/table', exports: { '.': './src/index.ts' } },
  'packages/table/src/index.ts': `import { kinds } from '@tabannusi/engine'; export type Table = typeof kinds;`,
  'packages/ai/package.json': { name: '@tabannusi/ai', exports: { '.': './src/index.ts' } },
  'packages/ai/src/index.ts': `import { kinds } from '@tabannusi/engine'; export type Opponent = typeof kinds;`,
  'packages/text/package.json': { name: '@tabannusi/text', exports: { '.': './src/index.ts' } },
  'packages/text/src/index.ts': `import { kinds } from '@tabannusi/engine'; import type { Table } from '@tabannusi/table'; import '@formatjs/icu-messageformat-parser'; export type O = import('@tabannusi/ai').Opponent;`,
  'packages/text/test/text.test.ts': `import { position } from '@tabannusi/engine/testing';`,
  'apps/cli/package.json': { name: '@tabannusi/cli' },
  'apps/cli/src/start.ts': `import '@tabannusi/engine'; import '@tabannusi/text'; import '@tabannusi/table'; import '@tabannusi/ai'; import 'node:fs';`,
};

const findings = (planted: Files) => checkImports(tree({ ...CLEAN, ...planted })).findings;

test('a tree that keeps the rules passes, and all its modules are counted', () => {
  expect(checkImports(tree(CLEAN))).toEqual({ looked: '18 modules', findings: [] });
});

const ENGINE = 'the engine imports nothing';
const BY_KIND = 'imported by registry.ts alone';
const TEXT = 'of table and ai types only';

describe('an import that breaks a rule is found with its place and the rule', () => {
  test.each<[what: string, path: string, text: string, message: string]>([
    ['engine, Node', 'packages/engine/src/index.ts', `\nimport 'node:fs';`, `src/index.ts:2 imports 'node:fs'. Rule: ${ENGINE}`],
    ['engine, a library', 'packages/engine/src/index.ts', `import 'immer';`, `imports 'immer'. Rule: ${ENGINE}`],
    ['engine, a type of a library', 'packages/engine/src/index.ts', `import type { D } from 'immer';`, ENGINE],
    ['engine, another package', 'packages/engine/src/index.ts', `import '@tabannusi/text';`, ENGINE],
    ['engine test, another package', 'packages/engine/test/die.test.ts', `import '@tabannusi/text';`, ENGINE],
    ['table, text', 'packages/table/src/index.ts', `import '@tabannusi/text';`, 'table imports the engine and ai'],
    ['table, type of text', 'packages/table/src/index.ts', `import type { O } from '@tabannusi/text';`, 'table imports the engine and ai'],
    ['table, Node', 'packages/table/src/index.ts', `import 'node:fs';`, 'neither Node nor a library'],
    ['text, a library that is not its own', 'packages/text/src/index.ts', `import 'immer/x';`, 'without a place in the table'],
    ['ai, table', 'packages/ai/src/index.ts', `import '@tabannusi/table';`, 'ai imports the engine only'],
    ['text, value of table', 'packages/text/src/index.ts', `import { t } from '@tabannusi/table';`, TEXT],
    ['text, inline type of table', 'packages/text/src/index.ts', `import { type Table } from '@tabannusi/table';`, TEXT],
    ['text, re-export of ai', 'packages/text/src/index.ts', `export * from '@tabannusi/ai';`, TEXT],
    ['text, dynamic import of ai', 'packages/text/src/index.ts', `export const ai = import('@tabannusi/ai');`, TEXT],
    ['a package, an app', 'packages/text/src/index.ts', `import '@tabannusi/cli';`, 'no package and no other app imports an app'],
    ['past an entry point', 'apps/cli/src/start.ts', `import '@tabannusi/engine/src/registry.ts';`, 'by their entry points only'],
    ['out of the package', 'apps/cli/src/start.ts', `import '../../../packages/engine/src/index.ts';`, 'stays inside its package'],
    ['src, a test', 'packages/text/src/index.ts', `import '../test/text.test.ts';`, 'import only files in src/'],
    ['no ending', 'packages/text/src/index.ts', `import './other';`, 'end in .ts'],
    ['no file', 'packages/text/src/index.ts', `import './other.ts';`, 'the imported file exists'],
    ['a computed name', 'apps/cli/src/start.ts', `export const open = (name: string) => import(name);`, 'imports a computed name'],
    [
      'edition, model',
      'packages/engine/src/edition/types.ts',
      `import type {} from '../legality/ships.ts';`,
      'edition/ imports only edition/',
    ],
    [
      'model, legality',
      'packages/engine/src/model/position.ts',
      `import '../legality/ships.ts';`,
      'model/ imports only model/ and edition/',
    ],
    ['decisions, actions', 'packages/engine/src/decisions/die.ts', `import { ship } from '../actions/ship.ts';`, BY_KIND],
    ['decisions, decisions', 'packages/engine/src/decisions/two.ts', `import type {} from './die.ts';`, BY_KIND],
    ['actions, effects', 'packages/engine/src/effects/gold.ts', `import '../actions/ship.ts';`, BY_KIND],
    ['another file, decisions', 'packages/engine/src/index.ts', `type D = import('./decisions/die.ts').Die;`, BY_KIND],
    [
      'legality, a frame',
      'packages/engine/src/legality/ships.ts',
      `import '../registry.ts';`,
      'legality/ imports only legality/, tiles/, model/',
    ],
    ['chance, setup', 'packages/engine/src/chance/deal.ts', `import '../setup/set-up.ts';`, 'chance/ imports of the engine only itself'],
    [
      'decisions, scoring',
      'packages/engine/src/decisions/die.ts',
      `import '../scoring/score.ts';`,
      'decisions/ imports of the engine only',
    ],
    ['setup, the engine', 'packages/engine/src/setup/set-up.ts', `import '../registry.ts';`, 'setup/ imports of the engine only itself'],
    ['import =', 'packages/engine/src/index.ts', `import fs = require('node:fs');`, ENGINE],
  ])('%s', (_what, path, text, message) => {
    const found = findings({ [path]: text }).filter((finding) => !finding.includes('is a cycle'));
    expect(found).toEqual([expect.stringContaining(message)]);
    expect(found[0]).toContain(`${path}:`);
  });

  test('a package without a line in the table', () => {
    const planted = { 'packages/music/package.json': { name: '@tabannusi/music' }, 'packages/music/src/index.ts': '' };
    expect(findings(planted)).toEqual([expect.stringContaining('packages/music is not known')]);
  });
});

describe('cycles', () => {
  test('of values', () => {
    const planted = {
      'packages/engine/src/legality/ships.ts': `import './a.ts';`,
      'packages/engine/src/legality/a.ts': `import './ships.ts';`,
    };
    const [a, ships] = ['packages/engine/src/legality/a.ts', 'packages/engine/src/legality/ships.ts'];
    expect(findings(planted)).toEqual([`${a} -> ${ships} -> ${a} is a cycle. Rule: imports form no cycle, of values or of types.`]);
  });

  test('of types, the shortest first', () => {
    const planted = {
      'packages/engine/src/model/a.ts': `import type {} from './b.ts'; import './c.ts';`,
      'packages/engine/src/model/b.ts': `import type {} from './c.ts';`,
      'packages/engine/src/model/c.ts': `import type {} from './d.ts';`,
      'packages/engine/src/model/d.ts': `export type * from './a.ts';`,
    };
    const [a, c, d] = ['a', 'c', 'd'].map((name) => `packages/engine/src/model/${name}.ts`);
    expect(findings(planted)).toEqual([expect.stringContaining(`${a} -> ${c} -> ${d} -> ${a} is a cycle`)]);
  });

  test('of one file with itself', () => {
    expect(findings({ 'packages/engine/src/legality/ships.ts': `import './ships.ts';` })).toEqual([expect.stringContaining('is a cycle')]);
  });
});

describe('a check that sees nothing fails', () => {
  test('no module', () => {
    expect(checkImports(tree())).toEqual({ looked: '0 modules', findings: ['No module was found in packages/ and apps/.'] });
  });

  test('a module that cannot be parsed', () => {
    expect(findings({ 'packages/ai/src/index.ts': '\nimport {' })).toEqual([
      expect.stringMatching(/^packages\/ai\/src\/index\.ts:2 cannot be parsed: /),
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { checkLayers } from '../checks/layers.ts';
import { type Files, REPOSITORY, tree } from './tree.ts';

const RULES = {
  'apps/cli/src': {
    may: { 'words.ts': [], wire: [], decisions: ['words.ts'], 'registry.ts': ['decisions'], play: 'all', 'main.ts': 'all' },
    apart: ['decisions'],
    exceptions: ['wire/old.ts -> play/play.ts'],
  },
} as const;

const CLEAN: Files = {
  'apps/cli/src/words.ts': 'export const word = 1;',
  'apps/cli/src/wire/lines.ts': `export { x } from './deep/x.ts';`,
  'apps/cli/src/wire/deep/x.ts': 'export const x = 1;',
  'apps/cli/src/wire/old.ts': `import '../play/play.ts';`,
  'apps/cli/src/decisions/die.ts': `import { word } from '../words.ts';`,
  'apps/cli/src/registry.ts': `import './decisions/die.ts';`,
  'apps/cli/src/play/play.ts': `import type { X } from '../wire/deep/x.ts'; import '../registry.ts';`,
  'apps/cli/src/main.ts': `import './play/play.ts'; import 'node:fs'; import '@tabannusi/engine'; export const later = () => import('./wire/lines.ts');`,
};

const findings = (planted: Files) => checkLayers(tree({ ...CLEAN, ...planted }), RULES).findings;

test('a tree that keeps the table passes, and all its modules are counted', () => {
  expect(checkLayers(tree(CLEAN), RULES)).toEqual({ looked: '8 modules', findings: [] });
});

describe('an import that breaks the table is found with its place and the rule', () => {
  test.each<[what: string, path: string, text: string, message: string]>([
    ['a value', 'wire/lines.ts', `\nimport '../words.ts';`, `:2 imports '../words.ts'. Rule: wire imports only itself`],
    ['a type, from a deeper folder', 'wire/deep/x.ts', `import type { W } from '../../words.ts';`, 'Rule: wire imports only itself'],
    ['a re-export', 'wire/lines.ts', `export * from '../words.ts';`, 'Rule: wire imports only itself'],
    ['a dynamic import', 'wire/lines.ts', `import('../words.ts');`, 'Rule: wire imports only itself'],
    ['a layer above', 'play/play.ts', `import '../main.ts';`, 'Rule: play imports only what stands above it'],
    ['a file beside the folders', 'words.ts', `import './wire/lines.ts';`, 'Rule: words.ts imports only itself'],
    ['a folder apart', 'main.ts', `import './decisions/die.ts';`, 'Rule: files of decisions are imported only where the table names them'],
    ['a test', 'main.ts', `import '../test/main.test.ts';`, 'Rule: files in src/ import only files in src/'],
    ['another package', 'main.ts', `import '../../../packages/engine/src/index.ts';`, 'Rule: a relative import stays inside its package'],
    ['inside a folder apart', 'decisions/two.ts', `import './die.ts';`, 'Rule: files of decisions are imported only where the table names'],
  ])('%s', (_what, inner, text, message) => {
    const path = `apps/cli/src/${inner}`;
    const found = findings({ [path]: text });
    expect(found).toEqual([expect.stringContaining(message)]);
    expect(found[0]).toContain(`${path}:`);
  });

  test('a test that leaves its package', () => {
    const path = 'packages/text/test/words.test.ts';
    expect(findings({ [path]: `import '../../engine/test/position.ts';` })).toEqual([
      `${path}:1 imports '../../engine/test/position.ts'. Rule: a relative import stays inside its package.`,
    ]);
  });

  test('a folder without a line', () => {
    expect(findings({ 'apps/cli/src/music/tune.ts': '' })).toEqual([expect.stringContaining('apps/cli/src/music has no line')]);
  });

  test('an exception that is no longer needed', () => {
    expect(findings({ 'apps/cli/src/wire/old.ts': '' })).toEqual([
      expect.stringContaining('wire/old.ts -> play/play.ts is no longer needed'),
    ]);
  });

  test('a table whose lines are not in order', () => {
    const rules = { 'apps/cli/src': { may: { low: ['high'], high: [] } } };
    expect(checkLayers(tree({ 'apps/cli/src/low/a.ts': '' }), rules).findings).toEqual([
      'In the table of apps/cli/src, low lists high. Rule: only lines above it may be listed.',
    ]);
  });
});

describe('a check that sees nothing fails', () => {
  test('no module', () => {
    expect(checkLayers(tree(), RULES).findings[0]).toBe('No module was found in apps/cli/src.');
  });

  test('a module that cannot be parsed', () => {
    expect(findings({ 'apps/cli/src/words.ts': '\nimport {' })).toEqual([
      expect.stringMatching(/^apps\/cli\/src\/words\.ts:2 cannot be parsed: /),
    ]);
  });
});

test('the engine keeps its frames apart (decision 0006)', () => {
  const planted: Files = {
    'packages/engine/src/decisions/die.ts': `import '../actions/ship.ts';`,
    'packages/engine/src/model/state.ts': `import '../legality/ships.ts';`,
    'packages/engine/src/scoring/score.ts': `import '../setup/set-up.ts';`,
    'packages/engine/src/engine.ts': `import './effects/gold.ts';`,
  };
  const found = checkLayers(tree(planted)).findings.join('\n');
  for (const path of Object.keys(planted)) expect.soft(found).toMatch(new RegExp(`${path}:1 imports .* Rule: `));
  expect(checkLayers(REPOSITORY).findings).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parse } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { checkUnused } from '../checks/unused.ts';
import { borrow, borrowPackages, type Files, REPOSITORY, tree } from './tree.ts';

/** Every file that this repository's knip.jsonc names, empty. */
const { workspaces } = parse(readFileSync(join(REPOSITORY, 'knip.jsonc'), 'utf8')) as {
  workspaces: Record<string, { entry: string[]; vite?: { config: string[] } }>;
};
const ENTRIES = Object.fromEntries(
  Object.entries(workspaces).flatMap(([folder, { entry, vite }]) =>
    [...entry, ...(vite?.config ?? [])].map((file) => [posix.join(folder, file), '']),
  ),
);

/** A package that is empty as far as knip can tell. */
const emptyPackage = (name: string): Files => ({
  [`packages/${name}/package.json`]: { name: `@tabannusi/${name}`, type: 'module', exports: { '.': './src/index.ts' } },
  [`packages/${name}/src/index.ts`]: '',
});

/** The smallest tree for which this repository's knip.jsonc is right. */
const CLEAN: Files = {
  ...Object.assign(
    {},
    ...Object.keys(workspaces)
      .filter((folder) => folder.startsWith('packages/'))
      .map((folder) => emptyPackage(posix.basename(folder))),
  ),
  ...ENTRIES,
  'package.json': {
    name: 'tabannusi',
    private: true,
    type: 'module',
    workspaces: ['packages/*', 'apps/*'],
    scripts: { start: 'node tools/launch.mjs apps/cli/src/start.ts' },
    devDependencies: { '@biomejs/biome': '2.5.15', vitest: '5.1.0' },
  },
  'tools/launch.mjs': '',
  'tools/same-seeds.ts': '',
  'apps/web/test/browser/global-setup.ts': '',
  'apps/server/test/postgres.ts': '',
  'packages/engine/src/index.ts': `export { used } from './a.ts';`,
  'packages/engine/src/a.ts': 'export const used = 1;',
  'packages/engine/bench/bench.ts': `import { used } from '../src/a.ts'; used;`,
  'packages/engine/test/a.test.ts': `import { test } from 'vitest'; test('a', () => {});`,
  'apps/cli/package.json': { name: '@tabannusi/cli', type: 'module', dependencies: { '@tabannusi/engine': '0.1.0' } },
  'apps/cli/src/start.ts': `import { used } from '@tabannusi/engine'; used;`,
  // The programs that knip.jsonc ignores must be called by something.
  'apps/server/package.json': { name: '@tabannusi/server', type: 'module', scripts: { faults: 'mount && umount && strace' } },
  'apps/web/package.json': {
    name: '@tabannusi/web',
    type: 'module',
    dependencies: { '@fontsource/alegreya': '5.3.0', '@fontsource/alegreya-sans': '5.3.0' },
  },
  'apps/web/index.html': '<script type="module" src="/src/main.tsx"></script>',
  'apps/web/src/main.tsx': '',
};

async function findings(planted: Files) {
  const root = tree({ ...CLEAN, ...planted });
  borrow(root, 'knip.jsonc', 'vitest.config.ts', 'vitest.long.config.ts');
  borrowPackages(root);
  return (await checkUnused(root)).findings.join('\n');
}

test('a tree in which everything is used passes, whatever its entry points export', async () => {
  expect(await findings({})).toBe('');
});

test('what nobody uses is found', async () => {
  // All in one tree, because knip takes seconds for each.
  const found = await findings({
    'packages/engine/src/a.ts': 'export const used = 1; export const spare = 2; export type Spare = 3;',
    'packages/engine/src/spare.ts': 'export {};',
    'apps/cli/src/start.ts': `import 'zod';`,
  });
  expect.soft(found).toMatch(/Unused exports \(1\)\s+spare\s.*engine\/src\/a\.ts/);
  expect.soft(found).toMatch(/Unused exported types \(1\)\s+Spare\s.*engine\/src\/a\.ts/);
  expect.soft(found).toMatch(/Unused files \(1\)\s+packages\/engine\/src\/spare\.ts/);
  expect.soft(found).toMatch(/Unused dependencies \(1\)\s+@tabannusi\/engine\s+apps\/cli\/package\.json/);
  expect.soft(found).toMatch(/Unlisted dependencies \(1\)\s+zod\s+apps\/cli\/src\/start\.ts/);
});

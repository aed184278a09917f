import { describe, expect, test } from 'vitest';
import { checkDependencies } from '../checks/dependencies.ts';
import { type Files, REPOSITORY, tree } from './tree.ts';

const engine = { name: '@tabannusi/engine' };
const lock = (packages: object) => ({ lockfileVersion: 3, packages });
const PACKAGES = {
  '': { name: 'tabannusi', devDependencies: { vite: '8.3.5' } },
  'packages/engine': { name: '@tabannusi/engine' },
  'node_modules/@tabannusi/engine': { resolved: 'packages/engine', link: true },
  'node_modules/vite': { version: '8.3.5', integrity: 'sha512-x', dev: true, optionalDependencies: { fsevents: '~2.3.3' } },
  'node_modules/fsevents': { version: '2.3.3', integrity: 'sha512-y', optional: true },
};
const CLEAN: Files = {
  'package.json': { name: 'tabannusi', devDependencies: { vite: '8.3.5' } },
  'package-lock.json': lock(PACKAGES),
  'packages/engine/package.json': engine,
  'docs/dependencies.md': '| dependency | why |\n|---|---|\n| `vite`, `vitest` 8.3.5 | builds |\n\n`knip` 6.42.1 is only spoken of.\n',
};

const findings = (planted: Files) => checkDependencies(tree({ ...CLEAN, ...planted })).findings;

test('a tidy repository passes', () => {
  expect(checkDependencies(tree(CLEAN))).toEqual({ looked: '2 manifests, 5 locked packages', findings: [] });
  expect(checkDependencies(REPOSITORY).findings).toEqual([]);
});

describe('a fault is found', () => {
  test.each<[what: string, planted: Files, message: string]>([
    ['a range of versions', { 'package.json': { devDependencies: { vite: '^8.3.5' } } }, 'asks for vite ^8.3.5. Rule: versions are exact'],
    ['a dependency without lock', { 'package.json': { devDependencies: { knip: '6.42.1' } } }, 'package.json and package-lock.json differ'],
    [
      'a dependency of the engine',
      { 'packages/engine/package.json': { ...engine, dependencies: { vite: '8.3.5' } } },
      'depends on vite. Rule: the engine imports nothing',
    ],
    [
      'no lock file entry',
      { 'packages/text/package.json': { name: '@tabannusi/text' } },
      'packages/text/package.json and package-lock.json differ',
    ],
    [
      'a resolved host',
      {
        'package-lock.json': lock({ ...PACKAGES, 'node_modules/vite': { integrity: 'x', resolved: `https://packages.example/vite.tgz` } }),
      },
      'node_modules/vite is resolved to https://',
    ],
    [
      'no hash',
      { 'package-lock.json': lock({ ...PACKAGES, 'node_modules/vite': { version: '8.3.5' } }) },
      'node_modules/vite has no integrity',
    ],
    [
      'a dropped platform',
      { 'package-lock.json': lock({ ...PACKAGES, 'node_modules/fsevents': undefined }) },
      'wants fsevents, which is not locked. Rule: versions exist for every platform',
    ],
    [
      'a dependency without a line on the page',
      { 'package.json': { devDependencies: { knip: '6.42.1' } } },
      'asks for knip 6.42.1. Rule: a line of docs/dependencies.md explains it',
    ],
    [
      'another version on the page',
      { 'docs/dependencies.md': '| `vite` 8.3.4 | builds |' },
      'asks for vite 8.3.5. Rule: a line of docs/dependencies.md explains it and has this version',
    ],
    ['no page', { 'docs/dependencies.md': '' }, 'asks for vite 8.3.5. Rule: a line of docs/dependencies.md explains it'],
    ['table depends on ai', declares('table', 'dependencies', 'ai'), 'depends on @tabannusi/ai. Rule: table imports the engine only'],
    ['table takes types of text', declares('table', 'devDependencies', 'text'), 'depends on @tabannusi/text. Rule: table imports'],
    ['ai depends on table', declares('ai', 'dependencies', 'table'), 'depends on @tabannusi/table. Rule: ai imports the engine only'],
    [
      'text depends on table',
      declares('text', 'dependencies', 'table'),
      'depends on @tabannusi/table. Rule: text imports the engine, and only types',
    ],
    ['text depends on an app', declares('text', 'devDependencies', 'cli'), 'depends on @tabannusi/cli. Rule: text imports the engine'],
    [
      'an app depends on an app',
      { 'apps/web/package.json': { dependencies: { '@tabannusi/cli': '0.1.0' } } },
      'depends on @tabannusi/cli. Rule: nothing depends on an app',
    ],
    ['a package without a line in the table', declares('music', 'dependencies', 'engine'), 'packages/music/package.json has no line'],
  ])('%s', (_what, planted, message) => {
    expect(findings(planted).join('\n')).toContain(message);
  });

  test('no lock file', () => {
    expect(checkDependencies(tree({ 'package.json': '{}' })).findings).toEqual(['package-lock.json is missing.']);
  });
});

test('text may use types of table and ai', () => {
  const planted = declares('text', 'devDependencies', 'table');
  expect(findings(planted).filter((finding) => finding.includes('depends on'))).toEqual([]);
});

function declares(name: string, field: 'dependencies' | 'devDependencies', other: string): Files {
  return { [`packages/${name}/package.json`]: { name: `@tabannusi/${name}`, [field]: { [`@tabannusi/${other}`]: '0.1.0' } } };
}

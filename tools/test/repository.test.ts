import { describe, expect, test } from 'vitest';
import { checkRepository } from '../checks/repository.ts';
import { type Files, tree } from './tree.ts';

/** Put together here so that this file passes the check itself. */
const path = (...pieces: string[]) => `/${pieces.join('/')}`;
const host = ['registry', 'npmjs', 'org'].join('.');

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
  'docs/page.md': 'Packages live in packages/ and apps/; see docs/home/page.md, ../root/a and https://example.org/home/x.',
  'art/board.png': `\0${path('work', 'main')}`,
};

const findings = (planted: Files) => checkRepository(tree({ ...CLEAN, ...planted })).findings;

test('a tidy repository passes', () => {
  expect(checkRepository(tree(CLEAN))).toEqual({ looked: '5 files, 5 locked packages', findings: [] });
});

describe('a fault is found', () => {
  test.each<[what: string, planted: Files, message: string]>([
    ['a host', { '.npmrc': `audit=false\nregistry=https://${host}/` }, '.npmrc:2 names a registry host'],
    ['a path', { 'docs/page.md': `See ${path('work', 'main', 'x')}.` }, 'docs/page.md:1 names a path of a machine'],
    ['a temporary folder', { 'tools/a.ts': `const t = '${path('tmp')}';` }, 'names a path of a machine'],
    ['a home folder', { 'tools/a.ts': `\`${path('home', 'ada', 'x')}\`` }, 'names a path of a machine'],
    ['a home folder on a Mac', { 'tools/a.ts': `file://${path('Users', 'ada')}` }, 'names a path of a machine'],
    ['a path on Windows', { 'tools/a.ts': ['C:', 'Users', 'ada'].join('\\') }, 'names a path of a machine'],
    ['a document elsewhere', { 'docs/page.md': ['See RULES', 'md.'].join('.') }, 'names a document that is not in the repository'],
    ['a range of versions', { 'package.json': { devDependencies: { vite: '^8.3.5' } } }, 'asks for vite ^8.3.5. Rule: versions are exact'],
    ['a dependency without lock', { 'package.json': { devDependencies: { knip: '6.42.1' } } }, 'package.json and package-lock.json differ'],
    ['a dependency of the engine', { 'packages/engine/package.json': { ...engine, dependencies: { vite: '8.3.5' } } }, 'depends on vite'],
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
  ])('%s', (_what, planted, message) => {
    expect(findings(planted).join('\n')).toContain(message);
  });

  test('no lock file', () => {
    expect(checkRepository(tree({ 'package.json': '{}' })).findings).toEqual(['package-lock.json is missing.']);
  });
});

import { describe, expect, test } from 'vitest';
import { checkRepository } from '../checks/repository.ts';
import { type Files, tree } from './tree.ts';

/** Joined here so that this file passes the check itself. */
const path = (...pieces: string[]) => `/${pieces.join('/')}`;
const host = ['registry', 'npmjs', 'org'].join('.');

const CLEAN: Files = {
  'docs/page.md': 'Packages live in packages/ and apps/; see docs/home/page.md, ../root/a and https://example.org/home/x.',
  'art/board.png': `\0${path('work', 'main')}`,
};

const findings = (planted: Files) => checkRepository(tree({ ...CLEAN, ...planted })).findings;

test('a tidy repository passes', () => {
  expect(checkRepository(tree(CLEAN))).toEqual({ looked: '2 files', findings: [] });
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
  ])('%s', (_what, planted, message) => {
    expect(findings(planted).join('\n')).toContain(message);
  });
});

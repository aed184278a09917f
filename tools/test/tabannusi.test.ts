/** `npx tabannusi` in a small checkout: the arguments of the command and the result for its caller. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test, vi } from 'vitest';
import { type FakeNpm, fakeNpm } from './fake-npm.ts';
import { borrow, REPOSITORY, tree, write } from './tree.ts';

const MAIN = 'apps/cli/src/main.ts';

let npm: FakeNpm;
let root: string;

beforeEach(() => {
  npm = fakeNpm();
  root = tree({ 'package.json': { name: 'tabannusi' }, 'package-lock.json': { lockfileVersion: 3 } });
  borrow(root, 'tools/tabannusi.mjs', 'tools/launcher');
  return () => vi.unstubAllEnvs();
});

/** Runs it in a folder other than the checkout. */
function start(cwd: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'tools/tabannusi.mjs'), ...args], { cwd, encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('passes arguments and the exit code, and stands where the person stands', () => {
  write(root, { [MAIN]: 'console.log(JSON.stringify([process.cwd(), ...process.argv.slice(2)])); process.exitCode = 130 as number;' });
  const folder = tree();
  const { status, stdout } = start(folder, 'record', 'my game.json', '');
  expect({ status, stdout }).toEqual({ status: 130, stdout: `${JSON.stringify([folder, 'record', 'my game.json', ''])}\n` });
});

test('prepares the checkout once, and keeps standard output for the answer', () => {
  write(root, { [MAIN]: '' });
  const first = start(tree());
  expect(first).toMatchObject({ status: 0, stdout: '' });
  expect(first.stderr).toMatch(/^Installing the packages/);
  expect(start(tree())).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(npm.calls()).toEqual(['packages']);
});

test('fails without a stack trace when it cannot be prepared', () => {
  npm.meetsMishap('fail');
  const { status, stdout, stderr } = start(tree());
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).not.toMatch(/\bat .*:\d+:\d+/);
});

test('is what the root package names its command', () => {
  const { bin } = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8')) as { bin: Record<string, string> };
  expect(bin).toEqual({ tabannusi: 'tools/tabannusi.mjs' });
  expect(readFileSync(join(REPOSITORY, 'tools/tabannusi.mjs'), 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/);
});

/**
 * Installs StrykerJS in an ignored folder, with the repository's own versions of what the tests run on. It tests the tests and is part of
 * nothing we run, so it is not a dependency.
 */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findNpm, runNpm } from '../launcher/npm.mjs';

const STRYKER = { name: 'stryker', version: '10.1.1', packages: ['@stryker-mutator/core', '@stryker-mutator/vitest-runner'] } as const;
/** The packages that the tests of the engine import and run on. */
const OURS = ['fast-check', 'vite', 'vitest'] as const;

type Versions = Readonly<Record<string, string>>;

/** Installs Stryker unless it is present in this version. Returns its folder, which appears complete or not at all. */
export async function bringStryker(root: string): Promise<string> {
  const wanted = strykerManifest(readFileSync(join(root, 'package.json'), 'utf8'));
  const folder = join(root, '.peer', `${STRYKER.name}-${STRYKER.version}`);
  if (existsSync(folder) && readFileSync(join(folder, 'package.json'), 'utf8') === wanted) return folder;
  const incoming = join(root, '.peer', `incoming-${STRYKER.name}`);
  rmSync(incoming, { recursive: true, force: true });
  mkdirSync(incoming, { recursive: true });
  writeFileSync(join(incoming, 'package.json'), wanted);
  await runNpm({
    node: process.execPath,
    npm: findNpm(),
    args: ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--include=prod'],
    cwd: incoming,
    purpose: `install ${STRYKER.name} ${STRYKER.version}`,
  });
  rmSync(folder, { recursive: true, force: true });
  renameSync(incoming, folder);
  return folder;
}

/** Returns the package.json for Stryker's folder, with the repository's versions and overrides. */
export function strykerManifest(repository: string): string {
  const { devDependencies, overrides } = JSON.parse(repository) as { readonly devDependencies: Versions; readonly overrides?: Versions };
  const dependencies = Object.fromEntries([
    ...STRYKER.packages.map((name) => [name, STRYKER.version]),
    ...OURS.map((name) => [name, devDependencies[name]]),
  ]) as Versions;
  return JSON.stringify({ private: true, type: 'module', dependencies, overrides });
}

/** One package of the npm registry, pinned by version and hash, in a folder of its own under `.runtime/`. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './npm.mjs';

/**
 * @typedef {{ package: string, version: string, integrity: string, foreign?: true }} Pinned `foreign` marks a package for another processor
 */

/**
 * Returns where a package is or will be. The folder appears complete or not at all, so if a file exists, the whole package does.
 *
 * @param {string} root
 * @param {Pinned} entry
 */
export function broughtFolder(root, entry) {
  return join(root, '.runtime', `${entry.package.replace(/^@.*\//, '')}-${entry.version}`);
}

/**
 * Installs a package. It is moved into place only after `finish` has made it ready to use. Call it under the set-up lock.
 *
 * @param {{ root: string, entry: Pinned, npm: string, what: string, started: (pid: number) => void, say: (line: string) => void,
 * finish: (incoming: string, files: string) => Promise<void> }} options `files` is the package's own folder inside `incoming`
 */
export async function bringPackage({ root, entry, npm, what, started, say, finish }) {
  const incoming = join(root, '.runtime', 'incoming');
  say(`Bringing ${what} ${entry.version} (${entry.package}) into .runtime, once.`);
  rmSync(incoming, { recursive: true, force: true });
  mkdirSync(incoming, { recursive: true });
  writeManifest(incoming, entry);
  // npm refuses a package for another processor unless forced.
  const args = ['ci', '--ignore-scripts', '--include=prod', '--no-audit', '--no-fund', ...(entry.foreign ? ['--force'] : [])];
  await runNpm({ node: process.execPath, npm, args, cwd: incoming, purpose: `bring ${what} ${entry.version}`, started });
  await finish(incoming, join(incoming, 'node_modules', entry.package));
  const folder = broughtFolder(root, entry);
  rmSync(folder, { recursive: true, force: true });
  renameSync(incoming, folder);
}

/**
 * Writes a manifest and a lock file with one dependency: `npm ci` then checks the hash and installs exactly this version. The package's own
 * dependencies are not in the lock file and are not installed: only its files are wanted.
 *
 * @param {string} folder
 * @param {Pinned} entry
 */
function writeManifest(folder, entry) {
  const manifest = { name: 'runtime', private: true, dependencies: { [entry.package]: entry.version } };
  const lock = {
    name: 'runtime',
    lockfileVersion: 3,
    requires: true,
    packages: {
      '': { name: 'runtime', dependencies: manifest.dependencies },
      [`node_modules/${entry.package}`]: { version: entry.version, integrity: entry.integrity },
    },
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify(lock));
}

/** One package of the npm registry, pinned by version and hash, in a folder of its own under `.runtime/`. */
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './npm.mjs';

/** @typedef {{ package: string, version: string, integrity: string, foreign?: true }} Pinned `foreign` is made for another processor than this */

/**
 * Where a package is or will be. The folder appears complete or not at all, so that a file in it is there says that it is whole.
 *
 * @param {string} root
 * @param {Pinned} entry
 */
export function broughtFolder(root, entry) {
  return join(root, '.runtime', `${entry.package.replace(/^@.*\//, '')}-${entry.version}`);
}

/**
 * Brings a package. It is taken over only when `finish` has made it ready to use. Call it under the set-up lock.
 *
 * @param {{ root: string, entry: Pinned, npm: string, what: string, started: (pid: number) => void, say: (line: string) => void,
 *   finish: (incoming: string, files: string) => Promise<void> }} options `files` is the package's own folder inside the incoming one
 */
export async function bringPackage({ root, entry, npm, what, started, say, finish }) {
  const incoming = join(root, '.runtime', 'incoming');
  say(`Bringing ${what} ${entry.version} (${entry.package}) into .runtime, once.`);
  rmSync(incoming, { recursive: true, force: true });
  mkdirSync(incoming, { recursive: true });
  writeManifest(incoming, entry);
  // npm refuses a package made for another processor unless it is forced to.
  const args = ['ci', '--ignore-scripts', '--include=prod', '--no-audit', '--no-fund', ...(entry.foreign ? ['--force'] : [])];
  await runNpm({ node: process.execPath, npm, args, cwd: incoming, purpose: `bring ${what} ${entry.version}`, started });
  await finish(incoming, join(incoming, 'node_modules', entry.package));
  const folder = broughtFolder(root, entry);
  rmSync(folder, { recursive: true, force: true });
  renameSync(incoming, folder);
}

/**
 * A package and a lock file with one dependency: `npm ci` then checks the hash and brings exactly this version. What the package itself depends
 * on is not in the lock file and does not come: its files are all that is wanted of it.
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

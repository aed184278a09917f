/** The packages of the lock file in `node_modules`, and the stamp that records their installation. */
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './npm.mjs';
import { SetupError } from './setup-error.mjs';

/**
 * Returns the stamp of what `node_modules` must have been installed from and for. Of the Node version only the major number counts, because
 * no package here depends on more.
 *
 * @param {string} root
 * @param {{ major: number, platform: string }} node
 */
export function wantedStamp(root, { major, platform }) {
  const lock = createHash('sha256').update(readLock(root)).digest('hex');
  return `node ${major} ${platform} lock ${lock}\n`;
}

/**
 * Returns the stamp of the last complete installation. It is inside `node_modules`, so that it is deleted with that folder.
 *
 * @param {string} root
 * @returns {string | undefined}
 */
export function foundStamp(root) {
  try {
    return readFileSync(stampFile(root), 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Installs what the lock file lists. The stamp is removed first and written last, so that an interrupted installation does not count. Call
 * it under the set-up lock.
 *
 * @param {{ root: string, node: string, npm: string, stamp: string, started: (pid: number) => void, say: (line: string) => void }} options
 */
export async function installPackages({ root, node, npm, stamp, started, say }) {
  say('Installing the packages of the lock file (npm ci), once.');
  rmSync(stampFile(root), { force: true });
  // The tests need the development tools even if NODE_ENV or npm's settings would leave them out.
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  await runNpm({ node, npm, args, cwd: root, purpose: 'install the packages of the lock file', started });
  writeFileSync(stampFile(root), stamp);
}

/** @param {string} root */
function readLock(root) {
  try {
    return readFileSync(join(root, 'package-lock.json'));
  } catch {
    throw new SetupError('package-lock.json is missing. Bring it back from git.');
  }
}

/** @param {string} root */
function stampFile(root) {
  return join(root, 'node_modules', '.tabannusi-stamp');
}

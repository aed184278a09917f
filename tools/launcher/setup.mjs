/** Installs whatever a script of this repository needs and is missing. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { findNpm } from './npm.mjs';
import { foundStamp, installPackages, wantedStamp } from './packages.mjs';
import { bringRuntime, runtimeBinary, WANTED_MAJOR } from './runtime.mjs';

/**
 * @typedef {object} Machine What the launcher finds; tests hand in another.
 * @property {string} version of the running Node, as in `process.versions.node`
 * @property {string} platform `process.platform` and `process.arch` with a hyphen
 */

/** @type {Machine} */
const THIS_MACHINE = { version: process.versions.node, platform: `${process.platform}-${process.arch}` };

/**
 * Makes Node 24 and the packages of the lock file available and returns the Node to use.
 * Starts npm only when something is missing or out of date.
 *
 * @param {{ root: string, say: (line: string) => void, machine?: Machine, patienceMs?: number, pollMs?: number }} options
 * @returns {Promise<string>} the path of a Node of at least the wanted major version
 */
export async function prepare({ root, say, machine = THIS_MACHINE, patienceMs = 600_000, pollMs = 200 }) {
  const ownMajor = Number.parseInt(machine.version, 10);
  const usesOwn = ownMajor >= WANTED_MAJOR;
  const node = usesOwn ? process.execPath : runtimeBinary(root, machine.platform);
  const stamp = wantedStamp(root, { major: usesOwn ? ownMajor : WANTED_MAJOR, platform: machine.platform });
  const isReady = () => existsSync(node) && foundStamp(root) === stamp;
  if (isReady()) return node;

  const lock = {
    file: join(root, '.runtime', 'setup.lock'),
    waiting: () => say('Waiting for another set-up of this checkout.'),
    patienceMs,
    pollMs,
  };
  await withLock(lock, async (started) => {
    if (isReady()) return;
    const npm = findNpm();
    if (!usesOwn) await bringRuntime({ root, platform: machine.platform, npm, started, say });
    if (foundStamp(root) !== stamp) await installPackages({ root, node, npm, stamp, started, say });
  });
  return node;
}

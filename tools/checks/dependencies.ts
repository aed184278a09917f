/**
 * Checks dependencies in package.json files, the lock file and docs/dependencies.md: which of our packages may depend on which, exact
 * versions, a lock file that works on every platform, and a line on the page for each dependency.
 *
 * Biome requires imports to be declared in package.json, but it checks neither the declarations nor the lock file nor the page.
 */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type CheckResult, count } from './check.ts';
import { listFiles } from './files.ts';

/**
 * Which of our packages a package may depend on, and which may lend it their types only (as `devDependencies`).
 * Apps may depend on any package; nothing depends on an app.
 */
const OURS: Readonly<Record<string, { readonly values: readonly string[]; readonly types: readonly string[]; readonly why: string }>> = {
  engine: { values: [], types: [], why: 'the engine imports nothing: it is pure and runs everywhere' },
  table: { values: ['engine'], types: [], why: 'table imports the engine only: a game is played the same with any words and opponents' },
  ai: { values: ['engine'], types: [], why: 'ai imports the engine only: an opponent knows the rules and its view, nothing else' },
  fair: { values: ['engine'], types: [], why: 'fair imports the engine only: what proves dice knows nothing of tables and words' },
  text: { values: ['engine'], types: ['table', 'ai', 'fair'], why: 'text imports the engine, and only types of table, ai and fair' },
  host: {
    values: ['engine', 'table', 'fair'],
    types: [],
    why: 'host imports the engine, fair, and standing orders of table: a hosted table has no words, no input and no output',
  },
  presenter: { values: ['engine'], types: ['text'], why: 'presenter imports the engine, and only types of text: words are handed to it' },
};

const OWN_SCOPE = '@tabannusi/';
const PAGE = 'docs/dependencies.md';
const DEPENDENCY_FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;

type Dependencies = Readonly<Record<string, string>>;
type Manifest = { readonly name?: string } & { readonly [field in (typeof DEPENDENCY_FIELDS)[number]]?: Dependencies };
interface LockEntry extends Manifest {
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
}
interface Lock {
  readonly packages: Readonly<Record<string, LockEntry>>;
}

export function checkDependencies(root: string): CheckResult {
  const files = listFiles(root);
  const manifests = files.filter((path) => /^(?:(?:packages|apps)\/[^/]+\/)?package\.json$/.test(path));
  if (!files.includes('package-lock.json'))
    return { looked: count(manifests.length, 'manifest'), findings: ['package-lock.json is missing.'] };

  const findings: string[] = [];
  const lock = readJson<Lock>(root, 'package-lock.json');
  const named = files.includes(PAGE) ? namedOnPage(readFileSync(join(root, PAGE), 'utf8')) : [];
  for (const path of manifests) {
    const manifest = readJson<Manifest>(root, path);
    findings.push(...inexactVersions(path, manifest), ...differsFromLock(path, manifest, lock), ...unexplained(path, manifest, named));
    if (path !== 'package.json') findings.push(...forbidden(path, manifest));
  }
  findings.push(...lockFaults(lock));
  return { looked: `${count(manifests.length, 'manifest')}, ${count(Object.keys(lock.packages).length, 'locked package')}`, findings };
}

function inexactVersions(path: string, manifest: Manifest): string[] {
  return dependenciesOf(manifest)
    .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
    .map(([name, version]) => `${path} asks for ${name} ${version}. Rule: versions are exact.`);
}

/** Returns the dependencies of a workspace that violate the table above. The engine has no dependency of any kind. */
function forbidden(path: string, manifest: Manifest): string[] {
  const [kind, name = ''] = path.split('/');
  const every = Object.keys(OURS);
  const rules = kind === 'apps' ? { values: every, types: every, why: 'nothing depends on an app' } : OURS[name];
  if (!rules) return [`${path} has no line. Rule: every package has its line in the table of tools/checks/dependencies.ts.`];
  const { devDependencies = {}, ...shipped } = manifest;
  const refused = [
    ...dependenciesOf(shipped).filter(([other]) => !isOneOf(other, rules.values)),
    ...dependenciesOf({ devDependencies }).filter(([other]) => !isOneOf(other, [...rules.values, ...rules.types])),
  ];
  return refused
    .filter(([other]) => other.startsWith(OWN_SCOPE) || name === 'engine')
    .map(([other]) => `${path} depends on ${other}. Rule: ${rules.why}.`);
}

const isOneOf = (name: string, packages: readonly string[]): boolean => packages.some((other) => name === `${OWN_SCOPE}${other}`);

/** Returns the first cells of the page's tables. Each names one dependency, or several with the same version. */
function namedOnPage(page: string): string[] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|')[1] ?? '');
}

function unexplained(path: string, manifest: Manifest, named: readonly string[]): string[] {
  return dependenciesOf(manifest)
    .filter(([name]) => !name.startsWith(OWN_SCOPE))
    .filter(([name, version]) => !named.some((cell) => cell.includes(`\`${name}\``) && cell.includes(` ${version} `)))
    .map(([name, version]) => `${path} asks for ${name} ${version}. Rule: a line of ${PAGE} explains it and has this version.`);
}

/** Compares package.json with the lock file. `npm ci` refuses a difference, but only on the next machine. */
function differsFromLock(path: string, manifest: Manifest, lock: Lock): string[] {
  const folder = posix.dirname(path);
  const locked = lock.packages[folder === '.' ? '' : folder];
  const same = JSON.stringify(dependenciesOf(manifest)) === JSON.stringify(dependenciesOf(locked ?? {}));
  return locked && same
    ? []
    : [`${path} and package-lock.json differ. Rule: run npm install after a change of dependencies and keep both.`];
}

function lockFaults({ packages }: Lock): string[] {
  const findings: string[] = [];
  for (const [path, entry] of Object.entries(packages)) {
    if (entry.resolved && /^[a-z+]+:/.test(entry.resolved))
      findings.push(`package-lock.json: ${path} is resolved to ${new URL(entry.resolved).protocol}//… Rule: the lock file names no host.`);
    if (path.startsWith('node_modules/') && !entry.link && !entry.integrity)
      findings.push(`package-lock.json: ${path} has no integrity. Rule: every package is pinned by its hash.`);
    // npm silently drops packages for other platforms that the registry lacks; the tool would then not start there.
    for (const name of Object.keys(entry.optionalDependencies ?? {}))
      if (!packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`])
        findings.push(`package-lock.json: ${path} wants ${name}, which is not locked. Rule: versions exist for every platform.`);
  }
  return findings;
}

function dependenciesOf(manifest: Manifest): [name: string, version: string][] {
  return DEPENDENCY_FIELDS.flatMap((field) => Object.entries(manifest[field] ?? {}).sort());
}

function readJson<T>(root: string, path: string): T {
  return JSON.parse(readFileSync(join(root, path), 'utf8')) as T;
}

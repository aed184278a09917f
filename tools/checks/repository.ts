/**
 * What makes a clone work on another machine: no host and no path of this one, exact versions, and a lock file that is complete.
 */
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { type CheckResult, count } from './check.ts';
import { listFiles } from './files.ts';

/** Written so that no pattern matches its own line. */
const NOWHERE: readonly { pattern: RegExp; what: string; why: string }[] = [
  {
    pattern: /\bregistry\.[a-z-]+\.(?:org|com|cn|net|dev|io)\b|\bnpm\.pkg\.github\.com\b/i,
    what: 'a registry host',
    why: 'the registry is the business of the machine',
  },
  {
    pattern: /(?<![\w.~@)\]}-])\/(?:work|tmp|root|home|Users|mnt|var\/folders)(?:\/[\w.-]|(?=['"`\s),;:]|$))/,
    what: 'a path of a machine',
    why: 'the checkout lies anywhere',
  },
  {
    pattern: /(?<![\w/])(?:\.\.\/shared\b|(?:RULES|RULINGS|EXAMPLES|EDITION|ARCHITECTURE|EXPERIENCE|ART|STYLE)\.m[d]\b)/,
    what: 'a document that is not in the repository',
    why: 'the repository speaks of itself alone',
  },
  { pattern: /\b[A-Z]:\\+(?:Users|work|temp|tmp)\b/i, what: 'a path of a machine', why: 'the checkout lies anywhere' },
];

const DEPENDENCY_FIELDS = ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies'] as const;
const ENGINE = 'packages/engine/package.json';

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

export function checkRepository(root: string): CheckResult {
  const files = listFiles(root);
  const manifests = files.filter((path) => /^(?:(?:packages|apps)\/[^/]+\/)?package\.json$/.test(path));
  const findings = files.flatMap((path) => foreignWords(root, path));
  if (!files.includes('package-lock.json'))
    return { looked: count(files.length, 'file'), findings: [...findings, 'package-lock.json is missing.'] };

  const lock = readJson<Lock>(root, 'package-lock.json');
  for (const path of manifests) {
    const manifest = readJson<Manifest>(root, path);
    findings.push(...inexactVersions(path, manifest), ...differsFromLock(path, manifest, lock));
    if (path === ENGINE) findings.push(...runtimeDependencies(path, manifest));
  }
  findings.push(...lockFaults(lock));
  return { looked: `${count(files.length, 'file')}, ${count(Object.keys(lock.packages).length, 'locked package')}`, findings };
}

function foreignWords(root: string, path: string): string[] {
  const text = readFileSync(join(root, path), 'utf8');
  if (text.includes('\0')) return [];
  return text
    .split('\n')
    .flatMap((line, index) =>
      NOWHERE.filter(({ pattern }) => pattern.test(line)).map(
        ({ pattern, what, why }) => `${path}:${index + 1} names ${what}, ${pattern.exec(line)?.[0]}. Rule: ${why}.`,
      ),
    );
}

function inexactVersions(path: string, manifest: Manifest): string[] {
  return dependenciesOf(manifest)
    .filter(([, version]) => !/^\d+\.\d+\.\d+$/.test(version))
    .map(([name, version]) => `${path} asks for ${name} ${version}. Rule: versions are exact.`);
}

function runtimeDependencies(path: string, manifest: Manifest): string[] {
  const { devDependencies: _, ...runtime } = manifest;
  return dependenciesOf(runtime).map(([name]) => `${path} depends on ${name}. Rule: the engine has no runtime dependency.`);
}

/** `npm ci` refuses such a lock file, but only on the next machine. */
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
    // npm drops packages of other platforms silently when the registry lacks them; on those platforms the tool would then not start.
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

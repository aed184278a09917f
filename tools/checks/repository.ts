/**
 * Checks that a clone works on other machines: no file names a host or path of this machine, or a document outside the repository.
 *
 * Biome reads code and styles only; this check reads every file, with documents and the lock file.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CheckResult, count } from './check.ts';
import { listFiles } from './files.ts';

/** Written so that no pattern matches its own source line. */
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

export function checkRepository(root: string): CheckResult {
  const files = listFiles(root);
  const findings = files.flatMap((path) => foreignWords(root, path));
  if (files.length === 0) findings.push('No file was found.');
  return { looked: count(files.length, 'file'), findings };
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

/** Coverage as a table for people and as one object for programs. */
import type { Coverage, Share } from './coverage.ts';
import { type Plan, SECTIONS, sectionOf } from './plan.ts';

const WIDTH = 120;

/** Returns the object for `--json`, with the rules at its top level. */
export function coverageObject({ rules, rulings, examples }: Coverage): object {
  const { total, noEffect: _, ...rest } = rules;
  const { noEffect: __, ...exampleShare } = examples;
  return { rules: total, ...rest, examples: exampleShare, rulings };
}

/** `texts` returns what an ID is about. */
export function coverageLines(plan: Plan, coverage: Coverage, texts: (id: string) => string): string[] {
  const { rules, rulings, examples } = coverage;
  return [
    row('', '', ['covered', 'of', 'missing', 'later', 'no effect']),
    ...table('Rules', plan.rules, rules),
    ...table('Rulings', plan.rulings, rulings),
    ...table('Examples', plan.examples, examples),
    ...missingLines([...rules.missing, ...rulings.missing, ...examples.missing], texts),
    ...laterLines(plan, [...rules.later, ...rulings.later, ...examples.later]),
    ...noEffectLines(plan, [...rules.noEffect, ...rulings.noEffect, ...examples.noEffect]),
  ];
}

function table(title: string, ids: readonly string[], share: Share): string[] {
  const sections = [...new Set(ids.map(sectionOf))];
  return ['', row(title, '', counts(ids, share)), ...sections.map((section) => sectionRow(section, ids, share))];
}

function sectionRow(section: string, ids: readonly string[], share: Share): string {
  const own = ids.filter((id) => sectionOf(id) === section);
  return row(`  ${section}`, SECTIONS[section] ?? '', counts(own, share));
}

function counts(ids: readonly string[], share: Share): string[] {
  const [missing = 0, later = 0, noEffect = 0] = [share.missing, share.later, share.noEffect].map(
    (list) => ids.filter((id) => list.includes(id)).length,
  );
  return [ids.length - missing - later - noEffect, ids.length, missing, later, noEffect].map((count) =>
    count === 0 ? '-' : String(count),
  );
}

const row = (name: string, title: string, cells: readonly string[]): string =>
  `${name.padEnd(12)}${title.padEnd(32)}${cells.map((cell) => cell.padStart(11)).join('')}`;

function missingLines(ids: readonly string[], texts: (id: string) => string): string[] {
  if (ids.length === 0) return ['', 'Nothing is missing.'];
  return [
    '',
    `Missing: no test names ${ids.length === 1 ? 'this' : 'these'} ${ids.length}.`,
    ...ids.map((id) => shortened(`  ${id.padEnd(14)}${texts(id)}`)),
  ];
}

function laterLines({ later }: Plan, ids: readonly string[]): string[] {
  const parts = [...new Set(ids.map((id) => later.get(id) ?? ''))];
  return parts.flatMap((part) => {
    const own = ids.filter((id) => later.get(id) === part);
    return ['', `Later, with the part ${part}: ${own.length}.`, ...broken(own)];
  });
}

function noEffectLines({ noEffect }: Plan, ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  return ['', 'Without effect in a program:', ...ids.map((id) => `  ${id.padEnd(14)}${noEffect.get(id)}`)];
}

const shortened = (line: string): string => (line.length <= WIDTH ? line : `${line.slice(0, WIDTH - 1)}…`);

/** Breaks words into indented lines. */
function broken(words: readonly string[]): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + word.length > WIDTH) lines.push(`  ${word}`);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}

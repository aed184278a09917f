/**
 * `npm run rules:coverage`: prints which rules, rulings and examples have a test that names them, and which still lack one.
 *
 * `--json` prints one object for programs. Exit code 1 if something is missing or a test names what does not exist, 2 for a wrong argument.
 */
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { RULE_IDS, RULING_IDS } from '../packages/engine/src/model/rule-ids.ts';
import { ruleSentence } from '../packages/text/src/rules/rule-sentence.ts';
import { askedOrEnd } from './asked-or-end.ts';
import { coverageOf, isComplete } from './coverage/coverage.ts';
import { EXAMPLES } from './coverage/examples.ts';
import { findNamedIds } from './coverage/named-ids.ts';
import { PLAN } from './coverage/plan.ts';
import { coverageLines, coverageObject } from './coverage/print.ts';

export interface Said {
  readonly code: 0 | 1;
  readonly out: readonly string[];
  readonly error: readonly string[];
}

const SENTENCES = Object.fromEntries([...RULE_IDS, ...RULING_IDS].map((id) => [id, ruleSentence('en', id)]));
const TEXTS: Readonly<Record<string, string>> = { ...SENTENCES, ...EXAMPLES };

/** Throws commander's error for wrong arguments, after printing it. */
export function rulesCoverage(args: readonly string[], root: string): Said {
  const { json } = new Command('npm run rules:coverage --')
    .description('Which rules, rulings and examples have a test that names them, and which still lack one.')
    .option('--json', 'print one object instead of the table')
    .exitOverride()
    .parse(args, { from: 'user' })
    .opts<{ json?: true }>();
  const coverage = coverageOf(PLAN, findNamedIds(root));
  return {
    code: isComplete(coverage) ? 0 : 1,
    out: json ? [JSON.stringify(coverageObject(coverage))] : coverageLines(PLAN, coverage, (id) => TEXTS[id] ?? ''),
    error: coverage.faults,
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const { code, out, error } = askedOrEnd(() => rulesCoverage(process.argv.slice(2), root));
  for (const line of out) console.log(line);
  for (const line of error) console.error(line);
  process.exitCode = code;
}

/**
 * Checks that skipped tests give a reason: a comment on the line of the skip or ending on the line above.
 *
 * Biome's noSkippedTests knows `skip` only; most of ours are `skipIf`, and `runIf`, `todo` and `fails` exclude tests as well.
 */
import type { Node } from 'oxc-parser';
import { type CheckResult, count } from './check.ts';
import { listFiles } from './files.ts';
import { readSource, type Source, walk } from './source.ts';
import { leavesOut, testFunction } from './test-functions.ts';

export function checkSkips(root: string): CheckResult {
  const findings: string[] = [];
  const paths = listFiles(root).filter((path) => /\.test\.ts$/.test(path));
  for (const path of paths) {
    const source = readSource(root, path);
    if (typeof source === 'string') {
      findings.push(source);
      continue;
    }
    const explained = linesWithReason(source);
    walk(source.program, (node) => {
      const left = leftOut(node);
      if (left === undefined) return;
      const line = source.lineOf(node.start);
      if (!explained.has(line)) findings.push(`${path}:${line} has ${left} without a reason. Rule: a comment beside or above it says why.`);
    });
  }
  if (paths.length === 0) findings.push('No test file was found.');
  return { looked: count(paths.length, 'test file'), findings };
}

/** Returns `it.skip`, `describe.concurrent.skip` and the like, as written; undefined for other expressions. */
function leftOut(node: Node): string | undefined {
  if (node.type !== 'MemberExpression') return undefined;
  const chain = testFunction(node);
  return chain && leavesOut(chain.at(-1) ?? '') ? chain.join('.') : undefined;
}

function linesWithReason({ comments, lineOf }: Source): Set<number> {
  const saysSomething = comments.filter(({ value }) => /\p{Letter}{2}/u.test(value));
  return new Set(saysSomething.flatMap(({ start, end }) => [lineOf(start), lineOf(end) + 1]));
}

/**
 * The IDs that tests name in square brackets, in literal names of `it` or `test` in the packages.
 *
 * Skipped tests do not count, and `*.long.test.ts` do not either, because `npm test` does not run them.
 */
import type { Node } from 'oxc-parser';
import { listFiles } from '../checks/files.ts';
import { readSource, walk } from '../checks/source.ts';
import { leavesOut, testFunction } from '../checks/test-functions.ts';

export interface NamedIds {
  /** Where each ID is named first, as path and line. */
  readonly where: ReadonlyMap<string, string>;
  /** A sentence for each file that cannot be read. */
  readonly unreadable: readonly string[];
}

export function findNamedIds(root: string): NamedIds {
  const where = new Map<string, string>();
  const unreadable: string[] = [];
  for (const path of listFiles(root, 'packages').filter(isTestOfPackage)) {
    const source = readSource(root, path);
    if (typeof source === 'string') {
      unreadable.push(source);
      continue;
    }
    let leftOutUntil = 0;
    walk(source.program, (node) => {
      if (node.type !== 'CallExpression' || node.start < leftOutUntil) return;
      const called = testFunction(node);
      if (called?.some(leavesOut)) leftOutUntil = node.end;
      else if (called?.[0] === 'it' || called?.[0] === 'test')
        for (const id of idsIn(nameOf(node.arguments[0]))) if (!where.has(id)) where.set(id, `${path}:${source.lineOf(node.start)}`);
    });
  }
  return { where, unreadable };
}

const isTestOfPackage = (path: string): boolean => /^packages\/[^/]+\/test\/.*\.test\.ts$/.test(path) && !path.endsWith('.long.test.ts');

/** Returns the text of a string or template; placeholders of a template are unknown. */
function nameOf(node: Node | undefined): string {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.raw).join('…') : '';
}

/** Returns everything in brackets that begins like an ID, so that slips such as `[KEY-5]` or `[KEY-05, KEY-06]` are found to be unknown. */
const idsIn = (name: string): string[] => [...name.matchAll(/\[([A-Z]+-[^\]]*)\]/g)].map(([, id = '']) => id);

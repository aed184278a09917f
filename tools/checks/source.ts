/** Source files as syntax trees. TypeScript 7 has no compiler API, so the trees come from oxc-parser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Comment, type Node, parseSync, visitorKeys } from 'oxc-parser';

export interface Source {
  /** Relative to the root, with forward slashes. */
  readonly path: string;
  readonly program: Node;
  readonly comments: readonly Comment[];
  /** Returns the line of an offset, from 1. */
  readonly lineOf: (offset: number) => number;
}

/** Returns the parsed file, or a sentence on why it cannot be parsed. */
export function readSource(root: string, path: string): Source | string {
  const text = readFileSync(join(root, path), 'utf8');
  const { program, comments, errors } = parseSync(path, text);
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const [error] = errors;
  if (error) return `${path}:${lineOf(error.labels[0]?.start ?? 0)} cannot be parsed: ${error.message}`;
  return { path, program, comments, lineOf };
}

/** Visits every node of a tree, parents first, with its parent and the key under which the parent holds it. */
export function walk(node: Node, visit: (node: Node, parent: Node | undefined, key: string) => void): void {
  const step = (current: Node, parent: Node | undefined, key: string): void => {
    visit(current, parent, key);
    for (const childKey of visitorKeys[current.type] ?? []) {
      const child = (current as unknown as Record<string, unknown>)[childKey];
      for (const item of Array.isArray(child) ? child : [child]) if (isNode(item)) step(item, current, childKey);
    }
  };
  step(node, undefined, '');
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

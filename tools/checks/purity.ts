/**
 * The engine's sources use no clock, no chance of their own and no surroundings.
 *
 * Names are looked at without regard to scope: a local variable called `process` is refused as well and wants a better name.
 */
import type { Node } from 'oxc-parser';
import { type CheckResult, count } from './check.ts';
import { isCode, listFiles } from './files.ts';
import { readSource, walk } from './source.ts';

const ENGINE_SOURCES = 'packages/engine/src';

const NO_CHANCE = 'chance is a seat: outcomes are handed in';

const FORBIDDEN: ReadonlyMap<string, string> = new Map([
  ['Date', 'the engine has no clock'],
  ['performance', 'the engine has no clock'],
  ['setTimeout', 'the engine does everything at once'],
  ['setInterval', 'the engine does everything at once'],
  ['setImmediate', 'the engine does everything at once'],
  ['queueMicrotask', 'the engine does everything at once'],
  ['crypto', NO_CHANCE],
  ['console', 'the engine has no input and output'],
  ['process', 'the engine has no input and output'],
  ['fetch', 'the engine has no input and output'],
  ['require', 'the engine imports nothing'],
  ['globalThis', 'the engine reaches nothing by a detour'],
  ['eval', 'the engine reaches nothing by a detour'],
  ['Function', 'the engine reaches nothing by a detour'],
]);

export function checkPurity(root: string): CheckResult {
  const findings: string[] = [];
  const paths = listFiles(root, ENGINE_SOURCES).filter(isCode);
  for (const path of paths) {
    const source = readSource(root, path);
    if (typeof source === 'string') {
      findings.push(source);
      continue;
    }
    walk(source.program, (node, parent, key) => {
      const fault = faultOf(node, parent, key);
      if (fault) findings.push(`${path}:${source.lineOf(node.start)} uses ${fault.name}. Rule: ${fault.why}.`);
    });
  }
  if (paths.length === 0) findings.push(`No module was found in ${ENGINE_SOURCES}.`);
  return { looked: count(paths.length, 'module'), findings };
}

function faultOf(node: Node, parent: Node | undefined, key: string): { name: string; why: string } | undefined {
  if (node.type !== 'Identifier' || isOnlyAName(parent, key)) return undefined;
  const { name } = node;
  const why = FORBIDDEN.get(name);
  if (why !== undefined) return { name, why };
  if (name === 'Math' && !isHarmlessMath(parent, key)) return { name: 'Math.random', why: NO_CHANCE };
  return undefined;
}

/** Whether an identifier names a member or a key instead of referring to something. */
function isOnlyAName(parent: Node | undefined, key: string): boolean {
  if (!parent) return false;
  if ('computed' in parent && parent.computed === false && (key === 'property' || key === 'key')) return true;
  return key === 'imported' || key === 'exported' || key === 'label' || (parent.type === 'TSQualifiedName' && key === 'right');
}

/** `Math.floor` and its like. Math held by another name could give its random later, so that is refused as well. */
function isHarmlessMath(parent: Node | undefined, key: string): boolean {
  return (
    parent?.type === 'MemberExpression' &&
    key === 'object' &&
    !parent.computed &&
    parent.property.type === 'Identifier' &&
    parent.property.name !== 'random'
  );
}

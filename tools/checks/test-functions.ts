/** Calls of the test runner's functions, as written. */
import type { Node } from 'oxc-parser';

const TEST_FUNCTIONS = new Set(['it', 'test', 'describe', 'suite', 'bench']);
const LEAVES_OUT = new Set(['skip', 'skipIf', 'runIf', 'todo', 'fails']);

/**
 * Returns the function and its members, also of a call of it: `it.concurrent.skip` is it, concurrent, skip. Undefined for other
 * expressions.
 */
export function testFunction(node: Node): string[] | undefined {
  switch (node.type) {
    case 'Identifier':
      return TEST_FUNCTIONS.has(node.name) ? [node.name] : undefined;
    case 'MemberExpression': {
      const { object, property } = node;
      const chain = testFunction(object);
      return chain && property.type === 'Identifier' ? [...chain, property.name] : undefined;
    }
    case 'CallExpression':
      return testFunction(node.callee);
    case 'TaggedTemplateExpression':
      return testFunction(node.tag);
    default:
      return undefined;
  }
}

/** Whether a member excludes a test from the run, always or on a condition, or inverts its result. */
export const leavesOut = (member: string): boolean => LEAVES_OUT.has(member);

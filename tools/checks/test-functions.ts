/** Calls of the test runner's functions, as they are written. */
import type { Node } from 'oxc-parser';

const TEST_FUNCTIONS = new Set(['it', 'test', 'describe', 'suite', 'bench']);
const LEAVES_OUT = new Set(['skip', 'skipIf', 'runIf', 'todo', 'fails']);

/** The function and its members: `it.concurrent.skip` is it, concurrent, skip; so is a call of it. Nothing for other expressions. */
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

/** Whether a member takes a test out of the run, always or perhaps, or turns its meaning round. */
export const leavesOut = (member: string): boolean => LEAVES_OUT.has(member);

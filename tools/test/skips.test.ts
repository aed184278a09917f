import { expect, test } from 'vitest';
import { checkSkips } from '../checks/skips.ts';
import { tree } from './tree.ts';

const findings = (text: string) => checkSkips(tree({ 'packages/engine/test/a.test.ts': text })).findings;

test.each([
  `it('works', () => {});`,
  `// The port comes in part 2.\nit.skip('port', () => {});`,
  `it.skip('port', () => {}); // The port comes in part 2.`,
  `/* The port\n   comes in part 2. */\ndescribe.todo('port');`,
  'queue.skip(1);',
])('passes: %s', (text) => {
  expect(findings(text)).toEqual([]);
});

test.each([
  [`\nit.skip('port', () => {});`, 'a.test.ts:2 has it.skip without a reason'],
  [`describe.skip('port', () => {});`, 'has describe.skip'],
  [`test.todo('port');`, 'has test.todo'],
  [`it.concurrent.skip('port', () => {});`, 'has it.concurrent.skip'],
  [`it.skipIf(true)('port', () => {});`, 'has it.skipIf'],
  [`// -\nit.skip('port', () => {});`, 'has it.skip'],
])('is found: %s', (text, message) => {
  expect(findings(text)).toEqual([expect.stringContaining(message)]);
});

test('no test file at all is a finding', () => {
  expect(checkSkips(tree()).findings).toEqual(['No test file was found.']);
});

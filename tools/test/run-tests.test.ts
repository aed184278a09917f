import { describe, expect, test, vi } from 'vitest';
import { readReport, runTests, tallyOf } from '../run-tests.ts';
import { add, tallyLine } from '../tally.ts';
import { borrow, borrowPackages, tree } from './tree.ts';

const report = (counts: object, testResults: object[] = []) => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: testResults as never[],
  ...counts,
});

const BROKEN_FILE = { status: 'failed', assertionResults: [] };
const FILE_WITH_FAILURE = { status: 'failed', assertionResults: [{ status: 'failed' }] };

describe('the count of a report is never greener than the run', () => {
  test.each([
    ['all passed', report({ numPassedTests: 3 }), 0, '3 passed, 0 failed, 0 skipped'],
    ['skipped and planned tests', report({ numPassedTests: 3, numPendingTests: 1, numTodoTests: 1 }), 0, '3 passed, 0 failed, 2 skipped'],
    ['a failed test', report({ numPassedTests: 2, numFailedTests: 1 }, [FILE_WITH_FAILURE]), 1, '2 passed, 1 failed, 0 skipped'],
    ['a file that cannot be loaded', report({ numPassedTests: 2 }, [BROKEN_FILE]), 1, '2 passed, 1 failed, 0 skipped'],
    ['a crash after the last test', report({ numPassedTests: 2 }), 134, '2 passed, 1 failed, 0 skipped'],
    ['no test', report({}), 0, '0 passed, 1 failed, 0 skipped'],
    ['no report', undefined, 0, '0 passed, 1 failed, 0 skipped'],
  ])('%s', (_what, given, exitCode, line) => {
    vi.spyOn(console, 'log').mockImplementation(() => {});
    expect(tallyLine(tallyOf(given, exitCode))).toBe(line);
  });
});

test.each([
  ['missing', {}],
  ['truncated', { 'report.json': '{"numPassedTests": 3,' }],
  ['of another shape', { 'report.json': '{"passed": 3}' }],
])('a report that is %s is none', (_what, files) => {
  expect(readReport(`${tree(files)}/report.json`)).toBeUndefined();
});

test('tallies add up', () => {
  expect(add({ passed: 1, failed: 2, skipped: 3 }, { passed: 10, failed: 20, skipped: 30 })).toEqual({
    passed: 11,
    failed: 22,
    skipped: 33,
  });
});

test('a real run counts passed, failed, skipped and broken of every kind, and leaves long tests out', async () => {
  const root = tree({
    'packages/engine/test/a.test.ts': `import { expect, it } from 'vitest'; it('a', () => {}); it('b', () => { expect(1).toBe(2); }); it.skip('c', () => {});`,
    'apps/cli/test/b.test.ts': `throw new Error('planted');`,
    'packages/engine/test/c.long.test.ts': `import { it } from 'vitest'; it('d', () => {});`,
    'packages/engine/test/d.alone.test.ts': `import { it } from 'vitest'; it('e', () => {});`,
    'apps/web/test/e.test.ts': `import { it } from 'vitest'; it('f', () => {});`,
    'tools/test/f.test.ts': `import { it } from 'vitest'; it('g', () => {}); it('h', () => { throw new Error('planted'); });`,
  });
  borrow(root, 'vitest.config.ts', 'tools/same-seeds.ts', 'package.json');
  borrowPackages(root);
  expect(await runTests(root, { show: false })).toEqual({ passed: 4, failed: 3, skipped: 1 });
  expect(await runTests(root, { show: false, projects: ['alone', 'page', 'unit'] })).toEqual({ passed: 3, failed: 2, skipped: 1 });
});

/** Runs the tests of the repository with Vitest and counts them from its report. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask } from './checks/tool.ts';
import type { Tally } from './tally.ts';

/** The parts of the report of Vitest's JSON reporter that are used. */
interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numPendingTests: number;
  readonly numTodoTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly { readonly status: string }[] }[];
}

interface Run {
  /** Whether progress is shown. */
  readonly show?: boolean;
  /** The projects in `vitest.config.ts` to run; all by default. */
  readonly projects?: readonly string[];
}

/** Runs the tests and counts them. An aborted run counts as a failure. */
export async function runTests(root: string, { show = true, projects = [] }: Run = {}): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), 'tabannusi-report-'));
  try {
    const file = join(folder, 'report.json');
    const only = projects.map((name) => `--project=${name}`);
    const reports = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
    const { code } = await ask('vitest', ['run', ...only, ...reports], root, { show });
    return tallyOf(readReport(file), code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Counts a report. A missing report, a run without tests, a file that could not be loaded and a bad exit code without a failed test each
 * count as a failure, so that the count is never better than the run.
 */
export function tallyOf(report: Report | undefined, exitCode: number): Tally {
  if (!report) {
    console.log(`FAILED tests (Vitest ended with exit code ${exitCode} and left no report that can be read)`);
    return { passed: 0, failed: 1, skipped: 0 };
  }
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const passed = report.numPassedTests;
  const skipped = report.numPendingTests + report.numTodoTests;
  let failed = report.numFailedTests + brokenFiles;
  if (failed === 0 && exitCode !== 0) {
    console.log(`FAILED tests (no test failed, but Vitest ended with exit code ${exitCode})`);
    failed = 1;
  }
  if (failed === 0 && passed === 0) {
    console.log('FAILED tests (no test was carried out)');
    failed = 1;
  }
  return { passed, failed, skipped };
}

/** Returns the report; undefined if it is missing, incomplete or of another shape. */
export function readReport(file: string): Report | undefined {
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    const counts = [report.numPassedTests, report.numFailedTests, report.numPendingTests, report.numTodoTests];
    return counts.every(Number.isInteger) && Array.isArray(report.testResults) ? report : undefined;
  } catch {
    return undefined;
  }
}

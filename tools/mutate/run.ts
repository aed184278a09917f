/** Runs Stryker on a copy of the engine. The copy is below Stryker's folder, where it finds the packages, and is deleted afterwards. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { run } from '../launcher/process.mjs';
import { SetupError } from '../launcher/setup-error.mjs';
import { LEFT_OUT, NEEDED, TESTS } from './mutated.ts';
import type { StrykerReport } from './report.ts';

const REPORT = 'report.json';
const VITEST_CONFIG = 'vitest.config.mjs';

/** @param files to mutate, relative to the root. Stryker's messages go to standard error, so that our own output stays clean. */
export async function runStryker(root: string, stryker: string, files: readonly string[]): Promise<StrykerReport> {
  const copy = mkdtempSync(join(stryker, 'run-'));
  try {
    for (const path of NEEDED) cpSync(join(root, path), join(copy, path), { recursive: true });
    writeFileSync(join(copy, VITEST_CONFIG), `export default ${JSON.stringify(vitestConfig(copy))};\n`);
    writeFileSync(join(copy, 'stryker.config.json'), JSON.stringify(strykerConfig(files)));
    // No code cache: the launcher keeps it for our own sources, and these are mutated.
    const { NODE_COMPILE_CACHE: _, ...env } = process.env;
    const script = join(stryker, 'node_modules/@stryker-mutator/core/bin/stryker.js');
    const end = await run(process.execPath, [script, 'run'], { cwd: copy, env, stdio: ['ignore', 2, 2] });
    const signal = end.signal ?? end.received;
    if (signal) throw new SetupError('Interrupted while Stryker was running.', { code: null, signal });
    if (!existsSync(join(copy, REPORT)))
      throw new SetupError(`Stryker made no report (exit code ${end.code}; its message is above). All tests must pass before it mutates.`);
    return JSON.parse(readFileSync(join(copy, REPORT), 'utf8')) as StrykerReport;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}

/** Returns a configuration whose cache of transformed modules is not in the repository's node_modules, where our own tests would use it. */
function vitestConfig(copy: string): object {
  const setupFiles = ['tools/same-seeds.ts'];
  return {
    test: { include: TESTS, exclude: LEFT_OUT, setupFiles, allowOnly: false, testTimeout: 60_000, fsModuleCachePath: join(copy, 'cache') },
  };
}

function strykerConfig(files: readonly string[]): object {
  return {
    mutate: files,
    // The copy may be changed.
    inPlace: true,
    testRunner: 'vitest',
    vitest: { configFile: VITEST_CONFIG, related: false },
    coverageAnalysis: 'perTest',
    // Stryker would rewrite the tsconfig.json with a compiler API that TypeScript 7 lacks. It skips a missing file.
    tsconfigFile: 'none.json',
    // Types are not checked here, so mutants need no comments that silence the checks.
    disableTypeChecks: false,
    reporters: ['json', process.stderr.isTTY ? 'progress' : 'progress-append-only'],
    jsonReporter: { fileName: REPORT },
    concurrency: Math.max(1, Math.floor(availableParallelism() / 2)),
    // On a busy machine a slow test must not be taken for an endless loop.
    timeoutMS: 10_000,
    allowConsoleColors: false,
    checkers: [],
    plugins: ['@stryker-mutator/vitest-runner'],
  };
}

/** A run of Stryker on a copy of the engine. The copy lies below Stryker's folder, so that it finds the packages there, and goes afterwards. */
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { run } from '../launcher/process.mjs';
import { SetupError } from '../launcher/setup-error.mjs';
import { LEFT_OUT, NEEDED, TESTS } from './mutated.ts';
import type { StrykerReport } from './report.ts';

const REPORT = 'report.json';
const VITEST_CONFIG = 'vitest.config.mjs';

/** @param files to mutate, relative to the root. What Stryker says goes to stderr, so that our own output stays clean. */
export async function runStryker(root: string, stryker: string, files: readonly string[]): Promise<StrykerReport> {
  const copy = mkdtempSync(join(stryker, 'run-'));
  try {
    for (const path of NEEDED) cpSync(join(root, path), join(copy, path), { recursive: true });
    writeFileSync(join(copy, VITEST_CONFIG), `export default ${JSON.stringify(vitestConfig(copy))};\n`);
    writeFileSync(join(copy, 'stryker.config.json'), JSON.stringify(strykerConfig(files)));
    // Without the code cache that the launcher keeps for our own sources: these are not ours any more.
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

/** The cache of transformed modules would otherwise lie in the repository's own node_modules, where our tests look for theirs. */
function vitestConfig(copy: string): object {
  const setupFiles = ['tools/same-seeds.ts'];
  return {
    test: { include: TESTS, exclude: LEFT_OUT, setupFiles, allowOnly: false, testTimeout: 60_000, fsModuleCachePath: join(copy, 'cache') },
  };
}

function strykerConfig(files: readonly string[]): object {
  return {
    mutate: files,
    // The copy is ours to change.
    inPlace: true,
    testRunner: 'vitest',
    vitest: { configFile: VITEST_CONFIG, related: false },
    coverageAnalysis: 'perTest',
    // Stryker rewrites the named file with a compiler API, which TypeScript 7 lacks; it leaves it when there is none.
    tsconfigFile: 'none.json',
    // Nothing checks types here, so that no comment has to silence such a check.
    disableTypeChecks: false,
    reporters: ['json', process.stderr.isTTY ? 'progress' : 'progress-append-only'],
    jsonReporter: { fileName: REPORT },
    concurrency: Math.max(1, Math.floor(availableParallelism() / 2)),
    // On a busy machine a slow test must not pass for an endless loop.
    timeoutMS: 10_000,
    allowConsoleColors: false,
    checkers: [],
    plugins: ['@stryker-mutator/vitest-runner'],
  };
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { SetupError } from '../launcher/setup-error.mjs';
import { bringStryker, strykerManifest } from '../mutate/bring.ts';
import { mutatedFiles } from '../mutate/mutated.ts';
import { mutationLines } from '../mutate/print.ts';
import { readReport, type StrykerReport } from '../mutate/report.ts';
import { readArguments } from '../mutate.ts';
import { fakeNpm } from './fake-npm.ts';
import { REPOSITORY, tree, write } from './tree.ts';

const SOURCE = ['const none = 0;', 'if (a >', '  none) go();', ''].join('\n');

/** A report in Stryker's format, whose places also have columns. */
const REPORT: StrykerReport = {
  files: {
    'src/b.ts': {
      source: SOURCE,
      mutants: [
        mutant('Survived', 'EqualityOperator', [2, 5, 3, 7], 'a >=\n  none'),
        mutant('Killed', 'ConditionalExpression', [2, 5, 3, 7], 'true'),
        mutant('Timeout', 'ConditionalExpression', [2, 5, 3, 7], 'false'),
        mutant('NoCoverage', 'Literal', [1, 14, 1, 15], ''),
        mutant('RuntimeError', 'CallExpression', [3, 9, 3, 14], ''),
      ],
    },
    'src/a.ts': { source: SOURCE, mutants: [mutant('Killed', 'BlockStatement', [1, 1, 1, 5], '{}')] },
    'src/c.ts': { source: '', mutants: [] },
  },
};

function mutant(status: string, mutatorName: string, [line = 0, column = 0, endLine = 0, endColumn = 0]: number[], replacement: string) {
  return { status, mutatorName, replacement, location: { start: { line, column }, end: { line: endLine, column: endColumn } } };
}

describe('the report', () => {
  const result = readReport(REPORT);

  it('is counted by file and in all; what does not run does not count', () => {
    expect(result.files).toEqual([
      { file: 'src/a.ts', mutants: 1, killed: 1, timedOut: 0, survived: 0, uncovered: 0, notCounted: 0, score: 100 },
      { file: 'src/b.ts', mutants: 5, killed: 1, timedOut: 1, survived: 1, uncovered: 1, notCounted: 1, score: 50 },
      { file: 'src/c.ts', mutants: 0, killed: 0, timedOut: 0, survived: 0, uncovered: 0, notCounted: 0, score: null },
    ]);
    expect(result).toMatchObject({ mutants: 6, killed: 2, timedOut: 1, survived: 1, uncovered: 1, notCounted: 1, score: 60 });
  });

  it('lists survivors in the order of the file, each with what it was and what it became', () => {
    expect(result.survivors).toEqual([
      { file: 'src/b.ts', line: 1, column: 14, mutator: 'Literal', original: '0', replacement: '', covered: false },
      { file: 'src/b.ts', line: 2, column: 5, mutator: 'EqualityOperator', original: 'a > none', replacement: 'a >= none', covered: true },
    ]);
    expect(result.timeouts).toMatchObject([{ line: 2, original: 'a > none', replacement: 'false' }]);
  });

  it('is printed as a table and a list', () => {
    const cells = mutationLines(result).map((line) => line.trim().split(/ {2,}/));
    expect(cells).toEqual([
      ['mutants', 'killed', 'timed out', 'survived', 'uncovered', 'not counted', 'score'],
      ['src/a.ts', '1', '1', '-', '-', '-', '-', '100.0 %'],
      ['src/b.ts', '5', '1', '1', '1', '1', '1', '50.0 %'],
      ['src/c.ts', '-', '-', '-', '-', '-', '-', '-'],
      ['all', '6', '2', '1', '1', '1', '1', '60.0 %'],
      [''],
      ['Survivors: 2.'],
      ['src/b.ts:1', 'Literal: 0 ->', '(no test reaches it)'],
      ['src/b.ts:2', 'EqualityOperator: a > none -> a >= none'],
    ]);
    expect(mutationLines(readReport({ files: {} })).at(-1)).toBe('No mutant survived.');
  });

  it('prints long code in part', () => {
    const long = { 'a.ts': { source: 'x'.repeat(300), mutants: [mutant('Survived', 'Literal', [1, 1, 1, 301], 'y')] } };
    expect(mutationLines(readReport({ files: long })).at(-1)).toMatch(/^a\.ts:1 {2}Literal: x{59}… -> y$/);
  });
});

describe('the arguments', () => {
  const all = mutatedFiles(REPOSITORY, []);

  it('choose all files, or those with one of the words in their paths', () => {
    expect(readArguments([], REPOSITORY)).toEqual({ json: false, files: all });
    expect(readArguments(['--json', 'scoring/port', 'ship-payment'], REPOSITORY)).toEqual({
      json: true,
      files: ['packages/engine/src/decisions/ship-payment.ts', 'packages/engine/src/scoring/port.ts'],
    });
  });

  it('all files are there', () => {
    expect(all).toHaveLength(11 + readdirSync(join(REPOSITORY, 'packages/engine/src/scoring')).length);
  });

  it.each([
    ['an option that there is not', ['--jsn'], "error: unknown option '--jsn'"],
    ['another option', ['--json', '--concurrency=2'], "error: unknown option '--concurrency=2'"],
    ['an empty word', [''], 'error: no file has "" in its path'],
    ['a word of no file', ['scoring', 'skoring'], `error: no file has "skoring" in its path; there are ${all.join(', ')}`],
  ])('with %s are told to be wrong', (_what, args, message) => {
    const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    expect(() => readArguments(args, REPOSITORY)).toThrow(message);
    expect(told.mock.calls.join('')).toContain(message);
    told.mockRestore();
  });
});

describe('Stryker', () => {
  afterEach(() => vi.unstubAllEnvs());

  const manifest = (vitest: string) => ({
    devDependencies: { 'fast-check': '1.0.0', knip: '6.0.0', vite: '2.0.0', vitest },
    overrides: { rolldown: '4.0.0' },
  });

  it("comes with the repository's own versions of what the tests run on", () => {
    expect(JSON.parse(strykerManifest(JSON.stringify(manifest('3.0.0'))))).toEqual({
      private: true,
      type: 'module',
      dependencies: {
        '@stryker-mutator/core': '10.1.1',
        '@stryker-mutator/vitest-runner': '10.1.1',
        'fast-check': '1.0.0',
        vite: '2.0.0',
        vitest: '3.0.0',
      },
      overrides: { rolldown: '4.0.0' },
    });
  });

  it('is brought once, and again when a version has changed', async () => {
    const npm = fakeNpm();
    const root = tree({ 'package.json': manifest('3.0.0') });
    const folder = await bringStryker(root);
    expect(await bringStryker(root)).toBe(folder);
    expect(npm.calls()).toHaveLength(1);
    write(root, { 'package.json': manifest('3.0.1') });
    expect(await bringStryker(root)).toBe(folder);
    expect(npm.calls()).toHaveLength(2);
    expect(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).toMatchObject({ dependencies: { vitest: '3.0.1' } });
    expect(readdirSync(join(root, '.peer'))).toEqual(['stryker-10.1.1']);
  });

  it('without network is one sentence, and nothing stays half brought', async () => {
    fakeNpm().meetsMishap('fail');
    const root = tree({ 'package.json': manifest('3.0.0') });
    const failed = await bringStryker(root).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(SetupError);
    expect((failed as SetupError).message).toMatch(
      /^npm failed to install stryker 10\.1\.1 .*The first run needs the network; run the same command again\.$/,
    );
    expect(existsSync(join(root, '.peer', 'stryker-10.1.1'))).toBe(false);
  });
});

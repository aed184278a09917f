/** Help: every command explains itself, in every language, at any width. */
import { PassThrough } from 'node:stream';
import { LANGUAGES } from '@tabannusi/text';
import type { Command } from 'commander';
import { describe, expect, it } from 'vitest';
import { createProgram } from '../../src/program.ts';
import { VERSION } from '../../src/version.ts';
import { runCli } from '../run-cli.ts';

const stream = new PassThrough();
const program = createProgram(
  { language: 'en', input: stream, output: stream, errors: stream, hasColour: false, isTerminal: false, columns: 80, folder: '.' },
  () => undefined,
);

/** Returns the words that call each command. */
const calls = (command: Command, path: readonly string[] = []): string[][] => [
  [...path],
  ...command.commands.flatMap((sub) => calls(sub, [...path, sub.name()])),
];
const CALLS = calls(program);

it('knows all commands', () => {
  const names = CALLS.map((call) => call.join(' '));
  for (const name of ['play', 'sim', 'engine', 'record show', 'record verify', 'record play', 'record convert'])
    expect(names).toContain(name);
  for (const name of ['position show', 'position check', 'edition show', 'edition check', 'edition new']) expect(names).toContain(name);
});

describe.each(LANGUAGES)('in %s', (language) => {
  it.each(CALLS)('%s %s', async (...call) => {
    const path = call.filter((name) => name !== undefined);
    const help = await runCli([...path, '--help'], '', { language });
    expect(help).toMatchObject({ code: 0, err: '' });
    const [usage = ''] = help.out.split('\n');
    expect(usage).toContain(` ${['npx', 'tabannusi', ...path].join(' ')} [`);
    expect(help.out).toContain('-h, --help');
    expect(help.out).toContain('--lang ');
    expect(help.out.split('\n').filter((line) => line.length > 80)).toEqual([]);
    // Commander's own words are English.
    if (language !== 'en')
      expect(help.out).not.toMatch(/display help|\(default:|\(choices:|output the version|<(?:seat|seed|file|n|number)>/);
    expect(await runCli([...path, '-h'], '', { language })).toEqual(help);
    expect(await runCli(['help', ...path], '', { language })).toEqual(help);
  });
});

it.each(CALLS)('%s %s ends with examples that name the command', async (...call) => {
  const path = call.filter((name) => name !== undefined);
  const { out } = await runCli([...path, '--help']);
  const [, examples = ''] = out.split('\nExamples:\n');
  expect(examples).toMatch(new RegExp(`^ {2}${['npx', 'tabannusi', ...path].join(' ')}`));
});

it('is shown where nothing is asked for, and where a subcommand is left out', async () => {
  expect(await runCli([])).toEqual(await runCli(['--help']));
  expect(await runCli(['record'])).toEqual(await runCli(['record', '--help']));
});

it.each([1, 20, 45, 79, 200])('fits a terminal of %i columns as well as words allow', async (columns) => {
  const { code, out } = await runCli(['record', 'convert', '--help'], '', { columns });
  expect(code).toBe(0);
  // Terms and command lines cannot be wrapped, and some widths are too narrow to wrap anything.
  const long = out.split('\n').filter((line) => line.length > columns && !/^ {2}(\S|npx)|^ {6}\S/.test(line));
  if (columns >= 79) expect(long.filter((line) => !line.startsWith('Usage'))).toEqual([]);
});

it('says its version', async () => {
  expect(await runCli(['--version'])).toEqual({ code: 0, out: `${VERSION}\n`, err: '' });
  expect(await runCli(['-v'])).toEqual({ code: 0, out: `${VERSION}\n`, err: '' });
});

/** A person's mistake is told in one line, with exit code 2 and nothing on standard output. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { EXIT } from '../../src/environment.ts';
import { temporaryFolder } from '../files/temporary-folder.ts';
import { runCli } from '../run-cli.ts';

it.each([
  [['recrod'], 'Unknown command "recrod". Did you mean record? See: npx tabannusi --help'],
  [['chess'], 'Unknown command "chess". See: npx tabannusi --help'],
  [['record', 'verfy'], 'Unknown command "verfy". Did you mean verify? See: npx tabannusi record --help'],
  [['help', 'record', 'plya'], 'Unknown command "plya". Did you mean play? See: npx tabannusi record --help'],
  [['--nonsense'], 'Unknown option "--nonsense". See: npx tabannusi --help'],
  [['record', 'show', 'a', '--jsno'], 'Unknown option "--jsno". Did you mean --json? See: npx tabannusi record show --help'],
  [['record', 'show', 'a', '--trun=3'], 'Unknown option "--trun=3". Did you mean --turn? See: npx tabannusi record show --help'],
  [['record', 'verify', 'a', '--lnag', 'pl'], 'Unknown option "--lnag". Did you mean --lang? See: npx tabannusi record verify --help'],
  [['record', 'show', 'a', '-x'], 'Unknown option "-x". See: npx tabannusi record show --help'],
  [['record', 'show'], 'Missing argument: file. See: npx tabannusi record show --help'],
  [['record', 'show', 'a', 'b'], 'Too many arguments: found 2; allowed: 1. See: npx tabannusi record show --help'],
  [['record', 'show', 'a', '--turn'], '--turn <number> needs a value. See: npx tabannusi record show --help'],
  [['record', 'show', 'a', '--turn', 'x\ny'], '--turn: found "x\\ny"; allowed: 1–1000. See: npx tabannusi record show --help'],
  [['record', 'show', 'a', '--turn', '-1'], '--turn: found "-1"; allowed: 1–1000. See: npx tabannusi record show --help'],
  [['record', 'show', 'a', '--seat', '1.5'], '--seat: found "1.5"; allowed: 1–4. See: npx tabannusi record show --help'],
  [['--lang', 'xx', 'record'], '--lang: found "xx"; allowed: en, fr, pl or de. See: npx tabannusi --help'],
])('%j', async (args, sentence) => {
  expect(await runCli(args)).toEqual({ code: EXIT.wrong, out: '', err: `${sentence}\n` });
});

it('no list of arguments makes a stack trace or another exit code than those of the table', async () => {
  const folder = temporaryFolder({ 'a.json': '{}', 'b.json': '[', c: '{ "format": "tabannusi-record", "version": 1 }' });
  const group = fc.constantFrom('record', 'position', 'edition', 'help', 'recrod', '', '--', '-h');
  const word = fc.oneof(
    fc.constantFrom(
      'show',
      'verify',
      'play',
      'convert',
      'check',
      'new',
      'help',
      'reference',
      'a.json',
      'b.json',
      'c',
      '-',
      '--',
      '.',
      '..',
    ),
    fc.constantFrom(
      '--json',
      '--turn',
      '--moment',
      '--seat',
      '--to',
      '--out',
      '--force',
      '--strip-seed',
      '--speed',
      '--from',
      '--debug',
      '-h',
    ),
    fc.constantFrom(
      '--lang',
      '--lang=pl',
      '--to=text',
      '--turn=1',
      '--version',
      '-v',
      '-vh',
      '-hv',
      '--help=1',
      '--no-json',
      '1',
      '0',
      'text',
      'pl',
    ),
    fc.string({ unit: 'binary', maxLength: 6 }).filter((text) => !/[\0/]/.test(text)),
  );
  await fc.assert(
    fc.asyncProperty(group, fc.array(word, { maxLength: 6 }), fc.boolean(), async (first, rest, isTerminal) => {
      const { code, out, err } = await runCli([first, ...rest], '', { folder, isTerminal });
      expect(Object.values(EXIT)).toContain(code);
      expect(`${out}${err}`).not.toMatch(/^ +at .*:\d+:\d+|\[object|undefined|NaN/m);
      if (code === EXIT.wrong && out === '') expect(err).not.toBe('');
    }),
    { numRuns: 1_000 },
  );
});

it.each(['play', 'sim', 'engine'])('%s looks at its arguments before it does anything', async (command) => {
  const words = fc.array(fc.oneof(fc.string({ maxLength: 6 }), fc.constantFrom('--', '-h', '--players', '--seed=x', '1')), {
    maxLength: 4,
  });
  await fc.assert(
    fc.asyncProperty(words, async (rest) => {
      const { code, out, err } = await runCli([command, '--nonsense', ...rest]);
      // Help takes precedence over errors.
      expect([EXIT.done, EXIT.wrong]).toContain(code);
      expect(code === EXIT.done ? out : err).not.toBe('');
      expect(`${out}${err}`).not.toMatch(/^ +at .*:\d+:\d+/m);
    }),
    { numRuns: 100 },
  );
});

it('JSON is all that is printed where it is asked for', async () => {
  const folder = temporaryFolder({ 'a.json': '{}', 'b.json': '[' });
  for (const [group, commands] of Object.entries({ record: ['show', 'verify'], position: ['show', 'check'], edition: ['show', 'check'] })) {
    for (const command of commands) {
      for (const file of ['a.json', 'b.json', 'c.json', 'reference']) {
        const { out } = await runCli([group, command, file, '--json'], '', { folder });
        if (out !== '') expect(() => JSON.parse(out)).not.toThrow();
      }
    }
  }
});

it.each([
  ['record', 'verify', ''],
  ['edition', 'new', ''],
  ['play', '--save', ''],
  ['play', '--resume', ''],
  ['sim', '--games', '1', '--csv', ''],
])('%s %s %s: nothing is the name of no file', async (...args) => {
  const { code, out, err } = await runCli(args);
  expect([code, out + err]).toEqual([2, 'There is no file "".\n']);
});

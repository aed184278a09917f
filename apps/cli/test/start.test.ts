/** The command as a user runs it. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const SCRIPT = fileURLToPath(new URL('../src/start.ts', import.meta.url));

interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** With `closed` the reader closes the pipe before anything is written, as `| head` does after its last line. */
function run(args: readonly string[], closed = false): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', SCRIPT, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let out = '';
    let err = '';
    if (closed) child.stdout.destroy();
    else child.stdout.setEncoding('utf8').on('data', (text: string) => (out += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (err += text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, out, err }));
  });
}

it('prints a fresh seed, with which the same game is printed again', async () => {
  const first = await run([]);
  expect(first).toMatchObject({ code: 0, err: '' });
  const command = /To repeat this game: npm run demo -- (.*)\n/.exec(first.out)?.[1] ?? '';
  const again = await run(command.split(' '));
  expect(again).toEqual(first);
  const other = await run([]);
  expect(other.out).not.toBe(first.out);
});

it.each([[['--players', '9']], [['--seed', '']], [['--nonsense']], [['nonsense']]])(
  'refuses %j in one line and with exit code 2',
  async (args) => {
    const { code, out, err } = await run(args);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toMatch(/^[^\n]+ See: npm run demo -- --help\n$/);
  },
);

it('explains itself', async () => {
  const { code, out, err } = await run(['--help']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  for (const option of ['--seed', '--players', '--help']) expect(out).toContain(option);
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

it('ends quietly when its reader has gone', async () => {
  expect(await run(['--seed', 'ur', '--players', '4'], true)).toEqual({ code: 0, out: '', err: '' });
});

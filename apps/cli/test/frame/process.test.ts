/** The command as a person runs it, in a process of its own. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, realpathSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { VERSION } from '../../src/version.ts';
import { recorded } from '../files/recorded.ts';
import { temporaryFolder } from '../files/temporary-folder.ts';

const MAIN = fileURLToPath(new URL('../../src/main.ts', import.meta.url));
const LAUNCHER = fileURLToPath(new URL('../../../../tools/tabannusi.mjs', import.meta.url));

interface Start {
  readonly cwd?: string;
  readonly env?: Readonly<Record<string, string>>;
}

const start = (args: readonly string[], { cwd = '.', env = {} }: Start = {}) =>
  spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, ...args], {
    cwd,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'C', ...env },
  });

function outcome(child: ChildProcess): Promise<{ code: number | null; out: string; err: string }> {
  let [out, err] = ['', ''];
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, out, err }));
  });
}

const folderWithGame = (): string => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'game.json'), JSON.stringify(recorded()));
  return folder;
};

it('reads files where the person stands, and answers with the exit code', async () => {
  const folder = folderWithGame();
  expect(await outcome(start(['record', 'verify', 'game.json'], { cwd: folder }))).toMatchObject({ code: 0, err: '' });
  expect(await outcome(start(['record', 'verify', 'other.json'], { cwd: folder }))).toMatchObject({ code: 2, err: '' });
});

it('reads standard input', async () => {
  const child = start(['record', 'verify', '-']);
  child.stdin.end('{}');
  expect(await outcome(child)).toMatchObject({ code: 2, err: '' });
});

it('speaks the language of the environment, and that of --lang before it', async () => {
  const folder = folderWithGame();
  const show = async (args: readonly string[], LC_ALL: string) =>
    (await outcome(start(['record', 'show', 'game.json', ...args], { cwd: folder, env: { LC_ALL } }))).out;
  const [polish, german] = [await show([], 'pl_PL.UTF-8'), await show(['--lang=de'], 'pl_PL.UTF-8')];
  expect(polish).toContain('Złoto');
  expect(german).toContain('SP insgesamt');
});

it('ends quietly when its reader has gone', async () => {
  const child = start(['record', 'play', 'game.json'], { cwd: folderWithGame() });
  child.stdout.destroy();
  expect(await outcome(child)).toEqual({ code: 0, out: '', err: '' });
});

// Other systems have no device that is always full.
it.skipIf(process.platform !== 'linux')('says that its output cannot be written, and nothing else', async () => {
  const full = openSync('/dev/full', 'w');
  try {
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN, '--help', '--lang', 'en'], {
      stdio: ['ignore', full, 'pipe'],
    });
    expect(await outcome(child)).toEqual({ code: 2, out: '', err: 'Can’t write the output (ENOSPC).\n' });
  } finally {
    closeSync(full);
  }
});

it('says that it was interrupted', async () => {
  const child = start(['record', 'verify', 'game.json', '-'], { cwd: folderWithGame() });
  const ended = outcome(child);
  // The first file is answered while the second is still being read.
  await new Promise((resolve) => child.stdout.once('data', resolve));
  child.kill('SIGINT');
  expect(await ended).toMatchObject({ code: 130, err: '\nInterrupted.\n' });
});

it('is started by every Node on the path, where the person stands', async () => {
  const name = process.platform === 'win32' ? 'node.exe' : 'node';
  const found = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
  const nodes = new Set([process.execPath, ...found.filter((file) => existsSync(file))].map((file) => realpathSync(file)));
  const folder = folderWithGame();
  for (const node of nodes) {
    expect(execFileSync(node, [LAUNCHER, '--version'], { encoding: 'utf8' }), node).toBe(`${VERSION}\n`);
    expect(execFileSync(node, [LAUNCHER, 'record', 'verify', 'game.json'], { encoding: 'utf8', cwd: folder }), node).toMatch(
      /^game\.json: /,
    );
  }
});

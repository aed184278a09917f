import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  truncateSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { claim } from '../../src/store/jobs.ts';
import { openStore } from '../../src/store/open-store.ts';
import { sqliteFault } from '../../src/store/sqlite/sqlite-fault.ts';
import { call } from '../../src/store/statement.ts';
import { entriesAfter } from '../../src/store/statements/entry.ts';
import { gameById } from '../../src/store/statements/game.ts';
import { putJob } from '../../src/store/statements/job.ts';
import { folder, opening, SQLITE } from './engines.ts';
import { appendOf, newGame } from './sample.ts';

const open = opening();
const HELPER = fileURLToPath(new URL('./open-and-append.ts', import.meta.url));

/** Returns the bytes of all files in the folder of a data file. */
const contents = (file: string): string[] =>
  readdirSync(dirname(file)).map(
    (name) =>
      `${name} ${createHash('sha256')
        .update(readFileSync(join(dirname(file), name)))
        .digest('hex')}`,
  );

/** A data file with a game of many entries, closed. */
async function filled(): Promise<string> {
  const file = await SQLITE.ready();
  example ??= makeExample();
  copyFileSync(await example, file);
  // The lock file of an earlier opening: empty, but present.
  writeFileSync(`${file}.lock`, '');
  return file;
}

let example: Promise<string> | undefined;

async function makeExample(): Promise<string> {
  const file = await SQLITE.ready();
  const store = await openStore(file);
  const entries = Array.from({ length: 40 }, () => ({ kind: 'played', seat: 0, body: 'x'.repeat(500) }) as const);
  await store.together([newGame('g')]);
  await store.append(appendOf('g', 0, 'a', { entries: entries as [(typeof entries)[0], ...typeof entries] }));
  await store.close();
  return file;
}

/** Returns what a process prints that opens a data file and appends to it: `opened`, `stored` or the error code. */
function sayings(file: string, shell: string, user: { uid?: number; gid?: number } = {}): string[] {
  const { stdout, stderr } = spawnSync('sh', ['-c', `${shell} exec "$@"`, 'sh', process.execPath, HELPER, file], {
    ...user,
    encoding: 'utf8',
    env: { ...process.env, NODE_COMPILE_CACHE: '' },
  });
  const said = stdout.trim().split('\n');
  if (said[0] === '') throw new Error(stderr);
  return said;
}

test.each([
  ['a file that is no database', 'noDatabaseFile', (file: string) => writeFileSync(file, 'These are the notes of a game.\n'.repeat(100))],
  ['a short file that is no database', 'noDatabaseFile', (file: string) => writeFileSync(file, 'notes')],
  ['a file that was cut off', 'damaged', (file: string) => truncateSync(file, 3 * 4096)],
  [
    'a file with pages of zeros',
    'damaged',
    (file: string) => {
      const pages = openSync(file, 'r+');
      for (let page = 2; page < 12; page++) writeSync(pages, new Uint8Array(4096), 0, 4096, page * 4096);
    },
  ],
])('refuses %s and leaves it as it is', async (_, code, spoil) => {
  const file = await filled();
  spoil(file);
  const before = contents(file);
  await expect(openStore(file)).rejects.toMatchObject({ code });
  expect(contents(file)).toEqual(before);
});

test('whoever opens the data file has the jobs of the one before, who may have died', async () => {
  const file = await SQLITE.ready();
  const first = await openStore(file);
  await first.together([call(putJob, { id: 'j', kind: 'bot', key: 'g', dueAt: 7, body: '' })]);
  expect(await claim(first, 7)).toHaveLength(1);
  await first.close();
  expect(await claim(await open(file), 7)).toMatchObject([{ id: 'j', tries: 1 }]);
});

test('refuses a data file of a newer program and leaves it as it is', async () => {
  const file = await filled();
  const database = new DatabaseSync(file);
  database.exec("INSERT INTO migration VALUES (999, '', 0)");
  database.close();
  const before = readFileSync(file);
  await expect(openStore(file)).rejects.toMatchObject({ code: 'newer' });
  expect(readFileSync(file)).toEqual(before);
});

test('refuses a data file that another process has open, until that process is gone, however it went', async () => {
  const file = await filled();
  const holder = spawn(process.execPath, [HELPER, file, 'stay'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => holder.once('exit', resolve));
  await new Promise((resolve) => holder.stdout.once('data', resolve));
  await expect(openStore(file)).rejects.toMatchObject({ code: 'inUse' });
  holder.kill('SIGKILL');
  await ended;
  const store = await open(file);
  await expect(openStore(file)).rejects.toMatchObject({ code: 'inUse' });
  expect(await store.one(gameById, { game: 'g' })).toBeDefined();
});

test('refuses a folder that is missing', async () => {
  await expect(openStore(join(folder(), 'nowhere', 'tabannusi.db'))).rejects.toMatchObject({ code: 'notWritable' });
});

/** Root may write everywhere, so as root the process runs as a user without rights. */
const as = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
/** That user may be unable to read this checkout, such as one in the home of root. */
const isOutOfReach = spawnSync(process.execPath, ['--check', HELPER], as).status !== 0;

// Skipped if the user without rights cannot run our program.
test.skipIf(isOutOfReach)('refuses a folder and a file that may not be written, and leaves them as they are', async () => {
  const file = await filled();
  if (as.uid !== undefined) for (const path of [dirname(file), file, `${file}.lock`]) chownSync(path, as.uid, as.gid);
  chmodSync(file, 0o444);
  const before = contents(file);
  expect(sayings(file, '', as)).toEqual(['notWritable']);
  chmodSync(file, 0o644);
  chmodSync(dirname(file), 0o555);
  expect(sayings(file, '', as)).toEqual(['notWritable']);
  chmodSync(dirname(file), 0o755);
  expect(contents(file)).toEqual(before);
  const empty = join(dirname(file), 'empty');
  mkdirSync(empty, { mode: 0o555 });
  if (as.uid !== undefined) chownSync(empty, as.uid, as.gid);
  expect(sayings(join(empty, 'tabannusi.db'), '', as)).toEqual(['notWritable']);
  expect(readdirSync(empty)).toEqual([]);
});

// Only root can make a small file system, and only on Linux.
test.skipIf(process.platform !== 'linux' || spawnSync('mount', ['--version']).status !== 0 || !canMount())(
  'says that the disk is full, keeps what it acknowledged, reads on, and appends again when there is room',
  async () => {
    const small = folder();
    spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tabannusi', small]);
    try {
      const store = await openStore(join(small, 'tabannusi.db'));
      await store.together([newGame('g')]);
      writeFileSync(join(small, 'ballast'), new Uint8Array(400_000));
      let end = 0;
      let last = await store.append(appendOf('g', end, 'a0', big));
      while (last.result === 'stored') {
        end = last.seq;
        last = await store.append(appendOf('g', end, `a${end}`, big));
      }
      expect(last).toMatchObject({ result: 'failed', error: { code: 'full' } });
      expect(await store.append(appendOf('g', end, `a${end}`, big))).toMatchObject({ result: 'failed', error: { code: 'full' } });
      expect(await store.all(entriesAfter, { game: 'g', after: 0, limit: 1000 })).toHaveLength(end);
      truncateSync(join(small, 'ballast'), 0);
      expect(await store.append(appendOf('g', end, `a${end}`))).toEqual({ result: 'stored', seq: end + 1 });
      await store.close();
    } finally {
      spawnSync('umount', [small]);
    }
  },
);

const big = { entries: [{ kind: 'played', seat: 0, body: 'x'.repeat(20_000) }] } as const;

function canMount(): boolean {
  const small = folder();
  const can = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tabannusi', small]).status === 0;
  if (can) spawnSync('umount', [small]);
  return can;
}

// Only POSIX has limits for file sizes.
test.skipIf(process.platform === 'win32')(
  'says that the disk fails when the file may not grow, and keeps what it acknowledged',
  async () => {
    const file = await SQLITE.ready();
    const said = sayings(file, 'ulimit -f 400;');
    expect(said[0]).toBe('opened');
    expect(said.at(-1)).toBe('disk');
    const store = await open(file);
    const acknowledged = said.filter((word) => word === 'stored').length;
    expect(acknowledged).toBeGreaterThan(0);
    expect(await store.all(entriesAfter, { game: 'g', after: 0, limit: 1_000_000 })).toHaveLength(acknowledged);
  },
);

test('a commit whose fsync failed may be stored or not', () => {
  const error = Object.assign(new Error('disk I/O error'), { errcode: 1034 });
  expect(sqliteFault(error).code).toBe('unsure');
  expect(sqliteFault(Object.assign(error, { errcode: 778 })).code).toBe('disk');
});

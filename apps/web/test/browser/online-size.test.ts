/** What an online game loads that a local game does not, with the usual compression of web servers. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { LANGUAGES } from '@tabannusi/text';
import { expect, it } from 'vitest';
import { DIST } from '../../serve/build.ts';
import { hasNoChromium } from './browser.ts';

const KB = 1024;
const ASSETS = join(DIST, 'assets');
const scripts = (): string[] => readdirSync(ASSETS).filter((file) => file.endsWith('.js'));
const textOf = (file: string): string => readFileSync(join(ASSETS, file), 'utf8');

/** The scripts with these names, and all that load together with them. */
function loadedWith(...names: readonly RegExp[]): Set<string> {
  const loaded = new Set<string>();
  const add = (file: string): void => {
    if (loaded.has(file)) return;
    loaded.add(file);
    for (const [, part] of textOf(file).matchAll(/(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) add(part ?? '');
  };
  for (const file of scripts()) if (names.some((name) => name.test(file))) add(file);
  return loaded;
}

/** The parts of a game, including those that load late. */
const LOCAL = [/^index-/, /^(?:table|board|commands|motion|sound)-/];

// Skipped without Chromium, for which the page is built.
it.skipIf(hasNoChromium)('is at most 35 KB more than a local game, words included, without QR code and proof', () => {
  const local = loadedWith(...LOCAL);
  expect(local.size).toBeGreaterThan(20);
  for (const language of LANGUAGES) {
    const online = loadedWith(/^online-online-/, new RegExp(`^online-${language}-`));
    const more = [...online].filter((file) => !local.has(file));
    const size = more.reduce((sum, file) => sum + gzipSync(textOf(file)).length, 0);
    expect(size, more.join(' ')).toBeGreaterThan(15 * KB);
    expect(size, more.join(' ')).toBeLessThanOrEqual(35 * KB);
    expect(more.filter((file) => /qr-code|proof/.test(file))).toEqual([]);
  }
  for (const part of [/^online-qr-code-/, /^online-proof-page-/, /^online-result-page-/]) expect(loadedWith(part).size).toBeGreaterThan(1);
});

/** Guests of the server that `npm start` starts, each in a browser of their own. */
import { type Language, loadOnlineWords, loadSpeaker, type OnlineWords } from '@tabannusi/text';
import type { Page } from 'playwright-core';
import { afterEach } from 'vitest';
import { violations } from './axe-views.ts';
import { visitors } from './browser.ts';
import { Server } from './online-server.ts';

export interface Guest {
  readonly page: Page;
  readonly words: OnlineWords;
}

export interface Visited {
  readonly server: Server;
  /** Errors of the pages. */
  readonly faults: string[];
  /** Opens an address of the server, in English unless stated otherwise. A visitor with a name enters it. */
  guest(fragment: string, name?: string | null, language?: Language): Promise<Guest>;
}

/** Returns a function that starts a server. The server and its guests are removed after the test. */
export function visitServer(): () => Promise<Visited> {
  const visit = visitors();
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.end();
  });
  return async () => {
    const server = new Server();
    servers.push(server);
    await server.start();
    const faults: string[] = [];
    const guest = async (fragment: string, name: string | null = null, language: Language = 'en'): Promise<Guest> => {
      const page = await visit();
      await page.addInitScript((spoken) => {
        Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
        // An empty page has no storage.
        if (location.protocol === 'http:') localStorage.setItem('tabannusi-settings', JSON.stringify({ language: spoken }));
      }, language);
      page.on('pageerror', ({ message }) => faults.push(`${name}: ${message}`));
      await page.goto(`${server.address}${fragment}`);
      const words = await loadOnlineWords(await loadSpeaker(language));
      if (name !== null) await introduce({ page, words }, name);
      return { page, words };
    };
    return { server, faults, guest };
  };
}

export async function introduce({ page, words }: Guest, name: string): Promise<void> {
  await page.getByLabel(words.say('name', {})).fill(name);
  await page.getByRole('button', { name: words.say('keepName', {}) }).click();
}

/** Opens the table of the form, and waits for its lobby. Returns its link. */
export async function openTable({ page, words }: Guest): Promise<string> {
  await page.getByRole('button', { name: words.say('open', {}), exact: true }).click();
  await page.locator('.lobby').waitFor();
  return page.url().slice(page.url().indexOf('#'));
}

export const press = ({ page }: Guest, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click();

const NARROWEST = 320;

/** The accessibility violations on a phone and on a laptop, in both themes, and everything that does not fit on the narrowest screen. */
export async function wrongOn({ page }: Guest, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await violations(page)).map((violation) => `${name} at ${width}: ${violation}`));
  }
  await page.evaluate(() => document.documentElement.setAttribute('data-theme', 'torchlight'));
  found.push(...(await violations(page, true)).map((violation) => `${name} by torchlight: ${violation}`));
  await page.evaluate(() => document.documentElement.removeAttribute('data-theme'));
  found.push(...(await tooWide(page)).map((wide) => `${name}: ${wide}`));
  await page.setViewportSize({ width: 1366, height: 768 });
  return found;
}

async function tooWide(page: Page): Promise<string[]> {
  await page.setViewportSize({ width: NARROWEST, height: 640 });
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const all = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5);
    return all.slice(0, 5).map((element) => `${element.tagName}.${element.getAttribute('class')}`);
  });
}

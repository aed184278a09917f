/** Two persons in two browsers, and between them the server that `npm start` starts. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { afterEach } from 'vitest';
import { violations } from './axe-views.ts';
import { visitors } from './browser.ts';
import { soon } from './wait.ts';

class Server {
  readonly #data = mkdtempSync(join(tmpdir(), 'tabannusi-online-'));
  #process: ChildProcess | null = null;
  address = '';

  /** Resolves with the address; the next start is at the same one. */
  async start(): Promise<this> {
    const port = this.address === '' ? '0' : new URL(this.address).port;
    const start = fileURLToPath(new URL('../../../../tools/start.ts', import.meta.url));
    const child = spawn(process.execPath, [start, '--port', port, '--data', this.#data], { stdio: ['ignore', 'pipe', 'inherit'] });
    this.#process = child;
    this.address = await new Promise((resolve, reject) => {
      child.stdout.on('data', (line) => {
        const found = /http:\S+/.exec(String(line));
        if (found !== null) resolve(found[0]);
      });
      child.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
    return this;
  }

  kill(): void {
    this.#process?.kill('SIGKILL');
    this.#process = null;
  }

  end(): void {
    this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

interface Two {
  readonly server: Server;
  readonly ann: Page;
  readonly ben: Page;
  /** Errors of the pages. */
  readonly faults: string[];
}

/** Gives a function that seats two visitors at a new table of a server of their own; all of them are gone after the test. */
export function twoAtTable(): () => Promise<Two> {
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
    const guest = async (address: string, name: string): Promise<Page> => {
      const page = await visit();
      await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
      page.on('pageerror', ({ message }) => faults.push(`${name}: ${message}`));
      await page.goto(address);
      await page.getByLabel('Your name').fill(name);
      await page.getByRole('button', { name: 'Continue' }).click();
      return page;
    };
    const ann = await guest(`${server.address}#/online`, 'Ann');
    await ann.getByRole('button', { name: 'Open a table' }).click();
    const ben = await guest(await ann.getByLabel('Send this link').inputValue(), 'Ben');
    await ann.getByRole('button', { name: 'Seat 1: Sit here' }).click();
    await ben.getByRole('button', { name: 'Seat 2: Sit here' }).click();
    for (const page of [ann, ben]) await page.getByText('Ben').waitFor();
    return { server, ann, ben, faults };
  };
}

export async function begin({ ann, ben }: Two): Promise<void> {
  for (const page of [ann, ben]) await page.getByRole('button', { name: 'Ready', exact: true }).click();
  for (const page of [ann, ben]) await page.locator('.board').waitFor();
}

/** What breaks a rule of accessibility, on a phone held upright and on a laptop. */
export async function violationsOn(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const width of [390, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await violations(page)));
  }
  return found;
}

/** What has happened, in the words of the page, but for what one sees alone. */
const logOf = async (page: Page): Promise<string[]> =>
  (await page.locator('.log .line').allInnerTexts()).filter((line) => !line.includes('sees Urban card'));
const CHOICE = '.choices button.choice:enabled, .choices .main:enabled';

/** Both know the same of the game, but for what one of them is trying. */
export async function expectSameGame({ ann, ben }: Two): Promise<void> {
  await soon(async () => {
    const [one = [], other = []] = (await Promise.all([logOf(ann), logOf(ben)])).toSorted((a, b) => a.length - b.length);
    return one.length > 50 && one.every((line, n) => line === other[n]);
  }).toBe(true);
}

/** The page is loaded again in the middle of a turn, and what was tried is there again. */
export async function reload(page: Page): Promise<void> {
  // A draft is sent a quarter of a second later at most.
  await page.waitForTimeout(400);
  const { length } = await logOf(page);
  await page.reload();
  await soon(async () => (await logOf(page)).length).toBeGreaterThanOrEqual(length);
}

/** Whoever is asked chooses what stands first. */
export async function playOn(
  { ann, ben }: Two,
  clicks: number,
  after: (click: number, played: Page, other: Page) => Promise<void>,
): Promise<void> {
  const isAsked = async (page: Page): Promise<boolean> => (await page.locator(CHOICE).count()) > 0;
  for (let click = 0; click < clicks; click++) {
    await soon(async () => (await isAsked(ann)) || (await isAsked(ben))).toBe(true);
    const [played, other] = (await isAsked(ann)) ? [ann, ben] : [ben, ann];
    await played.locator(CHOICE).first().click();
    await after(click, played, other);
  }
}

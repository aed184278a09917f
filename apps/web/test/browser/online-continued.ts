/** A game that began on one screen continues at a table of the server, with two players in separate browsers. */
import { randomBytes } from 'node:crypto';
import type { GameRecord } from '@tabannusi/engine';
import { seatCommitment } from '@tabannusi/fair';
import { type Language, loadOnlineWords, loadSpeaker, type OnlineWords } from '@tabannusi/text';
import type { Page } from 'playwright-core';
import { afterEach } from 'vitest';
import { visitors } from './browser.ts';
import { Server } from './online-server.ts';

export const NAMES = ['Ann', 'Ben'];
const hex = (bytes: number): string => randomBytes(bytes).toString('hex');
export const wordsIn = async (language: Language): Promise<OnlineWords> => loadOnlineWords(await loadSpeaker(language));

const ask = <Answer>(page: Page, method: string, path: string, body: object): Promise<Answer> =>
  page.evaluate(
    async ([how, where, what]) =>
      (await fetch(`api/${where}`, { method: how, headers: { 'Content-Type': 'application/json' }, body: what })).json(),
    [method, path, JSON.stringify(body)] as const,
  );

async function enter(visit: () => Promise<Page>, address: string, name?: string): Promise<Page> {
  const page = await visit();
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
  await page.goto(address);
  if (name !== undefined) await ask(page, 'PUT', 'me', { name, language: 'en' });
  return page;
}

interface Playing {
  readonly ann: Page;
  readonly ben: Page;
  readonly table: string;
  readonly link: string;
  /** Another browser, without a name at the server. */
  watch(address: string): Promise<Page>;
}

/** Returns a function that lets two players continue a game. The server and the players are removed after the test. */
export function continuing(): (record: GameRecord) => Promise<Playing> {
  const visit = visitors();
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.end();
  });
  return async (record) => {
    const server = await new Server().start();
    servers.push(server);
    const players = await Promise.all(NAMES.map((name) => enter(visit, server.address, name)));
    const [ann, ben] = players;
    if (ann === undefined || ben === undefined) throw new Error('two play');
    const options = { hints: true, estimate: true, watching: 'link' };
    const { table } = await ask<{ table: string }>(ann, 'POST', 'tables', { game: { record }, options, places: [null, null] });
    const link = `${server.address}#/t/${table}`;
    for (const [seat, page] of players.entries()) {
      const share = hex(32);
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [`tabannusi-share-${table}`, share] as const);
      await ask(page, 'PUT', `tables/${table}/seats/${seat}`, { id: hex(16), commitment: seatCommitment(table, seat, share) });
      await page.goto(link);
    }
    const ready = (await wordsIn('en')).say('ready', {});
    for (const page of players) await page.getByRole('button', { name: ready, exact: true }).click();
    for (const page of players) await page.locator('.board').waitFor();
    return { ann, ben, table, link, watch: (address) => enter(visit, address) };
  };
}

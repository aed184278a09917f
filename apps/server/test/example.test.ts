/** The example of a bot for online tables works as its first lines and docs/online-protocol.md say. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { SPECTATOR } from '@tabannusi/engine';
import { verifyProof } from '@tabannusi/fair';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../src/random-ids.ts';
import { Browser, guest, type Node, openTable, Player, startNode } from './http/node.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

let node: Node;
beforeAll(async () => {
  node = await startNode();
});
afterAll(async () => {
  await node.stop();
  expect(node.reported).toEqual([]);
});

async function botAt(link: string, name: string): Promise<{ readonly code: number | null; readonly out: string; readonly err: string }> {
  const bot = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', 'examples/online-bot.ts', link, name], { cwd: ROOT });
  const [[code], out, err] = await Promise.all([once(bot, 'exit'), text(bot.stdout), text(bot.stderr)]);
  return { code, out, err };
}

const linkTo = (table: string): string => `http://${node.host}/#/t/${table}`;

test('two of them play a whole game, also after the line was cut', async () => {
  const host = await guest(node.host, 'Host');
  const { table } = await openTable(host, 2);
  const eye = new Player(new Browser(node.host), table, SPECTATOR);
  await eye.connect();
  const first = botAt(linkTo(table), 'Enki');
  await eye.until(() => eye.follower.entries.some(({ kind }) => kind === 'seated'));
  const bots = [first, botAt(linkTo(table), 'Nanna')];
  const played = (): number => eye.follower.entries.filter(({ kind }) => kind === 'played').length;
  await eye.until(() => played() > 5);
  node.core.sockets.endAll();
  await eye.until(() => eye.closed !== null);
  await eye.connect();
  await eye.until(() => eye.follower.isEnded);
  const end = eye.follower.entries.at(-1);
  expect(end?.kind).toBe('over');
  const { body } = await host.ask('GET', `/api/tables/${table}/proof`);
  expect(verifyProof(body)).toMatchObject({ ok: true, shares: 2 });
  for (const { code, out, err } of await Promise.all(bots)) {
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^(?:Enki|Nanna) sits on seat [12]\.\nThe game is over: \d+, \d+ VP\.\n$/);
  }
});

test('it is ready anew when others sit down, and goes when its seat is freed', async () => {
  const host = await guest(node.host, 'Host');
  const { table } = await openTable(host, 2);
  const eye = new Player(host, table, SPECTATOR);
  await eye.connect();
  const bot = botAt(linkTo(table), 'Enki');
  const ready = (): number => eye.follower.entries.filter(({ kind }) => kind === 'ready').length;
  await eye.until(() => ready() === 1);
  const other = new Player(await guest(node.host, 'Ann'), table, 1);
  expect((await other.sit()).status).toBe(200);
  await eye.until(() => ready() === 2);
  expect((await host.ask('DELETE', `/api/tables/${table}/seats/0`)).status).toBe(200);
  const { code, err } = await bot;
  expect(code).toBe(1);
  expect(err).toContain('The host has freed the seat.');
});

test.each([
  ['nonsense', 'Start the bot with the link of a table.'],
  ['missing', 'GET /tables/'],
])('it says in a sentence what is wrong with its link: %s', async (kind, sentence) => {
  const { code, err } = await botAt(kind === 'nonsense' ? 'http://127.0.0.1/' : linkTo(newId()), 'Enki');
  expect(code).toBe(1);
  expect(err).toContain(sentence);
});

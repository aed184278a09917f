/** Attempts of a malicious client, and what a node must not do if the store answers late or not at all. */
import { connect } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { newId } from '../../src/random-ids.ts';
import { call } from '../../src/store/statement.ts';
import { addGame } from '../../src/store/statements/game.ts';
import { folder } from '../store/engines.ts';
import { Browser, guest, type Node, type NodeParts, openTable, Player, startNode } from './node.ts';

const nodes: Node[] = [];

afterEach(async () => {
  for (const node of nodes.splice(0)) {
    await node.stop();
    expect(node.reported).toEqual([]);
  }
});

async function started(parts: NodeParts = {}): Promise<Node> {
  const node = await startNode(parts);
  nodes.push(node);
  return node;
}

/** The node's answer to the bytes of a request, once it has closed the connection by itself. */
function answerTo(node: Node, head: readonly string[]): Promise<string> {
  const [host, port] = node.host.split(':');
  return new Promise((resolve) => {
    let heard = '';
    const line = connect({ port: Number(port), ...(host === undefined ? {} : { host }), allowHalfOpen: true });
    line.on('data', (data) => {
      heard += data;
    });
    line.on('end', () => {
      line.destroy();
      resolve(heard);
    });
    line.write([...head, '', ''].join('\r\n'));
  });
}

test.each(['/api/codes/%', '/api/me', '/api/nothing', '/', `/api/tables/${newId()}`])(
  'only the socket of a table is upgraded: a connection that asks for %s is ended',
  async (path) => {
    const node = await started();
    const asked = [`GET ${path} HTTP/1.1`, `Host: ${node.host}`, 'Connection: Upgrade', 'Upgrade: websocket'];
    const key = ['Sec-WebSocket-Version: 13', 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='];
    expect(await answerTo(node, [...asked, ...key])).toMatch(/^HTTP\/1\.1 404 /);
  },
);

test.each(['/api/codes/%', '/api/tables/%ff', `/api/codes/${'x'.repeat(300)}`])(
  'a path that cannot be read is told so: %s',
  async (path) => {
    const node = await started();
    const answer = await answerTo(node, [`GET ${path} HTTP/1.1`, `Host: ${node.host}`, 'Connection: close']);
    expect(answer).toMatch(/^HTTP\/1\.1 400 /);
    expect(answer).toMatch(/content-type: application\/problem\+json/i);
    expect(answer).toMatch(/content-security-policy: default-src 'none'/i);
    expect(answer).toContain('"code":"form"');
  },
);

test('whoever tries many codes or keys at once tries no more of them', async () => {
  const few = { count: 3, perMs: 3_600_000 };
  const node = await started({ limits: { wrongCodes: few, wrongKeys: few } });
  const { store } = node.core;
  const { one } = store;
  store.one = async (...given) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    return one.apply(store, given) as never;
  };
  const stranger = new Browser(node.host);
  const codes = async (ask: () => ReturnType<Browser['ask']>) =>
    (await Promise.all(Array.from({ length: 12 }, ask))).map(({ body }) => body.code as string).sort();
  const nine = Array.from({ length: 9 }, () => 'tooFast');
  expect(await codes(() => stranger.ask('GET', '/api/codes/BBBBBBBB'))).toEqual(['noCode', 'noCode', 'noCode', ...nine]);
  expect(await codes(() => stranger.ask('POST', '/api/session', { key: '0'.repeat(64) }))).toEqual(['noKey', 'noKey', 'noKey', ...nine]);
});

test('a right code costs nothing, however often it is typed', async () => {
  const node = await started({ limits: { wrongCodes: { count: 3, perMs: 3_600_000 } } });
  const ann = await guest(node.host, 'Ann');
  const { table, code } = await openTable(ann, 2);
  for (let n = 0; n < 10; n++) expect((await ann.ask('GET', `/api/codes/${code.toLowerCase()}`)).body).toEqual({ table });
});

/** A person and a bot at a private table; the game has started. */
async function privateTable(node: Node): Promise<Player> {
  const ann = await guest(node.host, 'Ann');
  const { table } = await openTable(ann, 1, ['random'], { hints: true, estimate: true, watching: 'seats' });
  const player = new Player(ann, table, 0);
  player.enough = 6;
  await player.sit();
  await player.connect();
  player.say({ t: 'ready', id: newId() });
  await player.until(() => player.follower.entries.some(({ kind }) => kind === 'begun'));
  player.enough = 0;
  return player;
}

test('a stranger hears nothing while the node finds out whether it may look', async () => {
  const node = await started();
  const ann = await privateTable(node);
  const ben = await guest(node.host, 'Ben');
  const { desk } = node.core;
  const gate = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const join = desk.join.bind(desk);
  desk.join = async (...given) => {
    asked.resolve();
    await gate.promise;
    return join(...given);
  };
  const stranger = new Player(ben, ann.table, -1);
  await stranger.open();
  stranger.say({ t: 'hello', v: 1, after: 0, chain: '' });
  await asked.promise;
  ann.say({ t: 'say', id: newId(), phrase: 'hello' });
  await ann.until(() => ann.heard.some(({ t }) => t === 'said'));
  ann.say({ t: 'focus', on: false });
  await ann.until(() => ann.heard.at(-1)?.t === 'presence');
  expect(ann.heard.at(-1)).toMatchObject({ seats: ['away', 'here'], watching: 0 });
  gate.resolve();
  await stranger.until(() => stranger.closed !== null);
  expect([stranger.closed, stranger.heard]).toEqual([4404, []]);
});

test('whoever speaks another version of the protocol does nothing else, and is let go', async () => {
  const node = await started({ limits: { helloMs: 300 } });
  const ann = await guest(node.host, 'Ann');
  const { table } = await openTable(ann, 2);
  const [silent, loud] = [new Player(ann, table, 0), new Player(ann, table, 0)];
  for (const player of [silent, loud]) {
    await player.open();
    player.say({ t: 'hello', v: 2, after: 0, chain: '' });
  }
  await loud.until(() => loud.heard.length > 0);
  loud.say({ t: 'ping', n: 1 });
  for (const player of [silent, loud]) {
    await player.until(() => player.closed !== null);
    expect([player.closed, player.heard]).toEqual([4400, [{ t: 'reload' }]]);
  }
});

test('a personal link opens so many browsers and no more: the one that was away longest is forgotten', async () => {
  let now = 1_000_000;
  const node = await started({ limits: { browsers: 3 }, now: () => now });
  const ann = await guest(node.host, 'Ann');
  const { key } = (await ann.ask('POST', '/api/me/key')).body;
  const browsers: Browser[] = [ann];
  const { table } = await openTable(ann, 2);
  const line = new Player(ann, table, 0);
  await line.connect();
  for (let n = 0; n < 4; n++) {
    now += 1_000;
    const browser = new Browser(node.host);
    expect((await browser.ask('POST', '/api/session', { key })).status).toBe(200);
    browsers.push(browser);
  }
  await line.until(() => line.closed !== null);
  expect(line.closed).toBe(4401);
  const statuses = await Promise.all(browsers.map(async (each) => (await each.ask('GET', '/api/me')).status));
  expect(statuses).toEqual([401, 401, 200, 200, 200]);
  // Those that never come back are removed.
  now += 100 * 86_400_000;
  const file = await guest(node.host, 'Ben');
  expect((await file.ask('GET', '/api/me')).status).toBe(200);
  for (const each of browsers) expect((await each.ask('GET', '/api/me')).status).toBe(401);
});

/** Its only person ended it, so it has a next table. */
async function endedTable(node: Node): Promise<Player> {
  const player = await privateTable(node);
  player.say({ t: 'end', id: newId() });
  await player.until(() => player.follower.isEnded);
  return player;
}

test('the next table is there, also where nobody knew whether its name was stored', async () => {
  const node = await started();
  const player = await endedTable(node);
  const { desk } = node.core;
  const send = desk.send.bind(desk);
  desk.send = async (table, command) => {
    const answer = await send(table, command);
    if (command.do !== 'rematch') return answer;
    desk.send = send;
    return { ok: false, code: 'again' };
  };
  const path = `/api/tables/${player.table}/rematch`;
  expect((await player.browser.ask('POST', path)).body).toMatchObject({ status: 503, code: 'again' });
  const { body, status } = await player.browser.ask('POST', path);
  expect(status).toBe(200);
  expect((await player.browser.ask('GET', `/api/tables/${body.table}`)).body).toMatchObject({ phase: 'open', seq: 1 });
});

test('a person who was deleted is nobody at the next table', async () => {
  const address = join(folder(), 'tabannusi.db');
  const node = await started({ address });
  const [ann, ben] = [await guest(node.host, 'Ann'), await guest(node.host, 'Ben')];
  const { table } = await openTable(ann, 2);
  const players = [new Player(ann, table, 0), new Player(ben, table, 1)];
  for (const player of players) {
    await player.sit();
    await player.connect();
  }
  for (const player of players) player.say({ t: 'ready', id: newId() });
  for (const player of players) await player.until(() => player.follower.isEnded);
  const database = new DatabaseSync(address);
  database.exec(`PRAGMA foreign_keys = ON; DELETE FROM person WHERE id = '${ben.person}'`);
  database.close();
  const { body, status } = await ann.ask('POST', `/api/tables/${table}/rematch`);
  expect([status, body]).toMatchObject([200, { table: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
  expect((await ann.ask('DELETE', `/api/tables/${body.table}/seats/0`)).status).toBe(200);
  expect((await ann.ask('GET', '/api/me/tables')).body.tables).toHaveLength(2);
});

test('a request that comes twice does no more than once: the table that it opens, the seat that it frees', async () => {
  const node = await started();
  const [ann, ben, cleo] = [await guest(node.host, 'Ann'), await guest(node.host, 'Ben'), await guest(node.host, 'Cleo')];
  const id = newId();
  const body = { id, game: { seats: 2 }, options: { hints: true, estimate: true, watching: 'link' }, places: [null, null] };
  const opened = await ann.ask('POST', '/api/tables', body);
  expect((await ann.ask('POST', '/api/tables', body)).body).toEqual(opened.body);
  expect((await ann.ask('GET', '/api/me/tables')).body.tables).toHaveLength(1);
  // Another person's request with the same id opens another table.
  expect((await ben.ask('POST', '/api/tables', body)).body.table).not.toBe(opened.body.table);
  const path = `/api/tables/${opened.body.table}/seats/1`;
  await new Player(ben, opened.body.table, 1).sit();
  const freed = await ann.ask('DELETE', `${path}?id=${id}`);
  expect(freed.status).toBe(200);
  await new Player(cleo, opened.body.table, 1).sit();
  expect((await ann.ask('DELETE', `${path}?id=${id}`)).body).toEqual(freed.body);
  expect((await ann.ask('GET', `/api/tables/${opened.body.table}`)).body.seats[1].sitter.name).toBe('Cleo');
});

test('of two requests at once that open one table, both open it or one is told to come again', async () => {
  const node = await started();
  const ann = await guest(node.host, 'Ann');
  const body = { id: newId(), game: { seats: 2 }, options: { hints: true, estimate: true, watching: 'link' }, places: [null, null] };
  const all = await Promise.all([0, 1, 2].map(() => ann.ask('POST', '/api/tables', body)));
  for (const { status, body: answer } of all) expect(status === 201 || answer.code === 'again').toBe(true);
  const { status } = await ann.ask('POST', '/api/tables', body);
  expect([status, (await ann.ask('GET', '/api/me/tables')).body.tables.length]).toEqual([201, 1]);
});

test('a table whose first entry was never stored is nobody’s', async () => {
  const node = await started({ limits: { openTables: 1 } });
  const ann = await guest(node.host, 'Ann');
  const row = { code: 'BBBBBBBB', seenBy: 'link', options: '{}', rules: 1, players: 2, chain: '', at: 1 };
  await node.core.store.together([call(addGame, { game: newId(), host: ann.person, ...row })]);
  expect((await ann.ask('GET', '/api/me/tables')).body).toEqual({ tables: [] });
  await openTable(ann, 2);
});

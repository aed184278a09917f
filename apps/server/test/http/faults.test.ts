/** A full disk, an unavailable database, a damaged log: the answer is a code, nothing is lost, and everything else continues. */
import { spawnSync } from 'node:child_process';
import { truncateSync, writeFileSync } from 'node:fs';
import { createServer, connect as dial, type Socket } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { newId } from '../../src/random-ids.ts';
import { folder, hasNoPostgres, onPostgres, POSTGRES } from '../store/engines.ts';
import { Browser, guest, type Node, openTable, Player, startNode } from './node.ts';

const nodes: Node[] = [];

afterEach(async () => {
  for (const node of nodes.splice(0)) await node.stop();
});

async function started(address?: string): Promise<Node> {
  const node = await startNode(address === undefined ? {} : { address });
  nodes.push(node);
  return node;
}

const OPTIONS = { hints: true, estimate: true, watching: 'link' };
const opens = (who: Browser) => who.ask('POST', '/api/tables', { game: { seats: 2 }, options: OPTIONS, places: [null, null] });

/** A person who plays alone against a king and is asked. */
async function alone(node: Node): Promise<Player> {
  const ann = await guest(node.host, 'Ann');
  const { body } = await ann.ask('POST', '/api/tables', { game: { seats: 1, king: 'sarbot' }, options: OPTIONS, places: [null] });
  const player = new Player(ann, body.table, 0);
  player.enough = 6;
  await player.sit();
  await player.connect();
  player.say({ t: 'ready', id: newId() });
  await player.until(() => player.follower.asked === 0);
  player.enough = 0;
  return player;
}

/** Sends a commit, and returns its number or the code of the refusal. */
async function answerTo(player: Player, id: string, decisions: readonly string[], at: number): Promise<number | string> {
  const before = player.heard.length;
  player.say({ t: 'commit', id, at, decisions } as never);
  const answer = () => player.heard.slice(before).find((message) => (message.t === 'did' || message.t === 'refused') && message.id === id);
  await player.until(() => answer() !== undefined || player.closed !== null);
  const found = answer();
  if (found?.t === 'did') return found.seq;
  return found?.t === 'refused' ? found.code : 'closed';
}

function mounts(small: string, size: string): boolean {
  return process.platform === 'linux' && spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tabannusi', small]).status === 0;
}

function canMount(): boolean {
  const small = folder();
  const can = mounts(small, '64k');
  if (can) spawnSync('umount', [small]);
  return can;
}

// Only root can make a small file system, and only on Linux.
test.skipIf(!canMount())(
  'a full disk: moves and tables are refused with its name, all else goes on, and so do they once there is room',
  async () => {
    const small = folder();
    mounts(small, '2m');
    try {
      const node = await started(join(small, 'tabannusi.db'));
      const player = await alone(node);
      const [{ seq: at }, decisions] = [player.follower, player.follower.stretch(player.random)];
      writeFileSync(join(small, 'ballast'), new Uint8Array(1_100_000));
      let last = await opens(player.browser);
      for (let tries = 0; tries < 15 && last.status === 201; tries++) last = await opens(player.browser);
      expect(last.body).toMatchObject({ status: 503, code: 'store', fault: 'full' });
      const id = newId();
      expect(await answerTo(player, id, decisions, at)).toBe('store');
      expect((await player.browser.ask('GET', `/api/tables/${player.table}`)).body.seq).toBe(at);
      expect((await player.browser.ask('GET', '/')).body).toBe('the page');
      truncateSync(join(small, 'ballast'), 0);
      expect(await answerTo(player, id, decisions, at)).toBe(at + 1);
      expect((await opens(player.browser)).status).toBe(201);
      expect(node.reported).toEqual([]);
    } finally {
      for (const node of nodes.splice(0)) await node.stop();
      spawnSync('umount', [small]);
    }
  },
);

/** A connection between the node and PostgreSQL that can be cut. */
async function line(address: string) {
  const url = new URL(address);
  const behind = join(url.searchParams.get('host') ?? '', '.s.PGSQL.5432');
  const before = folder();
  const open = new Set<Socket>();
  let isCut = false;
  const server = createServer((near) => {
    const far = dial(behind);
    for (const each of [near, far]) {
      open.add(each);
      each.on('error', () => {}).on('close', () => open.delete(each));
    }
    if (isCut) near.destroy();
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => server.listen(join(before, '.s.PGSQL.5432'), resolve));
  url.searchParams.set('host', before);
  return {
    address: url.href,
    cut: (): void => {
      isCut = true;
      for (const each of open) each.destroy();
    },
    mend: (): void => {
      isCut = false;
    },
    close: (): void => {
      for (const each of open) each.destroy();
      server.close();
    },
  };
}

// Skipped without PostgreSQL.
test.skipIf(hasNoPostgres)('a database that goes away: the same command is sent again until it is back, and is done once', async () => {
  const cable = await line(await POSTGRES.ready());
  const node = await started(cable.address);
  const player = await alone(node);
  const [{ seq: at }, decisions] = [player.follower, player.follower.stretch(player.random)];
  cable.cut();
  const id = newId();
  expect(await answerTo(player, id, decisions, at)).toMatch(/^(?:again|closed)$/);
  expect((await opens(player.browser)).body).toMatchObject({ status: 503, code: 'again' });
  expect((await player.browser.ask('GET', '/readyz')).status).toBe(503);
  expect((await player.browser.ask('GET', '/healthz')).status).toBe(200);
  expect((await player.browser.ask('GET', '/')).body).toBe('the page');
  cable.mend();
  await expect.poll(async () => (await player.browser.ask('GET', '/readyz')).status).toBe(200);
  if (player.closed !== null) await player.connect();
  for (let tries = 0; tries < 2; tries++) expect(await answerTo(player, id, decisions, at)).toBe(at + 1);
  expect((await opens(player.browser)).status).toBe(201);
  const stored = `SELECT count(*)::int AS count FROM entry WHERE action_id = '${id}'`;
  expect(await onPostgres(stored, cable.address)).toEqual([{ count: 1 }]);
  expect(node.reported).toEqual([]);
  cable.close();
});

test('a table whose secret is damaged is refused alone and named once; a damaged draft is no draft', async () => {
  const address = join(folder(), 'tabannusi.db');
  const first = await started(address);
  const ann = await guest(first.host, 'Ann');
  const [{ table: damaged }, { table: tried }] = [await openTable(ann, 2), await openTable(ann, 2)];
  await nodes.pop()?.stop();
  const database = new DatabaseSync(address);
  database.exec(`UPDATE secret SET sealed = 'abcd' WHERE game_id = '${damaged}'; INSERT INTO draft VALUES ('${tried}', 0, 'junk', 0)`);
  database.close();
  const node = await started(address);
  for (let n = 0; n < 2; n++) {
    expect((await new Browser(node.host).ask('GET', `/api/tables/${damaged}`)).body).toMatchObject({ code: 'log', fault: 'damaged' });
  }
  expect((await new Browser(node.host).ask('GET', `/api/tables/${tried}`)).body).toMatchObject({ seq: 1 });
  expect(node.reported.map(String)).toEqual([`Error: table ${damaged}, entry 0: damaged`]);
});

test('a table with a damaged log is refused alone, and nothing of it changes', async () => {
  const address = join(folder(), 'tabannusi.db');
  const first = await started(address);
  const ann = await guest(first.host, 'Ann');
  const [{ table: damaged }, { table: whole }] = [await openTable(ann, 2), await openTable(ann, 2)];
  await nodes.pop()?.stop();
  const plant = (text: string) => {
    const database = new DatabaseSync(address);
    const found = database.prepare(text).all();
    database.close();
    return found;
  };
  plant(`UPDATE entry SET body = replace(body, 'link', 'lonk') WHERE game_id = '${damaged}'`);
  const node = await started(address);
  const browser = await guest(node.host, 'Ben');
  const path = `/api/tables/${damaged}`;
  expect((await browser.ask('GET', path)).body).toMatchObject({ status: 500, code: 'log', fault: 'damaged' });
  const sits = { id: newId(), commitment: 'ab'.repeat(32) };
  expect((await browser.ask('PUT', `${path}/seats/0`, sits)).body.code).toBe('log');
  const player = new Player(browser, damaged, 0);
  await player.connect();
  expect([player.closed, player.heard]).toEqual([1011, [{ t: 'refused', id: null, code: 'log', fault: 'damaged' }]]);
  expect(node.reported.map(String)).toEqual([`Error: table ${damaged}, entry 1: damaged`]);
  expect((await browser.ask('PUT', `/api/tables/${whole}/seats/0`, sits)).status).toBe(200);
  await nodes.pop()?.stop();
  expect(plant(`SELECT count(*) AS count FROM entry WHERE game_id = '${damaged}'`)).toEqual([{ count: 1 }]);
});

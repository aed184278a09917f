/** What `npm start` does with its data folder, its port and the network. */
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, expect, test } from 'vitest';
import { type NotStarted, type Started, start, type Wanted } from '../../src/start/start.ts';
import { STORE_SENTENCES } from '../../src/start/store-sentences.ts';
import { Browser, guest, openTable } from '../http/node.ts';
import { folder, hasNoPostgres, POSTGRES } from '../store/engines.ts';

const said: string[] = [];
const running: Started[] = [];

afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
  said.length = 0;
});

async function started(data: string, more: Partial<Wanted> = {}): Promise<Started | NotStarted> {
  const page: Wanted['page'] = (_, response) => void response.end('the page');
  const one = await start({ page, port: 0, folder: data, say: (line) => said.push(line), ...more });
  if (typeof one !== 'string') running.push(one);
  return one;
}

const hostOf = ({ address }: Started): string => new URL(address).host;

async function must(one: Promise<Started | NotStarted>): Promise<Started> {
  const found = await one;
  if (typeof found === 'string') throw new Error(said.join('\n'));
  return found;
}

/** A message in the terminal says what is wrong. */
function expectSaid(fault: keyof typeof STORE_SENTENCES): void {
  expect(said.at(-1)).toContain(`Online tables are off, games on this screen are not. ${STORE_SENTENCES[fault]} (${fault}: `);
}

/** The page works, and says why the rest does not. */
async function pageAlone(one: Started): Promise<unknown> {
  const browser = new Browser(hostOf(one));
  expect((await browser.ask('GET', '/')).body).toBe('the page');
  expect((await browser.ask('GET', '/readyz')).status).toBe(503);
  const { body } = await browser.ask('POST', '/api/tables', {});
  expect(body).toMatchObject({ status: 503, code: 'store' });
  return body.fault;
}

test('one process serves page, interface and sockets, and finds tables and people again', async () => {
  const data = join(folder(), 'data');
  const first = await must(started(data));
  const ann = await guest(hostOf(first), 'Ann');
  expect((await ann.ask('GET', '/')).body).toBe('the page');
  const { table } = await openTable(ann, 2);
  expect(said).toEqual([`The table is set: ${first.address}`]);
  expect(statSync(join(data, 'key')).mode & 0o777).toBe(0o600);
  expect(statSync(data).mode & 0o777).toBe(0o700);
  const key = readFileSync(join(data, 'key'), 'utf8');
  await running.pop()?.stop();
  expect(readdirSync(data)).not.toContain('address');
  const port = Number(new URL(first.address).port);
  const second = await must(started(data, { port }));
  expect(second.address).toBe(first.address);
  expect(readFileSync(join(data, 'key'), 'utf8')).toBe(key);
  expect((await ann.ask('GET', `/api/tables/${table}`)).body).toMatchObject({ table, you: { host: true } });
  expect(await (await fetch(`http://localhost:${port}/version`)).json()).toEqual({ protocol: 1, rules: 1, layout: 2 });
});

test('a second one on the same data says where the first one answers, and ends', async () => {
  const data = folder();
  const first = await must(started(data));
  expect(await started(data)).toBe('runsAlready');
  expect(said.at(-1)).toBe(`The table is set already: ${first.address}`);
  expect((await new Browser(hostOf(first)).ask('GET', '/readyz')).status).toBe(200);
});

test('a port in use is passed over, with a sentence', async () => {
  const other: Server = createServer();
  const port = await new Promise<number>((resolve) =>
    other.listen(0, '127.0.0.1', () => resolve((other.address() as { port: number }).port)),
  );
  const one = await must(started(folder(), { port }));
  expect(Number(new URL(one.address).port)).toBeGreaterThan(port);
  expect(said[0]).toBe(`Port ${port} is in use. Games that were saved at its address are not seen at this one.`);
  other.close();
});

test('where no port can be had, a sentence says so, and the data are left to others', async () => {
  const data = folder();
  // The lock of a process that was killed.
  writeFileSync(join(data, 'address'), 'http://127.0.0.1:1/');
  const other: Server = createServer();
  await new Promise((resolve) => other.listen(65_535, '127.0.0.1', () => resolve(null)));
  expect(await started(data, { port: 65_535 })).toBe('noPort');
  other.close();
  expect(said).toEqual(['No port from 65535 to 65535 is free. Choose another one with --port.']);
  expect(readdirSync(data)).not.toContain('address');
  await must(started(data));
});

// Skipped without PostgreSQL.
test.skipIf(hasNoPostgres)('a second one on the same folder ends, also where the games are in PostgreSQL', async () => {
  const data = folder();
  const database = await POSTGRES.ready();
  const first = await must(started(data, { database }));
  expect(await started(data, { database })).toBe('runsAlready');
  expect(said.at(-1)).toBe(`The table is set already: ${first.address}`);
  await running.pop()?.stop();
  const { table } = await openTable(await guest(hostOf(await must(started(data, { database }))), 'Ann'), 2);
  expect(table).toMatch(/^[0-9a-f]{32}$/);
});

test('a database that does not answer leaves the page', async () => {
  const one = await must(started(folder(), { database: 'postgres://ann:secret@127.0.0.1:1/games' }));
  expect(await pageAlone(one)).toBe('unreachable');
  expectSaid('unreachable');
  expect(said.join(' ')).not.toContain('secret');
});

test.each<[keyof typeof STORE_SENTENCES, (file: Buffer) => Buffer]>([
  ['damaged', (file: Buffer) => file.fill('x', 4_096, 40_000)],
  ['noDatabaseFile', (file: Buffer) => file.fill('a letter to a friend')],
  ['newer', (file: Buffer) => ofANewerRelease(file)],
])('a data file that is %s stays as it is, and the page is served', async (fault, plant) => {
  const data = folder();
  await must(started(data));
  await running.pop()?.stop();
  const file = join(data, 'tabannusi.db');
  const before = plant(readFileSync(file));
  writeFileSync(file, before);
  const one = await must(started(data));
  expect(await pageAlone(one)).toBe(fault);
  expectSaid(fault);
  expect(readFileSync(file)).toEqual(before);
});

function ofANewerRelease(bytes: Buffer): Buffer {
  const file = join(folder(), 'newer.db');
  writeFileSync(file, bytes);
  const database = new DatabaseSync(file);
  database.exec("INSERT INTO migration VALUES (999, '', 0)");
  database.close();
  return readFileSync(file);
}

test('a folder that cannot be made, and a key that is gone or cut, leave the page', async () => {
  const data = folder();
  writeFileSync(join(data, 'file'), '');
  expect(await pageAlone(await must(started(join(data, 'file', 'data'))))).toBe('notWritable');
  expectSaid('notWritable');
  writeFileSync(join(data, 'key'), 'abc');
  expect(await pageAlone(await must(started(data)))).toBe('damaged');
  rmSync(join(data, 'key'));
  writeFileSync(join(data, 'tabannusi.db'), '');
  expect(await pageAlone(await must(started(data)))).toBe('foreign');
  expectSaid('foreign');
  expect(readdirSync(data).sort()).toEqual(['file', 'tabannusi.db']);
});

test('the key of other data leaves the page, and says so', async () => {
  const data = folder();
  await openTable(await guest(hostOf(await must(started(data))), 'Ann'), 2);
  await running.pop()?.stop();
  const key = readFileSync(join(data, 'key'), 'utf8');
  writeFileSync(join(data, 'key'), randomBytes(32).toString('hex'));
  expect(await pageAlone(await must(started(data)))).toBe('foreign');
  expectSaid('foreign');
  await running.pop()?.stop();
  // With its own key, everything is there again.
  writeFileSync(join(data, 'key'), key);
  expect((await new Browser(hostOf(await must(started(data)))).ask('GET', '/readyz')).status).toBe(200);
});

function mounts(small: string): boolean {
  return process.platform === 'linux' && spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tabannusi', small]).status === 0;
}

function canMount(): boolean {
  const small = folder();
  const can = mounts(small);
  if (can) spawnSync('umount', [small]);
  return can;
}

// Only root can make a file system, and only on Linux. Nothing else keeps root from writing.
test.skipIf(!canMount())('a folder that may not be written leaves the page, and everything is there once it may', async () => {
  const data = folder();
  mounts(data);
  try {
    const ann = await guest(hostOf(await must(started(data))), 'Ann');
    const { table } = await openTable(ann, 2);
    await running.pop()?.stop();
    spawnSync('mount', ['-o', 'remount,ro', data]);
    expect(await pageAlone(await must(started(data)))).toBe('notWritable');
    expectSaid('notWritable');
    await running.pop()?.stop();
    spawnSync('mount', ['-o', 'remount,rw', data]);
    const browser = new Browser(hostOf(await must(started(data))));
    expect((await browser.ask('GET', `/api/tables/${table}`)).body).toMatchObject({ table, seq: 1 });
  } finally {
    for (const one of running.splice(0)) await one.stop();
    spawnSync('umount', [data]);
  }
});

test('others are let in at a second address, which has its own name and shares the tables', async () => {
  const one = await must(started(folder(), { lan: '127.0.0.2' }));
  const lan = new URL(one.lanAddress ?? '');
  expect(lan.hostname).toBe('127.0.0.2');
  expect(said).toContain(`Others in your network find it here: ${lan.href}`);
  expect(said.join('\n')).toMatch(/[█▀▄]{5}/);
  const [ann, ben] = [await guest(hostOf(one), 'Ann'), await guest(lan.host, 'Ben')];
  const { table } = await openTable(ann, 2);
  expect((await ben.ask('GET', `/api/tables/${table}`)).body.host.name).toBe('Ann');
  // Each listener answers only to its own name.
  const crossed = await ben.ask(
    'PUT',
    '/api/me',
    { name: 'Ben', language: 'en' },
    { origin: `http://${hostOf(one)}`, 'sec-fetch-site': '' },
  );
  expect(crossed.body.code).toBe('otherSite');
});

test('who sits at this machine lets others in at once, and nobody else does', async () => {
  const one = await must(started(folder(), { addresses: () => ['127.0.0.3'] }));
  const here = new Browser(hostOf(one));
  // Until then, nobody gets in.
  const port = new URL(one.address).port;
  await expect(fetch(`http://127.0.0.3:${port}/version`)).rejects.toThrow('fetch failed');
  expect((await here.ask('GET', '/api/network')).body).toEqual({ address: null, mayLetIn: true });
  // Two tabs ask at the same time.
  const [{ body }, second] = await Promise.all([here.ask('POST', '/api/network'), here.ask('POST', '/api/network')]);
  expect(second.body).toEqual(body);
  expect((await here.ask('POST', '/api/network')).body).toEqual(body);
  expect((await here.ask('GET', '/api/network')).body).toEqual(body);
  expect(new URL(body.address).hostname).toBe('127.0.0.3');
  const there = new Browser(new URL(body.address).host);
  expect((await there.ask('GET', '/api/network')).body).toEqual({ address: body.address, mayLetIn: false });
  expect((await there.ask('GET', '/readyz')).status).toBe(200);
  expect((await there.ask('POST', '/api/network')).body.code).toBe('notFound');
  const forged = await here.ask('POST', '/api/network', undefined, { 'sec-fetch-site': 'cross-site' });
  expect(forged.body.code).toBe('otherSite');
});

test('a machine in no network lets nobody in', async () => {
  const one = await must(started(folder(), { lan: true, addresses: () => [] }));
  expect(one.lanAddress).toBeNull();
  expect(said.at(-1)).toBe('This machine isn’t connected to a network, so nobody else can join.');
  const asked = await new Browser(hostOf(one)).ask('POST', '/api/network');
  expect(asked.body).toMatchObject({ status: 409, code: 'noNetwork' });
});

test.each(['203.0.113.7', '0.0.0.0', '::', 'localhost', ''])(
  '%s is no address of this machine in a network, and the table is set all the same',
  async (lan) => {
    const one = await must(started(folder(), { lan }));
    expect(one.lanAddress).toBeNull();
    expect(said.at(-1)).toContain(`Nobody else can be let in at ${lan}: `);
    const browser = new Browser(hostOf(one));
    expect((await browser.ask('GET', '/readyz')).status).toBe(200);
    expect((await browser.ask('POST', '/api/network')).body).toMatchObject({ status: 409, code: 'notOpened' });
  },
);

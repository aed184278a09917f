/** Who has access, with which credentials and how often, and which response everybody else gets. */
import { type IncomingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describeChoice, REFERENCE_EDITION, Recording } from '@tabannusi/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LIMITS } from '../../src/limits.ts';
import { newId } from '../../src/random-ids.ts';
import { Browser, guest, type Node, openTable, Player, startNode } from './node.ts';

let node: Node;
let ann: Browser & { person: string };
let ben: Browser & { person: string };

beforeAll(async () => {
  node = await startNode();
  [ann, ben] = [await guest(node.host, 'Ann'), await guest(node.host, 'Ben')];
});

afterAll(async () => {
  await node.stop();
  expect(node.reported).toEqual([]);
});

/** A request that no browser would make: with a host name that `fetch` does not send. */
function statusOf(host: string, path: string): Promise<number> {
  return rawAnswer({ host }, path).then(({ status }) => status);
}

function rawAnswer(headers: Record<string, string>, path: string) {
  const [hostname, port] = node.host.split(':');
  return new Promise<{ status: number; bytes: Buffer; headers: IncomingHttpHeaders }>((resolve, reject) => {
    const asked = request({ hostname, port, path, headers: { host: node.host, ...headers } }, async (response) => {
      resolve({ status: response.statusCode ?? 0, bytes: await buffer(response), headers: response.headers });
    });
    asked.on('error', reject).end();
  });
}

/** The code with which such a socket is closed; null if it cannot be opened. */
async function closing(browser: Browser, table: string, headers: Record<string, string>, first?: string): Promise<number | null> {
  const socket = browser.socket(table, headers);
  return new Promise((resolve) => {
    let isOpen = false;
    socket.addEventListener('open', () => {
      isOpen = true;
      if (first !== undefined) socket.send(first);
      else socket.close();
    });
    socket.addEventListener('close', ({ code }) => resolve(isOpen ? code : null));
  });
}

const OPEN = { hints: true, estimate: true, watching: 'link' };

const HELLO = JSON.stringify({ t: 'hello', v: 1, after: 0, chain: '' });

describe('other sites', () => {
  test.each([
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ 'sec-fetch-site': '', origin: 'http://elsewhere.example' }],
    [{ 'sec-fetch-site': '', origin: 'null' }],
    [{ 'sec-fetch-site': '', origin: '' }],
  ])('cannot change anything: %j', async (headers) => {
    const { status, body } = await ann.ask('PUT', '/api/me', { name: 'Mallory', language: 'en' }, headers);
    expect([status, body.code]).toEqual([403, 'otherSite']);
    expect((await ann.ask('GET', '/api/me')).body.name).toBe('Ann');
  });

  test('are told from browsers that do not say from where they ask', async () => {
    const asked = await ann.ask('PUT', '/api/me', { name: 'Ann', language: 'en' }, { 'sec-fetch-site': '' });
    expect(asked.status).toBe(200);
  });

  test('cannot open a socket', async () => {
    const { table } = await openTable(ann, 2);
    expect(await closing(ann, table, { origin: 'http://elsewhere.example' })).toBeNull();
    expect(await closing(ann, table, {})).toBe(1005);
  });

  test('cannot have a name of theirs point here', async () => {
    expect(await statusOf('elsewhere.example', '/version')).toBe(421);
    expect(await statusOf(`elsewhere.example:${node.host.split(':')[1]}`, '/api/me')).toBe(421);
    expect(await statusOf(node.host, '/version')).toBe(200);
    // The page is refused, too: the answer says where it is.
    const page = await rawAnswer({ host: 'elsewhere.example' }, '/');
    expect([page.status, String(page.bytes)]).toEqual([421, `This server answers at http://${node.host}/ and under no other name.\n`]);
  });

  test('get nothing that a form of theirs could send', async () => {
    const { status, body } = await ann.ask('PUT', '/api/me', '{"name":"Mallory","language":"en"}', { 'content-type': 'text/plain' });
    expect([status, body.code]).toEqual([415, 'notJson']);
  });
});

test('every answer has the headers that keep it from being used otherwise, errors too', async () => {
  for (const path of ['/version', '/api/me', '/api/tables/x', '/api/nothing']) {
    const { headers } = await new Browser(node.host).ask('GET', path);
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
  }
  expect((await new Browser(node.host).ask('GET', '/anything')).body).toBe('the page');
});

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip;q=0.5, br;q=0', 'gzip', gunzipSync],
  ['deflate', undefined, (bytes: Buffer) => bytes],
  ['', undefined, (bytes: Buffer) => bytes],
])('a long answer comes as the client reads it: %s', async (accepted, encoding, read) => {
  const own = { ...REFERENCE_EDITION, id: 'long', version: 1 };
  const game = { seats: 2, edition: own };
  const { body } = await ann.ask('POST', '/api/tables', { game, options: OPEN, places: [null, null] });
  const path = `/api/tables/${body.table}/feed`;
  const { headers, bytes } = await rawAnswer({ 'accept-encoding': accepted }, path);
  expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
  expect(JSON.parse(String(read(bytes)))).toEqual((await ann.ask('GET', path)).body);
  if (encoding !== undefined) expect(bytes.length).toBeLessThan(read(bytes).length / 3);
});

describe('a guest', () => {
  test('is known by a cookie that no script can read, and only its hash is kept', async () => {
    const browser = new Browser(node.host);
    expect((await browser.ask('GET', '/api/me')).body).toMatchObject({ status: 401, code: 'notSignedIn' });
    const { headers } = await browser.ask('PUT', '/api/me', { name: ' Cleo\t ', language: 'fr' });
    expect(headers.get('set-cookie')).toMatch(/^tabannusi-\d+=[0-9a-f]{64}; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Strict$/);
    expect((await browser.ask('GET', '/api/me')).body).toMatchObject({ name: 'Cleo', language: 'fr' });
    const stolen = new Browser(node.host);
    stolen.cookie = browser.cookie.replace(/=./, '=g');
    expect((await stolen.ask('GET', '/api/me')).status).toBe(401);
  });

  test.each(['\u202eAnn', 'A\u0000', ' ', 'A\u200bnn'])('cannot be called %j', async (name) => {
    expect((await ann.ask('PUT', '/api/me', { name, language: 'en' })).body).toMatchObject({ status: 422, code: 'badName' });
  });

  test('comes back by the last personal link, in another browser, and can be forgotten there', async () => {
    const [first, second] = [await ben.ask('POST', '/api/me/key'), await ben.ask('POST', '/api/me/key')];
    const other = new Browser(node.host);
    expect((await other.ask('POST', '/api/session', first.body)).body.code).toBe('noKey');
    expect((await other.ask('POST', '/api/session', second.body)).body).toMatchObject({ person: ben.person, name: 'Ben' });
    const { table } = await openTable(ben, 2, [], { hints: true, estimate: true, watching: 'seats' });
    const ended = closing(other, table, {}, HELLO);
    await expect.poll(() => node.core.desk.watched.includes(table)).toBe(true);
    const cookie = other.cookie;
    await other.ask('DELETE', '/api/session');
    expect(await ended).toBe(4401);
    other.cookie = cookie;
    expect((await other.ask('GET', '/api/me')).status).toBe(401);
    expect((await ben.ask('GET', '/api/me')).status).toBe(200);
  });
});

describe('a table', () => {
  test('is found by its code, however it is typed, until it begins', async () => {
    const { table, code } = await openTable(ann, 1, ['builder']);
    expect(code).toMatch(/^[B-Z]{8}$/);
    const typed = `${code.slice(0, 4).toLowerCase()}-${code.slice(4)}`;
    expect((await ben.ask('GET', `/api/codes/${typed}`)).body).toEqual({ table });
    expect((await ben.ask('GET', '/api/codes/BBBBBBBB')).body.code).toBe('noCode');
  });

  test('says who sits there, to those who may look', async () => {
    const { table, code } = await openTable(ann, 2, [], { hints: false, estimate: true, watching: 'link' });
    const path = `/api/tables/${table}`;
    expect((await ann.ask('GET', path)).body).toMatchObject({ code, you: { seat: null, host: true }, seq: 1, phase: 'open' });
    expect((await ben.ask('GET', path)).body).toMatchObject({ code: null, you: { seat: null, host: false }, host: { name: 'Ann' } });
    const bot = await ann.ask('PUT', `${path}/seats/1`, { id: newId(), bot: 'builder' });
    expect(bot.body).toEqual({ seq: 2 });
    const seats = (await ben.ask('GET', path)).body.seats;
    expect(seats[1]).toEqual({ sitter: { bot: 'builder' }, invited: null, ready: true });
    expect((await ben.ask('DELETE', `${path}/seats/1`)).body).toMatchObject({ status: 403, code: 'notHost' });
    expect((await ann.ask('DELETE', `${path}/seats/1`)).body).toEqual({ seq: 3 });
    const sits = { id: newId(), commitment: 'ab'.repeat(32) };
    expect((await ben.ask('PUT', `${path}/seats/1`, sits)).body).toEqual({ seq: 4 });
    expect((await ben.ask('PUT', `${path}/seats/1`, sits)).body).toEqual({ seq: 4 });
    expect((await ann.ask('PUT', `${path}/seats/1`, { ...sits, id: newId() })).body).toMatchObject({ status: 409, code: 'seatTaken' });
    const taken = { sitter: { person: ben.person, name: 'Ben' }, invited: null };
    const listed = { table, phase: 'open', isYourMove: false, isInvited: false, seats: [{ sitter: null, invited: null }, taken] };
    const tablesOf = async (who: Browser) => (await who.ask('GET', '/api/me/tables')).body.tables;
    expect(await tablesOf(ben)).toContainEqual(expect.objectContaining({ ...listed, host: false, seat: 1 }));
    expect(await tablesOf(ann)).toContainEqual(expect.objectContaining({ ...listed, host: true, seat: null }));
  });

  test('that is for its seats alone is not there for others, however they ask', async () => {
    const { table } = await openTable(ann, 1, ['random'], { hints: true, estimate: true, watching: 'seats' });
    const player = new Player(ann, table, 0);
    await player.sit();
    await player.connect();
    player.say({ t: 'ready', id: newId() });
    await player.until(() => player.follower.entries.some(({ kind }) => kind === 'begun'));
    const path = `/api/tables/${table}`;
    const asked = [
      await ben.ask('GET', path),
      await ben.ask('GET', `${path}/feed`),
      await ben.ask('PUT', `${path}/seats/0`, { id: newId(), commitment: 'ab'.repeat(32) }),
      await ben.ask('DELETE', `${path}/seats/0`),
      await ben.ask('POST', `${path}/rematch`),
    ];
    for (const { body } of asked) expect(body).toMatchObject({ status: 404, code: 'noTable' });
    expect(await closing(ben, table, {}, HELLO)).toBe(4404);
    // A person who plays alone has ended the game; everybody who asks gets the same next table.
    player.enough = 0;
    expect((await ann.ask('POST', `${path}/rematch`)).body.code).toBe('notEnded');
    player.say({ t: 'end', id: newId() });
    await player.until(() => player.follower.isEnded);
    expect((await ann.ask('GET', `${path}/record`)).body).toMatchObject({ format: 'tabannusi-record', seats: [{}, {}] });
    expect((await ben.ask('GET', `${path}/record`)).body.code).toBe('noTable');
    const [first, second] = await Promise.all([ann.ask('POST', `${path}/rematch`), ann.ask('POST', `${path}/rematch`)]);
    expect(first.body).toEqual(second.body);
    const next = await ann.ask('GET', `/api/tables/${first.body.table}`);
    expect(next.body).toMatchObject({ phase: 'open', seats: [{ sitter: { bot: 'random' } }, { invited: { name: 'Ann' } }] });
  });

  test('that was cancelled has no record, and one that went on with a local game has no proof', async () => {
    const { table } = await openTable(ann, 2);
    const host = new Player(ann, table, 0);
    await host.connect();
    host.say({ t: 'end', id: newId() });
    await host.until(() => host.follower.isEnded);
    expect((await ann.ask('GET', `/api/tables/${table}/record`)).body).toMatchObject({ status: 404, code: 'noRecord' });
    const local = new Recording({ edition: REFERENCE_EDITION, names: ['Ann'], king: 'gilgabot', seed: 'at home' });
    local.draw();
    const first = local.decide(describeChoice(local.state, local.state.choices[0] ?? 0));
    expect(first.ok).toBe(true);
    const options = { hints: true, estimate: true, watching: 'seats' };
    const opened = await ann.ask('POST', '/api/tables', { game: { record: local.record(1) }, options, places: [null] });
    expect(opened.status).toBe(201);
    const player = new Player(ann, opened.body.table, 0);
    player.enough = 6;
    await player.sit();
    await player.connect();
    player.say({ t: 'ready', id: newId() });
    await player.until(() => player.follower.asked === 0);
    player.say({ t: 'end', id: newId() });
    await player.until(() => player.follower.isEnded);
    const path = `/api/tables/${player.table}`;
    expect((await ann.ask('GET', `${path}/record`)).body.decisions).toHaveLength(1);
    expect((await ann.ask('GET', `${path}/proof`)).body).toMatchObject({ status: 404, code: 'noProof' });
  });

  test.each([
    [{ seats: 1 }, [null], 'badGame'],
    [{ seats: 2 }, [null], 'badPlaces'],
    [{ record: {} }, [null, null], 'badGame'],
  ])('cannot be opened with %j and %j', async (game, places, code) => {
    const options = { hints: true, estimate: true, watching: 'link' };
    const before = await ann.ask('GET', '/api/me/tables');
    expect((await ann.ask('POST', '/api/tables', { game, options, places })).body).toMatchObject({ status: 422, code });
    expect((await ann.ask('GET', '/api/me/tables')).body).toEqual(before.body);
  });

  test.each(['{', '[]', '{"name":1}', '{"name":"A","language":"en","more":1}', '{"__proto__":{}}'])(
    'nor anything else be done with %s',
    async (body) => {
      expect((await ann.ask('PUT', '/api/me', body)).body).toMatchObject({ status: 400, code: 'form', type: 'about:blank' });
    },
  );
});

describe('limits', () => {
  test('of bodies and messages', async () => {
    const long = { name: 'A', language: 'en', more: 'x'.repeat(LIMITS.bodyBytes) };
    expect((await ann.ask('PUT', '/api/me', long)).body).toMatchObject({ status: 413, code: 'tooBig' });
    const { table } = await openTable(ann, 2);
    expect(await closing(ann, table, {}, 'x'.repeat(LIMITS.messageBytes + 1))).toBe(1009);
    expect(await closing(ann, table, {}, 'x')).toBe(4400);
    expect(await closing(ann, table, {}, '{"t":"ping","n":1}')).toBe(4400);
    expect(await closing(ann, newId(), {}, HELLO)).toBe(4404);
  });

  test('of requests, guests, codes, keys, tables, messages and sockets', async () => {
    let now = 1_000_000;
    const few = { count: 3, perMs: 60_000 };
    const limits = {
      requests: { count: 100, perMs: 60_000 },
      guests: few,
      wrongCodes: few,
      wrongKeys: few,
      messages: few,
      sockets: 2,
      openTables: 4,
    };
    const strict = await startNode({ limits, now: () => now });
    const [one] = [await guest(strict.host, 'One'), await guest(strict.host, 'Two')];
    await guest(strict.host, 'Three');
    await expect(guest(strict.host, 'Four')).rejects.toThrow('tooFast');
    now += 20_000;
    await guest(strict.host, 'Four');
    const codesOf = async (path: string, body?: unknown): Promise<string[]> => {
      const codes: string[] = [];
      for (let n = 0; n < 4; n++) codes.push((await one.ask(body === undefined ? 'GET' : 'POST', path, body)).body.code);
      return codes;
    };
    expect(await codesOf('/api/codes/BBBBBBBB')).toEqual(['noCode', 'noCode', 'noCode', 'tooFast']);
    expect(await codesOf('/api/session', { key: '0'.repeat(64) })).toEqual(['noKey', 'noKey', 'noKey', 'tooFast']);
    const { table } = await openTable(one, 2);
    for (let n = 0; n < 3; n++) await openTable(one, 2);
    await expect(openTable(one, 2)).rejects.toThrow('tooManyTables');
    const sockets = await Promise.all([0, 1, 2].map(() => strictSocket(one, table)));
    expect(sockets.map(({ code }) => code).filter((code) => code === 4429)).toHaveLength(1);
    const open = sockets.find(({ code }) => code === null);
    for (let n = 0; n < 3; n++) open?.socket.send('{"t":"ping","n":1}');
    await expect.poll(() => open?.code).toBe(4429);
    now += 1_000;
    const many: number[] = [];
    for (let n = 0; n < 101; n++) many.push((await one.ask('GET', '/version')).status);
    expect(many).toContain(429);
    await strict.stop();
  });
});

/** Says hello and waits for the answer. */
async function strictSocket(browser: Browser, table: string): Promise<{ socket: WebSocket; code: number | null }> {
  const socket = browser.socket(table);
  const seen: { socket: WebSocket; code: number | null } = { socket, code: null };
  await new Promise<void>((resolve) => {
    socket.addEventListener('open', () => socket.send(HELLO));
    socket.addEventListener('message', () => resolve());
    socket.addEventListener('close', ({ code }) => {
      seen.code = code;
      resolve();
    });
  });
  return seen;
}

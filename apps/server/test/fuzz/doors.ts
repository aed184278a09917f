/** The inputs of a node (doors), each given nearly valid input and noise (B19). */
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Generator, REFERENCE_EDITION } from '@tabannusi/engine';
import { verifyProof } from '@tabannusi/fair';
import type { FromServer } from '@tabannusi/host';
import { newId, readCode } from '../../src/random-ids.ts';
import type { Player } from '../http/node.ts';
import { garbled, type Json, mutated, nearlyText, oneOf } from './mutations.ts';
import { fuzzScene, type Scene } from './scene.ts';

export interface Tally {
  readonly inputs: number;
  /** Inputs that turned out to be valid, by request. */
  readonly accepted: Record<string, number>;
  /** How often each answer was given. */
  readonly answers: Record<string, number>;
}

type Door = (scene: Scene, lots: Generator, tally: Tally) => Promise<void>;

/** Sends this many inputs to a door. Throws at the first wrong answer, or if anything that belongs to other people has changed. */
export async function fuzz(door: keyof typeof DOORS, seed: string, inputs: number, plant?: (scene: Scene) => void): Promise<Tally> {
  const scene = await fuzzScene();
  plant?.(scene);
  try {
    return await sendAll(scene, door, seed, inputs);
  } finally {
    await scene.close();
  }
}

async function sendAll(scene: Scene, door: keyof typeof DOORS, seed: string, inputs: number): Promise<Tally> {
  const lots = new Generator(seed, 'bot');
  const tally: Tally = { inputs, accepted: {}, answers: {} };
  const before = scene.stored();
  const [entries, run] = [scene.playing[0].follower.seq, DOORS[door]];
  for (let n = 0; n < inputs; n++) {
    try {
      await run(scene, lots, tally);
    } catch (error) {
      throw new Error(`${door}, seed ${JSON.stringify(seed)}, input ${n}: ${error instanceof Error ? error.stack : error}`, {
        cause: error,
      });
    }
  }
  // Ann's own socket may have played; nothing else of Ann or Ben may have changed.
  if (scene.playing[0].follower.seq === entries && (tally.accepted['draft'] ?? 0) === 0 && scene.stored() !== before)
    throw new Error(`${door}, seed ${JSON.stringify(seed)}: something of others has changed`);
  if (scene.node.reported.length > 0) throw new Error(`reported: ${scene.node.reported.map(String).join('\n')}`);
  return tally;
}

const count = (counts: Record<string, number>, word: string): void => {
  counts[word] = (counts[word] ?? 0) + 1;
};

const AGENT = new Agent({ keepAlive: true, maxSockets: 4 });

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
}

/** A kept connection may just have been closed; then the input is sent again over a new one and must be answered. */
const ask = (scene: Scene, asked: Asked): Promise<{ status: number; text: string }> =>
  send(scene, asked, AGENT).catch(() => send(scene, asked, false));

function send({ node }: Scene, { method, path, headers, body }: Asked, agent: Agent | false): Promise<{ status: number; text: string }> {
  const [hostname, port] = node.host.split(':');
  // By itself, the client sends no length for a body that the method does not need.
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const given = { host: node.host, origin: `http://${node.host}`, ...length, ...headers };
  return new Promise((resolve, reject) => {
    const asked = request({ agent, hostname, port, method, path, headers: given }, async (response) => {
      resolve({ status: response.statusCode ?? 0, text: String(await buffer(response)) });
    });
    asked.on('error', (error) => reject(new Error(`${error.message}: ${method} ${path} ${JSON.stringify(headers)} ${body}`))).end(body);
  });
}

const codeIn = (text: string): string => /"code":"(\w+)"/.exec(text)?.[1] ?? '';

/** A refused input must change nothing, and no input may make the server fail. */
async function refusedOrDone(scene: Scene, tally: Tally, asked: Asked, name: string): Promise<{ status: number; text: string }> {
  const before = scene.version();
  const answer = await ask(scene, asked);
  const { status, text } = answer;
  if (status >= 500) throw new Error(`${status} for ${JSON.stringify(asked)}: ${text}`);
  if (status >= 400 && scene.version() !== before) throw new Error(`${status} changed something: ${JSON.stringify(asked)}`);
  count(tally.answers, status < 400 ? String(status) : codeIn(text) || String(status));
  if (status < 400) count(tally.accepted, name);
  return answer;
}

const OPTIONS = { hints: true, estimate: true, watching: 'link' };
const HEX = 'ab'.repeat(32);

interface Request {
  readonly method: string;
  readonly path: string;
  readonly body?: Json;
}

/** Valid requests of a person who may not make them at these tables. */
function requests({ open, over, playing, code }: Scene): readonly Request[] {
  const tables = [open, over, playing[0].table];
  const own: Request[] = [
    { method: 'GET', path: '/api/me' },
    { method: 'PUT', path: '/api/me', body: { name: 'Mallory', language: 'en' } },
    { method: 'GET', path: '/api/me/tables' },
    { method: 'POST', path: '/api/session', body: { key: HEX } },
    { method: 'POST', path: '/api/tables', body: { game: { seats: 2 }, options: OPTIONS, places: [null, { bot: 'random' }] } },
    { method: 'POST', path: '/api/network' },
    { method: 'GET', path: `/api/codes/${code}` },
  ];
  const others = tables.flatMap((table): Request[] => [
    { method: 'GET', path: `/api/tables/${table}` },
    { method: 'GET', path: `/api/tables/${table}/feed?after=3&chain=${HEX}` },
    { method: 'GET', path: `/api/tables/${table}/record` },
    { method: 'GET', path: `/api/tables/${table}/proof` },
    { method: 'POST', path: `/api/tables/${table}/rematch` },
    { method: 'PUT', path: `/api/tables/${table}/seats/0`, body: { id: newId(), commitment: HEX } },
    { method: 'PUT', path: `/api/tables/${table}/seats/1`, body: { id: newId(), bot: 'random' } },
    { method: 'DELETE', path: `/api/tables/${table}/seats/1` },
  ]);
  return [...own, ...others, ...others];
}

const METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE'];
/** Characters that Node accepts in the first line of a request. */
const readable = (path: string): string => `/${path.replace(/[^\x21-\xff]/g, '%').replace(/^\//, '')}`;
const headerOf = (text: string): string => text.replace(/[^\x20-\x7e]/g, '?');

const throughHttp: Door = async (scene, lots, tally) => {
  const { method, path, body } = oneOf(lots, requests(scene));
  const what = lots.below(4);
  const given = body === undefined ? (lots.below(8) === 0 ? {} : undefined) : what === 0 ? body : mutated(body, lots);
  const text = given === undefined ? undefined : garbled(given, lots);
  const cookie = lots.below(6) === 0 ? nearlyText(scene.mallory.cookie, lots) : scene.mallory.cookie;
  const type = lots.below(12) === 0 ? nearlyText('application/json', lots) : 'application/json';
  const odd =
    lots.below(12) === 0
      ? {
          [oneOf(lots, ['x-forwarded-for', 'if-none-match', 'accept-encoding', 'expect', 'range'])]: headerOf(
            nearlyText('gzip, br;q=0', lots),
          ),
        }
      : {};
  await refusedOrDone(
    scene,
    tally,
    {
      method: lots.below(10) === 0 ? oneOf(lots, METHODS) : method,
      path: readable(what < 2 || lots.below(2) === 0 ? path : nearlyText(path, lots)),
      headers: { cookie: headerOf(cookie), ...(text === undefined ? {} : { 'content-type': headerOf(type) }), ...odd },
      body: text,
    },
    `${method} ${path.replace(/[0-9a-f]{32}|[A-Z]{8}/, '…').replace(/\?.*/, '')}`,
  );
};

const throughKeys: Door = async (scene, lots, tally) => {
  const key = nearlyText(lots.below(3) === 0 ? HEX : scene.key, lots);
  if (key === scene.key) return;
  const body = lots.below(4) === 0 ? garbled(mutated({ key: scene.key }, lots), lots) : JSON.stringify({ key });
  if (body === JSON.stringify({ key: scene.key })) return;
  await mustBeRefused(scene, tally, { method: 'POST', path: '/api/session', headers: { 'content-type': 'application/json' }, body });
};

async function mustBeRefused(scene: Scene, tally: Tally, asked: Asked): Promise<void> {
  const { status, text } = await refusedOrDone(scene, tally, asked, asked.path);
  if (status < 400) throw new Error(`let in: ${JSON.stringify(asked)}, ${text}`);
}

const throughCodes: Door = async (scene, lots, tally) => {
  const code = nearlyText(scene.code, lots).replace(/[^\x20-\x7e]/g, 'X');
  if (readCode(code) === scene.code) return;
  await mustBeRefused(scene, tally, { method: 'GET', path: `/api/codes/${encodeURIComponent(code)}`, headers: {} });
};

const throughCookies: Door = async (scene, lots, tally) => {
  const [name = '', token = ''] = scene.ann.cookie.split('=');
  const changed = nearlyText(token, lots).replace(/[^\x21-\x7e]|[;",%]/g, '0');
  if (changed === token) return;
  const cookie = oneOf(lots, [
    `${name}=${changed}`,
    `${name}=${changed}; ${name}=${token}x`,
    `${nearlyText(name, lots)}x=${token}`,
    `${name}x=${token}`,
    token,
  ]);
  const [method, path, body] = oneOf(lots, [
    ['GET', '/api/me'],
    ['GET', '/api/me/tables'],
    ['POST', '/api/me/key'],
    ['DELETE', `/api/tables/${scene.open}/seats/0`],
    ['POST', '/api/tables', JSON.stringify({ game: { seats: 2 }, options: OPTIONS, places: [null, null] })],
  ] as const);
  const headers = { cookie: headerOf(cookie), ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  await mustBeRefused(scene, tally, { method, path, headers, body });
};

const EDITION = { ...(structuredClone(REFERENCE_EDITION) as unknown as { [key: string]: Json }), id: 'mine', version: 1 };

const throughEditions: Door = async (scene, lots, tally) => {
  const edition = mutated(EDITION, lots);
  const game = { seats: 1 + lots.below(4), edition };
  const body = garbled({ game, options: OPTIONS, places: Array.from({ length: game.seats }, () => ({ bot: 'random' })) }, lots);
  const headers = { cookie: scene.mallory.cookie, 'content-type': 'application/json' };
  const begun = performance.now();
  await refusedOrDone(scene, tally, { method: 'POST', path: '/api/tables', headers, body }, 'edition');
  const ms = performance.now() - begun;
  if (ms > SLOWEST_MS) throw new Error(`${Math.round(ms)} ms for ${body}`);
};

/** Far longer than an edition takes, even on a busy machine. */
const SLOWEST_MS = 20_000;

let proof: Json = null;

const throughProofs: Door = async (scene, lots, tally) => {
  proof ??= (await scene.ann.ask('GET', `/api/tables/${scene.over}/proof`)).body as Json;
  const changed = mutated(proof, lots);
  const verified = verifyProof(changed);
  count(tally.answers, verified.ok ? 'ok' : (verified.faults[0]?.code ?? 'no fault'));
  if (verified.ok) count(tally.accepted, 'proof');
};

/** Valid messages of a seat that is asked and of one that is not. */
function messages(player: Player): readonly Json[] {
  const at = player.follower.seq;
  const decisions = player.follower.asked === player.observer ? player.follower.stretch(player.random) : ['done'];
  return [
    { t: 'hello', v: 1, after: at, chain: player.follower.chain },
    { t: 'commit', id: newId(), at, decisions },
    { t: 'draft', at, decisions: decisions.slice(0, -1) },
    { t: 'ready', id: newId() },
    { t: 'share', id: newId(), share: player.share },
    { t: 'orders', id: newId(), orders: { steps: 'lowest', dice: ['green', 'white'] } },
    { t: 'end', id: newId() },
    { t: 'say', id: newId(), phrase: 'hello' },
    { t: 'focus', on: true },
    { t: 'ping', n: 1 },
  ];
}

const DONE = new Set<FromServer['t']>(['did', 'draft', 'said']);

const throughSockets: Door = async (scene, lots, tally) => {
  if (lots.below(40) === 0) return noiseOn(scene, lots, tally);
  const player = oneOf(lots, scene.playing);
  if (player.socket === null || player.closed !== null) await player.connect();
  if (player.closed !== null) throw new Error(`closed with ${player.closed} at hello`);
  const message = oneOf(lots, messages(player));
  const text = garbled(lots.below(10) === 0 ? message : mutated(message, lots), lots);
  const before = scene.version();
  const n = lots.below(65_536) + 10;
  const heardBefore = player.heard.length;
  player.socket?.send(text);
  player.say({ t: 'ping', n } as never);
  const heard = (): readonly FromServer[] => player.heard.slice(heardBefore);
  await player.until(() => player.closed !== null || heard().some((each) => each.t === 'pong' && each.n === n));
  if (player.closed !== null && ![1007, 1009, 4400].includes(player.closed)) throw new Error(`closed with ${player.closed}: ${text}`);
  const done = heard().find(({ t }) => DONE.has(t));
  if (done === undefined && scene.version() !== before) throw new Error(`changed something: ${text}`);
  const refused = heard().find((each) => each.t === 'refused');
  count(tally.answers, player.closed === null ? (refused?.t === 'refused' ? refused.code : (done?.t ?? 'nothing')) : String(player.closed));
  if (done !== undefined) count(tally.accepted, done.t);
  if (done?.t === 'draft') await scene.draftsStored();
  player.heard.length = 0;
};

/** Bytes that are not frames, or frames that no client sends. */
async function noiseOn(scene: Scene, lots: Generator, tally: Tally): Promise<void> {
  const [host, port] = scene.node.host.split(':');
  const before = scene.version();
  const line = connect({ port: Number(port), ...(host === undefined ? {} : { host }) });
  line.on('error', () => {}).resume();
  const head = [`GET /api/tables/${scene.open}/socket HTTP/1.1`, `Host: ${scene.node.host}`, `Origin: http://${scene.node.host}`];
  line.write(
    [
      ...head,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      `Sec-WebSocket-Key: ${newId().slice(0, 22)}==`,
      '',
      '',
    ].join('\r\n'),
  );
  await new Promise((resolve) => line.once('data', resolve));
  line.write(Buffer.from(Array.from({ length: 1 + lots.below(200) }, () => lots.below(256))));
  line.end();
  await new Promise((resolve) => line.once('close', resolve));
  if (scene.version() !== before) throw new Error('noise changed something');
  count(tally.answers, 'noise');
}

export const DOORS = {
  HTTP: throughHttp,
  socket: throughSockets,
  proof: throughProofs,
  edition: throughEditions,
  key: throughKeys,
  code: throughCodes,
  cookie: throughCookies,
} as const satisfies Readonly<Record<string, Door>>;

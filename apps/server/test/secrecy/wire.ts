/**
 * What one observer of a real node receives, byte by byte: a game is played through the node, and once more as its twin, with the same
 * course as far as the observer can see it and with other cards for all other seats. Ids, secrets and times are those of the first game, so
 * every byte must be the same up to the end.
 */
import { RULES_VERSION, SPECTATOR } from '@tabannusi/engine';
import { CHAIN_START } from '@tabannusi/fair';
import { type Command, type Decisions, type Dice, fairDice, type Hosted } from '@tabannusi/host';
import { type Course, type Deed, dealsFor, deedIn, playFirst } from '@tabannusi/host/secrecy';
import { NoTwin, offered, twinDice } from '@tabannusi/host/twins';
import { createApp } from '../../src/app.ts';
import { type Core, createCore } from '../../src/core.ts';
import { Desk } from '../../src/desk/desk.ts';
import { storedTables } from '../../src/desk/stored-tables.ts';
import { LIMITS } from '../../src/limits.ts';
import { Rooms } from '../../src/presence/rooms.ts';
import { hashOf } from '../../src/random-ids.ts';
import { openStore } from '../../src/store/open-store.ts';
import { call } from '../../src/store/statement.ts';
import { addGame } from '../../src/store/statements/game.ts';
import { addPerson } from '../../src/store/statements/person.ts';
import { addSecret } from '../../src/store/statements/secret.ts';
import { addSession } from '../../src/store/statements/session.ts';
import { folder } from '../store/engines.ts';
import { HOST, RawObserver } from './raw-observer.ts';

/** A leak planted in the node, which must be found. `tell` sends something to everybody at the table. */
export type WireLeak = (core: Core, table: string) => void;

export interface WireTwins {
  readonly observer: number;
  /** Null if the twin cannot be dealt, because the remaining cards do not allow it. */
  readonly differs: boolean | null;
  /** How many cards were elsewhere in the twin, and how many bytes were compared. */
  readonly exchanged: number;
  readonly bytes: number;
}

export interface WireParts {
  readonly seed: string;
  readonly persons: number;
  readonly bots?: number;
  /** The number of stretches that are played; by default all but the last one, which ends the game. */
  readonly stretches?: number;
}

/** Plays a game and its twin through nodes, for each observer. */
export async function checkWire(parts: WireParts, observers?: readonly number[], leak?: WireLeak): Promise<WireTwins[]> {
  const first = playFirst(parts);
  const deeds = first.deeds.slice(0, Math.min(parts.stretches ?? Number.POSITIVE_INFINITY, first.deeds.length - 1));
  const found: WireTwins[] = [];
  for (const observer of observers ?? [...first.party.shares.keys(), SPECTATOR]) {
    // Bots receive nothing.
    if (observer !== SPECTATOR && observer >= parts.persons) continue;
    found.push(await checkObserver({ ...first, deeds }, observer, leak));
  }
  return found;
}

async function checkObserver(first: Course, observer: number, leak: WireLeak | undefined): Promise<WireTwins> {
  const exchanged = { count: 0 };
  const dice = fairDice(first.party.dice.secret());
  const deals = dealsFor(first.party, observer);
  const heard = await heardBy(first, observer, dice, leak);
  try {
    const twin = await heardBy(first, observer, twinDice(dice, deals, observer, exchanged), leak);
    return { observer, differs: !heard.equals(twin), exchanged: exchanged.count, bytes: heard.length };
  } catch (error) {
    if (error instanceof NoTwin) return { observer, differs: null, exchanged: 0, bytes: 0 };
    throw error;
  }
}

const tokenOf = (seat: number): string => String(seat).repeat(64);

/** All bytes that the observer receives while the game is played through a node with these dice. */
async function heardBy({ party, deeds }: Course, observer: number, dice: Dice, leak: WireLeak | undefined): Promise<Buffer> {
  const { table } = party;
  const clock = { now: 1_000 };
  const node = await nodeWith(table, dice, clock);
  leak?.(node.core, table);
  const scene: Scene = { ...node, table, observer, clock, heard: [] };
  try {
    await addPeople(node.core, party.shares.length);
    const before = [...party.done.values()].filter(({ do: what }) => what !== 'commit' && what !== 'botPlays');
    await openRow(node.core, table, dice);
    for (const [n, command] of before.entries()) {
      await send(scene, command);
      if (n === 0) await enter(scene);
      await listen(scene);
    }
    for (const [n, deed] of deeds.entries()) await playDeed(scene, deed, n);
    await leave(scene);
    return Buffer.concat(scene.heard);
  } finally {
    await node.stop();
  }
}

interface WireNode {
  readonly core: Core;
  readonly port: number;
  stop(): Promise<void>;
}

interface Scene extends WireNode {
  readonly table: string;
  readonly observer: number;
  readonly clock: { now: number };
  readonly heard: Buffer[];
  line?: RawObserver;
}

/** A node as `npm start` runs it, except for its dice, its clock and its name. */
async function nodeWith(table: string, dice: Dice, clock: { readonly now: number }): Promise<WireNode> {
  const store = await openStore(`${folder()}/tabannusi.db`);
  const often = { count: 1_000_000, perMs: 1_000 };
  const limits = { ...LIMITS, requests: often, messages: often, phrases: often, closeMs: 50 };
  const [now, publish] = [() => clock.now, () => {}];
  const report = (error: unknown): void => {
    throw error;
  };
  const base = createCore({ store, key: new Uint8Array(32), limits, now, report, publish });
  const tables = { ...storedTables({ store, unsealed: base.key.unseal, now }), dice: async (id: string) => (id === table ? dice : null) };
  const desk = new Desk({ tables, publish, now });
  const core: Core = { ...base, desk, rooms: new Rooms(desk) };
  const app = await createApp({
    core,
    names: new Set([HOST]),
    page: (_, response) => void response.end(),
    surroundings: { address: () => null },
  });
  const port = Number(new URL(await app.listen({ host: '127.0.0.1', port: 0 })).port);
  const stop = async (): Promise<void> => {
    await app.close();
    await store.close();
  };
  return { core, port, stop };
}

async function addPeople({ store }: Core, seats: number): Promise<void> {
  for (let seat = 0; seat < seats; seat++) {
    const person = `p${seat}`;
    const times = { at: 1_000, expiresAt: 1_000_000_000_000 };
    await store.together([
      call(addPerson, { id: person, kind: 'guest', name: `Person ${seat}`, language: 'en', prefs: '{}', keyHash: null, at: 1_000 }),
      call(addSession, { idHash: hashOf(tokenOf(seat)), person, label: '', ...times }),
    ]);
  }
}

async function openRow({ store, key }: Core, game: string, dice: Dice): Promise<void> {
  const row = {
    code: 'BBBBBBBB',
    host: 'p0',
    seenBy: 'link',
    options: '{}',
    rules: RULES_VERSION,
    players: 4,
    chain: CHAIN_START,
    at: 1_000,
  };
  await store.together([call(addGame, { game, ...row }), call(addSecret, { game, sealed: key.seal(game, dice.secret()) })]);
}

async function send({ core, table, clock }: Scene, command: Command): Promise<Hosted> {
  clock.now += 1_000;
  const answer = await core.desk.send(table, command);
  if (!answer.ok) throw new NoTwin(answer.code);
  return at(core, table);
}

async function at({ desk }: Core, table: string): Promise<Hosted> {
  const hosted = await desk.look(table);
  if (hosted === null) throw new Error('no table');
  return hosted;
}

async function enter(scene: Scene, after = 0, chain = ''): Promise<void> {
  const { port, table, observer } = scene;
  scene.line = new RawObserver(port, table, observer === SPECTATOR ? null : tokenOf(observer));
  await scene.line.open(after, chain);
}

async function listen({ line, heard }: Scene): Promise<void> {
  if (line !== undefined) heard.push(await line.answered());
}

/** After every few stretches the observer reconnects and requests everything. */
const OFTEN = 7;

async function playDeed(scene: Scene, given: Deed, n: number): Promise<void> {
  const { core, table, observer } = scene;
  const hosted = await at(core, table);
  const deed = deedIn(hosted, given, observer);
  const { command, draft } = deed;
  const seat = hosted.course?.asked ?? 0;
  if ('person' in command) {
    await core.desk.draft(table, command.person, hosted.seq, draft);
    await listen(scene);
  }
  probe(scene, hosted, seat === observer ? draft : []);
  await listen(scene);
  if (n % OFTEN === OFTEN - 1) await lookAround(scene, hosted);
  await send(scene, command);
  await listen(scene);
}

/** Sends commands that must be refused. A command that the asked seat could play is not tried, because it would be played. */
function probe({ line, observer }: Scene, hosted: Hosted, own: Decisions): void {
  const isAsked = hosted.course?.asked === observer;
  const id = 'ab'.repeat(16);
  for (const at of [hosted.seq - 1, hosted.seq, hosted.seq + 1])
    for (const decisions of [[], ['urbanCard:U01'], [...own, 'urbanCard:U99'], [...own, 'no:such'], own]) {
      if (isAsked && offered(hosted).includes(String(decisions[0] ?? '')) && decisions.length === 1) continue;
      line?.say({ t: 'commit', id, at, decisions });
      line?.say({ t: 'draft', at, decisions });
    }
}

async function lookAround(scene: Scene, hosted: Hosted): Promise<void> {
  const { line, heard, table } = scene;
  if (line === undefined) return;
  const path = `/api/tables/${table}`;
  for (const [asked, encoding] of [
    [path, 'identity'],
    [`${path}/feed`, 'identity'],
    [`${path}/feed`, 'br'],
    [`${path}/feed?after=${hosted.seq - 3}`, 'gzip'],
    [`${path}/record`, 'identity'],
    [`${path}/proof`, 'identity'],
    ['/api/me/tables', 'identity'],
    ['/api/codes/BBBBBBBB', 'identity'],
  ] as const)
    heard.push(await line.get(asked, encoding));
  heard.push(await line.get(`${path}/feed`, 'br', 'HEAD'), await line.close());
  // A second connection asks for a table that does not exist, and is closed with a code.
  await line.open(0, '', 'f'.repeat(32));
  heard.push(await line.closed());
  await enter(scene, hosted.seq, hosted.chain);
  await listen(scene);
  await leave(scene);
  await enter(scene, hosted.seq, 'another chain');
  await listen(scene);
}

async function leave({ line, heard }: Scene): Promise<void> {
  if (line !== undefined) heard.push(await line.close());
}

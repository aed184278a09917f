/**
 * A bot that sits down at an online table and plays there. Open a table, then start the bot with the table's link and a name:
 *
 *     node tools/launch.mjs examples/online-bot.ts "http://127.0.0.1:8127/#/t/…" Enki
 *
 * It keeps a game of its own with the rules, follows what it is told, and plays its turns in a copy of that game. Replace `worthOf` by your own ideas. See
 * docs/online-protocol.md.
 */
import { randomBytes } from 'node:crypto';
import {
  asked,
  type Choice,
  choiceOf,
  choicesOf,
  follow,
  idOf,
  newGame,
  outcomeOf,
  RunningGame,
  State,
} from '../packages/engine/src/index.ts';
import { seatCommitment } from '../packages/fair/src/index.ts';
import { type FromClient, type FromServer, settingOf, type ToldEntry } from '../packages/host/src/client.ts';

const [, , link = '', name = 'Enki'] = process.argv;
const [, origin = '', table = ''] = /^(https?:\/\/[^/]+)\/#\/t\/([0-9a-f]{32})$/.exec(link) ?? [];
if (table === '') throw new Error('Start the bot with the link of a table.');
const share = randomBytes(32).toString('hex');
const newId = (): string => randomBytes(16).toString('hex');

let cookie = '';
let seat = -1;
/** All entries so far, and the game that follows from them. */
const entries: ToldEntry[] = [];
let game: RunningGame | null = null;
/** The id of the command that has no answer yet. */
let waiting = '';

const ACTIONS = { construct: 9, zigguratHouse: 8, portHouse: 7, ship: 6, project: 5, gardening: 3 };

/** The worth of a choice to this bot, which looks no further than the choice itself. */
function worthOf(choice: Choice): number {
  if (choice.choose === 'done' || choice.choose === 'decline' || choice.choose === 'noDie') return 0;
  if (choice.choose === 'action') return ACTIONS[choice.action];
  if (choice.choose === 'pay' || choice.choose === 'destination') return 1 - choice.gold;
  return choice.choose === 'die' ? 1 + choice.face / 10 : 1 + Math.random() / 10;
}

/** The seat's decisions up to the first thing that nobody can know in advance. */
function stretch(state: State): string[] {
  const tried = new RunningGame(state.clone());
  for (;;) {
    const [best] = choicesOf(tried.state).toSorted((a, b) => worthOf(b) - worthOf(a));
    const played = best === undefined ? null : tried.decide(best);
    if (!played?.ok) throw new Error('The rules of this bot are not those of the server.');
    if (played.barrier !== null) return tried.decisions.map(idOf);
  }
}

function take(entry: ToldEntry): void {
  entries.push(entry);
  const [opened] = entries;
  if (entry.kind === 'begun' && opened?.kind === 'opened') game = new RunningGame(newGame(new State(settingOf(opened.game))));
  if (game === null || (entry.kind !== 'begun' && entry.kind !== 'played')) return;
  for (const [by, id] of entry.steps) {
    const told = id === null ? null : by === 'chance' ? outcomeOf(id) : choiceOf(id);
    if (!follow(game, told, seat).ok) throw new Error(`The rules of this bot are not those of the server: ${id}`);
  }
}

/** What the table waits for this bot to do; null if it waits for others. */
function command(): FromClient | null {
  const since = (kind: ToldEntry['kind']): number => entries.findLastIndex((entry) => entry.kind === kind);
  const isOwn = (entry: ToldEntry, kind: ToldEntry['kind']): boolean => entry.kind === kind && 'seat' in entry && entry.seat === seat;
  if (game !== null)
    return asked(game.state) === seat ? { t: 'commit', id: newId(), at: entries.length, decisions: stretch(game.state) } : null;
  // People were ready to play with those who sat there then.
  const changed = Math.max(since('seated'), since('stood'));
  if (!entries.slice(changed).some((entry) => isOwn(entry, 'ready'))) return { t: 'ready', id: newId() };
  return since('sealed') > changed && !entries.some((entry) => isOwn(entry, 'shared')) ? { t: 'share', id: newId(), share } : null;
}

async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const headers = { origin, cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) };
  const response = await fetch(`${origin}/api${path}`, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
  const answer = (await response.json()) as Answer & { readonly code?: string };
  if (!response.ok) throw new Error(`${method} ${path}: ${answer.code}`);
  return answer;
}

/** If the connection breaks, the bot reconnects with the number of its last entry and receives what it missed. */
function connect(): void {
  const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/tables/${table}/socket`, { headers: { origin, cookie } });
  const say = (message: FromClient): void => socket.send(JSON.stringify(message));
  waiting = '';
  socket.addEventListener('open', () => say({ t: 'hello', v: 1, after: entries.length, chain: entries.at(-1)?.chain ?? '' }));
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as FromServer;
    if (message.t === 'entries') for (const entry of message.entries) take(entry);
    if ((message.t === 'did' || message.t === 'refused') && message.id === waiting) waiting = '';
    if (message.t === 'refused') console.log(`refused: ${message.code}`);
    const last = entries.at(-1);
    if (last?.kind === 'stood' && last.seat === seat) throw new Error('The host has freed the seat.');
    if (last !== undefined && 'secret' in last) {
      console.log(`The game is ${last.kind}: ${game?.state.vp.join(', ') ?? 'nobody has'} VP.`);
      socket.close(1000);
    } else if (waiting === '' && message.t !== 'welcome') {
      const next = command();
      waiting = next !== null && 'id' in next ? next.id : '';
      if (next !== null) say(next);
    }
  });
  socket.addEventListener(
    'close',
    ({ code }) => code === 1000 || (code >= 4400 ? console.log(`closed: ${code}`) : setTimeout(connect, 1_000)),
  );
}

await ask('PUT', '/me', { name, language: 'en' });
const { seats } = await ask<{ seats: { sitter: object | null; invited: object | null }[] }>('GET', `/tables/${table}`);
seat = seats.findIndex(({ sitter, invited }) => sitter === null && invited === null);
if (seat < 0) throw new Error('No seat of this table is free.');
await ask('PUT', `/tables/${table}/seats/${seat}`, { id: newId(), commitment: seatCommitment(table, seat, share) });
console.log(`${name} sits on seat ${seat + 1}.`);
connect();

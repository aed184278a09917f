/** Messages at a table besides the game: presence, drafts, phrases and dead connections. */
import { SPECTATOR } from '@tabannusi/engine';
import type { FromServer } from '@tabannusi/host';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LIMITS } from '../../src/limits.ts';
import { newId } from '../../src/random-ids.ts';
import { Browser, guest, type Node, openTable, Player, startNode } from './node.ts';
import { rawLine } from './raw-line.ts';

let node: Node;
beforeAll(async () => {
  node = await startNode();
});
afterAll(async () => {
  await node.stop();
  expect(node.reported).toEqual([]);
});

/** Three people at a table without players. */
async function three(): Promise<[Player, Player, Player]> {
  const [ann, ben] = [await guest(node.host, 'Ann'), await guest(node.host, 'Ben')];
  const { table } = await openTable(ann, 2);
  const all: [Player, Player, Player] = [
    new Player(ann, table, 0),
    new Player(ben, table, 1),
    new Player(new Browser(node.host), table, SPECTATOR),
  ];
  for (const player of all) await player.connect();
  return all;
}

type Word = FromServer['t'];
const last = <W extends Word>({ heard }: Player, word: W) =>
  heard.findLast((message): message is Extract<FromServer, { t: W }> => message.t === word);

test('everybody is told who is there, who looks away and who left', async () => {
  const [ann, ben, eye] = await three();
  const told = (seats: string[], watching: number) =>
    eye.until(() => JSON.stringify(last(eye, 'presence')) === JSON.stringify({ t: 'presence', seats, watching }));
  await told(['gone', 'gone'], 3);
  await ann.sit();
  await ben.sit();
  await told(['here', 'here'], 1);
  ben.say({ t: 'focus', on: false });
  await told(['here', 'away'], 1);
  ann.drop();
  await told(['gone', 'away'], 1);
});

test('a phrase is heard by all, and is said by who sits there', async () => {
  const [ann, ben, eye] = await three();
  await ann.sit();
  ann.say({ t: 'say', id: newId(), phrase: 'goodLuck' });
  for (const player of [ann, ben, eye]) await player.until(() => last(player, 'said')?.phrase === 'goodLuck');
  for (const player of [ben, eye]) {
    player.say({ t: 'say', id: newId(), phrase: 'hello' });
    await player.until(() => last(player, 'refused')?.code === 'notSeated');
  }
});

test('nobody is flooded with phrases', async () => {
  const [ann, ben] = await three();
  await ann.sit();
  for (let n = 0; n <= LIMITS.phrases.count; n++) ann.say({ t: 'say', id: newId(), phrase: 'oops' });
  await ann.until(() => last(ann, 'refused')?.code === 'tooFast');
  ann.say({ t: 'focus', on: false });
  await ben.until(() => last(ben, 'presence')?.seats[0] === 'away');
  expect(ben.heard.filter(({ t }) => t === 'said')).toHaveLength(LIMITS.phrases.count);
});

test('what a seat tries is seen by the others and found again in another window; nobody else can try for it', async () => {
  const [ann, ben, eye] = await three();
  for (const player of [ann, ben]) {
    player.enough = 0;
    await player.sit();
  }
  for (const player of [ann, ben]) player.say({ t: 'ready', id: newId() });
  await ann.until(() => ann.follower.entries.some(({ kind }) => kind === 'sealed'));
  for (const { say, share } of [ann, ben].map((player) => ({ say: player.say.bind(player), share: player.share })))
    say({ t: 'share', id: newId(), share });
  for (const player of [ann, ben, eye]) await player.until(() => player.follower.asked !== null);
  const asked = ann.follower.asked === 0 ? ann : ben;
  const other = asked === ann ? ben : ann;
  const [first = ''] = asked.follower.stretch(asked.random, false);
  const decisions = first === '' ? [] : [first];
  const draft = { t: 'draft', at: asked.follower.seq, decisions };
  asked.say(draft);
  for (const player of [other, eye]) await player.until(() => last(player, 'draft') !== undefined);
  expect(last(eye, 'draft')).toEqual({ ...draft, seat: asked.observer });
  other.say(draft);
  await other.until(() => last(other, 'refused') !== undefined);
  expect(last(other, 'refused')).toMatchObject({ id: null, code: 'notAsked' });
  const again = new Player(asked.browser, asked.table, asked.observer);
  again.enough = 0;
  await again.connect();
  expect(last(again, 'welcome')?.draft).toEqual({ at: draft.at, decisions });
  expect((await node.core.desk.look(asked.table))?.seq).toBe(draft.at);
});

test('another version of the protocol is told to reload', async () => {
  const ann = await guest(node.host, 'Ann');
  const { table } = await openTable(ann, 2);
  const player = new Player(ann, table, 0);
  await player.open();
  player.say({ t: 'hello', v: 2, after: 0, chain: '' });
  await player.until(() => last(player, 'reload') !== undefined);
});

test('a line on which nobody answers is cut after three beats, others are not', async () => {
  const [ann] = await three();
  const { closed } = await rawLine(node.host, ann.table);
  for (let beat = 0; beat < 3; beat++) {
    node.core.sockets.beat();
    // The pongs of clients that are alive.
    ann.say({ t: 'ping', n: beat });
    await ann.until(() => last(ann, 'pong')?.n === beat);
  }
  await closed;
  expect(ann.closed).toBeNull();
});

test('a node that stops tells its clients when to come back', async () => {
  const stopping = await startNode();
  const ann = await guest(stopping.host, 'Ann');
  const { table } = await openTable(ann, 2);
  const player = new Player(ann, table, 0);
  await player.connect();
  await stopping.stop();
  await player.until(() => player.closed !== null);
  expect(player.closed).toBe(1012);
  expect(last(player, 'moved')?.retry).toBeGreaterThanOrEqual(0);
});

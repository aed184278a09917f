/** Bots at hosted tables: they play for their seats, in time, whatever happens to the node. */
import { KINGS } from '@tabannusi/engine';
import { afterEach, expect, test } from 'vitest';
import { Thinking } from '../../src/bots/thinking.ts';
import { newId } from '../../src/random-ids.ts';
import { nextDue } from '../../src/store/jobs.ts';
import { guest, type Node, openTable, Player, startNode } from '../http/node.ts';
import { folder } from '../store/engines.ts';

const nodes: Node[] = [];

afterEach(async () => {
  for (const node of nodes.splice(0)) await node.stop();
});

async function started(thinking?: Thinking, address = `${folder()}/tabannusi.db`): Promise<Node> {
  const node = await startNode({ address, ...(thinking === undefined ? {} : { thinking }) });
  nodes.push(node);
  return node;
}

async function alone(node: Node, bots: readonly string[]): Promise<Player> {
  const ann = await guest(node.host, 'Ann');
  const { table } = await openTable(ann, 1, bots);
  const player = new Player(ann, table, 0);
  await player.sit();
  await player.connect();
  player.say({ t: 'ready', id: newId() });
  return player;
}

test('a person plays a whole game against bots that have no time to think: they take their first plan', async () => {
  const node = await started(new Thinking({ thinkMs: 0 }));
  const player = await alone(node, ['apprentice', 'architect']);
  await player.until(() => player.follower.isEnded);
  expect(player.follower.entries.at(-1)?.kind).toBe('over');
  const seats = player.follower.entries.flatMap((entry) => (entry.kind === 'played' ? [entry.seat] : []));
  for (const seat of [0, 1, 2]) expect(seats.filter((each) => each === seat).length).toBeGreaterThan(5);
  // Finished jobs are removed; the log is folded on another day.
  await expect.poll(() => nextDue(node.core.store)).toBeGreaterThan(Date.now() + 3_600_000);
  expect(node.reported).toEqual([]);
});

test('a bot that does not come to an end is stopped, and its seat plays on by a plan', async () => {
  const thinking = new Thinking({ thinkMs: 50, limitMs: 2_000, module: new URL('./hanging.ts', import.meta.url) });
  const node = await started(thinking);
  const player = await alone(node, ['architect']);
  const played = (seat: number): boolean => player.follower.entries.some((entry) => entry.kind === 'played' && entry.seat === seat);
  await player.until(() => played(1));
  // The node answered while the bot hung.
  player.say({ t: 'ping', n: 1 });
  await player.until(() => player.heard.some(({ t }) => t === 'pong'));
  expect(node.reported).toEqual([]);
});

test('a bot whose stretch could not be stored is asked again', async () => {
  let [refused, seconds] = [0, 0];
  // From here on, time flies.
  const now = (): number => Date.now() + (refused === 0 ? 0 : 1_000 * ++seconds);
  const node = await startNode({ thinking: new Thinking({ thinkMs: 0 }), now });
  nodes.push(node);
  const { desk } = node.core;
  const send = desk.send.bind(desk);
  desk.send = async (table, command) => {
    if (command.do !== 'botPlays' || refused > 0) return send(table, command);
    refused++;
    return { ok: false, code: 'store', fault: 'full' };
  };
  const player = await alone(node, ['apprentice']);
  await player.until(() => player.follower.entries.some((entry) => entry.kind === 'played' && entry.seat === 1));
  expect(refused).toBe(1);
});

test('a bot that was asked before the node ended is asked again by the next one', async () => {
  const address = `${folder()}/tabannusi.db`;
  const first = await started(undefined, address);
  const player = await alone(first, ['apprentice']);
  await player.until(() => player.follower.asked === 1);
  const { seq } = player.follower;
  player.enough = 0;
  await nodes.pop()?.stop();
  const second = await started(new Thinking({ thinkMs: 0 }), address);
  await expect.poll(async () => (await second.core.desk.look(player.table))?.seq).toBeGreaterThan(seq);
});

test.each(KINGS)('one plays against %s without any bot', async (king) => {
  const node = await started();
  const ann = await guest(node.host, 'Ann');
  const options = { hints: true, estimate: true, watching: 'seats' };
  const { body } = await ann.ask('POST', '/api/tables', { game: { seats: 1, king }, options, places: [null] });
  const player = new Player(ann, body.table, 0);
  await player.sit();
  await player.connect();
  player.say({ t: 'ready', id: newId() });
  await player.until(() => player.follower.isEnded);
  expect(player.follower.entries.at(-1)?.kind).toBe('over');
});

/** What happens to clients that say nothing, read nothing or ask too often. */
import { REFERENCE_EDITION } from '@tabannusi/engine';
import { afterEach, expect, test } from 'vitest';
import { newId } from '../../src/random-ids.ts';
import { guest, type Node, type NodeParts, openTable, Player, startNode } from './node.ts';
import { rawLine } from './raw-line.ts';

const nodes: Node[] = [];

afterEach(async () => {
  for (const node of nodes.splice(0)) {
    await node.stop();
    expect(node.reported).toEqual([]);
  }
});

async function started(limits: NodeParts['limits'] = {}): Promise<Node> {
  const node = await startNode({ limits });
  nodes.push(node);
  return node;
}

test('a socket that says no hello is closed', async () => {
  const node = await started({ helloMs: 100 });
  const ann = await guest(node.host, 'Ann');
  const { table } = await openTable(ann, 2);
  const [silent, polite] = [new Player(ann, table, 0), new Player(ann, table, 0)];
  await silent.open();
  await polite.connect();
  await silent.until(() => silent.closed !== null);
  expect([silent.closed, polite.closed]).toEqual([4400, null]);
});

test('a client that reads too slowly is closed, and the others hear on', async () => {
  const node = await started({ closeMs: 200 });
  const ann = await guest(node.host, 'Ann');
  // Its first entry contains the whole edition.
  const edition = { ...REFERENCE_EDITION, id: 'long', version: 1 };
  const options = { hints: true, estimate: true, watching: 'link' };
  const { body } = await ann.ask('POST', '/api/tables', { game: { seats: 2, edition }, options, places: [null, null] });
  const player = new Player(ann, body.table, 0);
  await player.sit();
  await player.connect();
  const slow = await rawLine(node.host, body.table);
  const last = () => player.heard.findLast((message) => message.t === 'presence');
  const watching = (count: number): boolean => last()?.watching === count;
  slow.say({ t: 'hello', v: 1, after: 0, chain: '' });
  await player.until(() => watching(1));
  slow.pause();
  // The answer fills all buffers on the way, and then the server's.
  for (let n = 0; n < 1_000; n++) slow.say({ t: 'hello', v: 1, after: 0, chain: '' });
  await player.until(() => watching(0));
  player.say({ t: 'ping', n: 7 });
  await player.until(() => player.heard.some(({ t }) => t === 'pong'));
});

test('who may no longer look is let go when the game begins', async () => {
  const node = await started();
  const [ann, ben] = [await guest(node.host, 'Ann'), await guest(node.host, 'Ben')];
  const { table } = await openTable(ann, 1, ['random'], { hints: true, estimate: true, watching: 'seats' });
  const [seated, curious] = [new Player(ann, table, 0), new Player(ben, table, -1)];
  await seated.sit();
  for (const player of [seated, curious]) await player.connect();
  seated.enough = 0;
  seated.say({ t: 'ready', id: newId() });
  await seated.until(() => seated.follower.entries.some(({ kind }) => kind === 'sealed'));
  seated.say({ t: 'share', id: newId(), share: seated.share });
  await curious.until(() => curious.closed !== null);
  expect([curious.closed, seated.closed]).toEqual([4403, null]);
  expect(curious.heard.flatMap((message) => (message.t === 'entries' ? message.entries : [])).map(({ kind }) => kind)).not.toContain(
    'begun',
  );
});

test('an address opens only so many tables a day, whoever asks there', async () => {
  const node = await started({ tablesOfAddress: { count: 2, perMs: 86_400_000 } });
  const [ann, ben] = [await guest(node.host, 'Ann'), await guest(node.host, 'Ben')];
  await openTable(ann, 2);
  await openTable(ben, 2);
  for (const each of [ann, ben]) await expect(openTable(each, 2)).rejects.toThrow('tooFast');
});

test('a person opens only so many tables a minute', async () => {
  const node = await started({ tables: { count: 2, perMs: 60_000 } });
  const [ann, ben] = [await guest(node.host, 'Ann'), await guest(node.host, 'Ben')];
  for (let n = 0; n < 2; n++) await openTable(ann, 2);
  await expect(openTable(ann, 2)).rejects.toThrow('tooFast');
  await openTable(ben, 2);
});

/** Whole games over sockets, on both engines. */
import { SPECTATOR } from '@tabannusi/engine';
import { verifyProof } from '@tabannusi/fair';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../src/random-ids.ts';
import { onBoth } from '../store/engines.ts';
import { Browser, guest, type Node, openTable, Player, startNode } from './node.ts';

onBoth((engine) => {
  let node: Node;

  beforeAll(async () => {
    node = await startNode({ address: await engine.ready() });
  });

  afterAll(async () => {
    await node.stop();
    expect(node.reported).toEqual([]);
  });

  async function seated(): Promise<[Player, Player, Player]> {
    const [ann, ben] = [await guest(node.host, 'Ann'), await guest(node.host, 'Ben')];
    const { table } = await openTable(ann, 2);
    const players = [new Player(ann, table, 0), new Player(ben, table, 1)] as const;
    for (const player of players) expect((await player.sit()).status).toBe(200);
    const all: [Player, Player, Player] = [...players, new Player(new Browser(node.host), table, SPECTATOR)];
    for (const player of all) await player.connect();
    for (const player of players) player.say({ t: 'ready', id: newId() });
    return all;
  }

  test('two programs play a whole game, a third looks on: each follows by what it is told, with the same masks as the server', async () => {
    const all = await seated();
    const [ann] = all;
    const path = `/api/tables/${ann.table}`;
    for (const file of ['record', 'proof']) {
      const { status, body } = await ann.browser.ask('GET', `${path}/${file}`);
      expect([status, body.code]).toEqual([409, 'notEnded']);
    }
    for (const player of all) await player.until(() => player.follower.isEnded);
    // Everybody who may see the table gets the whole game afterwards, and can check its dice.
    const last = ann.follower.entries.at(-1);
    expect((await all[2].browser.ask('GET', `${path}/record`)).body).toEqual(last?.record);
    const proof = await all[2].browser.ask('GET', `${path}/proof`);
    const { seal } = ann.follower.entries.find((entry) => entry.kind === 'sealed') ?? {};
    expect(verifyProof(proof.body)).toMatchObject({ ok: true, seal, chain: ann.follower.chain, shares: 2 });
    for (const { follower, numbers, heard } of all) {
      expect(follower.entries.at(-1)?.kind).toBe('over');
      expect(numbers).toEqual(numbers.map((_, n) => n + 1));
      expect(heard.filter(({ t }) => t === 'refused')).toEqual([]);
    }
    // No other player's card is in any message before the end.
    const before = all[2].follower.entries.slice(0, -1);
    expect(JSON.stringify(before)).not.toContain('urbanCard:');
    expect(new Set(all.map(({ follower }) => follower.chain)).size).toBe(1);
  });

  test('four people play a whole game', async () => {
    const names = ['Ann', 'Ben', 'Cleo', 'Dora'];
    const guests = await Promise.all(names.map((name) => guest(node.host, name)));
    const { table } = await openTable(guests[0] as Browser, 4);
    const players = guests.map((each, seat) => new Player(each, table, seat));
    for (const player of players) {
      expect((await player.sit()).status).toBe(200);
      await player.connect();
    }
    for (const player of players) player.say({ t: 'ready', id: newId() });
    for (const player of players) await player.until(() => player.follower.isEnded);
    expect(players.map(({ follower }) => follower.entries.at(-1)?.kind)).toEqual(names.map(() => 'over'));
  });

  test('who comes back by a number is told exactly what it missed', async () => {
    const [ann, ben, eye] = await seated();
    ann.enough = 12;
    await ann.until(() => ann.follower.seq >= 12);
    eye.drop();
    const known = eye.follower.seq;
    ann.enough = Number.POSITIVE_INFINITY;
    ann.say({ t: 'ping', n: 1 });
    await ben.until(() => ben.follower.seq >= 20);
    ben.drop();
    ben.heard.length = 0;
    await ben.connect();
    await ben.until(() => ben.follower.isEnded);
    expect(ben.heard.find(({ t }) => t === 'welcome')).toMatchObject({ seat: 1, anew: false });
    eye.heard.length = 0;
    await eye.connect();
    await eye.until(() => eye.follower.isEnded);
    expect(eye.heard.filter(({ t }) => t === 'entries')).toHaveLength(1);
    for (const { numbers } of [ben, eye]) expect(numbers).toEqual(numbers.map((_, n) => n + 1));
    expect(eye.numbers.length).toBeGreaterThan(known);
    // The feed contains everything that a socket is told.
    const { body } = await ben.browser.ask('GET', `/api/tables/${ben.table}/feed?after=20&chain=${ben.follower.entries[19]?.chain}`);
    expect(body).toEqual({ seq: ben.follower.seq, anew: false, entries: ben.follower.entries.slice(20) });
    const other = await ben.browser.ask('GET', `/api/tables/${ben.table}/feed?after=20&chain=${'0'.repeat(64)}`);
    expect(other.body).toMatchObject({ anew: true, entries: { length: ben.follower.seq } });
  });
});

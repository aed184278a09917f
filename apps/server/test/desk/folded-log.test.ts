/** Folded logs of finished games on both stores: they give the same entries, take little space, and can still grow. */
import { retell } from '@tabannusi/host';
import { Party } from '@tabannusi/host/party';
import { expect, test } from 'vitest';
import { Desk } from '../../src/desk/desk.ts';
import { folded, foldLog, readAll } from '../../src/desk/folded-log.ts';
import { storedTables } from '../../src/desk/stored-tables.ts';
import { claim } from '../../src/store/jobs.ts';
import { call } from '../../src/store/statement.ts';
import { entriesAfter } from '../../src/store/statements/entry.ts';
import { addGame } from '../../src/store/statements/game.ts';
import { addPerson } from '../../src/store/statements/person.ts';
import { addSecret } from '../../src/store/statements/secret.ts';
import type { Store } from '../../src/store/store.ts';
import { onBoth, opening } from '../store/engines.ts';
import { NOW } from '../store/sample.ts';
import { begin, listener, SECRET, stretch, TABLE } from './seated.ts';

const DAY_MS = 86_400_000;

onBoth((engine) => {
  const open = opening();

  test('a game that ended is folded after a day, and is the same to everybody', async () => {
    const store = await open(await engine.ready());
    await addTable(store);
    const tables = storedTables({ store, unsealed: (_, sealed) => sealed, now: () => NOW });
    const newDesk = () => new Desk({ tables, publish: () => {}, now: () => NOW });
    const rows = async () => store.all(entriesAfter, { game: TABLE, after: 0, limit: 1_000 });
    const desk = newDesk();
    await begin(desk, 2);
    const all = [listener('p0', 0), listener('p1', 1)];
    for (const one of all) await desk.join(TABLE, one, { after: 0, chain: '' });
    await desk.send(TABLE, stretch(all, 'fold'));
    // A game that is being played stays as it is.
    await foldLog(store, TABLE);
    expect(await rows()).toHaveLength((await desk.look(TABLE))?.seq ?? 0);
    while (!all[0]?.follower.isEnded) await desk.send(TABLE, stretch(all, 'fold'));

    const before = await desk.look(TABLE);
    if (before === null) throw new Error('no table');
    expect(await claim(store, NOW + DAY_MS - 1)).toEqual([]);
    expect(await claim(store, NOW + DAY_MS)).toMatchObject([{ kind: 'fold', key: TABLE }]);
    await foldLog(store, TABLE);
    expect(await rows()).toEqual([]);
    const after = await newDesk().look(TABLE);
    expect(after).toEqual({ ...before, log: before.log.map((entry) => ({ ...entry, id: null })) });

    // A client that comes back later receives the same entries, and a new entry names the next table.
    const late = listener(null, -1);
    const later = newDesk();
    await later.join(TABLE, late, { after: 3, chain: retell(before, 3).chain });
    expect(late.messages.map((each) => (each.t === 'entries' ? each.entries.length : each.t))).toEqual(['welcome', before.seq - 3]);
    await later.send(TABLE, { do: 'rematch', id: 'next', person: 'p1', table: 'f'.repeat(32) });
    for (const each of [newDesk(), later]) expect((await each.look(TABLE))?.log.at(-1)).toMatchObject({ kind: 'rematch', id: 'next' });
    await foldLog(store, TABLE);
    expect((await rows()).map(({ kind }) => kind)).toEqual(['rematch']);
    // A node that knew the end before the log was folded continues reading.
    await desk.news(TABLE, before.seq + 1);
    expect((await desk.look(TABLE))?.seq).toBe(before.seq + 1);
  });
});

async function addTable(store: Store): Promise<void> {
  const person = (id: string) => call(addPerson, { id, kind: 'guest', name: id, language: 'en', prefs: '{}', keyHash: null, at: NOW });
  const game = { game: TABLE, code: null, host: 'p0', seenBy: 'link', options: '{}', rules: 1, players: 2, chain: '', at: NOW };
  await store.together([person('p0'), person('p1'), call(addGame, game), call(addSecret, { game: TABLE, sealed: SECRET })]);
}

test('a game of four takes at most 8 KiB while it runs and 4 KiB afterwards', () => {
  for (const seed of ['one', 'two', 'three']) {
    const { rows, at } = new Party({ seed, persons: 4 }).begin().playToEnd();
    expect(rows.reduce((sum, { body }) => sum + body.length, 0)).toBeLessThan(8 * 1024);
    expect(folded(at.log).length).toBeLessThan(4 * 1024);
  }
});

test.each([
  ['1 AAAA', 'damaged'],
  ['2 AAAA', 'newer'],
  ['', 'damaged'],
])('a folded log %j is refused with its code', async (body, code) => {
  const store = { all: async () => [], one: async () => ({ body }) } as unknown as Store;
  await expect(readAll(store, TABLE, 0)).rejects.toMatchObject({ code });
});

/** The desk and its store: what is told and when, and what is kept. */
import { SPECTATOR } from '@tabannusi/engine';
import { fairDice, type StoredEntry } from '@tabannusi/host';
import { beforeEach, expect, test } from 'vitest';
import { Desk } from '../../src/desk/desk.ts';
import type { Stored, Tables, Tried } from '../../src/desk/ports.ts';
import { begin, type Listener, listener, SECRET, stretch, TABLE } from './seated.ts';

let log: StoredEntry[];
let kept: Map<number, Tried>;
/** What the store does with an append; by default it stores it. */
let appending: (store: () => Stored) => Promise<Stored>;
let reads: number;
let published: number[];
let desk: Desk;
const FRESH = { after: 0, chain: '' };

const tables: Tables = {
  read: async (_, after) => {
    reads++;
    return log.slice(after);
  },
  dice: async (table) => (table === TABLE ? fairDice(SECRET) : null),
  drafts: async () => [...kept.values()],
  keepDraft: async (_, draft) => void kept.set(draft.seat, draft),
  append: (_, after, rows) =>
    appending(() => {
      if (log.length !== after) return { result: 'conflict' };
      log = [...log, ...rows];
      return { result: 'stored' };
    }),
};

const newDesk = (most?: number): Desk =>
  new Desk({ tables, publish: (_, seq) => published.push(seq), now: () => 1_000, ...(most === undefined ? {} : { most }) });

async function seated(person: string | null, observer: number, at = desk): Promise<Listener> {
  const made = listener(person, observer);
  expect(await at.join(TABLE, made, FRESH)).toBe('welcomed');
  return made;
}

beforeEach(async () => {
  [log, kept, reads, published] = [[], new Map(), 0, []];
  appending = async (store) => store();
  desk = newDesk();
  await begin(desk, 2);
});

test('nothing is told or changed before it is stored; then everybody hears, and the sender has the answer last', async () => {
  const all = [await seated('p0', 0), await seated('p1', 1), await seated(null, SPECTATOR)];
  const command = stretch(all, 'first');
  const before = await desk.look(TABLE);
  let store = (): void => {};
  appending = (append) =>
    new Promise((resolve) => {
      store = () => resolve(append());
    });
  const order: string[] = [];
  const answer = desk.send(TABLE, command).then((found) => {
    order.push(`answered at ${all[0]?.follower.seq}`);
    return found;
  });
  await new Promise(setImmediate);
  expect(all.map(({ follower }) => follower.seq)).toEqual([9, 9, 9].map(() => before?.seq));
  store();
  expect(await answer).toEqual({ ok: true, seq: command.at + 1 });
  expect(order).toEqual([`answered at ${command.at + 1}`]);
  expect(all.map(({ follower }) => follower.seq)).toEqual(all.map(() => command.at + 1));
  expect(published.at(-1)).toBe(command.at + 1);
  // Nothing in it is hidden, so everybody receives the same text.
  expect(new Set(all.map(({ messages }) => JSON.stringify(messages.at(-1)))).size).toBe(1);
});

test('what fails leaves all as it was, also where it is stored and the answer was lost', async () => {
  const all = [await seated('p0', 0), await seated('p1', 1)];
  const command = stretch(all, 'first');
  appending = async () => ({ result: 'failed', fault: 'unreachable' });
  expect(await desk.send(TABLE, command)).toEqual({ ok: false, code: 'again' });
  expect(all.map(({ follower }) => follower.seq)).toEqual([command.at, command.at]);
  appending = async (store) => {
    store();
    return { result: 'failed', fault: 'unsure' };
  };
  expect(await desk.send(TABLE, command)).toEqual({ ok: false, code: 'again' });
  expect(await desk.send(TABLE, command)).toEqual({ ok: true, seq: command.at + 1 });
  expect(log.length).toBe(command.at + 1);
  expect(all.map(({ follower }) => follower.seq)).toEqual([command.at + 1, command.at + 1]);
});

test.each(['full', 'notWritable', 'damaged', 'disk', 'constraint', 'unknown'] as const)(
  'a fault that does not pass (%s) is named, and the same command is done once it is mended',
  async (fault) => {
    const all = [await seated('p0', 0), await seated('p1', 1)];
    const command = stretch(all, 'first');
    appending = async () => ({ result: 'failed', fault });
    expect(await desk.send(TABLE, command)).toEqual({ ok: false, code: 'store', fault });
    expect([log.length, ...all.map(({ follower }) => follower.seq)]).toEqual([command.at, command.at, command.at]);
    appending = async (store) => store();
    expect(await desk.send(TABLE, command)).toEqual({ ok: true, seq: command.at + 1 });
  },
);

test('a watcher whose line is broken is let go, and the others are told all', async () => {
  const broken = listener('p0', 0);
  const [one, two] = [await seated('p0', 0), await seated('p1', 1)];
  expect(await desk.join(TABLE, broken, FRESH)).toBe('welcomed');
  // It is between the others.
  const last = await seated('p1', 1);
  for (const word of ['send', 'close'] as const)
    broken[word] = () => {
      throw new Error('the line is broken');
    };
  const command = stretch([one, two], 'first');
  await desk.draft(TABLE, command.person, command.at, command.decisions.slice(0, -1));
  expect(await desk.send(TABLE, command)).toEqual({ ok: true, seq: command.at + 1 });
  for (const { follower, messages } of [one, two, last]) {
    expect(follower.seq).toBe(command.at + 1);
    expect(messages.at(-2)).toMatchObject({ t: 'draft' });
  }
  await Promise.all([one, two, last].map((each) => desk.leave(TABLE, each)));
  expect(desk.watched).toEqual([]);
});

test('another node was faster: this one reads on, tells, and decides again', async () => {
  const other = newDesk();
  const here = [await seated('p0', 0), await seated('p1', 1)];
  await other.look(TABLE);
  const command = stretch(here, 'first');
  expect((await other.send(TABLE, { ...command, id: 'elsewhere' })).ok).toBe(true);
  expect(await desk.send(TABLE, command)).toEqual({ ok: false, code: 'stale' });
  expect(here.map(({ follower }) => follower.seq)).toEqual([command.at + 1, command.at + 1]);
  // A client that has seen more entries than a node makes the node read them.
  const next = stretch(here, 'second');
  await desk.send(TABLE, next);
  const third = stretch(here, 'third');
  expect((await other.send(TABLE, third)).ok).toBe(true);
  await desk.news(TABLE, log.length);
  expect(here.map(({ follower }) => follower.seq)).toEqual([log.length, log.length]);
});

test('a client comes back where it was, and begins again where the log is another', async () => {
  const [one, two] = [await seated('p0', 0), await seated('p1', 1)];
  const at = { after: one.follower.seq, chain: one.follower.chain };
  await desk.leave(TABLE, one);
  await desk.send(TABLE, stretch([one, two], 'first'));
  expect(one.follower.seq).toBe(at.after);
  expect(await desk.join(TABLE, one, at)).toBe('welcomed');
  expect(one.messages.at(-2)).toMatchObject({ t: 'welcome', seat: 0, anew: false, seq: log.length });
  expect(one.follower.seq).toBe(log.length);
  for (const hello of [
    { after: 3, chain: 'another' },
    { after: log.length + 7, chain: at.chain },
  ]) {
    const lost = listener('p0', 0);
    await desk.join(TABLE, lost, hello);
    expect(lost.messages[0]).toMatchObject({ t: 'welcome', anew: true });
    expect(lost.follower.seq).toBe(log.length);
  }
});

test('whatever a client has missed is told in the same way, from memory or played again', async () => {
  const all = [await seated('p0', 0), await seated('p1', 1)];
  for (let n = 0; n < 9; n++) await desk.send(TABLE, stretch(all, `far ${n}`));
  const told = all[0]?.follower.entries ?? [];
  // This desk has announced some of the entries; the other one has read all of them.
  for (const at of [desk, newDesk()]) {
    for (const after of [0, ...told.keys()].map((_, n) => n)) {
      const one = listener('p0', 0);
      for (const entry of told.slice(0, after)) one.follower.hear(JSON.stringify(entry));
      expect(await at.join(TABLE, one, { after, chain: one.follower.chain })).toBe('welcomed');
      expect([one.messages[0], one.follower.entries]).toMatchObject([{ t: 'welcome', anew: false }, told]);
      expect(one.messages.length).toBe(after === told.length ? 1 : 2);
      await at.leave(TABLE, one);
    }
  }
});

test('a draft is told to the others, and found again by the seat elsewhere until the game goes on', async () => {
  const all = [await seated('p0', 0), await seated('p1', 1)];
  const command = stretch(all, 'first');
  const { person, at } = command;
  const [seat, decisions] = [Number(person.slice(1)), command.decisions.slice(0, -1)];
  expect(await desk.draft(TABLE, person, at, decisions)).toBeNull();
  for (const { messages } of all) expect(messages.at(-1)).toEqual({ t: 'draft', seat, at, decisions });
  expect(await desk.draft(TABLE, `p${1 - seat}`, at, decisions)).toEqual({ ok: false, code: 'notAsked' });
  expect(await desk.draft(TABLE, person, at, command.decisions)).toMatchObject({ code: 'beyond' });
  expect((await seated(person, seat)).messages[0]).toMatchObject({ t: 'welcome', draft: { at, decisions } });
  expect((await seated(`p${1 - seat}`, 1 - seat)).messages[0]).toMatchObject({ draft: null });
  // A client that joins sees the present draft, even from a node that has just started.
  const late = await seated(null, SPECTATOR, newDesk());
  expect(late.messages.at(-1)).toEqual({ t: 'draft', seat, at, decisions });
  expect((await seated(person, seat, newDesk())).messages).toMatchObject([{ t: 'welcome', draft: { at, decisions } }, { t: 'entries' }]);
  await desk.send(TABLE, command);
  expect((await seated(person, seat)).messages[0]).toMatchObject({ draft: null });
  expect((await seated(null, SPECTATOR, newDesk())).messages.map(({ t }) => t)).toEqual(['welcome', 'entries']);
});

test('who may not look hears nothing, and a table that is not there is none', async () => {
  log = [];
  desk = newDesk();
  await begin(desk, 2, 0, 'seats');
  const stranger = listener('p7', SPECTATOR);
  expect(await desk.join(TABLE, stranger, FRESH)).toBe('mayNot');
  expect(stranger.messages).toEqual([]);
  expect(await desk.join('elsewhere', stranger, FRESH)).toBe('noTable');
  expect(await desk.look('elsewhere')).toBeNull();
  expect(await desk.send('elsewhere', { do: 'ready', id: 'x', person: 'p0' })).toEqual({ ok: false, code: 'noTable' });
  expect(await desk.draft('elsewhere', 'p0', 1, [])).toEqual({ ok: false, code: 'noTable' });
});

test('a table that nobody watches is forgotten and read again; one that is watched stays', async () => {
  desk = newDesk(0);
  await desk.look(TABLE);
  await desk.look(TABLE);
  const first = reads;
  expect(first).toBeGreaterThan(1);
  const one = await seated('p0', 0);
  const watched = reads;
  await desk.look(TABLE);
  expect(reads).toBe(watched);
  expect(desk.watched).toEqual([TABLE]);
  await desk.leave(TABLE, one);
  await desk.look(TABLE);
  await desk.look(TABLE);
  expect(reads).toBeGreaterThan(watched);
});

test('who leaves while it joins is gone', async () => {
  desk = newDesk();
  const one = listener('p0', 0);
  const [joined] = await Promise.all([desk.join(TABLE, one, FRESH), desk.leave(TABLE, one)]);
  expect([joined, desk.watched]).toEqual(['welcomed', []]);
});

test('a log that is damaged or newer is refused with its code, and nothing is appended to it', async () => {
  const whole = log;
  for (const [code, body] of [
    ['newer', (log[4]?.body ?? '').replace(/^1/, '9')],
    ['damaged', 'junk'],
  ] as const) {
    log = whole.map((row, n) => (n === 4 ? { ...row, body } : row));
    desk = newDesk();
    await expect(desk.look(TABLE)).rejects.toMatchObject({ code });
    await expect(desk.send(TABLE, { do: 'ready', id: 'x', person: 'p0' })).rejects.toMatchObject({ code });
    expect(log.length).toBe(whole.length);
  }
  log = whole;
  expect((await desk.look(TABLE))?.seq).toBe(whole.length);
});

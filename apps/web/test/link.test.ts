/** Links to a moment: they contain the game up to there and nothing else, and any content has an answer. */
import { openTable, type Table } from '@tabannusi/table';
import { beforeAll, expect, it } from 'vitest';
import { gameAtTurn } from '../shots/games.ts';
import { readGiven } from '../src/load/read-given.ts';
import { formOf } from '../src/load/reseated.ts';
import { LONGEST_LINK, pack, recordUpTo, sharedMoment, unpack } from '../src/share/link.ts';

let table: Table;
beforeAll(async () => {
  const opened = openTable(await gameAtTurn({ players: 4, turn: 1000 }, 'ur'));
  if (!opened.ok) throw new Error('the game cannot be opened');
  table = opened.table;
});

it('opens at its moment, with everything before it, nothing after it and no seed', async () => {
  const moment = Math.floor(table.moment / 2);
  const text = await unpack(await pack(sharedMoment(table, moment)));
  expect(text).not.toContain('"seed"');
  const given = readGiven(text ?? '', 'another');
  if (given.is !== 'record') throw new Error(given.is);
  expect(given.table.moment).toBe(moment);
  expect(given.table.view(0)).toEqual(table.view(0, moment));
});

const givenBy = async (packed: Promise<string>) => readGiven((await unpack(await packed)) ?? '', 'another');

it('seats whoever sat there: bots stay bots', async () => {
  const seats = table.seats.map(({ kind }) => kind);
  expect(new Set(seats)).toEqual(new Set(['person', 'bot']));
  const given = await givenBy(pack(sharedMoment(table, 100)));
  if (given.is !== 'record') throw new Error(given.is);
  expect(given.table.seats).toEqual(table.seats);
  expect(formOf(given.table).map(({ kind }) => kind)).toEqual(formOf(table).map(({ kind }) => kind));
  // An older link does not contain the seats.
  const older = await givenBy(pack(recordUpTo(table, 100)));
  if (older.is !== 'record') throw new Error(older.is);
  expect(new Set(older.table.seats.map(({ kind }) => kind))).toEqual(new Set(['person']));
});

it.each([[[]], ['bots'], [[{ kind: 'king' }]], [null]])('says what is wrong where the seats are %j', async (seats) => {
  const given = await givenBy(pack({ ...sharedMoment(table, 100), seats } as never));
  expect(given.is).toBe('faulty');
});

it('does not guess at a later version', async () =>
  expect((await givenBy(pack({ ...sharedMoment(table, 100), version: 2 } as never))).is).toBe('strange'));

it('holds a whole game of four with room to spare', async () => {
  const { length } = await pack(sharedMoment(table, table.moment));
  expect(length).toBeGreaterThan(1_000);
  expect(length).toBeLessThan(LONGEST_LINK * 0.75);
});

it.each(['', '!!!', 'AAAA', 'a'.repeat(LONGEST_LINK + 1), '__--__'])('refuses %.12j', async (packed) => {
  const text = await unpack(packed);
  expect(text === null || readGiven(text, 'x').is !== 'record').toBe(true);
});

it('refuses what is cut off, and what would unpack without end', async () => {
  const packed = await pack(recordUpTo(table, 200));
  expect(await unpack(packed.slice(0, -40))).toBeNull();
  const zeroes = new Blob([new Uint8Array(4_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bomb = Buffer.from(await new Response(zeroes).arrayBuffer()).toString('base64url');
  expect(bomb.length).toBeLessThan(LONGEST_LINK);
  expect(await unpack(bomb)).toBeNull();
});

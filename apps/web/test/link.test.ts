/** Links to a moment: they hold the game up to there and nothing else, and whatever stands in one, there is an answer. */
import { openTable, type Table } from '@tabannusi/table';
import { beforeAll, expect, it } from 'vitest';
import { gameAtTurn } from '../shots/games.ts';
import { readGiven } from '../src/load/read-given.ts';
import { LONGEST_LINK, packRecord, recordUpTo, unpack } from '../src/share/link.ts';

let table: Table;
beforeAll(async () => {
  const opened = openTable(await gameAtTurn({ players: 4, turn: 1000 }, 'ur'));
  if (!opened.ok) throw new Error('the game cannot be opened');
  table = opened.table;
});

it('opens at its moment, with everything before it, nothing after it and no seed', async () => {
  const moment = Math.floor(table.moment / 2);
  const text = await unpack(await packRecord(recordUpTo(table, moment)));
  expect(text).not.toContain('"seed"');
  const given = readGiven(text ?? '', 'another');
  if (given.is !== 'record') throw new Error(given.is);
  expect(given.table.moment).toBe(moment);
  expect(given.table.view(0)).toEqual(table.view(0, moment));
});

it('holds a whole game of four with room to spare', async () => {
  const { length } = await packRecord(recordUpTo(table, table.moment));
  expect(length).toBeGreaterThan(1_000);
  expect(length).toBeLessThan(LONGEST_LINK * 0.75);
});

it.each(['', '!!!', 'AAAA', 'a'.repeat(LONGEST_LINK + 1), '__--__'])('refuses %.12j', async (packed) => {
  const text = await unpack(packed);
  expect(text === null || readGiven(text, 'x').is !== 'record').toBe(true);
});

it('refuses what is cut off, and what would unpack without end', async () => {
  const packed = await packRecord(recordUpTo(table, 200));
  expect(await unpack(packed.slice(0, -40))).toBeNull();
  const zeroes = new Blob([new Uint8Array(4_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bomb = Buffer.from(await new Response(zeroes).arrayBuffer()).toString('base64url');
  expect(bomb.length).toBeLessThan(LONGEST_LINK);
  expect(await unpack(bomb)).toBeNull();
});

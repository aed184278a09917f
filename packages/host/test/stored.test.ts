/** The stored form of entries: read back as it was written, and refused where it is damaged or newer. */
import { expect, test } from 'vitest';
import { type Entry, readEntry, readLog, type StoredEntry, writeEntry } from '../src/index.ts';
import { Party } from './party.ts';

const { rows, at: hosted } = new Party({ seed: 'stored', persons: 2, bots: 1 }).begin().playToEnd();

test('an entry is written in one way, and read back', () => {
  expect(new Set(rows.map(({ kind }) => kind)).size).toBeGreaterThan(7);
  for (const [n, row] of rows.entries()) {
    const read = readEntry(row);
    expect(read).toEqual({ ok: true, entry: hosted.log[n] });
    if (read.ok) expect(writeEntry(read.entry)).toEqual(row);
  }
});

test('the words of a stretch are short, unless an edition has ids that would be read otherwise', () => {
  const played = (decisions: string): StoredEntry =>
    writeEntry({ kind: 'played', seat: 0, decisions, chance: 'dice:1,2', ordered: 0, seq: 7, id: 'id', at: 7 });
  expect(played('action:project colour:white space:g2').body).toMatch(/^2 [0-9a-f]{8} C:H A:N B:g2\|dice:1,2\|0$/);
  for (const decisions of ['action:A', 'ship:S12 urbanCard:B', 'lay:__proto__', 'action:constructor', 'a', '']) {
    const row = played(decisions);
    expect(readEntry(row)).toMatchObject({ ok: true, entry: { decisions, chance: 'dice:1,2', ordered: 0 } });
    expect(row.body.startsWith('1 ')).toBe(/:[AB]$/.test(decisions));
  }
});

test('a stretch in the first version of the form is still read', () => {
  const row: StoredEntry = {
    seq: 3,
    id: 'id',
    at: 5,
    kind: 'played',
    seat: 1,
    body: '1 ef69c4a5 district:2 die:1 done|dice:0,1,2,0,3,1|0',
  };
  expect(readEntry(row)).toEqual({
    ok: true,
    entry: { seq: 3, id: 'id', at: 5, kind: 'played', seat: 1, decisions: 'district:2 die:1 done', chance: 'dice:0,1,2,0,3,1', ordered: 0 },
  });
});

test('a log is read on from any entry', () => {
  for (const cut of [0, 1, 5, 9, rows.length]) {
    const part = readLog(rows.slice(0, cut));
    expect(part.ok && readLog(rows.slice(cut), part.hosted)).toEqual({ ok: true, hosted });
  }
});

test('an entry of a kind that only a later version knows is newer, not damaged', () => {
  const seq = rows.length + 1;
  for (const kind of ['asked', 'toString', '__proto__']) {
    for (const body of [
      { kind, seat: 1, request: 'pause' },
      { kind, decisions: 'a b', chance: '', ordered: 0 },
    ]) {
      const row = writeEntry({ ...body, seq, id: 'new', at: 7 } as unknown as Entry);
      expect(readEntry(row)).toEqual({ ok: false, code: 'newer' });
      expect(readLog([row], hosted)).toEqual({ ok: false, code: 'newer', seq });
      expect(readEntry({ ...row, at: 8 })).toEqual({ ok: false, code: 'damaged' });
    }
  }
});

test('any damaged character of a row is noticed', () => {
  const begun = rows.findIndex(({ kind }) => kind === 'begun');
  for (const index of [0, 1, begun, begun + 1, rows.length - 1]) {
    const row = rows[index] as StoredEntry;
    for (let at = 0; at < row.body.length; at++) {
      const body = `${row.body.slice(0, at)}${row.body[at] === '7' ? '8' : '7'}${row.body.slice(at + 1)}`;
      expect(readEntry({ ...row, body }).ok).toBe(false);
    }
    for (const change of [{ kind: 'ready' }, { seat: 3 }, { at: row.at + 1 }, { id: 'other' }] as const)
      expect(readEntry({ ...row, ...change } as StoredEntry)).toEqual({ ok: false, code: 'damaged' });
    const [version] = row.body;
    for (const body of ['', '1', row.body.slice(0, -1), row.body.slice(2), `${version === '1' ? 2 : 1}${row.body.slice(1)}`])
      expect(readEntry({ ...row, body })).toEqual({ ok: false, code: 'damaged' });
    expect(readEntry({ ...row, body: `3${row.body.slice(1)}` })).toEqual({ ok: false, code: 'newer' });
  }
});

test('a log with a gap, or with what the rules do not allow, is refused at that entry', () => {
  const without = (index: number) => rows.filter((_, n) => n !== index);
  expect(readLog(without(0))).toEqual({ ok: false, code: 'gap', seq: 2 });
  expect(readLog(without(12))).toEqual({ ok: false, code: 'gap', seq: 14 });
  const index = rows.findIndex(({ kind }) => kind === 'played');
  const read = readEntry(rows[index] as StoredEntry);
  if (!read.ok || read.entry.kind !== 'played') throw new Error('no stretch');
  const impossible = (entry: typeof read.entry) => readLog([...rows.slice(0, index), writeEntry(entry)]);
  const { entry } = read;
  for (const decisions of ['', 'done', 'no:such', `${entry.decisions} done`, `done ${entry.decisions}`])
    expect(impossible({ ...entry, decisions })).toEqual({ ok: false, code: 'impossible', seq: index + 1 });
  const opened = readEntry(rows[0] as StoredEntry);
  if (!opened.ok || opened.entry.kind !== 'opened') throw new Error('no opening');
  const game = { ...opened.entry.game, edition: { id: 'reference', version: 99 } } as typeof opened.entry.game;
  expect(readLog([writeEntry({ ...opened.entry, game })])).toEqual({ ok: false, code: 'impossible', seq: 1 });
  expect(readLog(rows.slice(0, 1).map((row) => ({ ...row, seq: 1, kind: 'sealed' })) as StoredEntry[])).toMatchObject({ code: 'damaged' });
});

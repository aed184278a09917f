/** Nothing makes `openTable` throw, hang or return a half-made table. */
import { expect, test } from 'vitest';
import { LONGEST_BOT, openTable } from '../src/index.ts';
import { lotsOf, playOn, tableOf } from './drive.ts';
import { fuzzOpen, nothingFuzzed } from './open-fuzz.ts';
import { textOf } from './reopen.ts';

const INPUTS = 2_000;

test(`${INPUTS} inputs: junk, and tables that are wrong in one thing`, () => {
  const fuzzed = nothingFuzzed();
  fuzzOpen('open', INPUTS, fuzzed);
  expect(fuzzed.opened).toBeGreaterThan(50);
  for (const code of ['notATable', 'otherTableVersion', 'badTable', 'wrongType', 'missing', 'unknownKey']) {
    expect(fuzzed.codes[code], code).toBeGreaterThan(0);
  }
});

test('the record of another table is refused where it has another number of seats', () => {
  const saved = JSON.parse(textOf(playOn(tableOf(3, 'three'), lotsOf('three'), ({ turns }) => turns.length === 4)));
  const other = JSON.parse(textOf(playOn(tableOf(2, 'two'), lotsOf('two'), ({ turns }) => turns.length === 4)));
  expect(openTable({ ...saved, record: other.record })).toEqual({ ok: false, faults: [{ code: 'badTable', path: 'seats' }] });
});

test('the name of a bot may be a command, up to its limit', () => {
  const saved = JSON.parse(textOf(tableOf(2, 'bots')));
  const withBot = (bot: string) => openTable({ ...saved, seats: [{ kind: 'bot', bot }, { kind: 'person' }] });
  expect(withBot('x'.repeat(LONGEST_BOT))).toMatchObject({ ok: true });
  expect(withBot('x'.repeat(LONGEST_BOT + 1))).toEqual({ ok: false, faults: [{ code: 'badTable', path: 'seats[0]' }] });
});

test('a record that was cut in the middle of a draw is drawn on', () => {
  const table = tableOf(2, 'cut');
  const saved = JSON.parse(textOf(table));
  saved.record.chance.length = 9;
  const opened = openTable(saved);
  if (!opened.ok) throw new Error(JSON.stringify(opened.faults));
  expect(opened.table.save()).toEqual(table.save());
  saved.undone = [{ choose: 'done' }];
  expect(openTable(saved)).toEqual({ ok: false, faults: [{ code: 'badTable', path: 'undone' }] });
  expect(openTable({ ...saved, undone: [], held: { choose: 'done' } })).toMatchObject({ ok: false, faults: [{ path: 'held' }] });
});

test('an order made no step of chance, and none in the own turn', () => {
  const table = playOn(tableOf(2, 'ordered'), lotsOf('ordered'), ({ turns }) => turns.length === 4);
  const saved = JSON.parse(textOf(table));
  const own = table.log(0).find(({ by, turn }) => by === table.turns[turn - 1]?.seat)?.moment;
  for (const ordered of [[1], [own]])
    expect(openTable({ ...saved, ordered })).toMatchObject({ faults: [{ code: 'badTable', path: 'ordered[0]' }] });
  for (const ordered of [
    [5, 5],
    [5, 4],
  ])
    expect(openTable({ ...saved, ordered })).toMatchObject({ faults: [{ path: 'ordered[1]' }] });
});

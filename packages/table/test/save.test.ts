/** A table survives at any decision, and goes on as if nothing had happened. */
import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS, openTable } from '../src/index.ts';
import { lotsOf, playOn, seatAsked, step, tableOf } from './drive.ts';
import { reopen, textOf } from './reopen.ts';
import { checkSurvives } from './survive.ts';

test('kill and restore at every decision: the same state and the same further play', () => {
  for (let seed = 0; seed < 4; seed++) checkSurvives(1 + (seed % 4), `kill ${seed}`);
});

test('what was in the air is there again: a held end of turn, decisions taken back, orders and settings', () => {
  const table = tableOf(2, 'air', DEFAULT_SETTINGS);
  const lots = lotsOf('air');
  playOn(table, lots, ({ prompt, turns }) => turns.length > 1 && prompt.wait === 'confirm');
  table.order(0, { steps: 'lowest', dice: ['blue', 'white'] });
  expect(reopen(table).prompt).toEqual(table.prompt);
  table.undo(seatAsked(table));
  let undone = 0;
  while (undone < 2 && table.undo(seatAsked(table)).ok) undone++;
  expect(undone).toBeGreaterThan(0);
  const again = reopen(table);
  const seat = seatAsked(table);
  for (let n = 0; n < undone; n++) expect(again.redo(seat)).toEqual({ ok: true });
  expect(again.redo(seat)).toEqual({ ok: false, code: 'nothing', deed: 'redo' });
});

describe('what is no table', () => {
  const table = playOn(tableOf(2, 'bad', DEFAULT_SETTINGS), lotsOf('bad'), ({ turns }) => turns.length === 3);
  const saved = textOf(table);
  const changed = (change: (data: Record<string, unknown>) => void): unknown => {
    const data = JSON.parse(saved) as Record<string, unknown>;
    change(data);
    return data;
  };
  const circle: Record<string, unknown> = {};
  circle.circle = circle;
  test.each<[string, unknown, string, string]>([
    ['nothing', undefined, 'notATable', ''],
    ['a list', [], 'notATable', ''],
    ['a circle', circle, 'notATable', 'format'],
    [
      'a getter that throws',
      Object.defineProperty({}, 'format', {
        enumerable: true,
        get: () => {
          throw new Error('no');
        },
      }),
      'notATable',
      '',
    ],
    ['another format', changed((data) => (data.format = 'tabannusi-record')), 'notATable', 'format'],
    ['another version', changed((data) => (data.version = 2)), 'otherTableVersion', 'version'],
    ['no seed', changed((data) => delete (data.record as Record<string, unknown>).seed), 'badTable', 'record.seed'],
    ['a seat too few', changed((data) => (data.seats as unknown[]).pop()), 'badTable', 'seats'],
    ['a seat of nobody', changed((data) => ((data.seats as unknown[])[1] = { kind: 'ghost' })), 'badTable', 'seats[1]'],
    ['settings', changed((data) => ((data.settings as unknown[])[0] = { confirm: 'yes' })), 'badTable', 'settings[0]'],
    ['orders', changed((data) => ((data.orders as unknown[])[1] = { steps: 'purple' })), 'badTable', 'orders[1]'],
    ['ordered steps', changed((data) => (data.ordered = [0])), 'badTable', 'ordered[0]'],
    ['a held choice', changed((data) => (data.held = 'done')), 'badTable', 'held'],
    ['a held choice that ends no turn', changed((data) => (data.held = { choose: 'noDie' })), 'badTable', 'held'],
    ['a choice to redo', changed((data) => (data.undone = [{ choose: 'noDie' }])), 'badTable', 'undone'],
  ])('%s', (_, value, code, path) => {
    expect(openTable(value)).toEqual({ ok: false, faults: [{ code, path }] });
  });

  test('a record with a fault is named by the engine', () => {
    const opened = openTable(changed((data) => ((data.record as { decisions: unknown[] }).decisions[2] = { choose: 'noDie' })));
    expect(opened).toMatchObject({ ok: false, faults: [{ code: 'notLegal', path: 'decisions', at: 2 }] });
  });
});

test('saving changes nothing', () => {
  const table = playOn(tableOf(3, 'saving'), lotsOf('saving'), ({ turns }) => turns.length === 4);
  const before = textOf(table);
  step(reopen(table), lotsOf('x'));
  expect(textOf(table)).toBe(before);
});

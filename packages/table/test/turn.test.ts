/** The tentative turn: play, undo, redo, restart, confirm. */
import { SPECTATOR } from '@tabannusi/engine';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS, type Table } from '../src/index.ts';
import { AT_ONCE, curiousStep, isOver, lotsOf, offered, playOn, seatAsked, step, tableOf } from './drive.ts';

/** Questions that a few games ask, with an answer that can be undone. */
const UNDOABLE =
  'action afterConstruct architectMove bargeDie constructColour crateRefill destination die gardenSpace gardening paidStep pawns payment portSpace projectColour projectSpace refillPayment ship specialWater startColour startSpace stepOfChoice supplyDie waterSpace zigguratSpace'.split(
    ' ',
  );

/** Everything that undo must restore. */
const imageOf = (table: Table): string =>
  JSON.stringify([table.record(), table.view(SPECTATOR), offered(table), table.moment, table.turns, table.prompt]);

/** A table in somebody's first turn, with a decision made in it. */
function inTurn(seed: string, settings = AT_ONCE): Table {
  const table = tableOf(3, seed, settings);
  playOn(table, lotsOf(seed), ({ turns }) => turns.length === 1);
  step(table, lotsOf(seed));
  return table;
}

describe('undo', () => {
  test('restores the game at every kind of decision, and redo makes it again', () => {
    const kinds = new Set<string>();
    const made = new Map<string, number>();
    for (let seed = 0; seed < 12; seed++) {
      const table = tableOf(2 + (seed % 3), `undo ${seed}`);
      const lots = lotsOf(`undo ${seed}`);
      while (table.prompt.wait !== 'over') {
        const seat = seatAsked(table);
        const before = imageOf(table);
        const kind = table.view(seat).question?.ask ?? '';
        curiousStep(table, lots, made);
        const after = imageOf(table);
        if (isOver(table) || !table.undo(seat).ok) continue;
        expect(imageOf(table)).toBe(before);
        expect(table.redo(seat)).toEqual({ ok: true });
        expect(imageOf(table)).toBe(after);
        kinds.add(kind);
      }
    }
    expect([...UNDOABLE].filter((kind) => !kinds.has(kind))).toEqual([]);
  });

  test('stops at a barrier and names it', () => {
    const table = tableOf(2, 'barrier');
    const seen = new Set<string>();
    const lots = lotsOf('barrier');
    while (table.prompt.wait !== 'over') {
      step(table, lots);
      if (isOver(table)) break;
      const seat = seatAsked(table);
      const back = table.undo(seat);
      if (back.ok) table.redo(seat);
      else if (back.code === 'barrier') {
        seen.add(back.barrier);
        expect(back.moment).toBe(table.moment);
      }
    }
    expect([...seen].sort()).toEqual(['chance', 'seat']);
    expect(table.undo(0)).toMatchObject({ ok: false, code: 'barrier', barrier: 'reveal' });
  });

  test('is for the seat that is asked', () => {
    const table = inTurn('whose');
    const before = imageOf(table);
    const other = (seatAsked(table) + 1) % 3;
    expect(table.undo(other)).toEqual({ ok: false, code: 'notAsked' });
    expect(table.redo(other)).toEqual({ ok: false, code: 'notAsked' });
    expect(table.play(other, { choose: 'done' })).toEqual({ ok: false, code: 'notAsked' });
    expect(imageOf(table)).toBe(before);
  });

  test('restarts a turn as far as it can be', () => {
    let restarted = 0;
    for (let seed = 0; seed < 40; seed++) {
      const table = tableOf(3, `restart ${seed}`);
      playOn(table, lotsOf(`restart ${seed}`), ({ turns, moment }) => turns.length >= 2 && moment > (turns.at(-1)?.moment ?? 0) + 3);
      const first = table.turns.at(-1)?.moment ?? 0;
      const back = table.restartTurn(seatAsked(table));
      if (back.ok) {
        expect(table.moment).toBe(first);
        restarted++;
      } else expect(back.code).toBe('barrier');
    }
    expect(restarted).toBeGreaterThan(10);
  });
});

describe('the end of a turn', () => {
  const isAction = (table: Table): boolean => table.view(SPECTATOR).question?.ask === 'action';
  const atEnd = (confirm: boolean): Table => {
    const table = tableOf(2, 'end', { ...DEFAULT_SETTINGS, confirm });
    return playOn(table, lotsOf('end'), () => isAction(table) && offered(table).some(({ choose }) => choose === 'done'));
  };

  test('waits for its confirmation', () => {
    const table = atEnd(true);
    const seat = seatAsked(table);
    const before = imageOf(table);
    const { moment } = table;
    expect(table.play(seat, { choose: 'done' })).toEqual({ ok: true });
    expect(table.prompt).toEqual({ wait: 'confirm', seat, choice: { choose: 'done' } });
    expect(table.moment).toBe(moment);
    expect(table.play(seat, { choose: 'done' })).toEqual({ ok: false, code: 'confirming' });
    expect(table.undo(seat)).toEqual({ ok: true });
    expect(imageOf(table)).toBe(before);
    table.play(seat, { choose: 'done' });
    expect(table.confirm(1 - seat)).toEqual({ ok: false, code: 'notAsked' });
    expect(table.confirm(seat)).toEqual({ ok: true });
    expect(seatAsked(table)).toBe(1 - seat);
    expect(table.undo(1 - seat)).toMatchObject({ ok: false, code: 'barrier' });
  });

  test('does not wait where a seat wants none', () => {
    const table = atEnd(false);
    const seat = seatAsked(table);
    table.play(seat, { choose: 'done' });
    expect(table.prompt).toEqual({ wait: 'decision', seat: 1 - seat, by: 'person' });
    expect(table.confirm(seat)).toEqual({ ok: false, code: 'nothing', deed: 'confirm' });
  });
});

test('what is not legal changes nothing', () => {
  const table = inTurn('refused');
  const before = imageOf(table);
  const seat = seatAsked(table);
  expect(table.play(seat, { choose: 'district', district: 9 })).toMatchObject({ ok: false });
  expect(table.play(seat, null as never)).toMatchObject({ ok: false });
  expect(imageOf(table)).toBe(before);
});

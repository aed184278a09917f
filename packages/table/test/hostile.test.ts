/** Careless and malicious apps: whatever they pass in, the game stays valid and can be saved and opened. */
import { type Choice, REFERENCE_EDITION, SPECTATOR } from '@tabannusi/engine';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS, newTable, type Table } from '../src/index.ts';
import { lotsOf, offered, persons, playOn, seatAsked, step, tableOf } from './drive.ts';
import { reopen, textOf } from './reopen.ts';

const NO_SEATS = [-1, 7, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '0', null, undefined] as number[];
const NO_MOMENTS = [-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, '3', null] as number[];

/** A person's action, with a turn that can be ended. */
const canEnd = (table: Table): boolean =>
  table.view(SPECTATOR).question?.ask === 'action' && offered(table).some(({ choose }) => choose === 'done');

const atEnd = (seed = 'end'): Table => {
  const table = tableOf(2, seed, DEFAULT_SETTINGS);
  return playOn(table, lotsOf(seed), () => canEnd(table));
};

/** The same, with the end of the turn waiting for confirmation. */
function holding(): Table {
  const table = atEnd();
  table.play(seatAsked(table), { choose: 'done' });
  return table;
}

describe('arguments that are none', () => {
  test('a seat that is not there can do nothing, and nothing is told of it', () => {
    for (const table of [atEnd(), holding()]) {
      const before = textOf(table);
      for (const seat of NO_SEATS) {
        for (const done of [
          table.play(seat, { choose: 'done' }),
          table.confirm(seat),
          table.undo(seat),
          table.redo(seat),
          table.restartTurn(seat),
        ]) {
          expect(done).toMatchObject({ ok: false });
        }
        expect(table.choices(seat)).toEqual([]);
        expect(() => table.settings(seat)).toThrow(RangeError);
        expect(() => table.orders(seat)).toThrow(RangeError);
        expect(() => table.set(seat, DEFAULT_SETTINGS)).toThrow(RangeError);
        expect(() => table.order(seat, {})).toThrow(RangeError);
        expect(() => table.sinceLastTurn(seat)).toThrow(RangeError);
        expect(() => table.view(seat)).toThrow(RangeError);
        expect(() => table.log(seat)).toThrow(RangeError);
        expect(() => table.subscribe(seat, () => undefined)).toThrow(RangeError);
      }
      expect(textOf(table)).toBe(before);
    }
  });

  test('a moment that is not there is refused', () => {
    const table = atEnd();
    for (const moment of [...NO_MOMENTS, table.moment + 1]) {
      expect(() => table.view(0, moment)).toThrow(RangeError);
      expect(() => table.log(0, moment)).toThrow(RangeError);
      expect(() => table.log(0, 0, moment)).toThrow(RangeError);
      expect(() => table.branch(moment, 'other')).toThrow(RangeError);
    }
  });

  test('a choice that is none is not legal, wherever it is given', () => {
    const circle: Record<string, unknown> = { choose: 'done' };
    circle['circle'] = circle;
    const throwing = Object.defineProperty({}, 'choose', {
      enumerable: true,
      get() {
        throw new Error('no');
      },
    });
    for (const odd of [null, undefined, 1, 'done', [], {}, circle, throwing, { choose: 'done', more: 1 }] as Choice[]) {
      const table = atEnd();
      const before = textOf(table);
      expect(table.play(seatAsked(table), odd)).toEqual({ ok: false, code: 'notLegal' });
      expect(textOf(table)).toBe(before);
    }
  });

  test.each<[string, () => unknown]>([
    ['settings that are nothing', () => atEnd().set(0, null as never)],
    ['settings with a switch too few', () => atEnd().set(0, { confirm: true, warnings: { wastedStep: true } } as never)],
    ['settings of everybody', () => newTable({ edition: REFERENCE_EDITION, seats: persons(2), seed: 'x', settings: {} as never })],
    ['an order for no track', () => atEnd().order(0, { steps: 'purple' } as never)],
    ['an order of a strange key', () => atEnd().order(0, { gardens: 'all' } as never)],
    ['a seat of nobody', () => newTable({ edition: REFERENCE_EDITION, seats: [...persons(1), { kind: 'ghost' } as never], seed: 'x' })],
    ['a bot without a name', () => botAs('')],
    ['a blank name', () => newTable({ edition: REFERENCE_EDITION, seats: [...persons(1), { kind: 'person', name: ' ' }], seed: 'x' })],
    ['one seat', () => newTable({ edition: REFERENCE_EDITION, seats: persons(1), seed: 'x' })],
    ['no seed', () => newTable({ edition: REFERENCE_EDITION, seats: persons(2), seed: '' })],
    ['a branch without a seed', () => atEnd().branch(0, '')],
  ])('%s could not be opened again, and is refused at once', (_, careless) => {
    expect(careless).toThrow();
  });
});

const botAs = (bot: string): Table =>
  newTable({ edition: REFERENCE_EDITION, seats: [...persons(1), { kind: 'bot', name: 'Ur', bot }], seed: 'x' });

describe('what was given or taken can be changed by who has it', () => {
  test('choices, settings, orders and seats, and the table does not notice', () => {
    const seats: { kind: 'person'; name: string }[] = persons(2).map(({ name }) => ({ kind: 'person', name }));
    const settings = { confirm: true, warnings: { actionsLeft: true, wastedStep: true, helpsOpponent: true } };
    const table = newTable({ edition: REFERENCE_EDITION, seats, seed: 'given', settings });
    const orders = { steps: 'lowest' as const, dice: ['blue' as const] };
    table.order(1, orders);
    const choice: Record<string, unknown> = { ...offered(table)[0] };
    table.play(seatAsked(table), choice as Choice);
    const before = textOf(table);
    choice['choose'] = 'nothing';
    settings.warnings.wastedStep = false;
    settings.confirm = false;
    orders.dice.push('blue');
    for (const seat of seats) seat.name = 'Nobody';
    seats.pop();
    expect(textOf(table)).toBe(before);
    reopen(table);
  });

  test('nothing that a table gives is a handle to it', () => {
    const table = atEnd();
    const before = textOf(table);
    const tamper = (value: unknown, depth = 0): void => {
      if (typeof value !== 'object' || value === null || depth > 6) return;
      for (const key of Reflect.ownKeys(value)) {
        if (key === 'length') continue;
        tamper(Reflect.get(value, key), depth + 1);
        Reflect.set(value, key, 'tampered');
        Reflect.deleteProperty(value, key);
      }
    };
    const { seats, turns, prompt } = table;
    const given = [seats, turns, prompt, offered(table), table.log(0), table.view(0), table.record(), table.save(), table.settings(0)];
    for (const value of given) tamper(value);
    expect(textOf(table)).toBe(before);
    reopen(table);
  });
});

describe('a choice that is held back', () => {
  test('is held whatever its seat sets afterwards, also through its text', () => {
    const table = holding();
    const seat = seatAsked(table);
    table.set(seat, { ...DEFAULT_SETTINGS, confirm: false });
    expect(table.prompt.wait).toBe('confirm');
    expect(reopen(table).prompt).toEqual(table.prompt);
    expect(reopen(table).confirm(seat)).toEqual({ ok: true });
  });

  test('leaves what was taken back before it, until it is confirmed', () => {
    const table = atEnd();
    const seat = seatAsked(table);
    const action = offered(table).find(({ choose }) => choose === 'action');
    expect(table.play(seat, action as Choice)).toEqual({ ok: true });
    expect(table.undo(seat)).toEqual({ ok: true });
    table.play(seat, { choose: 'done' });
    expect(table.prompt.wait).toBe('confirm');
    const other = reopen(table);
    other.undo(seat);
    expect(other.redo(seat)).toEqual({ ok: true });
    table.confirm(seat);
    expect(table.save().undone).toEqual([]);
  });

  test('is no part of history or of a branch, and goes with a restart', () => {
    const table = holding();
    const seat = seatAsked(table);
    const other = table.branch(table.moment, 'other');
    expect(other.prompt).toEqual({ wait: 'decision', seat, by: 'person' });
    expect(other.view(SPECTATOR)).toEqual(table.view(SPECTATOR));
    expect(table.redo(seat)).toEqual({ ok: false, code: 'confirming' });
    expect(offered(table)).toEqual([]);
    table.restartTurn(seat);
    expect(table.prompt.wait).toBe('decision');
  });

  test('stays where an order is given meanwhile', () => {
    const table = holding();
    const { prompt } = table;
    for (let seat = 0; seat < 2; seat++) table.order(seat, { steps: 'lowest', dice: ['blue'] });
    expect(table.prompt).toEqual(prompt);
  });
});

test('a turn is restarted to its beginning and no further', () => {
  let kept = 0;
  for (let seed = 0; seed < 30; seed++) {
    const table = tableOf(2, `begin ${seed}`);
    playOn(table, lotsOf(`begin ${seed}`), ({ turns }) => turns.length === 1);
    const { moment } = table;
    const seat = seatAsked(table);
    expect(table.restartTurn(seat)).toEqual({ ok: false, code: 'nothing', deed: 'restart' });
    step(table, lotsOf('first'));
    if (seatAsked(table) === seat && table.restartTurn(seat).ok) expect(table.moment).toBe(moment);
    // The last decision of set-up was made by the same seat, so undo goes back to it, step by step.
    if (table.moment === moment && table.undo(seat).ok) kept++;
  }
  expect(kept).toBeGreaterThan(0);
});

test('nothing can be done when the game is over, but to look', () => {
  const table = playOn(tableOf(2, 'over'), lotsOf('over'));
  const before = textOf(table);
  for (const seat of [0, 1]) {
    expect(table.play(seat, { choose: 'done' })).toEqual({ ok: false, code: 'over' });
    expect(table.redo(seat)).toEqual({ ok: false, code: 'over' });
    expect(table.confirm(seat)).toEqual({ ok: false, code: 'nothing', deed: 'confirm' });
    for (const back of [table.undo(seat), table.restartTurn(seat)]) expect(back).toMatchObject({ code: 'barrier', barrier: 'reveal' });
    expect(table.choices(seat)).toEqual([]);
    table.order(seat, { steps: 'lowest' });
    table.order(seat, {});
  }
  expect(textOf(reopen(table))).toBe(before);
});

describe('an order whose answer was taken back', () => {
  /** A table at a question that an order answered; its seat has undone that, so it is asked again. */
  function takenBack(seed: string): Table | null {
    const table = tableOf(4, seed);
    const lots = lotsOf(seed);
    for (let seat = 0; seat < 4; seat++) table.order(seat, { steps: 'lowest' });
    while (table.prompt.wait !== 'over') {
      step(table, lots);
      const [last] = table.log(SPECTATOR, table.moment - 1);
      if (last?.ordered && table.prompt.wait === 'decision' && last.by === table.prompt.seat && table.undo(last.by).ok) return table;
    }
    return null;
  }

  test('is asked, also after the table was opened again, or branched from there', () => {
    let found = 0;
    for (let seed = 0; seed < 120 && found < 3; seed++) {
      const table = takenBack(`o${seed}`);
      if (table === null) continue;
      found++;
      const { prompt, moment } = table;
      const seat = seatAsked(table);
      for (const other of [reopen(table), table.branch(moment, 'other')]) {
        expect(other.prompt).toEqual(prompt);
        expect(other.moment).toBe(moment);
      }
      // Another seat's order does not answer it; its own does.
      table.order((seat + 1) % 4, { steps: 'lowest' });
      expect(table.moment).toBe(moment);
      expect(reopen(table).redo(seat)).toEqual({ ok: true });
      table.order(seat, { steps: 'highest' });
      expect(table.moment).toBeGreaterThan(moment);
      reopen(table);
    }
    expect(found).toBe(3);
  });
});

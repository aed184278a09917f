/** Notices come in order and exactly once, whatever a listener does when it is called. */
import { SPECTATOR } from '@tabannusi/engine';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS, type Notice, type SeatSettings, type Table, WARNING_KINDS } from '../src/index.ts';
import { lotsOf, offered, playOn, seatAsked, step, tableOf } from './drive.ts';
import { reopen } from './reopen.ts';

/** A table in the first turn. */
const begun = (seed: string, settings = { ...DEFAULT_SETTINGS, confirm: false }): Table =>
  playOn(tableOf(2, seed, settings), lotsOf(seed), ({ turns }) => turns.length === 1);

/** A table with this many decisions in the turn that can be undone. */
function withDecisions(count: number): Table {
  for (let seed = 0; ; seed++) {
    const table = begun(`decisions ${seed}`);
    const { moment } = table;
    const lots = lotsOf(`decisions ${seed}`);
    while (table.turns.length === 1 && table.moment < moment + count) step(table, lots);
    if (table.log(SPECTATOR, moment).every(({ barrier }) => barrier === null)) return table;
  }
}

/** Follows the notices from a moment on: where the listener believes the game is. */
function follow(table: Table): { readonly moment: () => number; readonly notices: Notice[] } {
  let { moment } = table;
  const notices: Notice[] = [];
  table.subscribe(SPECTATOR, (told) => {
    for (const notice of told) {
      expect(notice.number).toBe(notices.length);
      notices.push(notice);
      if (notice.notice === 'step') expect(notice.moment).toBe(++moment);
      if (notice.notice === 'back') {
        expect(notice.moment).toBeLessThan(moment);
        moment = notice.moment;
      }
    }
  });
  return { moment: () => moment, notices };
}

test('who subscribes while others are told hears of nothing that was done already', () => {
  const table = begun('late subscriber');
  let late: ReturnType<typeof follow> | null = null;
  table.subscribe(SPECTATOR, () => {
    if (late !== null) return;
    // The notice comes after the change.
    step(table, lotsOf('inner'));
    late = follow(table);
  });
  step(table, lotsOf('outer'));
  step(table, lotsOf('after'));
  expect((late as ReturnType<typeof follow> | null)?.moment()).toBe(table.moment);
});

test('who unsubscribes while others are told hears nothing more', () => {
  const table = begun('leaving');
  let heard = 0;
  let leave = (): void => undefined;
  table.subscribe(SPECTATOR, () => leave());
  leave = table.subscribe(SPECTATOR, () => heard++);
  step(table, lotsOf('a'));
  expect(heard).toBe(0);
});

describe('a restart', () => {
  test('is told once, when it is done', () => {
    const table = withDecisions(4);
    const first = table.turns.at(-1)?.moment ?? 0;
    const { notices } = follow(table);
    expect(table.restartTurn(seatAsked(table))).toEqual({ ok: true });
    expect(notices).toEqual([{ number: 0, notice: 'back', moment: first }]);
  });

  test('is whole, even where a listener fails or plays on', () => {
    const first = (table: Table): number => table.turns.at(-1)?.moment ?? 0;
    const failing = withDecisions(4);
    failing.subscribe(SPECTATOR, () => {
      throw new Error('broken screen');
    });
    expect(() => failing.restartTurn(seatAsked(failing))).toThrow(AggregateError);
    expect(failing.moment).toBe(first(failing));
    const playing = withDecisions(4);
    const followed = follow(playing);
    let played = false;
    playing.subscribe(SPECTATOR, () => {
      if (played) return;
      played = true;
      playing.play(seatAsked(playing), offered(playing)[0] as never);
    });
    expect(playing.restartTurn(seatAsked(playing))).toEqual({ ok: true });
    expect(playing.moment).toBe(first(playing) + 1);
    expect(followed.moment()).toBe(playing.moment);
  });
});

test('listeners that play, undo, redo, confirm, set and order while they are told', () => {
  for (let seed = 0; seed < 20; seed++) {
    const table = begun(`busy ${seed}`, DEFAULT_SETTINGS);
    const lots = lotsOf(`busy ${seed}`);
    const [before, after] = [follow(table), follow(table)];
    let deeds = 60;
    table.subscribe(SPECTATOR, () => {
      if (deeds-- <= 0 || table.prompt.wait === 'over') return;
      const { seat } = table.prompt;
      const deed = lots.below(7);
      if (deed < 3) step(table, lots);
      else if (deed === 3) table.undo(seat);
      else if (deed === 4) table.redo(seat);
      else if (deed === 5) table.order(seat, { steps: 'lowest' });
      else table.set(seat, { ...DEFAULT_SETTINGS, confirm: lots.below(2) === 0 });
    });
    const last = follow(table);
    for (let n = 0; n < 20 && table.prompt.wait !== 'over'; n++) step(table, lots);
    expect(deeds).toBeLessThan(30);
    for (const { moment, notices } of [before, after, last]) {
      expect(moment()).toBe(table.moment);
      expect(notices.length).toBe(last.notices.length);
    }
    reopen(table);
  }
});

test('settings are told where they are others than before: confirmation, or any warning', () => {
  const table = begun('settings');
  const { notices } = follow(table);
  const set = (settings: SeatSettings): number => {
    table.set(0, settings);
    return notices.length;
  };
  const before = table.settings(0);
  // The same with a different order of keys.
  expect(set({ warnings: Object.fromEntries(Object.entries(before.warnings).reverse()) as never, confirm: before.confirm })).toBe(0);
  let told = 0;
  for (const kind of WARNING_KINDS) expect(set({ ...before, warnings: { ...before.warnings, [kind]: false } })).toBe(++told);
  expect(set({ ...before, confirm: !before.confirm })).toBe(++told);
});

/** A person alone at the table, against the Bot of a king. */
import { type GameEvent, KINGS, REFERENCE_EDITION, replay, SPECTATOR, standing } from '@tabannusi/engine';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS, newTable, Screen, type Table } from '../src/index.ts';
import { first } from './bots.ts';
import { AT_ONCE, isOver, lotsOf, offered, persons, playOn, seatAsked, soloTable } from './drive.ts';
import { reopen } from './reopen.ts';

const eventsOf = (table: Table, from = 0): GameEvent[] => table.log(SPECTATOR, from).flatMap(({ events }) => events);

describe('a new table with a king', () => {
  test('has the person alone, and two seats in its game [SOLO-02]', () => {
    const table = soloTable('botmuzi', 'new');
    expect(table.seats).toEqual([{ kind: 'person', name: 'Adda' }]);
    expect(table.players).toBe(2);
    expect(table.setting.solo?.king).toBe('botmuzi');
    expect(table.record()).toMatchObject({ king: 'botmuzi', seats: [{ name: 'Adda' }] });
  });

  test('is for one, and without a king for two to four', () => {
    const begin = (players: number, solo: boolean) => () =>
      newTable({ edition: REFERENCE_EDITION, seats: persons(players), seed: 'x', ...(solo ? { king: 'sarbot' } : {}) });
    expect(begin(2, true)).toThrow('players: found 2, allowed 1 to 1');
    expect(begin(1, false)).toThrow('players: found 1, allowed 2 to 4');
  });
});

test.each(KINGS)('a whole game against %s: the Bot is never asked, and everybody sees its cards', (king) => {
  const table = soloTable(king, `whole ${king}`, DEFAULT_SETTINGS);
  const screen = new Screen(table);
  playOn(table, lotsOf(king), () => {
    expect(seatAsked(table)).toBe(0);
    expect(screen.handOver).toBeNull();
    expect(screen.observer).toBe(0);
    return false;
  });
  expect(table.turns.some(({ seat }) => seat === 1)).toBe(true);
  expect(table.view(SPECTATOR).solo).toEqual(table.view(0).solo);
  expect(replay(table.record()).ok).toBe(true);
  expect(standing(table.stateFor(0)).map(({ vp }) => vp)).toEqual(table.view(0).seats.map(({ vp }) => vp));
});

test('a bot can sit there in place of a person', async () => {
  const seats = [{ kind: 'bot', name: 'Enlil', bot: 'first' } as const];
  const table = newTable({ edition: REFERENCE_EDITION, seats, king: 'gilgabot', seed: 'bot' });
  while (!isOver(table)) expect(await table.askBot({ first })).toMatchObject({ ok: true, fault: null });
  expect(table.view(0).solo?.king).toBe('gilgabot');
});

describe('what the Bot has done cannot be taken back', () => {
  /** At the first decision after a turn of the Bot. */
  const afterBot = (confirm: boolean): Table =>
    playOn(
      soloTable('gilgabot', 'undo', { ...DEFAULT_SETTINGS, confirm }),
      lotsOf('undo'),
      ({ turns }) => turns.length > 4 && turns.at(-1)?.seat === 0,
    );

  test.each([true, false])('a card was opened, so chance stops undo (confirmation: %s)', (confirm) => {
    const table = afterBot(confirm);
    const { moment } = table;
    expect(table.undo(0)).toEqual({ ok: false, code: 'barrier', barrier: 'chance', moment });
    expect(table.restartTurn(0)).toMatchObject({ ok: false });
    expect(table.moment).toBe(moment);
  });

  test('the held end of a turn comes before it, and can be', () => {
    const table = afterBot(true);
    playOn(table, lotsOf('held'), ({ prompt }) => prompt.wait === 'confirm');
    const { moment, turns } = table;
    expect(table.undo(0)).toEqual({ ok: true });
    expect(table.moment).toBe(moment);
    table.play(0, { choose: 'done' });
    table.confirm(0);
    expect(table.turns.length).toBeGreaterThan(turns.length);
    expect(eventsOf(table, moment).some(({ event }) => event === 'automaCardOpened')).toBe(true);
  });
});

test('a decision in the turn of the Bot waits for the person, and is left to an order where there is one', () => {
  let asked = 0;
  let ordered = 0;
  for (let seed = 0; seed < 12; seed++) {
    const lots = lotsOf(`decisions ${seed}`);
    const table = soloTable('sarbot', `decisions ${seed}`);
    playOn(table, lots, ({ turns }) => {
      if (turns.at(-1)?.seat === 1) asked++;
      return false;
    });
    const obeyed = soloTable('sarbot', `decisions ${seed}`);
    obeyed.order(0, { steps: 'lowest', dice: ['white', 'yellow', 'brown', 'blue', 'green'] });
    playOn(obeyed, lots, ({ turns }) => {
      expect(turns.at(-1)?.seat).not.toBe(1);
      return false;
    });
    ordered += obeyed.save().ordered.length;
  }
  expect(asked).toBeGreaterThan(5);
  expect(ordered).toBeGreaterThan(5);
});

test('notices of the turn of the Bot come in order, step by step, each once', () => {
  const table = soloTable('bot-baba', 'notices', AT_ONCE);
  const heard: GameEvent[] = [];
  let next = 0;
  table.subscribe(0, (notices) => {
    for (const notice of notices) {
      expect(notice.number).toBe(next++);
      if (notice.notice === 'step') heard.push(...notice.events);
    }
  });
  const { moment } = table;
  playOn(table, lotsOf('notices'), ({ turns }) => turns.length > 6);
  expect(heard).toEqual(table.log(0, moment).flatMap(({ events }) => events));
});

test('any moment can be looked at, and branched from: the same king plays on', () => {
  const table = playOn(soloTable('botmuzi', 'history'), lotsOf('history'), ({ turns }) => turns.length > 8);
  const turn = table.turns.findLast(({ seat }) => seat === 1);
  if (turn === undefined) throw new Error('the Bot had no turn');
  const before = JSON.stringify(table.view(0, turn.moment));
  const branch = table.branch(turn.moment, 'other');
  expect(branch.setting.solo?.king).toBe('botmuzi');
  expect(JSON.stringify(reopen(branch).view(0, turn.moment))).toBe(before);
  expect(playOn(branch, lotsOf('branch')).prompt).toEqual({ wait: 'over' });
  expect(table.sinceLastTurn(0).to).toBeGreaterThan(table.sinceLastTurn(0).from);
});

test('a saved table without its king, or with a second seat, is refused', () => {
  const saved = JSON.parse(JSON.stringify(playOn(soloTable('sarbot', 'bad'), lotsOf('bad'), ({ turns }) => turns.length > 2).save()));
  const { king: _, ...record } = saved.record;
  expect(() => reopen({ save: () => ({ ...saved, record }) } as Table)).toThrow('not opened');
  expect(() => reopen({ save: () => ({ ...saved, seats: [...saved.seats, { kind: 'person' }] }) } as Table)).toThrow('"path":"seats"');
});

test('offers are those of the person alone', () => {
  const table = soloTable('gilgabot', 'offers');
  expect(offered(table).length).toBeGreaterThan(1);
  expect(table.choices(1)).toEqual([]);
});

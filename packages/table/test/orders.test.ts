/** Standing orders answer in other players' turns, and nowhere else. */
import { BUILDING_COLOURS, SPECTATOR } from '@tabannusi/engine';
import { expect, test } from 'vitest';
import { lotsOf, seatAsked, step, tableOf } from './drive.ts';

test('only steps of choice and dice of the supply are asked in the turns of others', () => {
  const asked = new Set<string>();
  for (let seed = 0; seed < 60; seed++) {
    const table = tableOf(2 + (seed % 3), `asked ${seed}`);
    const lots = lotsOf(`asked ${seed}`);
    while (table.prompt.wait !== 'over') {
      const { active, question } = table.view(SPECTATOR);
      if (active !== null && active !== seatAsked(table)) asked.add(question?.ask ?? '');
      step(table, lots);
    }
  }
  expect([...asked].sort()).toEqual(['stepOfChoice', 'supplyDie']);
});

test('with orders for both a seat is asked in its own turn only, and steps say that they were ordered', () => {
  let ordered = 0;
  for (let seed = 0; seed < 30; seed++) {
    const table = tableOf(4, `ordered ${seed}`);
    const lots = lotsOf(`ordered ${seed}`);
    const heights: number[] = [];
    for (let seat = 0; seat < 4; seat++) table.order(seat, { steps: 'lowest', dice: ['green', 'blue', 'brown', 'yellow', 'white'] });
    table.subscribe(SPECTATOR, (notices) => {
      for (const notice of notices) {
        if (notice.notice !== 'step' || !notice.ordered) continue;
        ordered++;
        const { question, seats } = table.view(SPECTATOR, notice.moment - 1);
        if (question?.ask !== 'stepOfChoice') continue;
        const before = seats[notice.by]?.mastery ?? [];
        const made = notice.events.find((event) => event.event === 'stepMade' && event.seat === notice.by);
        if (made?.event === 'stepMade') heights.push((before[BUILDING_COLOURS.indexOf(made.colour)] ?? 0) - Math.min(...before));
      }
    });
    while (table.prompt.wait !== 'over') {
      const { active } = table.view(SPECTATOR);
      if (table.turns.length > 0 && active !== null) expect(seatAsked(table)).toBe(active);
      step(table, lots);
    }
    expect(heights.every((height) => height === 0)).toBe(true);
  }
  expect(ordered).toBeGreaterThan(30);
});

test('an order can be revoked, and does not answer what it says nothing of', () => {
  let asked = 0;
  for (let seed = 0; seed < 8; seed++) {
    const table = tableOf(3, `revoked ${seed}`);
    const lots = lotsOf(`revoked ${seed}`);
    table.order(0, { steps: 'decline' });
    table.order(0, {});
    expect(table.orders(0)).toEqual({});
    while (table.prompt.wait !== 'over') {
      const { active } = table.view(SPECTATOR);
      if (active !== null && active !== 0 && seatAsked(table) === 0) asked++;
      step(table, lots);
    }
    expect(table.log(SPECTATOR).some(({ ordered }) => ordered)).toBe(false);
  }
  expect(asked).toBeGreaterThan(0);
});

test('an order that is given while its question waits answers it', () => {
  const table = tableOf(3, 'waits');
  const lots = lotsOf('waits');
  for (;;) {
    const { active, question } = table.view(SPECTATOR);
    const seat = seatAsked(table);
    if (active !== null && active !== seat && question?.ask === 'stepOfChoice') {
      table.order(seat, { steps: 'highest' });
      const last = table.log(SPECTATOR).findLast(({ by }) => by === seat);
      expect(last?.ordered).toBe(true);
      return;
    }
    step(table, lots);
  }
});

/** A shared screen shows a card only to the person who may see it. */
import { REFERENCE_EDITION, SPECTATOR } from '@tabannusi/engine';
import { expect, test } from 'vitest';
import { newTable, Screen, type Seat } from '../src/index.ts';
import { AT_ONCE, isOver, lotsOf, offered, persons, playOn, seatAsked, step, tableOf } from './drive.ts';

test('four persons: between two of them nothing but the open board is seen', () => {
  for (let game = 0; game < 6; game++) {
    const table = tableOf(4, `screen ${game}`);
    const screen = new Screen(table);
    const lots = lotsOf(`screen ${game}`);
    let handOvers = 0;
    while (table.prompt.wait !== 'over') {
      const seat = seatAsked(table);
      if (screen.handOver !== null) {
        expect(screen.handOver).toBe(seat);
        expect([screen.observer, screen.choices]).toEqual([SPECTATOR, []]);
        screen.takeOver(seat);
        handOvers++;
        expect([screen.observer, screen.handOver]).toEqual([seat, null]);
      }
      expect(screen.choices).toEqual(offered(table));
      step(table, lots);
    }
    expect(handOvers).toBeGreaterThanOrEqual(table.turns.length);
    screen.close();
  }
});

test('an Urban card is chosen by who has taken the screen over [URB-04]', () => {
  const table = tableOf(4, 'urban 1237');
  const lots = lotsOf('urban 1237');
  playOn(table, lots, () => table.view(SPECTATOR).question?.ask === 'urbanCard');
  // A screen that starts in the middle of the game shows nothing of it.
  const screen = new Screen(table);
  const seat = seatAsked(table);
  expect([screen.observer, screen.handOver, screen.choices]).toEqual([SPECTATOR, seat, []]);
  screen.takeOver(seat);
  expect(screen.choices.map(({ choose }) => choose)).toEqual(['urbanCard', 'urbanCard']);
});

test('nobody but who is asked can take the screen over, and only who is asked is looked at', () => {
  const table = playOn(tableOf(3, 'others'), lotsOf('others'), ({ turns }) => turns.length === 2);
  let seen = SPECTATOR;
  // It listens before the screen does.
  table.subscribe(SPECTATOR, () => (seen = screen.observer));
  const screen = new Screen(table);
  const other = new Screen(table);
  const seat = seatAsked(table);
  screen.takeOver(seat);
  for (const stranger of [(seat + 1) % 3, (seat + 2) % 3, -1, 7, Number.NaN]) expect(() => screen.takeOver(stranger)).toThrow(RangeError);
  expect([screen.observer, other.observer]).toEqual([seat, SPECTATOR]);
  const lots = lotsOf('others');
  while (seatAsked(table) === seat) step(table, lots);
  expect([seen, screen.observer]).toEqual([SPECTATOR, SPECTATOR]);
  screen.close();
  expect(screen.observer).toBe(SPECTATOR);
});

test('a bot that decides in the turn of a person does not take the screen', () => {
  let kept = 0;
  for (let seed = 0; seed < 40 && kept < 3; seed++) {
    const seats: Seat[] = [...persons(2), { kind: 'bot', name: 'Ur', bot: 'random' }];
    const table = newTable({ edition: REFERENCE_EDITION, seats, seed: `bot ${seed}`, settings: AT_ONCE });
    const screen = new Screen(table);
    const lots = lotsOf(`bot ${seed}`);
    while (!isOver(table)) {
      if (screen.handOver !== null) screen.takeOver(screen.handOver);
      const { active } = table.view(SPECTATOR);
      const isBot = seatAsked(table) === 2;
      if (isBot && active !== null) {
        const owner = screen.observer === SPECTATOR ? null : screen.observer;
        expect(owner === null || owner === active).toBe(true);
        if (owner === active) kept++;
      }
      step(table, lots);
    }
  }
  expect(kept).toBeGreaterThan(0);
});

test('after a decision of another person the card stays hidden until it is asked for', () => {
  let found = 0;
  for (let seed = 0; seed < 12; seed++) {
    const table = tableOf(3, `between ${seed}`);
    const screen = new Screen(table);
    const lots = lotsOf(`between ${seed}`);
    while (table.prompt.wait !== 'over') {
      const seat = seatAsked(table);
      if (screen.handOver === seat) screen.takeOver(seat);
      const { active } = table.view(SPECTATOR);
      const isOthers = active !== null && active !== seat;
      if (isOthers) {
        expect(screen.handOver).toBeNull();
        expect(screen.observer).toBe(SPECTATOR);
      }
      step(table, lots);
      if (isOthers && !isOver(table) && seatAsked(table) === active && table.view(SPECTATOR).active === active) {
        expect(screen.observer).toBe(SPECTATOR);
        expect(screen.handOver).toBeNull();
        screen.takeOver(active);
        expect(screen.observer).toBe(active);
        found++;
      }
    }
  }
  expect(found).toBeGreaterThan(0);
});

test('a person alone with bots never hands over', () => {
  const table = newTable({
    edition: REFERENCE_EDITION,
    seats: [
      { kind: 'bot', name: 'Ur', bot: 'random' },
      { kind: 'person', name: 'Adda' },
    ],
    seed: 'alone',
    settings: AT_ONCE,
  });
  const screen = new Screen(table);
  playOn(table, lotsOf('alone'), () => {
    expect([screen.observer, screen.handOver]).toEqual([1, null]);
    return false;
  });
  expect(() => screen.takeOver(0)).toThrow(RangeError);
});

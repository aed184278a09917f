/** A screen that several persons share shows no card to who may not see it. */
import { type GameEvent, REFERENCE_EDITION, SPECTATOR } from '@tabannusi/engine';
import { expect, test } from 'vitest';
import { newTable, Screen } from '../src/index.ts';
import { AT_ONCE, isOver, lotsOf, playOn, seatAsked, step, tableOf } from './drive.ts';

/** Cards that something tells of. */
const cardsIn = (told: unknown): Set<string> => new Set(JSON.stringify(told).match(/U\d\d/g));

test('four persons: no view, event or choice on the screen holds a card of another', () => {
  for (let game = 0; game < 6; game++) {
    const table = tableOf(4, `screen ${game}`);
    const screen = new Screen(table);
    const lots = lotsOf(`screen ${game}`);
    let events: readonly GameEvent[] = [];
    table.subscribe(SPECTATOR, (notice) => {
      if (notice.notice === 'step') events = notice.events;
      expect(screen.observer === SPECTATOR || screen.observer === seatAsked(table)).toBe(true);
    });
    let handOvers = 0;
    while (table.prompt.wait !== 'over') {
      const seat = seatAsked(table);
      const { handOver } = screen;
      if (handOver !== null) {
        expect(handOver).toBe(seat);
        // Between two persons nothing but the open board is seen.
        expect(screen.observer).toBe(SPECTATOR);
        expect(cardsIn(screen.view).size).toBe(0);
        screen.takeOver(handOver);
        handOvers++;
      }
      const own = new Set([...(table.view(seat).seats[seat]?.urbanIds ?? []), ...cardsIn(table.view(seat).urbanDeck)]);
      expect(cardsIn(screen.view).difference(own).size).toBe(0);
      if (table.view(seat).question?.ask === 'urbanCard') expect(screen.observer).toBe(seat);
      else expect(cardsIn(table.choices).size).toBe(0);
      step(table, lots);
      if (!isOver(table)) expect(cardsIn(events).size).toBe(0);
    }
    expect(handOvers).toBeGreaterThanOrEqual(table.turns.length);
    screen.close();
  }
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

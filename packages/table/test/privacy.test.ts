/** Nobody is told of another's Urban cards before the end, by anything that a table gives for an observer [URB-04]. */
import { CHANCE, SPECTATOR } from '@tabannusi/engine';
import { expect, test } from 'vitest';
import { Screen, type Table } from '../src/index.ts';
import { curiousStep, isOver, lotsOf, offered, seatAsked, step, tableOf } from './drive.ts';

const cardsIn = (told: unknown): string[] => JSON.stringify(told).match(/U\d\d/g) ?? [];

/** By seat, every card that was ever dealt to it, according to the record and the open board. */
function dealtIn(table: Table): ReadonlyMap<number, ReadonlySet<string>> {
  const dealt = new Map<number, Set<string>>([
    [SPECTATOR, new Set()],
    ...table.seats.map((_, seat): [number, Set<string>] => [seat, new Set()]),
  ]);
  const { chance } = table.record();
  const deals = table.log(SPECTATOR).filter(({ by }) => by === CHANCE);
  expect(deals.length).toBe(chance.length);
  for (const [n, { events }] of deals.entries()) {
    const drawn = events.find(({ event }) => event === 'urbanCardDrawn');
    const outcome = chance[n];
    if (drawn?.event === 'urbanCardDrawn' && outcome?.chance === 'urbanCard') dealt.get(drawn.seat)?.add(outcome.card);
  }
  return dealt;
}

/** Plays a game and collects everything that observers are told. */
function checkPrivate(table: Table, decide: () => void): void {
  const observers = [...table.seats.keys(), SPECTATOR];
  const screen = new Screen(table);
  const told = new Map(observers.map((observer) => [observer, 0]));
  let dealt = dealtIn(table);
  const expectOwn = (observer: number, something: unknown): void => {
    for (const card of cardsIn(something)) {
      if (!dealt.get(observer)?.has(card)) throw new Error(`${observer} is told of ${card}: ${JSON.stringify(something)}`);
      told.set(observer, (told.get(observer) ?? 0) + 1);
    }
  };
  for (const observer of observers) {
    table.subscribe(observer, (notices) => {
      if (isOver(table)) return;
      if (observer === 0) dealt = dealtIn(table);
      expectOwn(observer, notices);
      expectOwn(screen.observer, [screen.view, screen.choices]);
    });
  }
  while (!isOver(table)) {
    const seat = seatAsked(table);
    for (const observer of observers) {
      const log = table.log(observer, Math.max(0, table.moment - 5));
      const choices = observer === SPECTATOR ? [] : table.choices(observer);
      expectOwn(observer, [table.view(observer), log, table.prompt, table.turns, choices]);
      expect(choices.length > 0).toBe(observer === seat);
    }
    if (screen.handOver !== null) {
      expect(cardsIn([screen.view, screen.choices])).toEqual([]);
      screen.takeOver(screen.handOver);
    }
    expectOwn(screen.observer, [screen.view, screen.choices]);
    expect(screen.choices).toEqual(offered(table));
    decide();
  }
  // When the game is over, earlier moments stay as hidden as they were.
  for (const observer of observers) {
    for (let moment = 0; moment < table.moment; moment += 9) expectOwn(observer, table.view(observer, moment));
    expectOwn(observer, table.log(observer, 0, table.moment - 1));
    if (observer === SPECTATOR) expect(told.get(observer)).toBe(0);
    else expect(told.get(observer)).toBeGreaterThan(500);
  }
}

/** One random game in a thousand asks to choose an Urban card; these do. */
test.each([
  [3, 'urban 851'],
  [4, 'urban 1237'],
  [4, 'urban 1376'],
])('a game of %i in which somebody chooses an Urban card', (players, seed) => {
  const table = tableOf(players, seed);
  const lots = lotsOf(seed);
  checkPrivate(table, () => step(table, lots));
  expect(table.record().decisions.some(({ choose }) => choose === 'urbanCard')).toBe(true);
});

test('games of four that seek rare decisions', () => {
  const made = new Map<string, number>();
  for (let game = 0; game < 3; game++) {
    const table = tableOf(4, `privacy ${game}`);
    const lots = lotsOf(`privacy ${game}`);
    checkPrivate(table, () => curiousStep(table, lots, made));
  }
});

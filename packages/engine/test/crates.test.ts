/** Crates: how many a player can hold (KEY-01), how they are gained, and that they are never lost. */
import { describe, expect, it } from 'vitest';
import { Generator } from '../src/chance/generator.ts';
import { PORT_LINES, type ResourceColour } from '../src/edition/types.ts';
import { apply, asked, drawOutcome, isOver, legal } from '../src/engine.ts';
import type { GameEvent } from '../src/model/events.ts';
import { CHANCE } from '../src/model/ids.ts';
import { type Game, newTestGame, PURPLE, position, RED } from './support/index.ts';

type Crates = { up?: ResourceColour[]; down?: ResourceColour[] };

const HOUSE = { choose: 'action', action: 'portHouse' } as const;
const space = (line: (typeof PORT_LINES)[number], side: 'blue' | 'red') => ({ choose: 'portSpace', line, side }) as const;
const BLUE_SPACES = PORT_LINES.map((line) => space(line, 'blue'));
const RED_SPACES = PORT_LINES.map((line) => space(line, 'red'));

/** Red in the Port with these Crates and the price of one House. */
const inPort = (crates: Crates) => position().pawns(RED, 4).gold(RED, 0).dice(RED, { blue: 2 }).crates(RED, crates);

const sum = (counts: readonly number[]) => counts.reduce((a, b) => a + b, 0);

/** How many Crates a player has, face up and face down. */
function cratesOf(game: Game, seat: number) {
  const { cratesUp, cratesDown } = game.player(seat);
  return { up: sum(Object.values(cratesUp)), down: sum(Object.values(cratesDown)) };
}

/** Makes one random move of a player or of chance; returns its events. */
function move(game: Game, random: Generator): readonly GameEvent[] {
  const { state } = game;
  const before = game.events().length;
  apply(state, asked(state) === CHANCE ? drawOutcome(state, random) : state.choices[random.below(legal(state))]);
  return game.events().slice(before);
}

describe('four slots', () => {
  it('[KEY-01] with three Crates, face up or down, a fourth may be taken', () => {
    for (const crates of [{ up: ['white', 'yellow', 'green'] }, { up: ['white'], down: ['blue', 'green'] }] as Crates[]) {
      const game = inPort(crates).actionsOf(RED).act('portHouse');
      expect(game).toOfferOnly(...BLUE_SPACES, ...RED_SPACES);
      const { up, down } = cratesOf(game, RED);
      game.portSpace('row1', 'red');
      expect(cratesOf(game, RED)).toEqual({ up: up + 1, down });
    }
  });

  it('[KEY-01] [A-28] with four, face up or down, no red space is offered, nor a way to give a Crate away', () => {
    for (const crates of [
      { up: ['white', 'blue', 'green', 'green'] },
      { up: ['white'], down: ['blue', 'green', 'green'] },
      { down: ['white', 'white', 'blue', 'yellow'] },
    ] as Crates[]) {
      const game = inPort(crates).actionsOf(RED);
      for (const { choose } of game.offers()) expect(['action', 'actionTile', 'refill', 'done']).toContain(choose);
      game.act('portHouse');
      expect(game).toOfferOnly(...BLUE_SPACES);
      expect(game.try(space('row1', 'red'))).toEqual({ ok: false, code: 'notLegal' });
    }
  });

  it('[KEY-01] another player’s Crates do not count', () => {
    const game = inPort({ up: ['white'] }).crates(PURPLE, { up: ['yellow', 'yellow', 'blue', 'blue'] });
    expect(game.actionsOf(RED).act('portHouse')).toOffer(...RED_SPACES);
  });

  it('[KEY-01] the number of slots is the Player board’s', () => {
    const playerBoard = { ...newTestGame().state.setting.edition.playerBoard, crateSlots: 2 };
    const board = (up: ResourceColour[]) => position({ edition: { playerBoard } }).pawns(RED, 4).gold(RED, 2).crates(RED, { up });
    expect(board(['white']).actionsOf(RED).act('portHouse')).toOffer(...RED_SPACES);
    expect(board(['white', 'white']).actionsOf(RED).act('portHouse')).not.toOffer(...RED_SPACES);
  });

  it('[KEY-01] [A-28] with four Crates and only red spaces free, no House can be placed', () => {
    const draft = inPort({ up: ['white', 'blue'], down: ['green', 'green'] });
    // Purple has Houses on five of the blue spaces, Red on the sixth.
    for (const line of ['row1', 'row2', 'row3', 'column1', 'column2'] as const) draft.portHouse(PURPLE, line, 'blue');
    expect(draft.portHouse(RED, 'column3', 'blue').actionsOf(RED)).not.toOffer(HOUSE);
  });
});

describe('how a Crate comes', () => {
  it('[A-27] the Crate of a red space comes face up, also beside a face-down one of its colour', () => {
    const game = inPort({ down: ['green'] })
      .portCrates({ row2: 'green' })
      .actionsOf(RED)
      .portHouse('row2', 'red');
    expect(game.player(RED)).toMatchObject({ cratesUp: { green: 1 }, cratesDown: { green: 1 } });
    expect(game.table().portCrates.row2).toBeNull();
  });

  it('[A-27] [A-28] [KEY-01] in random games Crates come face up, turn down only by paying, and are never lost', () => {
    let gained = 0;
    for (const [seed, players] of [
      [1, 2],
      [2, 3],
      [3, 4],
    ] as const) {
      const game = newTestGame({ players });
      const random = new Generator(seed);
      const expected = Array.from({ length: players }, () => ({ up: 0, down: 0 }));
      while (!isOver(game.state)) {
        for (const event of move(game, random)) {
          if (event.event === 'crateDealt' || event.event === 'crateGained') expected[event.seat].up++;
          if (event.event === 'crateGained') gained++;
          if (event.event === 'crateRefilled') turn(expected[event.seat], -1);
          if (event.event === 'paid') turn(expected[event.seat], sum(event.crates));
        }
        expected.forEach((crates, seat) => {
          expect(cratesOf(game, seat)).toEqual(crates);
          expect(crates.up + crates.down).toBeLessThanOrEqual(4);
        });
      }
    }
    expect(gained).toBeGreaterThan(0);
  });

  /** Turns this many Crates face down. */
  function turn(crates: { up: number; down: number }, amount: number): void {
    crates.up -= amount;
    crates.down += amount;
  }
});

/**
 * The switch `masteryRight` (C-16): which step gives the right-hand bonus of the row it reaches. With `anyLowest`, the default: a step of a
 * marker that is lowest or tied for lowest. With `minRises`: only a step with which the lowest of the three markers reaches the row.
 */
import { describe, expect, it } from 'vitest';
import type { BuildingColour } from '../src/edition/types.ts';
import { DEFAULT_SWITCHES, type Switches } from '../src/model/setting.ts';
import { PURPLE, position, RED } from './support/index.ts';

type Reading = Switches['masteryRight'];
type Rows = readonly [white: number, yellow: number, brown: number];

const rows = ([white, yellow, brown]: Rows) => ({ white, yellow, brown });

const board = (masteryRight: Reading) => position({ switches: { masteryRight } });

/** The right-hand bonuses that a step of Red pays, by a Project of the colour on d2. */
const paid = (reading: Reading, from: Rows, colour: BuildingColour) =>
  board(reading)
    .mastery(RED, rows(from))
    .actionsOf(RED)
    .project(colour, 'd2')
    .events()
    .filter(({ rule }) => rule === 'KEY-32')
    .map((event) => ('amount' in event ? `${event.event} ${event.amount}` : event.event));

const GOLD = ['goldGained 1'];
const NOTHING: string[] = [];

describe('anyLowest', () => {
  it('[C-16] is the default', () => {
    expect(DEFAULT_SWITCHES.masteryRight).toBe('anyLowest');
    const game = position().actionsOf(RED).project('white', 'd2');
    expect(game.player(RED)).toMatchObject({ mastery: { white: 1 }, gold: 3 });
  });

  it('[C-16] [KEY-32] all three at the bottom: each of the three pays as it leaves', () => {
    expect(paid('anyLowest', [0, 0, 0], 'white')).toEqual(GOLD);
    expect(paid('anyLowest', [1, 0, 0], 'yellow')).toEqual(GOLD);
    expect(paid('anyLowest', [1, 1, 0], 'brown')).toEqual(GOLD);
  });

  it('[C-16] a marker above another pays nothing', () => {
    expect(paid('anyLowest', [3, 2, 3], 'white')).toEqual(NOTHING);
    expect(paid('anyLowest', [3, 3, 3], 'white')).toEqual(GOLD);
  });
});

describe('minRises', () => {
  it('[C-16] all three at the bottom: nothing is paid until the third marker has arrived', () => {
    expect(paid('minRises', [0, 0, 0], 'white')).toEqual(NOTHING);
    expect(paid('minRises', [1, 0, 0], 'yellow')).toEqual(NOTHING);
    expect(paid('minRises', [1, 1, 0], 'brown')).toEqual(GOLD);
  });

  it('[C-16] a marker tied with one other pays nothing, whatever the colours', () => {
    expect(paid('minRises', [3, 3, 5], 'white')).toEqual(NOTHING);
    expect(paid('minRises', [3, 5, 3], 'brown')).toEqual(NOTHING);
    expect(paid('minRises', [5, 3, 3], 'yellow')).toEqual(NOTHING);
    expect(paid('minRises', [5, 3, 4], 'yellow')).toEqual(GOLD);
    expect(paid('minRises', [3, 5, 4], 'white')).toEqual(GOLD);
    expect(paid('minRises', [4, 5, 3], 'brown')).toEqual(GOLD);
  });

  it('[C-16] a marker above another pays nothing', () => {
    expect(paid('minRises', [3, 2, 5], 'white')).toEqual(NOTHING);
  });

  it('[C-16] [A-76] the third marker is paid what stands at the row it reaches', () => {
    const bonuses = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((row) => paid('minRises', [9, 9, row], 'brown').join());
    expect(bonuses).toEqual([
      'goldGained 1',
      'markersGained 1',
      'vpGained 2',
      'goldGained 1',
      '',
      'vpGained 3',
      'goldGained 1',
      'vpGained 4',
      'vpGained 6',
    ]);
  });
});

describe('under either reading', () => {
  const READINGS = ['anyLowest', 'minRises'] as const;

  it('[C-16] [A-78] every one of several steps is checked by itself', () => {
    /** Purple takes two steps on white: Red constructs over two of Purple's markers. */
    const twice = (reading: Reading, from: Rows) =>
      board(reading)
        .gold(RED, 0)
        .dice(RED, { brown: 2 })
        .mastery(PURPLE, rows(from))
        .project('white', ['b1', 'c1'], PURPLE)
        .actionsOf(RED)
        .construct('white')
        .events()
        .flatMap((event): (string | number)[] => (event.event === 'stepMade' ? [event.row] : event.rule === 'KEY-32' ? [event.event] : []));
    // From row 0 to 1 as the only lowest marker, then from 1 to 2 tied with yellow.
    expect(twice('anyLowest', [0, 1, 5])).toEqual([1, 'goldGained', 2, 'markersGained']);
    expect(twice('minRises', [0, 1, 5])).toEqual([1, 'goldGained', 2]);
    expect(twice('anyLowest', [0, 0, 5])).toEqual([1, 'goldGained', 2]);
    expect(twice('minRises', [0, 0, 5])).toEqual([1, 2]);
    for (const reading of READINGS) expect(twice(reading, [0, 2, 5])).toEqual([1, 'goldGained', 2, 'markersGained']);
  });

  it('[C-16] [KEY-33] a benefit inside a track is gained by any marker', () => {
    for (const reading of READINGS) {
      const game = board(reading).mastery(RED, { white: 0, yellow: 1, brown: 0 }).actionsOf(RED).project('yellow', 'd2');
      expect(game.player(RED)).toMatchObject({ mastery: { yellow: 2 }, markers: 5, gold: 2 });
    }
  });

  it('[C-16] [A-75] a marker at the top pays nothing', () => {
    for (const reading of READINGS) expect(paid(reading, [9, 9, 9], 'white')).toEqual(NOTHING);
  });

  it('[C-16] [A-59] a Ziggurat House whose marker the arrow’s step must bring is offered where the step brings it', () => {
    /** Red has no marker in the area; the next House of every row uncovers Gold. Row 2 pays a marker at the right, and inside yellow. */
    const arrows = (reading: Reading) => {
      const game = board(reading)
        .pawns(RED, 5)
        .markers(RED, 0)
        .gold(RED, 2)
        .houses(RED, { white: 2, yellow: 2, brown: 2 })
        .mastery(RED, { white: 1, yellow: 1, brown: 1 })
        .actionsOf(RED)
        .act('zigguratHouse');
      return game.offers().map((choice) => (choice.choose === 'zigguratSpace' ? `${choice.section} ${choice.space}` : choice.choose));
    };
    expect(arrows('anyLowest')).toEqual(['white 2', 'white 4', 'yellow 2', 'yellow 5', 'brown 2', 'brown 4']);
    expect(arrows('minRises')).toEqual(['white 2', 'brown 4']);
  });
});

/** Mastery tracks (KEY-31 to KEY-34): steps, right-hand bonuses, benefits inside a track. */
import { describe, expect, it } from 'vitest';
import { PURPLE, position, RED } from './support/index.ts';

type Rows = { white?: number; yellow?: number; brown?: number };
type Colour = 'white' | 'yellow' | 'brown';

/** Red takes one step on this track from these rows, with a Project of the colour on d2. */
const step = (colour: Colour, rows: Rows) => position().mastery(RED, rows).actionsOf(RED).project(colour, 'd2');

/** Purple makes this many steps on white at once, because Red constructs over as many of Purple's markers. */
const whiteSteps = (count: number, rows: Rows) =>
  position()
    .gold(RED, 0)
    .dice(RED, { brown: 2 })
    .mastery(PURPLE, rows)
    .project('white', ['b1', 'c1', 'd1'].slice(0, count), PURPLE)
    .actionsOf(RED)
    .construct('white');

describe('steps', () => {
  it('[KEY-31] a marker climbs one space per step', () => {
    expect(step('yellow', {}).player(RED).mastery).toEqual({ white: 0, yellow: 1, brown: 0 });
  });

  it('[A-78] several steps are made one by one, each with its bonuses', () => {
    // From row 0 with the others at 2: the lowest marker reaches rows 1 and 2.
    const lowest = whiteSteps(2, { yellow: 2, brown: 2 });
    expect(lowest.events('stepMade').map(({ row }) => row)).toEqual([1, 2]);
    expect(lowest.events('goldGained')).toMatchObject([{ seat: PURPLE, amount: 1, rule: 'KEY-32' }]);
    expect(lowest.events('markersGained').filter(({ seat }) => seat === PURPLE)).toMatchObject([{ amount: 1, rule: 'KEY-32' }]);
    // From row 0 with the others at 0: after the first step, the marker is no longer lowest.
    const tied = whiteSteps(2, {});
    expect(tied.events('goldGained')).toMatchObject([{ seat: PURPLE, amount: 1 }]);
    expect(tied.events('markersGained').filter(({ seat }) => seat === PURPLE)).toEqual([]);
  });

  it('[A-75] a marker at the top does not move and gains nothing', () => {
    const game = step('brown', { white: 9, yellow: 9, brown: 9 });
    expect(game.player(RED)).toMatchObject({ mastery: { white: 9, yellow: 9, brown: 9 }, vp: 10, gold: 2 });
  });

  it('[A-75] two steps with one row left are one step', () => {
    const game = whiteSteps(2, { white: 8 });
    expect(game.player(PURPLE).mastery.white).toBe(9);
    expect(game.events('stepMade')).toHaveLength(1);
  });
});

describe('right-hand bonus', () => {
  it('[KEY-32] [C-16] is paid when the lowest marker moves up, or one tied for lowest', () => {
    const gold = (rows: Rows) => step('white', rows).player(RED).gold;
    expect(gold({ white: 0, yellow: 5, brown: 5 })).toBe(3);
    expect(gold({})).toBe(3);
    expect(gold({ white: 0, yellow: 0, brown: 5 })).toBe(3);
  });

  it('[KEY-32] [C-16] is not paid when another marker is lower', () => {
    const game = step('white', { white: 3, yellow: 2, brown: 5 });
    // Row 4 would give 1 Gold.
    expect(game.player(RED)).toMatchObject({ mastery: { white: 4 }, gold: 2 });
  });

  it('[A-76] is that of the row reached', () => {
    const after = (row: number, colour: Colour = 'brown') => step(colour, { white: row, yellow: row, brown: row }).player(RED);
    expect(after(0).gold).toBe(3);
    expect(after(1)).toMatchObject({ gold: 2, markers: 5 });
    expect(after(2)).toMatchObject({ gold: 2, vp: 12 });
    expect(after(3)).toMatchObject({ gold: 3, vp: 10 });
    expect(after(4, 'white')).toMatchObject({ gold: 2, vp: 10, markers: 4 });
    expect(after(5)).toMatchObject({ gold: 2, vp: 13 });
    expect(after(6, 'white')).toMatchObject({ gold: 3, vp: 10 });
    expect(after(7)).toMatchObject({ gold: 2, vp: 14 });
    expect(after(8)).toMatchObject({ gold: 2, vp: 16 });
  });

  it('[KEY-04] markers come as far as the supply has them', () => {
    const game = position().mastery(RED, { white: 1, yellow: 1, brown: 1 }).markers(RED, 15).actionsOf(RED).project('brown', 'd2');
    expect(game.player(RED)).toMatchObject({ markers: 14, markerSupply: 0 });
  });
});

describe('benefit inside a track', () => {
  it('[KEY-33] is gained at once by whoever reaches it, lowest or not', () => {
    const reached = (colour: Colour, row: number) => step(colour, { [colour]: row - 1 }).player(RED);
    expect(reached('white', 6).gold).toBe(3);
    expect(reached('white', 9).vp).toBe(14);
    expect(reached('yellow', 2)).toMatchObject({ markers: 5, markerSupply: 9 });
    expect(reached('yellow', 8).gold).toBe(3);
    expect(reached('brown', 3).markers).toBe(5);
    expect(reached('brown', 5).gold).toBe(3);
    expect(reached('brown', 4)).toMatchObject({ gold: 2, markers: 4, vp: 10 });
  });

  it('[KEY-33] [C-17] [A-105] a die from the supply must be taken if there is one', () => {
    for (const [colour, row] of [
      ['white', 3],
      ['yellow', 5],
      ['brown', 7],
    ] as const) {
      const board = () => position().mastery(RED, { [colour]: row - 1 });
      const game = board().supply({ green: 1, yellow: 1 }).actionsOf(RED).project(colour, 'd2');
      expect(game).toBeAsked('supplyDie', RED);
      expect(game).toOfferOnly({ choose: 'resource', colour: 'yellow' }, { choose: 'resource', colour: 'green' });
      expect(board().supply({ green: 1 }).actionsOf(RED).project(colour, 'd2').player(RED).dice).toEqual({ green: 1 });
      expect(board().actionsOf(RED).project(colour, 'd2')).toBeAsked('action', RED);
    }
  });

  it('[A-77] comes beside the right-hand bonus, which is first', () => {
    const both = step('yellow', { white: 1, yellow: 1, brown: 1 });
    expect(both.events('markersGained')).toMatchObject([{ rule: 'KEY-32' }, { rule: 'KEY-33' }]);
    expect(both.player(RED).markers).toBe(6);
    const die = position()
      .mastery(RED, { white: 2, yellow: 2, brown: 2 })
      .supply({ blue: 1, green: 1 })
      .actionsOf(RED)
      .project('white', 'd2');
    expect(die).toBeAsked('supplyDie', RED);
    expect(die.player(RED).vp).toBe(12);
  });

  it('[A-80] the steps that are left wait for the die of the one before', () => {
    const game = position()
      .gold(RED, 0)
      .dice(RED, { brown: 2 })
      .supply({ blue: 1 })
      .mastery(PURPLE, { white: 2 })
      .project('white', ['b1', 'c1'], PURPLE)
      .actionsOf(RED)
      .construct('white');
    expect(game).toBeAsked('supplyDie', PURPLE);
    expect(game.player(PURPLE).mastery.white).toBe(3);
    expect(game.take('blue').player(PURPLE).mastery.white).toBe(4);
  });
});

describe('value', () => {
  it('[KEY-34] the numbers at the left are the Building values of scoring', () => {
    const vp = (row: number) =>
      position()
        .mastery(PURPLE, { yellow: row })
        .building('yellow', { spaces: ['a4'], owner: PURPLE })
        .barge(1, [])
        .actionsOf(RED)
        .done()
        .roll(1, 1, 1, 1, 1)
        .player(PURPLE).vp;
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((row) => vp(row) - 10)).toEqual([1, 1, 2, 2, 3, 3, 4, 4, 5, 5]);
  });
});

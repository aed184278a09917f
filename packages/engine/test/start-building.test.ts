/** The starting Building (SET-24 to SET-27) and its bonus. */
import { describe, expect, it } from 'vitest';
import { BLACK, dealStandard, newTestGame, ORANGE, PURPLE, position, RED } from './support/index.ts';

describe('starting Buildings', () => {
  it('[SET-24] everyone places one, from the last player counterclockwise to the start player, who then begins', () => {
    const game = position({ players: 3 }).startBuildings();
    expect(game).toBeAsked('startColour', ORANGE);
    game.colour('white').space('a1');
    expect(game).toBeAsked('startColour', PURPLE);
    game.colour('white').space('c1');
    expect(game).toBeAsked('startColour', RED);
    game.colour('white').space('g1');
    expect(game).toBeAsked('pawns', RED);
  });

  it('[SET-24] with another start player the order turns with the token', () => {
    const game = newTestGame({ players: 4, switches: { firstGame: true } });
    dealStandard(game.state, 'drawStartPlayer');
    game.chance({ chance: 'startPlayer', seat: ORANGE });
    const order: number[] = [];
    for (const space of ['a1', 'c1', 'g1', 'm1']) {
      order.push(game.ask()?.seat ?? -1);
      game.colour('brown').space(space);
    }
    expect(order).toEqual([PURPLE, RED, BLACK, ORANGE]);
    expect(game).toBeAsked('pawns', ORANGE);
  });

  it('[SET-24] [A-02] any colour, on any empty grid space of Districts 1-3, bonus or not, not on Water', () => {
    const game = position()
      .building('white', { spaces: ['b1'], owner: RED })
      .startBuildings();
    expect(game).toOfferOnly(
      { choose: 'colour', colour: 'white' },
      { choose: 'colour', colour: 'yellow' },
      { choose: 'colour', colour: 'brown' },
    );
    game.colour('yellow');
    const columns = [...'abcdfghiklmn'];
    const all = columns.flatMap((column) => [1, 2, 3, 4].map((row) => `${column}${row}`));
    expect(game).toOfferSpaces(...all.filter((space) => space !== 'b1'));
  });

  it('[A-02] blocked four-player spaces are no place', () => {
    expect(position({ players: 3 }).startBuildings().colour('white').spaces()).not.toContain('a5');
    expect(position({ players: 4 }).startBuildings().colour('white').spaces()).toContain('a5');
  });

  it('[SET-25] [C-10] [A-04] the bonus of the space is gained at once, before the next player places', () => {
    const game = position().startBuildings().colour('white').space('g1');
    expect(game.player(PURPLE).gold).toBe(3);
    const asking = position().startBuildings().colour('white').space('b2');
    expect(asking).toBeAsked('bargeDie', PURPLE);
    asking.accept();
    expect(asking).toBeAsked('startColour', RED);
  });

  it('[SET-26] [C-11] the House is the leftmost of the row of the colour', () => {
    const game = position().startBuildings().colour('yellow').space('b1');
    expect(game.player(PURPLE).houses).toEqual({ white: 3, yellow: 2, brown: 3, bottom: 5 });
    expect(game.at('b1')).toBe('yellow building of Purple');
  });

  it('[SET-27] [C-10] [KEY-14] the House uncovers no bonus', () => {
    const game = position().startBuildings().colour('yellow').space('b1');
    expect(game.player(PURPLE)).toMatchObject({ markers: 5, markerSupply: 10, gold: 2, vp: 10 });
  });

  it('[SET-27] nor a column bonus', () => {
    const game = position().houses(PURPLE, { white: 1, yellow: 1, brown: 2 }).startBuildings().colour('brown').space('b1');
    expect(game.player(PURPLE).vp).toBe(10);
  });

  it('[A-01] it may touch a Building of its colour, and they stay two', () => {
    const game = position().startBuildings().colour('white').space('b1').colour('white').space('a2').go(1);
    expect(game.at('b1')).toBe('white building of Purple');
    expect(game.at('a2')).toBe('white building of Red');
    const touching = position().startBuildings().colour('white').space('b1').colour('white');
    expect(touching.spaces()).toEqual(expect.arrayContaining(['a1', 'c1', 'b2']));
  });

  it('[A-01] each starting Building is one of its own for a Garden between them', () => {
    const game = position()
      .garden('b2', PURPLE)
      .barge(1, [4])
      .startBuildings()
      .colour('white')
      .space('b1')
      .colour('white')
      .space('b3')
      .go(1)
      .moveTo(4)
      .done()
      .roll(1, 1, 1, 1, 1);
    expect(game.events('districtScored')).toMatchObject([
      { seat: RED, vp: 2 },
      { seat: PURPLE, vp: 2 },
    ]);
  });

  it('[A-01] two touching Buildings of one colour and owner count as two for an adjacent Garden', () => {
    // b1-c1 and c2 touch each other; the Garden on b2 touches both.
    const two = position()
      .building('white', { spaces: ['b1', 'c1'], owner: RED })
      .building('white', { spaces: ['c2'], owner: RED })
      .garden('b2', PURPLE)
      .barge(1, [])
      .actionsOf(RED)
      .done();
    // 2 + 1 pieces, and the Garden for each.
    expect(two.events('districtScored')).toMatchObject([
      { seat: RED, vp: 5 },
      { seat: PURPLE, vp: 0 },
    ]);
    two.roll(1, 1, 1, 1, 1);
  });
});

describe('starting bonuses that make no sense yet [A-03]', () => {
  const place = (space: string, colour: 'white' | 'yellow' | 'brown' = 'white') => position().startBuildings().colour(colour).space(space);

  it('[A-03] an Architect move has no effect', () => {
    expect(place('m2')).toBeAsked('startColour', RED);
  });

  it('[A-03] a Crate refill has no effect', () => {
    const game = position()
      .crates(PURPLE, { down: ['white', 'blue'] })
      .startBuildings()
      .colour('white')
      .space('d4');
    expect(game).toBeAsked('startColour', RED);
    expect(game.player(PURPLE).cratesDown).toEqual({ white: 1, blue: 1 });
  });

  it("[A-03] a step in the Project's colour is one in the Building's", () => {
    expect(place('d2', 'brown').player(PURPLE)).toMatchObject({ mastery: { white: 0, yellow: 0, brown: 1 }, gold: 3 });
  });

  it('[A-03] another Project is placed if that is legal, in the same District, not touching a Building of its colour', () => {
    const game = place('c3', 'brown');
    expect(game).toBeAsked('projectSpace', PURPLE);
    const district1 = [...'abcd'].flatMap((column) => [1, 2, 3, 4].map((row) => `${column}${row}`));
    expect(game).toOfferSpaces(...district1.filter((space) => !['c3', 'c2', 'c4', 'b3', 'd3'].includes(space)));
    game.space('a3');
    expect(game.at('a3')).toBe('brown project of Purple');
    expect(game.player(PURPLE)).toMatchObject({ markers: 4, gold: 3 });
  });

  it('[A-03] another Project is forfeited without a marker, and may be declined with one', () => {
    expect(position().markers(PURPLE, 0).startBuildings().colour('white').space('c3')).toBeAsked('startColour', RED);
    const game = place('c3').decline();
    expect(game).toBeAsked('startColour', RED);
    expect(game.player(PURPLE).markers).toBe(5);
  });

  it('[A-03] a paid step may be paid with Gold or a Crate', () => {
    const game = position()
      .crates(PURPLE, { up: ['yellow'] })
      .startBuildings()
      .colour('white')
      .space('f4');
    expect(game).toBeAsked('paidStep', PURPLE);
    game.track('yellow');
    expect(game).toBeAsked('payment', PURPLE);
    game.pay({ crates: { yellow: 1 } });
    expect(game.player(PURPLE)).toMatchObject({ mastery: { yellow: 1 }, cratesUp: {}, cratesDown: { yellow: 1 } });
  });

  it('[A-03] a Barge die is the highest', () => {
    const game = position().barge(2, [1, 3, 3, 5, 5]).startBuildings().colour('white').space('b2').accept();
    expect(game.events('bargeDieGained')).toMatchObject([{ seat: PURPLE, colour: 'yellow', face: 5 }]);
  });
});

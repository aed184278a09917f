/** Key concepts (KEY-*) that no other file tests: markers, Districts, adjacency. */
import { describe, expect, it } from 'vitest';
import { PURPLE, position, RED } from './support/index.ts';

describe('Claim markers', () => {
  it('[KEY-03] mark Projects, Gardens and Ships', () => {
    const game = position().gardens(RED, 1).dice(RED, { brown: 2 }).project('white', 'b1', PURPLE).actionsOf(RED);
    game
      .construct('white', { dice: { brown: 2 } })
      .ship(1)
      .act('gardening')
      .place('e1');
    // 5, one more beneath the House, one for the Ship, one for the Garden.
    expect(game.player(RED).markers).toBe(4);
    expect(game.table().shipMarks[0]).toEqual([RED]);
    expect(game.at('e1')).toBe('garden of Red');
  });

  it('[KEY-04] gained ones come from the own supply; an empty supply gives nothing', () => {
    const gain = (inArea: number) => position().markers(RED, inArea).actionsOf(RED).project('white', 'a1').player(RED);
    expect(gain(14)).toMatchObject({ markers: 14, markerSupply: 0 });
    expect(gain(15)).toMatchObject({ markers: 14, markerSupply: 0 });
  });

  it('[KEY-05] without one in the area Projects, Gardens and Ships are impossible, whatever the supply has', () => {
    const game = position().markers(RED, 0).gardens(RED, 1).gold(RED, 0).actionsOf(RED);
    expect(game.player(RED).markerSupply).toBe(15);
    expect(game.offers().map(({ choose }) => choose)).toEqual(['actionTile', 'done']);
    const ship = position().markers(RED, 0).houses(RED, { white: 2 }).dice(RED, { brown: 2 }).project('white', 'b1', PURPLE).actionsOf(RED);
    expect(ship.construct('white', { dice: { brown: 2 } })).toBeAsked('action', RED);
  });

  it('[KEY-07] a player has 15; only returned ones can be gained again', () => {
    // All 15 markers are in use: 14 in the area, 1 on the Project. What the House uncovers is lost; after the marker has returned, a bonus
    // gives it.
    const game = position()
      .gold(RED, 0)
      .markers(RED, 14)
      .dice(RED, { brown: 2, white: 1 })
      .project('white', 'b1', RED)
      .actionsOf(RED)
      .construct('white')
      .project('yellow', 'a1');
    expect(game.player(RED)).toMatchObject({ markers: 14, markerSupply: 0 });
  });
});

describe('Districts', () => {
  it('[KEY-17] 1, 2 and 3 are common Districts with a building grid', () => {
    const grid = (district: number) => position().pawns(RED, district).actionsOf(RED).act('project').colour('white').spaces();
    expect(grid(1).map((space) => space[0])).toEqual([...'aaaabbbbccccdddd']);
    expect(grid(2).map((space) => space[0])).toEqual([...'ffffgggghhhhiiii']);
    expect(grid(3).map((space) => space[0])).toEqual([...'kkkkllllmmmmnnnn']);
  });

  it('[KEY-18] 4 and 5 have none of these actions', () => {
    for (const district of [4, 5]) {
      const game = position().gold(RED, 9).gardens(RED, 1).project('white', 'a1', RED).pawns(RED, district).actionsOf(RED);
      for (const action of ['project', 'construct', 'gardening'] as const) expect(game).not.toOffer({ choose: 'action', action });
    }
  });

  it('[KEY-20] Water between two common Districts can be used from both, and from no other', () => {
    const usable = (district: number) =>
      position().gardens(RED, 1).gold(RED, 0).pawns(RED, district).actionsOf(RED).act('gardening').spaces();
    expect(usable(1)).toEqual(['e1', 'e2', 'e3']);
    expect(usable(2)).toEqual(['e1', 'e2', 'e3', 'j2', 'j3', 'j4']);
    expect(usable(3)).toEqual(['j2', 'j3', 'j4']);
  });

  it('[KEY-21] spaces are adjacent when they share a side; corners and the edge of the row do not count', () => {
    const around = (space: string) => position().project('white', space, RED).actionsOf(RED).act('project').colour('white').spaces();
    expect(around('b2')).toEqual(['a2', 'b1', 'b3', 'c2']);
    expect(around('a1')).toEqual(['a2', 'b1']);
    expect(around('d4')).toEqual(['c4', 'd3']);
  });
});

describe('Houses and Buildings', () => {
  it('[KEY-10] a Building has one House however many pieces it has, and counts as one', () => {
    const game = position().gold(RED, 0).dice(RED, { brown: 2 }).project('yellow', ['b1', 'b2', 'b3'], PURPLE).actionsOf(RED);
    expect(game.construct('yellow').player(RED).houses).toEqual({ white: 3, yellow: 2, brown: 3, bottom: 5 });
  });

  it('[KEY-11] [KEY-13] the row of the colour gives its Houses from left to right', () => {
    const gained = [3, 2, 1].map((brown) => {
      const board = position().gold(RED, 0).dice(RED, { brown: 2 }).houses(RED, { brown, white: 1 }).project('brown', 'b1', PURPLE);
      const { gold, markers } = board.actionsOf(RED).construct('brown').player(RED);
      return [gold, markers - 5];
    });
    expect(gained).toEqual([
      [0, 1],
      [1, 0],
      [1, 1],
    ]);
  });
});

describe('finite things', () => {
  it('[COMP-17] [C-15] everything but Gold is finite: what is gone is gained by nobody', () => {
    const game = position().gardens(PURPLE, 25).water(PURPLE, 20).actionsOf(RED);
    expect(game.project('white', 'c1').player(RED).gardens).toBe(0);
    expect(game).not.toOffer({ choose: 'action', action: 'gardening' });
  });
});

/** The Construct action: cost, Building and House, markers (ACT-BLD-01 to ACT-BLD-10). `construct-rewards.test.ts` tests what follows. */
import { describe, expect, it } from 'vitest';
import { RULES_EDITION } from './support/edition.ts';
import { ORANGE, PURPLE, position, RED } from './support/index.ts';

const CONSTRUCT = { choose: 'action', action: 'construct' } as const;

/** Red in District 1, whose local colour is brown, with 2 brown dice and no Gold. */
const poorRed = () => position().gold(RED, 0).dice(RED, { brown: 2 });

describe('what can be constructed', () => {
  it("[ACT-BLD-01] [KEY-18] Projects of the Assistant's common District", () => {
    expect(poorRed().project('white', 'b1', PURPLE).actionsOf(RED)).toOffer(CONSTRUCT);
    expect(poorRed().project('white', 'f1', PURPLE).actionsOf(RED)).not.toOffer(CONSTRUCT);
    for (const district of [4, 5]) {
      expect(position().gold(RED, 9).project('white', 'b1', PURPLE).pawns(RED, district).actionsOf(RED)).not.toOffer(CONSTRUCT);
    }
  });

  it('[ACT-BLD-02] [KEY-10] one colour, all its Projects of the District, with one House', () => {
    const game = poorRed()
      .project('white', ['b1', 'c1'], PURPLE)
      .project('white', 'f1', PURPLE)
      .project('yellow', 'a4', PURPLE)
      .actionsOf(RED)
      .act('construct');
    expect(game).toBeAsked('constructColour', RED);
    expect(game).toOfferOnly({ choose: 'colour', colour: 'white' }, { choose: 'colour', colour: 'yellow' });
    game.colour('white');
    expect([game.at('b1'), game.at('c1'), game.at('f1'), game.at('a4')]).toEqual([
      'white building of Red',
      'white building of Red',
      'white project of Purple',
      'yellow project of Purple',
    ]);
    expect(game.player(RED).houses).toEqual({ white: 2, yellow: 3, brown: 3, bottom: 5 });
  });

  it('[ACT-BLD-03] nothing without Projects in the District', () => {
    expect(position().gold(RED, 9).actionsOf(RED)).not.toOffer(CONSTRUCT);
  });

  it('[A-39] a group without own markers may be constructed, for the 2 local Resources alone', () => {
    const game = poorRed().project('white', ['b1', 'c1'], PURPLE).actionsOf(RED).construct('white');
    expect(game.events('paid')).toMatchObject([{ dice: [0, 0, 2, 0, 0], crates: [0, 0, 0, 0, 0], gold: 0 }]);
  });

  it('[A-41] nothing without a House in the row of the colour or in the bottom row', () => {
    const board = () => poorRed().project('white', 'b1', PURPLE);
    expect(board().houses(RED, { white: 0, bottom: 0 }).actionsOf(RED)).not.toOffer(CONSTRUCT);
    expect(board().houses(RED, { white: 1, bottom: 0 }).actionsOf(RED)).toOffer(CONSTRUCT);
    expect(board().houses(RED, { white: 0, bottom: 1 }).actionsOf(RED)).toOffer(CONSTRUCT);
  });

  it('[A-42] nothing without enough Building pieces', () => {
    const stocks = { ...RULES_EDITION.stocks, piecesPerColour: 2 };
    const board = (spaces: string[]) =>
      position({ edition: { stocks } })
        .gold(RED, 9)
        .building('white', { spaces: ['n4'], owner: PURPLE })
        .project('white', spaces, PURPLE)
        .actionsOf(RED);
    expect(board(['b1'])).toOffer(CONSTRUCT);
    expect(board(['b1', 'c1'])).not.toOffer(CONSTRUCT);
  });
});

describe('what it costs', () => {
  it('[ACT-BLD-04] 2 local Resources', () => {
    const game = poorRed().dice(RED, { brown: 3 }).project('white', 'b1', PURPLE).actionsOf(RED).construct('white');
    expect(game.player(RED).dice).toEqual({ brown: 1 });
    expect(poorRed().dice(RED, { brown: 1, white: 3 }).project('white', 'b1', PURPLE).actionsOf(RED)).not.toOffer(CONSTRUCT);
  });

  it('[ACT-BLD-05] and 1 of the Project colour for each own marker on the group', () => {
    const board = (white: number) =>
      poorRed().dice(RED, { brown: 2, white }).project('white', ['a1', 'b1'], RED).project('white', 'c1', PURPLE).actionsOf(RED);
    expect(board(1)).not.toOffer(CONSTRUCT);
    const game = board(2).construct('white');
    expect(game.events('paid')).toMatchObject([{ dice: [2, 0, 2, 0, 0], gold: 0 }]);
    expect(game.player(RED).dice).toEqual({});
  });

  it('[ACT-BLD-05] own markers on other groups do not count', () => {
    const game = poorRed().project('white', 'a1', PURPLE).project('yellow', 'a4', RED).project('white', 'f1', RED);
    expect(game.actionsOf(RED).construct('white').events('paid')).toMatchObject([{ dice: [0, 0, 2, 0, 0] }]);
  });

  it('[ACT-BLD-05] where the Project colour is the local colour both parts are paid in it', () => {
    const board = (brown: number) => poorRed().dice(RED, { brown }).project('brown', ['a1', 'b1'], RED).actionsOf(RED);
    expect(board(3)).not.toOffer(CONSTRUCT);
    expect(board(4).construct('brown').player(RED).dice).toEqual({});
  });

  it('[ACT-BLD-06] local is the colour of the Barge and cost tile of the District', () => {
    const board = (district: number, space: string, dice: object) =>
      position()
        .barges('blue', 'white', 'green', 'brown', 'yellow')
        .gold(RED, 0)
        .dice(RED, dice)
        .pawns(RED, district)
        .project('brown', space, PURPLE)
        .actionsOf(RED);
    expect(board(1, 'b1', { blue: 2 })).toOffer(CONSTRUCT);
    expect(board(2, 'f1', { white: 2 })).toOffer(CONSTRUCT);
    expect(board(3, 'k1', { green: 2 })).toOffer(CONSTRUCT);
    expect(board(3, 'k1', { blue: 2, white: 2, brown: 2 })).not.toOffer(CONSTRUCT);
  });
});

describe('Building and House', () => {
  it('[ACT-BLD-07] pieces of the same colour and shape replace the tiles, which return to the stock', () => {
    const game = poorRed().project('yellow', ['b1', 'b2', 'c2'], PURPLE).actionsOf(RED);
    expect(game.table().projects).toEqual({ white: 20, yellow: 17, brown: 20 });
    game.construct('yellow');
    expect(game.events('built')).toMatchObject([{ seat: RED, colour: 'yellow', district: 1, spaces: ['b1', 'b2', 'c2'] }]);
    expect(game.table().projects).toEqual({ white: 20, yellow: 20, brown: 20 });
    expect(game.table().pieces).toEqual({ white: 25, yellow: 22, brown: 25 });
  });

  it('[ACT-BLD-08] [KEY-11] [KEY-13] the House is the leftmost of the matching row', () => {
    // One brown House has left: the next one uncovers 1 Gold, not the marker of the first.
    const game = poorRed()
      .building('brown', { spaces: ['k1'], owner: RED })
      .project('brown', 'b1', PURPLE)
      .actionsOf(RED);
    game.construct('brown');
    expect(game.player(RED)).toMatchObject({ houses: { white: 3, yellow: 3, brown: 1, bottom: 5 }, gold: 1, markers: 5 });
  });

  it('[ACT-BLD-08] [KEY-12] from the bottom row only when the matching row is empty', () => {
    const board = (white: number) => poorRed().houses(RED, { white, bottom: 4 }).project('white', 'b1', PURPLE).actionsOf(RED);
    expect(board(1).construct('white').player(RED).houses).toMatchObject({ white: 0, bottom: 4 });
    expect(board(0).construct('white').player(RED).houses).toMatchObject({ white: 0, bottom: 3, yellow: 3, brown: 3 });
  });

  it('[ACT-BLD-09] [KEY-14] the bonus beneath the House is gained at once', () => {
    const left = (white: number) => poorRed().houses(RED, { white }).project('white', 'b1', PURPLE).actionsOf(RED).construct('white');
    expect(left(3).player(RED)).toMatchObject({ gold: 0, markers: 6 });
    expect(left(2).player(RED)).toMatchObject({ gold: 1, markers: 5 });
    expect(left(1).player(RED)).toMatchObject({ gold: 1, markers: 6 });
  });

  it('[KEY-14] the bottom row has bonuses of its own', () => {
    const left = (bottom: number) =>
      poorRed().houses(RED, { white: 0, bottom }).project('white', 'b1', PURPLE).actionsOf(RED).construct('white').player(RED);
    expect([5, 4, 3, 2, 1].map((bottom) => left(bottom).gold)).toEqual([0, 0, 1, 1, 2]);
    expect([5, 4, 3, 2, 1].map((bottom) => left(bottom).markers)).toEqual([5, 6, 5, 5, 5]);
  });

  it('[KEY-15] emptying a column of the coloured rows gives its column bonus, exactly when the third House leaves', () => {
    const board = (houses: { white: number; yellow: number; brown: number }) =>
      poorRed().houses(RED, houses).project('white', 'b1', PURPLE).actionsOf(RED).construct('white').player(RED).vp;
    expect(board({ white: 2, yellow: 1, brown: 1 })).toBe(14);
    expect(board({ white: 2, yellow: 1, brown: 0 })).toBe(14);
    expect(board({ white: 2, yellow: 2, brown: 1 })).toBe(10);
    expect(board({ white: 2, yellow: 1, brown: 2 })).toBe(10);
    expect(board({ white: 1, yellow: 0, brown: 0 })).toBe(18);
    expect(board({ white: 1, yellow: 1, brown: 0 })).toBe(10);
  });

  it('[KEY-16] the first column has no bonus', () => {
    const game = poorRed().houses(RED, { yellow: 2, brown: 2 }).project('white', 'b1', PURPLE).actionsOf(RED).construct('white');
    expect(game.player(RED).vp).toBe(10);
  });

  it('[C-18] [KEY-15] the bottom row is no part of a column', () => {
    const coloured = poorRed().houses(RED, { white: 0, yellow: 0, brown: 0, bottom: 4 }).project('white', 'b1', PURPLE);
    expect(coloured.actionsOf(RED).construct('white').player(RED).vp).toBe(10);
    const bottomFull = poorRed().houses(RED, { white: 2, yellow: 1, brown: 1, bottom: 5 }).project('white', 'b1', PURPLE);
    expect(bottomFull.actionsOf(RED).construct('white').player(RED).vp).toBe(14);
  });

  it('[KEY-15] [A-105] a column bonus with a choice must be taken, before the markers return', () => {
    const playerBoard = { ...RULES_EDITION.playerBoard, columns: ['', 'm?', 'v8'] };
    const game = position({ edition: { playerBoard } })
      .gold(RED, 0)
      .dice(RED, { brown: 2 })
      .houses(RED, { white: 2, yellow: 1, brown: 1 })
      .project('white', 'b1', PURPLE)
      .actionsOf(RED)
      .construct('white');
    expect(game).toBeAsked('stepOfChoice', RED);
    expect(game).toOfferOnly(
      { choose: 'track', colour: 'white' },
      { choose: 'track', colour: 'yellow' },
      { choose: 'track', colour: 'brown' },
    );
    expect(game.events('markersReturned')).toEqual([]);
    game.track('brown');
    expect(game.events('markersReturned')).toHaveLength(1);
  });

  it('[KEY-08] [KEY-09] the Building belongs to the player of the House, whoever planned it', () => {
    const game = poorRed().project('white', 'b1', PURPLE).actionsOf(RED).construct('white');
    expect(game.at('b1')).toBe('white building of Red');
    expect(game.player(PURPLE).houses).toEqual({ white: 3, yellow: 3, brown: 3, bottom: 5 });
  });
});

describe('own markers', () => {
  it('[ACT-BLD-10] go to the supply, not to the area', () => {
    const game = poorRed().dice(RED, { brown: 2, white: 2 }).houses(RED, { white: 2 }).project('white', ['a1', 'b1'], RED).actionsOf(RED);
    // The House that has left the row is in the Ziggurat, with a claim.
    expect(game.player(RED)).toMatchObject({ markers: 5, markerSupply: 7 });
    expect(game.construct('white').player(RED)).toMatchObject({ markers: 5, markerSupply: 9 });
  });

  it('[C-29] [KEY-04] after the House bonus: with an empty supply its marker is lost though own markers come back', () => {
    const game = poorRed().dice(RED, { brown: 2, white: 1 }).project('white', 'b1', RED).markers(RED, 14).actionsOf(RED);
    expect(game.player(RED).markerSupply).toBe(0);
    expect(game.construct('white').player(RED)).toMatchObject({ markers: 14, markerSupply: 1 });
  });

  it('[C-29] [KEY-15] after the column bonus, too', () => {
    const playerBoard = { ...RULES_EDITION.playerBoard, columns: ['', 'c2', 'v8'] };
    const game = position({ edition: { playerBoard } })
      .gold(RED, 0)
      .dice(RED, { brown: 2, white: 1 })
      .houses(RED, { white: 2, yellow: 1, brown: 1 })
      .project('white', 'b1', RED)
      .markers(RED, 8)
      .actionsOf(RED)
      .construct('white');
    // Five of Red's markers are in the Ziggurat and one is in the supply; the one on the Project returns later.
    expect(game.player(RED)).toMatchObject({ markers: 9, markerSupply: 1 });
  });

  it('[C-29] [A-81] pay, Building, House, its bonus, the column bonus, own markers, others, in this order', () => {
    const game = position({ players: 3 })
      .gold(RED, 0)
      .dice(RED, { brown: 2, white: 1 })
      .houses(RED, { white: 2, yellow: 1, brown: 1 })
      .project('white', 'a1', RED)
      .project('white', 'b1', PURPLE)
      .project('white', 'c1', ORANGE)
      .actionsOf(RED)
      .construct('white')
      .done();
    const story = game.events().map((event) => (event.event === 'markersReturned' ? `${event.event} ${event.seat}` : event.event));
    expect(story.slice(0, 13)).toEqual([
      'actionChosen',
      'paid',
      'built',
      'houseTaken',
      'goldGained',
      'vpGained',
      'markersReturned 0',
      'markersReturned 1',
      'stepMade',
      'goldGained',
      'markersReturned 2',
      'stepMade',
      'goldGained',
    ]);
  });
});

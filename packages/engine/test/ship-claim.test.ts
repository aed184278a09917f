/**
 * Claiming Ships: the action of the Port (ACT-SHIP-01), the claim after a Construct (ACT-SHIP-07), Harbormasters, printed Ships, and when
 * the ability of a Ship starts to work. Other files test the abilities themselves (`ship-abilities-port.test.ts`) and ACT-SHIP-02
 * (`construct-rewards.test.ts`).
 */
import { describe, expect, it } from 'vitest';
import { PURPLE, position, RED } from './support/index.ts';

type Position = ReturnType<typeof position>;

const SHIP = { choose: 'action', action: 'ship' } as const;
const ship = (shipSpace: number) => ({ choose: 'ship', shipSpace }) as const;
const decree = (id: 'D07' | 'D09' | 'D14') => ({ choose: 'decree', decree: id }) as const;
const ALL_SHIPS = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(ship);

/**
 * Red in the Port with 2 Gold. Ship spaces run row by row; those of the standard set-up: S01 (white), S02 (yellow), a printed one, S03
 * (brown), S04 (brown), S05 (white), a printed one, S06 (yellow), S07 (yellow). Harbormasters: B1 row 3, B2 row 2, B3 row 1, B4 to B6
 * columns 1 to 3.
 */
const redInPort = () => position().pawns(RED, 4);
/** Red in District 1 with 1 Gold for a Ship and a white Building of size 1 constructed: the rewards are over. */
const redHasBuilt = (red: Position) =>
  red
    .gold(RED, 1)
    .dice(RED, { brown: 2 })
    .project('white', 'b1', PURPLE)
    .actionsOf(RED)
    .construct('white', { dice: { brown: 2 } });

/** Plays Purple's turn in District 1, without actions, and Red's die, which keeps Red in the Port. */
const toNextTurnInPort = (game: ReturnType<Position['actionsOf']>) => game.done().moveTo(1).done().moveTo(4);

describe('the action', () => {
  it('marks any Ship, of whatever size, printed or laid, for 2 Gold [ACT-SHIP-01] [C-33]', () => {
    const game = redInPort().gold(RED, 3).dice(RED, { blue: 1 }).actionsOf(RED).act('ship');
    expect(game).toBeAsked('ship', RED);
    expect(game.ask()).toMatchObject({ gold: 2 });
    expect(game).toOfferOnly(...ALL_SHIPS);
    game.ship(9);
    expect(game).toBeAsked('action', RED);
    expect(game.player(RED)).toMatchObject({ gold: 1, dice: { blue: 1 }, markers: 4, markerSupply: 10, ships: [9] });
    expect(game.events('paid')).toMatchObject([{ seat: RED, dice: [0, 0, 0, 0, 0], crates: [0, 0, 0, 0, 0], gold: 2 }]);
  });

  it('needs 2 Gold; no Resource stands in for it [ACT-SHIP-01] [C-33] [KEY-27]', () => {
    expect(redInPort().gold(RED, 2).actionsOf(RED)).toOffer(SHIP);
    const poor = redInPort()
      .gold(RED, 1)
      .dice(RED, { blue: 3, white: 3 })
      .crates(RED, { up: ['blue', 'green'] });
    expect(poor.actionsOf(RED)).not.toOffer(SHIP);
  });

  it('only with the Assistant in the Port, wherever the Architect stands [ACT-SHIP-01]', () => {
    const red = (assistant: number, architect: number) => position().gold(RED, 9).pawns(RED, assistant, architect).actionsOf(RED);
    expect(red(4, 1)).toOffer(SHIP);
    for (const district of [1, 2, 3, 5]) expect(red(district, 4)).not.toOffer(SHIP);
  });

  it('needs a marker in the area [ACT-SHIP-01] [KEY-05]', () => {
    expect(redInPort().markers(RED, 1).actionsOf(RED)).toOffer(SHIP);
    expect(redInPort().markers(RED, 0).actionsOf(RED)).not.toOffer(SHIP);
  });

  it('may be performed twice in a turn [ACT-SHIP-01] [TURN-09]', () => {
    const game = redInPort().gold(RED, 4).actionsOf(RED).claimShip(1).claimShip(2);
    expect(game.player(RED)).toMatchObject({ gold: 0, markers: 3, ships: [1, 2] });
  });

  it('a player has one marker on a Ship, not two [C-34] [ACT-SHIP-03]', () => {
    const game = redInPort().shipMark(RED, 4, 7).shipMark(PURPLE, 5).actionsOf(RED).act('ship');
    expect(game).toOfferOnly(...[1, 2, 3, 5, 6, 8, 9].map(ship));
    expect(redInPort().shipMark(RED, 1, 2, 3, 4, 5, 6, 7, 8, 9).markers(RED, 5).actionsOf(RED)).not.toOffer(SHIP);
  });
});

describe('the claim after a Construct', () => {
  it('costs 1 Gold, where the action costs 2 [C-33] [ACT-BLD-14]', () => {
    const game = redHasBuilt(position()).ship(1);
    expect(game.player(RED)).toMatchObject({ gold: 0, ships: [1] });
    expect(game.events('paid').map(({ gold }) => gold)).toEqual([0, 1]);
  });

  it('takes its marker from the area, a marker gained by the same Construct included [A-47]', () => {
    /** Red's own marker is on the Project; this many white Houses are left. */
    const built = (white: number) =>
      position()
        .gold(RED, 1)
        .dice(RED, { brown: 2, white: 1 })
        .markers(RED, 0)
        .houses(RED, { white })
        .project('white', 'b1', RED)
        .actionsOf(RED)
        .construct('white', { dice: { brown: 2, white: 1 } });
    // The first House uncovers a marker, which can be used. Red's own marker went to the supply.
    const served = built(3);
    expect(served).toOffer(ship(1));
    const { markerSupply } = served.player(RED);
    expect(served.ship(1).player(RED)).toMatchObject({ markers: 0, markerSupply });
    // The second House uncovers Gold: Red's own marker is back in the supply, but no marker can be put on a Ship.
    expect(built(2)).toBeAsked('action', RED);
  });

  it('comes after all rewards and cannot be postponed [A-48]', () => {
    const game = redHasBuilt(position().gold(RED, 1).garden('b2', PURPLE));
    expect(game).toBeAsked('stepOfChoice', PURPLE);
    game.track('brown');
    expect(game).toBeAsked('afterConstruct', RED);
    game.ship(1);
    const kinds = game.events().map(({ event }) => event);
    expect(kinds.lastIndexOf('stepMade')).toBeLessThan(kinds.indexOf('shipMarked'));
    const left = redHasBuilt(position()).done();
    expect(left).toBeAsked('action', RED);
    expect(left).not.toOffer(...ALL_SHIPS);
    // Another action of the turn does not bring it back.
    left.project('yellow', 'd1');
    expect(left).toBeAsked('action', RED);
    expect(left).not.toOffer(...ALL_SHIPS);
  });
});

describe('Harbormasters', () => {
  it('all three Ships of a column give its tile, at once [ACT-SHIP-04]', () => {
    const game = redInPort().shipMark(RED, 2, 5).actionsOf(RED).claimShip(8);
    expect(game.player(RED).harbormasters).toEqual(['B5']);
    expect(game.table().harbormasters).toEqual({ row3: 'B1', row2: 'B2', row1: 'B3', column1: 'B4', column2: null, column3: 'B6' });
  });

  it('all three Ships of a row give its tile, whichever is the last [ACT-SHIP-04]', () => {
    for (const [first, second, last] of [
      [4, 5, 6],
      [6, 4, 5],
      [5, 6, 4],
    ]) {
      const game = redInPort().shipMark(RED, first, second).actionsOf(RED).claimShip(last);
      expect(game.player(RED).harbormasters).toEqual(['B2']);
    }
  });

  it.each([
    ['row 1', [1, 2, 3], 'B3'],
    ['row 2', [4, 5, 6], 'B2'],
    ['row 3', [7, 8, 9], 'B1'],
    ['column 1', [1, 4, 7], 'B4'],
    ['column 2', [2, 5, 8], 'B5'],
    ['column 3', [3, 6, 9], 'B6'],
  ] as const)('%s has its own tile [ACT-SHIP-04]', (_, [first, second, last], tile) => {
    expect(redInPort().shipMark(RED, first, second).actionsOf(RED).claimShip(last).player(RED).harbormasters).toEqual([tile]);
  });

  it('two Ships of a line give nothing, whichever is missing [ACT-SHIP-04]', () => {
    for (const [line, missing] of [
      [[2, 5, 8], 2],
      [[2, 5, 8], 5],
      [[2, 5, 8], 8],
      [[4, 5, 6], 4],
      [[4, 5, 6], 5],
      [[4, 5, 6], 6],
    ] as const) {
      const [first, last] = line.filter((shipSpace) => shipSpace !== missing);
      expect(redInPort().shipMark(RED, first).actionsOf(RED).claimShip(last).player(RED).harbormasters).toEqual([]);
    }
  });

  it("three Ships of different lines give nothing, and an opponent's marker does not help [ACT-SHIP-04]", () => {
    const harbormasters = (red: Position) => red.actionsOf(RED).claimShip(8).player(RED).harbormasters;
    expect(harbormasters(redInPort().shipMark(RED, 1, 6))).toEqual([]);
    expect(harbormasters(redInPort().shipMark(RED, 2).shipMark(PURPLE, 5))).toEqual([]);
  });

  it('a diagonal is no line [ACT-SHIP-04]', () => {
    expect(redInPort().shipMark(RED, 1, 5).actionsOf(RED).claimShip(9).player(RED).harbormasters).toEqual([]);
  });

  it('a row and a column completed by one Ship give both tiles [ACT-SHIP-05]', () => {
    const game = redInPort().shipMark(RED, 4, 6, 2, 8).actionsOf(RED).claimShip(5);
    expect(game.player(RED).harbormasters).toEqual(['B2', 'B5']);
    expect(game.events('harbormasterGained')).toHaveLength(2);
    expect(game.table().harbormasters).toMatchObject({ row2: null, column2: null, row1: 'B3' });
  });

  it('where the tile is gone there is nothing, also for the second of two lines [A-61] [ACT-SHIP-04]', () => {
    const one = redInPort().harbormasters({ row2: null }).shipMark(RED, 4, 6).actionsOf(RED).claimShip(5);
    expect(one.player(RED).harbormasters).toEqual([]);
    expect(one.events('harbormasterGained')).toEqual([]);
    const two = redInPort().harbormasters({ row2: null }).shipMark(RED, 4, 6, 2, 8).actionsOf(RED).claimShip(5);
    expect(two.player(RED).harbormasters).toEqual(['B5']);
  });

  it('the first to complete a line has its tile; who completes it later gets nothing, and it is not lost again [A-61]', () => {
    const game = redInPort().heldHarbormasters(PURPLE, 'B2').shipMark(PURPLE, 4, 5, 6).shipMark(RED, 4, 6).actionsOf(RED).claimShip(5);
    expect(game.player(RED).harbormasters).toEqual([]);
    expect(game.player(PURPLE).harbormasters).toEqual(['B2']);
  });

  it('claims after a Construct count likewise [ACT-SHIP-07] [A-60]', () => {
    const game = redHasBuilt(position().shipMark(RED, 4, 6)).ship(5);
    expect(game.player(RED).harbormasters).toEqual(['B2']);
  });

  it('and complete both lines likewise [ACT-SHIP-07] [ACT-SHIP-05]', () => {
    expect(
      redHasBuilt(position().shipMark(RED, 4, 6, 2, 8))
        .ship(5)
        .player(RED).harbormasters,
    ).toEqual(['B2', 'B5']);
  });

  it('so does a Ship of B6 [A-60]', () => {
    const game = position().gold(RED, 0).heldHarbormasters(RED, 'B6').shipMark(RED, 4, 6).actionsOf(RED).harbormaster('B6').ship(5);
    expect(game.player(RED)).toMatchObject({ ships: [4, 5, 6], harbormasters: ['B2'], markers: 4 });
  });

  it('and a Ship of D07 [A-60]', () => {
    const red = position().gold(RED, 0).decrees('D07').zigguratHouses(RED, 'brown', 1, 2, 3).zigguratHouses(RED, 'yellow', 1);
    const game = red
      .building('brown', { spaces: ['a1'], owner: RED })
      .building('brown', { spaces: ['a3'], owner: RED })
      .shipMark(RED, 4, 6)
      .actionsOf(RED)
      .decree('D07')
      .ship(5);
    expect(game.player(RED)).toMatchObject({ ships: [4, 5, 6], harbormasters: ['B2'] });
  });
});

describe('when the ability of a Ship begins', () => {
  it('not in the turn of the claim, but in the next [ACT-SHIP-06] [A-62]', () => {
    const game = redInPort().gold(RED, 6).actionsOf(RED).claimShip(1);
    expect(game.table().ships[0]).toBe('S01');
    game.claimShip(2);
    expect(game.player(RED)).toMatchObject({ abilities: [], vp: 10 });
    toNextTurnInPort(game);
    expect(game.player(RED).abilities).toEqual(['S01', 'S02']);
    expect(game.claimShip(3).player(RED).vp).toBe(12);
  });

  it('already at the start of that turn, and in every later one [A-62] [ACT-SHIP-06]', () => {
    const game = redInPort().barge(1, [1, 1, 2]).barge(4, [4, 4, 5]).actionsOf(RED).claimShip(1).done().moveTo(1).done();
    expect(game).toBeAsked('die', RED);
    expect(game.player(RED).abilities).toEqual(['S01']);
    toNextTurnInPort(game.moveTo(4));
    expect(game.player(RED).abilities).toEqual(['S01']);
  });

  it('a Ship claimed after a Construct begins likewise [ACT-SHIP-06] [ACT-SHIP-07]', () => {
    const game = redHasBuilt(position()).ship(1);
    expect(game.player(RED).abilities).toEqual([]);
    game.done().moveTo(1).done();
    expect(game.player(RED).abilities).toEqual(['S01']);
  });

  it("from then on also in opponents' turns, but not in those before [A-62]", () => {
    // S10 gives 3 VP whenever a marker of its owner crosses a blue line, here the one above row 1.
    const game = redInPort()
      .ships({ 5: 'S10' })
      .mastery(RED, { white: 1, yellow: 1 })
      .project('white', 'b1', RED)
      .project('yellow', 'a4', RED)
      .gold(PURPLE, 9)
      .barge(1, [1, 1, 1])
      .actionsOf(RED)
      .claimShip(5)
      .done();
    game.moveTo(1).construct('white', { gold: 2 }).done().done();
    expect(game.player(RED)).toMatchObject({ mastery: { white: 2 }, vp: 10 });
    game.moveTo(4).done();
    game.moveTo(1).construct('yellow', { gold: 2 });
    expect(game.player(RED)).toMatchObject({ mastery: { yellow: 2 }, vp: 13 });
  });
});

describe('printed Ships', () => {
  it('have no ability [TILE-PRINTED] [C-57]', () => {
    const game = redInPort().gold(RED, 4).actionsOf(RED).claimShip(3).claimShip(7);
    toNextTurnInPort(game);
    expect(game.player(RED)).toMatchObject({ ships: [3, 7], abilities: [] });
  });

  it('count as one Ship of a colour of your choice [TILE-PRINTED] [C-57]', () => {
    /** D09 requires 3 brown Buildings, 2 white and 2 yellow Ships. */
    const red = (...ships: Parameters<Position['shipMark']>[1][]) => {
      const set = position()
        .decrees('D09')
        .shipMark(RED, ...ships);
      for (const space of ['a1', 'a3', 'c1']) set.building('brown', { spaces: [space], owner: RED });
      return set.actionsOf(RED);
    };
    const [s01, s02, s05, s06] = ['S01', 'S02', 'S05', 'S06'] as const;
    expect(red(s01, s05, s02)).not.toOffer(decree('D09'));
    // As the second yellow, or as the second white.
    expect(red(s01, s05, s02, 3)).toOffer(decree('D09'));
    expect(red(s01, s02, s06, 7)).toOffer(decree('D09'));
  });

  it('of one colour at a time: one printed Ship is not a white and a yellow one at once [TILE-PRINTED] [C-57]', () => {
    /** D14 requires 1 Ship of each colour and 1 Building of each colour next to a Garden. */
    const red = (...ships: Parameters<Position['shipMark']>[1][]) =>
      position()
        .decrees('D14')
        .building('white', { spaces: ['d1'], owner: RED })
        .building('yellow', { spaces: ['d2'], owner: RED })
        .building('brown', { spaces: ['d3'], owner: RED })
        .garden('e1', PURPLE)
        .garden('e2', PURPLE)
        .garden('e3', PURPLE)
        .shipMark(RED, ...ships)
        .actionsOf(RED);
    expect(red('S03', 3)).not.toOffer(decree('D14'));
    expect(red('S03', 3, 7)).toOffer(decree('D14'));
    expect(red('S03', 'S01', 7)).toOffer(decree('D14'));
  });

  it('complete lines like any other [TILE-PRINTED] [ACT-SHIP-04]', () => {
    expect(redInPort().shipMark(RED, 1, 2).actionsOf(RED).claimShip(3).player(RED).harbormasters).toEqual(['B3']);
  });
});

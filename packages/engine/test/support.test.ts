/** The test vocabulary itself: derived values are right, impossible positions are refused, and refusals print what was offered. */
import { describe, expect, it } from 'vitest';
import { vpOf } from '../src/model/ledger.ts';
import { RULES_EDITION } from './support/edition.ts';
import { BLACK, countFaces, dealStandard, newTestGame, ORANGE, PURPLE, position, RED } from './support/index.ts';

describe('the standard set-up', () => {
  it('has every tile in number order, and Decrees with the symbols they must have', () => {
    const game = newTestGame({ players: 4, switches: { firstGame: true } });
    dealStandard(game.state);
    expect(game.table()).toMatchObject({
      bargeColours: ['brown', 'yellow', 'white', 'blue', 'green'],
      ships: ['S01', 'S02', 'printed', 'S03', 'S04', 'S05', 'printed', 'S06', 'S07'],
      harbormasters: { row3: 'B1', row2: 'B2', row1: 'B3', column1: 'B4', column2: 'B5', column3: 'B6' },
      asideHarbormasters: ['B7', 'B8', 'B9'],
      portCrates: { row3: 'white', row2: 'yellow', row1: 'brown', column1: 'blue', column2: 'green', column3: 'white' },
      openSpecialWater: [1, 2, 3],
      actionTiles: [[1], [2], [3], [4], [5, 6]],
      zigguratTiles: { white: 'Z01', yellow: 'Z02', brown: 'Z03' },
      decrees: ['D01', 'D09', 'D13', 'D02'],
      startPlayer: RED,
    });
    expect([RED, PURPLE, ORANGE, BLACK].map((seat) => game.player(seat).urbanCards)).toEqual([['U01'], ['U02'], ['U03'], ['U04']]);
    expect(game.player(PURPLE).cratesUp).toEqual({ yellow: 1 });
    expect(position().turnOf(RED).table().decrees).toEqual(['D01', 'D09']);
  });
});

describe('what follows from what is written', () => {
  it('dice, markers, Houses and stocks', () => {
    const game = position()
      .dice(RED, { white: 1 })
      .barge(1, [6])
      .supply({ blue: 2 })
      .garden('a1', RED)
      .project('white', ['b1', 'c1'], RED)
      .building('brown', { spaces: ['k1', 'k2'], owner: PURPLE })
      .turnOf(RED);
    expect(game.table()).toMatchObject({
      barges: [[6], [1, 2, 3, 4, 5], [1, 2, 3, 4], [1, 2, 3], [1, 2, 3, 4, 5]],
      supply: { brown: 4, blue: 2 },
      projects: { white: 18, yellow: 20, brown: 20 },
      pieces: { white: 25, yellow: 25, brown: 23 },
      water: 19,
      gardens: 24,
    });
    expect(game.player(RED)).toMatchObject({ markers: 5, markerSupply: 7 });
    expect(game.player(PURPLE).houses).toEqual({ white: 3, yellow: 3, brown: 2, bottom: 5 });
  });

  it('Houses come from the row of their colour, then from the bottom row; those of the Port from the bottom row', () => {
    const game = position()
      .building('white', { spaces: ['a1'], owner: RED })
      .building('white', { spaces: ['c1'], owner: RED })
      .zigguratHouses(RED, 'white', 1, 6)
      .zigguratHouses(RED, 'brown', 3)
      .portHouse(RED, 'row1', 'blue')
      .turnOf(RED);
    expect(game.player(RED)).toMatchObject({
      houses: { white: 0, yellow: 3, brown: 2, bottom: 3 },
      zigguratHouses: { white: [1, 6], yellow: [], brown: [3] },
      zigguratClaims: { white: 2, yellow: 0, brown: 1 },
      portHouses: ['row1 blue'],
      markers: 5,
      markerSupply: 7,
    });
  });

  it('Houses that are gone and stand nowhere stand in the Ziggurat and in the Port', () => {
    const game = position().houses(RED, { yellow: 1, bottom: 3 }).turnOf(RED);
    expect(game.player(RED)).toMatchObject({
      houses: { white: 3, yellow: 1, brown: 3, bottom: 3 },
      zigguratHouses: { yellow: [5, 6] },
      zigguratClaims: { yellow: 2 },
      portHouses: ['column2 blue', 'column3 blue'],
    });
  });

  it('Houses behind the bottom row come from coloured rows; a Port House may come from one, too', () => {
    const moved = position().movedHouses(RED, 'white', 'brown').turnOf(RED).player(RED);
    expect(moved).toMatchObject({ houses: { white: 2, yellow: 3, brown: 2, bottom: 7 }, behindBottomRow: 2 });
    const lent = position().portHouse(RED, 'row2', 'blue').houses(RED, { white: 2, bottom: 5 }).turnOf(RED).player(RED);
    expect(lent).toMatchObject({ houses: { white: 2, bottom: 5 }, portHouses: ['row2 blue'], zigguratHouses: { white: [] } });
  });

  it('abilities of marked Ships work, but for those marked in the present or last turn', () => {
    const board = () => position().ships({ 5: 'S10' }).shipMark(RED, 5, 'S12', 3).newShipMark(RED, 'S01').newShipMark(PURPLE, 'S02');
    for (const game of [board().turnOf(RED), board().actionsOf(RED)]) {
      expect(game.player(RED)).toMatchObject({ ships: [1, 3, 5, 9], abilities: ['S10', 'S12'], markerSupply: 6 });
      expect(game.player(PURPLE)).toMatchObject({ ships: [2], abilities: [] });
    }
    expect(board().turnOf(PURPLE).player(PURPLE).abilities).toEqual([]);
    const next = board().actionsOf(RED).done().moveTo(1).done();
    expect(next).toBeAsked('die', RED);
    expect(next.player(RED).abilities).toEqual(['S01', 'S10', 'S12']);
  });

  it('a tile changes places with the one that lay there', () => {
    const game = position({ players: 3 })
      .actionTiles(5, 1, 3)
      .ships({ 1: 'S02', 9: 'S15' })
      .zigguratTiles({ white: 'Z02', brown: 'Z10' })
      .decrees('D05', 'D06')
      .harbormasters({ row1: 'B1', row2: 'B9', column1: null })
      .turnOf(RED);
    expect(game.table()).toMatchObject({
      actionTiles: [[5], [2], [6], [4], [1, 3]],
      ships: ['S02', 'S01', 'printed', 'S03', 'S04', 'S05', 'printed', 'S06', 'S15'],
      zigguratTiles: { white: 'Z02', yellow: 'Z01', brown: 'Z10' },
      decrees: ['D05', 'D06', 'D13'],
      harbormasters: { row3: 'B3', row2: 'B9', row1: 'B1', column1: null, column2: 'B5', column3: 'B6' },
      asideHarbormasters: ['B2', 'B7', 'B8'],
    });
  });

  it('Harbormasters that are held or used lie nowhere else', () => {
    const game = position().heldHarbormasters(RED, 'B1', 'B7').heldHarbormasters(PURPLE, 'B2').usedHarbormasters('B8').turnOf(RED);
    expect(game.player(RED).harbormasters).toEqual(['B1', 'B7']);
    expect(game.player(PURPLE).harbormasters).toEqual(['B2']);
    expect(game.table()).toMatchObject({ harbormasters: { row3: null, row2: null, row1: 'B3' }, asideHarbormasters: ['B9'] });
  });

  it('the Crate of a red space is gone with its House, and is whose the position says', () => {
    const game = position()
      .portCrates({ row1: 'green', column3: 'blue' })
      .portHouse(PURPLE, 'row1', 'red')
      .crates(PURPLE, { up: ['green'], down: ['white', 'white', 'blue'] })
      .turnOf(RED);
    expect(game.table().portCrates).toEqual({
      row3: 'white',
      row2: 'yellow',
      row1: null,
      column1: 'blue',
      column2: 'green',
      column3: 'blue',
    });
    expect(game.table().portHouses.row1).toEqual({ blue: null, red: PURPLE });
    expect(game.player(PURPLE)).toMatchObject({ cratesUp: { green: 1 }, cratesDown: { white: 2, blue: 1 }, houses: { bottom: 4 } });
  });

  it('scored Decrees lie with their player; one that was not laid out takes the last place', () => {
    const game = position().decrees('D05').scoredDecrees(RED, 'D05').scoredDecrees(PURPLE, 'D16').turnOf(RED);
    expect([game.player(RED).decrees, game.player(PURPLE).decrees, game.table().decrees]).toEqual([['D05'], ['D16'], []]);
  });

  it('Urban cards are held as written; others keep theirs, or get the lowest that is left', () => {
    const game = position({ players: 3 }).urbanCards(RED, 'U02', 'U07').urbanBottom(RED, 'U15', 'U04').urbanIgnored(RED, 1).turnOf(RED);
    expect([RED, PURPLE, ORANGE].map((seat) => game.player(seat).urbanCards)).toEqual([['U02', 'U07'], ['U01'], ['U03']]);
    expect(game.player(RED).urbanIgnored).toBe(1);
    expect(game.table().urbanBottom).toEqual(['U15', 'U04']);
    expect(game.table().urbanDeck).toHaveLength(15 - 4 - 2);
    expect(position().urbanCards(RED).turnOf(RED).player(RED).urbanCards).toEqual([]);
  });

  it('VP are in the ledger, and the period is that of the Time track', () => {
    const { state } = position().vp(RED, 42).timeGold(3).turnOf(RED);
    expect([state.vp[RED], vpOf(state, RED, 'start', 0), state.period]).toEqual([42, 42, 2]);
    expect(position().ending('triggered').turnOf(RED).state.period).toBe(5);
  });
});

describe('what cannot be is refused', () => {
  it('dice, markers and stocks', () => {
    expect(() => position().dice(RED, { white: 6 }).turnOf(RED)).toThrow('There are only 5 white dice.');
    expect(() => position().barge(3, [1, 1, 1]).dice(RED, { white: 3 }).turnOf(RED)).toThrow('There are only 5 white dice.');
    expect(() => position().barge(3, [1]).supply({ white: 1 }).turnOf(RED)).toThrow('white dice: 2, there are 5');
    expect(() => position().markers(RED, 15).garden('e1', RED).turnOf(RED)).toThrow('Red has only 14 markers that are not in use.');
    expect(() => position().gardens(RED, 26).turnOf(RED)).toThrow('There are only 25 Gardens, not 26.');
    expect(() => position().project('white', 'e1', RED)).toThrow('e1 is no empty grid space.');
    expect(() => position().project('white', 'a5', RED)).toThrow('There is no space a5 with 2 players.');
    expect(() => position().timeGold(0).turnOf(RED)).toThrow('say ending()');
    expect(() => position().mastery(RED, { white: 10 })).toThrow('A track has no row 10, only 9.');
  });

  it('Crates', () => {
    expect(() => position().crates(RED, { up: ['white', 'white', 'blue'], down: ['green', 'green'] })).toThrow('at most 4 (KEY-01)');
    const many = { up: ['white', 'white'], down: ['white'] } as const;
    expect(() => position().crates(RED, many).turnOf(RED)).toThrow('white Crates: 5, at most 4');
    expect(() => position().portHouse(RED, 'row1', 'red').portCrates({ row1: 'blue' })).toThrow('its Crate is gone');
  });

  it('Houses', () => {
    const built = (spaces: readonly string[]) =>
      spaces.reduce((board, space) => board.building('white', { spaces: [space], owner: RED }), position());
    expect(() => built(['b1']).houses(RED, { white: 3 }).turnOf(RED)).toThrow(
      'Red uses 1 Houses of the white row: the Houses gone from it cannot be 0 (KEY-12).',
    );
    expect(() => built(['a1', 'a3', 'c1', 'c3', 'f1', 'f3', 'h1', 'h3', 'k1']).turnOf(RED)).toThrow(
      'Red uses 6 Houses of the bottom row: the Houses gone from it cannot be 5.',
    );
    expect(() => position().houses(RED, { bottom: 6 }).turnOf(RED)).toThrow('The bottom row has 5 Houses, not 6.');
    expect(() => position().portHouse(RED, 'row1', 'blue').portHouse(PURPLE, 'row1', 'blue')).toThrow('stands on the blue space of row1');
    expect(() => position().portHouse(RED, 'row1', 'blue').portHouse(RED, 'row1', 'red')).toThrow('ACT-PORT-08');
    expect(() => position().zigguratHouses(RED, 'white', 1).zigguratHouses(PURPLE, 'white', 1)).toThrow('stands on space 1 of the white');
    expect(() => position().zigguratHouses(RED, 'white', 7)).toThrow('A section has spaces 1 to 6, not 7.');
    expect(() => position().zigguratHouses(RED, 'white', 1, 2, 3, 4).turnOf(RED)).toThrow('only 3 claim spaces (A-58)');
    expect(() => position().zigguratHouses(RED, 'white', 1, 2).zigguratClaims(RED, { white: 1 }).turnOf(RED)).toThrow(
      '1 claims are too few',
    );
    expect(() => position().zigguratClaims(RED, { white: 4 }).turnOf(RED)).toThrow('A Ziggurat tile has 3 claim spaces, not 4.');
  });

  it('a tile or card at two places, or that does not exist', () => {
    expect(() => position().actionTiles(1, 4).actionTiles(5, 4)).toThrow('The Action tile 4 is at two places.');
    expect(() => position().actionTiles(1, 4, 5)).toThrow('District 1 has 1 Action spaces, not 2.');
    expect(() => position().actionTiles(1, 7)).toThrow('There is no Action tile 7.');
    expect(() => position().ships({ 1: 'S09', 2: 'S09' })).toThrow('The Ship S09 is at two places.');
    expect(() => position().ships({ 3: 'S09' })).toThrow('A Ship is printed on Ship space 3.');
    expect(() => position().shipMark(RED, 1, 'S01')).toThrow('Red has marked Ship S01 already (ACT-SHIP-03).');
    const ships = { ...RULES_EDITION.ships, tiles: RULES_EDITION.ships.tiles.slice(0, 8) };
    expect(() => position({ edition: { ships } }).shipMark(RED, 'S09')).toThrow('The edition has no Ship S09.');
    expect(() => position().harbormasters({ row1: 'B5' }).heldHarbormasters(RED, 'B5')).toThrow('The Harbormaster B5 is at two places.');
    expect(() => position().heldHarbormasters(RED, 'B5').heldHarbormasters(PURPLE, 'B5')).toThrow('The Harbormaster B5 is at two places.');
    expect(() => position().usedHarbormasters('B5').harbormasters({ row1: 'B5' })).toThrow('The Harbormaster B5 is at two places.');
    expect(() => position().zigguratTiles({ white: 'Z04', brown: 'Z04' })).toThrow('The tile Z04 is at two places.');
    expect(() => position().decrees('D01', 'D02', 'D03')).toThrow('2 Decrees are laid out for 2 players, not 3 (SET-14).');
    expect(() => position().scoredDecrees(RED, 'D01', 'D02', 'D03')).toThrow('Only 2 Decrees are laid out (SET-14).');
    expect(() => position().scoredDecrees(RED, 'D01').scoredDecrees(PURPLE, 'D01')).toThrow('The Decree D01 is scored already.');
    expect(() => position().urbanCards(RED, 'U05').urbanCards(PURPLE, 'U05').turnOf(RED)).toThrow('The Urban card U05 is at two places.');
    expect(() => position().urbanCards(RED, 'U16')).toThrow('There is no Urban card U16.');
  });
});

describe('a test game', () => {
  it('a refused choice and a failed expectation print what was offered instead', () => {
    const game = position().pawns(RED, 3).barge(3, [4]).turnOf(RED);
    const offered = 'Asked of Red: {"ask":"die","district":3}. Offered:\n  {"choose":"die","face":4}';
    expect(() => game.die(5)).toThrow(`{"choose":"die","face":5} was refused (notLegal).\n${offered}`);
    expect(() => expect(game).toOffer({ choose: 'die', face: 5 })).toThrow(offered);
    expect(() => expect(game).not.toOffer({ choose: 'die', face: 4 })).toThrow(offered);
    expect(() => expect(game).toOfferOnly({ choose: 'die', face: 4 }, { choose: 'die', face: 5 })).toThrow(offered);
    expect(() => expect(game).toBeAsked('die', PURPLE)).toThrow(offered);
    expect(() => expect(game).not.toBeAsked('die')).toThrow(offered);
    expect(() => expect(game).toOfferSpaces('a1')).toThrow('expected the spaces a1');
    expect(() => expect(game).toBeOver()).toThrow('expected the game to be over');
  });

  it('scripted chance waits until it is asked for', () => {
    const game = position().barge(1, []).actionsOf(RED);
    game.roll(1, 2, 3, 4, 5);
    expect(game.unusedChance).toEqual([{ chance: 'dice', faces: countFaces([1, 2, 3, 4, 5]) }]);
    game.done();
    expect(game.unusedChance).toEqual([]);
    expect(game).toBeAsked('die', PURPLE);
  });

  it('whole actions are one call', () => {
    const inPort = () => position().gold(RED, 9).pawns(RED, 4).actionsOf(RED);
    expect(inPort().claimShip(5).player(RED)).toMatchObject({ gold: 7, ships: [5], abilities: [] });
    expect(
      inPort()
        .portHouse('row1', 'red', { mix: { gold: 2 } })
        .player(RED),
    ).toMatchObject({ gold: 7, portHouses: ['row1 red'] });
    const inZiggurat = position().gold(RED, 9).pawns(RED, 5).actionsOf(RED).zigguratHouse('white', 3);
    expect(inZiggurat.player(RED)).toMatchObject({ gold: 8, zigguratHouses: { white: [3] }, zigguratClaims: { white: 1 } });
    expect(position().actionsOf(RED).actionTile(1).player(RED)).toMatchObject({ vp: 12, markers: 7 });
    expect(position().heldHarbormasters(RED, 'B4').turnOf(RED).harbormaster('B4').player(RED)).toMatchObject({
      gold: 4,
      harbormasters: [],
    });
  });

  it('an action that did not do what its call says prints what is asked instead', () => {
    const game = position().gold(RED, 9).pawns(RED, 4).shipMark(RED, 1).actionsOf(RED);
    expect(() => game.claimShip(1)).toThrow('{"choose":"ship","shipSpace":1} was refused (notLegal).\nAsked of Red: {"ask":"ship"');
  });
});

/** The scoring of the Ziggurat (SCORE-12) and its ten tiles. Red's claims are on the tile of the white section unless stated otherwise. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ZIGGURAT_TILE_IDS, type ZigguratTileId } from '../src/edition/types.ts';
import { ZIGGURAT_TILE_VALUES, ZIGGURAT_TILES } from '../src/tiles/ziggurat-tiles.ts';
import { BareBoard } from './bare-board.ts';
import { PURPLE, RED } from './support/seats.ts';

const ZIGGURAT = 5;

/** Red's VP with one, two and three claims on a tile; the other sections have tiles without a claim. */
function values(tile: ZigguratTileId, write: (board: BareBoard) => BareBoard): number[] {
  return [1, 2, 3].map((claims) => {
    const others = ZIGGURAT_TILE_IDS.filter((id) => id !== tile).slice(0, 2);
    const board = new BareBoard().zigguratTiles(tile, ...others).claims(RED, [claims, 0, 0]);
    return write(board).score(ZIGGURAT)[RED];
  });
}

describe('scoring', () => {
  it('[SCORE-12] on each tile the rightmost own marker decides the value', () => {
    const board = () => new BareBoard().zigguratTiles('Z08', 'Z06', 'Z07').gardens(RED, 'e1', 'e2', 'e3').portHouses(RED, 'row1 blue');
    expect(board().claims(RED, [0, 0, 0]).score(ZIGGURAT)).toEqual([0, 0]);
    expect(board().claims(RED, [1, 1, 1]).score(ZIGGURAT)).toEqual([0 + 3 + 2, 0]);
    expect(board().claims(RED, [2, 2, 2]).score(ZIGGURAT)).toEqual([5 + 3 + 3, 0]);
    expect(board().claims(RED, [3, 3, 3]).score(ZIGGURAT)).toEqual([10 + 6 + 4, 0]);
  });

  it('[SCORE-12] each seat scores by its own markers', () => {
    const board = new BareBoard().zigguratTiles('Z08', 'Z01', 'Z02').claims(RED, [2, 0, 0]).claims(PURPLE, [3, 0, 0]);
    expect(board.score(ZIGGURAT)).toEqual([5, 10]);
  });

  it('[SCORE-12] the scoring is reported with its rule, also for who gets nothing', () => {
    const board = new BareBoard().zigguratTiles('Z08', 'Z01', 'Z02').claims(PURPLE, [2, 0, 0]);
    board.state.events = [];
    board.run(ZIGGURAT, RED);
    expect(board.events('districtScored').map(({ rule, district, vp }) => [rule, district, vp])).toEqual([
      ['SCORE-12', 5, 0],
      ['SCORE-12', 5, 5],
    ]);
    expect([...board.state.vp]).toEqual([0, 5]);
  });

  it('[EX-35] Purple 5 for each set; Red 3 for each set, 2 for each House in Districts 1-3 and 1 for each Ship', () => {
    // Ship spaces 1 and 2 hold S01 (white) and S02 (yellow), 3 is printed.
    const board = new BareBoard()
      .zigguratTiles('Z10', 'Z01', 'Z04')
      .buildings(RED, [2, 1, 1])
      .ships(RED, 1, 2, 3)
      .claims(RED, [1, 1, 1])
      .buildings(PURPLE, [1, 1, 1])
      .claims(PURPLE, [2, 0, 0]);
    expect(board.score(ZIGGURAT)).toEqual([6 + 8 + 3, 5]);
  });
});

describe('tiles', () => {
  it('the table has the order of the IDs', () => {
    expect(ZIGGURAT_TILES.map(({ values }) => values)).toEqual(ZIGGURAT_TILE_IDS.map((id) => ZIGGURAT_TILE_VALUES[id]));
  });

  it('[ZIG-Z01] [C-47] 2/3/4 VP for each own House in Districts 1-3, not in Port or Ziggurat', () => {
    const write = (board: BareBoard) =>
      board
        .building(RED, 'white', 'a1', 'b1', 'c1')
        .building(RED, 'brown', 'f1')
        .building(RED, 'brown', 'k1')
        .building(PURPLE, 'brown', 'l4')
        .portHouses(RED, 'row1 blue', 'row2 blue')
        .zigguratHouses(RED, [1, 0, 2]);
    expect(values('Z01', write)).toEqual([6, 9, 12]);
  });

  it('[ZIG-Z02] 0/1/2 VP for each own House in the Ziggurat, in all sections', () => {
    expect(
      values('Z02', (board) => board.zigguratHouses(RED, [1, 0, 3]).zigguratHouses(PURPLE, [2, 2, 2]).buildings(RED, [1, 1, 1])),
    ).toEqual([0, 4, 8]);
  });

  it('[ZIG-Z03] [A-79] [C-51] 0/1/2 VP for each blue line below a marker, summed over the three markers', () => {
    // Lines lie above rows 1, 3, 5 and 7.
    expect(values('Z03', (board) => board.mastery(RED, [4, 2, 9]))).toEqual([0, 2 + 1 + 4, 14]);
    expect(values('Z03', (board) => board.mastery(RED, [1, 1, 1]))).toEqual([0, 0, 0]);
    expect(values('Z03', (board) => board.mastery(RED, [2, 3, 1]))).toEqual([0, 2, 4]);
  });

  it('[ZIG-Z04] [TILE-PRINTED] 1/2/3 VP for each own marked Ship, printed ones too', () => {
    expect(values('Z04', (board) => board.ships(RED, 1, 2, 3, 7).ships(PURPLE, 1, 4))).toEqual([4, 8, 12]);
  });

  it('[ZIG-Z05] 1/2/3 VP for each own Building that touches a Garden of anybody, once however many it touches', () => {
    const write = (board: BareBoard) =>
      board
        .building(RED, 'white', 'a1', 'b1', 'c1')
        .gardens(PURPLE, 'a2', 'c2')
        .building(RED, 'brown', 'b3')
        .gardens(RED, 'b4')
        .building(RED, 'yellow', 'k1')
        .building(PURPLE, 'yellow', 'd2');
    expect(values('Z05', write)).toEqual([2, 4, 6]);
  });

  it('[ZIG-Z05] [A-50] a Garden on border Water serves Buildings of both Districts; [KEY-21] one at a corner serves nobody', () => {
    const write = (board: BareBoard) =>
      board.building(RED, 'white', 'd2').building(RED, 'white', 'f2').building(RED, 'brown', 'd1').gardens(PURPLE, 'e2');
    expect(values('Z05', write)).toEqual([2, 4, 6]);
  });

  it('[ZIG-Z06] 1/1/2 VP for each own Garden on the board', () => {
    expect(values('Z06', (board) => board.gardens(RED, 'e1', 'e2', 'j2').gardens(PURPLE, 'e3'))).toEqual([3, 3, 6]);
  });

  it('[ZIG-Z07] 2/3/4 VP for each own House in the Port', () => {
    expect(values('Z07', (board) => board.portHouses(RED, 'row1 blue', 'column3 red').portHouses(PURPLE, 'row1 red'))).toEqual([4, 6, 8]);
  });

  it('[ZIG-Z08] 0/5/10 VP, whatever one has', () => {
    expect(values('Z08', (board) => board)).toEqual([0, 5, 10]);
    expect(values('Z08', (board) => board.buildings(RED, [3, 3, 3]))).toEqual([0, 5, 10]);
  });

  it('[ZIG-Z09] 3/5/7 VP for each completed card: scored Decrees of the seat', () => {
    const write = (board: BareBoard) =>
      board.decrees('D01', 'D09', 'D13', 'D16').scoredDecree(RED, 'D01').scoredDecree(RED, 'D16').scoredDecree(PURPLE, 'D09');
    expect(values('Z09', write)).toEqual([6, 10, 14]);
  });

  it('[ZIG-Z10] 3/5/7 VP for each set of three differently coloured Buildings and for each such set of Ships', () => {
    expect(values('Z10', (board) => board.buildings(RED, [2, 3, 2]).shipCounts(RED, [1, 1, 2]))).toEqual([9, 15, 21]);
    expect(values('Z10', (board) => board.buildings(RED, [4, 4, 0]).shipCounts(RED, [3, 0, 3]))).toEqual([0, 0, 0]);
  });

  it('[ZIG-Z10] Buildings and Ships make no sets together', () => {
    expect(values('Z10', (board) => board.buildings(RED, [1, 1, 0]).shipCounts(RED, [0, 0, 1]))).toEqual([0, 0, 0]);
  });

  it('[A-91] [TILE-PRINTED] each printed Ship has one colour: the largest number of sets is taken', () => {
    expect(values('Z10', (board) => board.shipCounts(RED, [1, 0, 0], 2))).toEqual([3, 5, 7]);
    expect(values('Z10', (board) => board.shipCounts(RED, [1, 0, 0], 1))).toEqual([0, 0, 0]);
    expect(values('Z10', (board) => board.shipCounts(RED, [2, 2, 0], 2))).toEqual([6, 10, 14]);
    expect(values('Z10', (board) => board.shipCounts(RED, [2, 1, 1], 2))).toEqual([6, 10, 14]);
  });

  it('[A-91] sets of Ships agree with trying every colour for every printed Ship', () => {
    /** Returns the best result over all colours that `printed` Ships can count as. */
    function most([white, yellow, brown]: readonly number[], printed: number): number {
      if (printed === 0) return Math.min(white, yellow, brown);
      return Math.max(
        most([white + 1, yellow, brown], printed - 1),
        most([white, yellow + 1, brown], printed - 1),
        most([white, yellow, brown + 1], printed - 1),
      );
    }
    const count = fc.nat(9);
    fc.assert(
      fc.property(fc.tuple(count, count, count), fc.nat(7), (counts, printed) => {
        expect(values('Z10', (board) => board.shipCounts(RED, counts, printed))[0]).toBe(3 * most(counts, printed));
      }),
    );
  });
});

describe('Urban cards on Z09', () => {
  // Three Houses in District 1 and one each in Districts 2 and 3 fulfil U01.
  const board = () =>
    new BareBoard()
      .zigguratTiles('Z09', 'Z01', 'Z02')
      .claims(RED, [2, 0, 0])
      .urbanCards(RED, 'U01')
      .building(RED, 'white', 'a1')
      .building(RED, 'white', 'c1')
      .building(RED, 'white', 'a3')
      .building(RED, 'brown', 'f1')
      .building(RED, 'brown', 'k1');

  it('[A-97] before the end only scored Decrees count: a total tells nothing secret', () => {
    expect(board().score(ZIGGURAT)).toEqual([0, 0]);
    expect(board().decrees('D01').scoredDecree(RED, 'D01').score(ZIGGURAT)).toEqual([5, 0]);
    const scored = board().run(ZIGGURAT, RED);
    expect(scored.state.vp[RED]).toBe(0);
  });

  it('[A-97] [A-119] in final scoring fulfilled Urban cards count too', () => {
    expect(board().scoreAtEnd(ZIGGURAT)).toEqual([5, 0]);
    expect(board().decrees('D01').scoredDecree(RED, 'D01').scoreAtEnd(ZIGGURAT)).toEqual([10, 0]);
    expect(board().urbanCards(RED, 'U15').scoreAtEnd(ZIGGURAT)).toEqual([5, 0]);
    const game = board().finish();
    expect(game.events('districtScored').filter(({ district, seat }) => district === 5 && seat === RED)).toMatchObject([{ vp: 5 }]);
    expect(game.events('urbanCardsRevealed')).toMatchObject([{ seat: RED, vp: 10 }]);
    // 5 of Z09, 10 of the card, 5 of the Districts.
    expect(game.state.vp[RED]).toBe(20);
  });

  it('[A-97] the other Districts are worth the same at the end', () => {
    const ready = board().ships(RED, 5).portHouses(RED, 'row2 red');
    for (const district of [1, 2, 3, 4]) expect(ready.scoreAtEnd(district)).toEqual(ready.score(district));
  });
});

/**
 * The Port's worth (SCORE-11), and the ledger that all scorings write. Ship spaces count from 1, row by row: 3 and 7 are printed,
 * rows are 1-3, 4-6 and 7-9.
 */
import { describe, expect, it } from 'vitest';
import { PORT_LINES, type PortLine } from '../src/edition/types.ts';
import { vpOf } from '../src/model/ledger.ts';
import { BareBoard } from './bare-board.ts';
import { BLACK, ORANGE, PURPLE, RED } from './support/seats.ts';

const PORT = 4;

describe('the Port', () => {
  it('[SCORE-11] 1 VP for each own marked Ship in a line with an own House, 2 VP if its row and its column have one', () => {
    expect(new BareBoard().ships(RED, 5).portHouses(RED, 'row2 blue').score(PORT)).toEqual([1, 0]);
    expect(new BareBoard().ships(RED, 5).portHouses(RED, 'column2 red').score(PORT)).toEqual([1, 0]);
    expect(new BareBoard().ships(RED, 5).portHouses(RED, 'row2 red', 'column2 blue').score(PORT)).toEqual([2, 0]);
  });

  it('[SCORE-11] every line has its three Ships', () => {
    const shipsOf: Record<PortLine, readonly number[]> = {
      row1: [1, 2, 3],
      row2: [4, 5, 6],
      row3: [7, 8, 9],
      column1: [1, 4, 7],
      column2: [2, 5, 8],
      column3: [3, 6, 9],
    };
    for (const line of PORT_LINES) {
      const scoring = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter(
        (ship) => new BareBoard().ships(RED, ship).portHouses(RED, `${line} blue`).score(PORT)[RED] === 1,
      );
      expect(scoring).toEqual(shipsOf[line]);
    }
  });

  it('[A-122] each marker is worth 0, 1 or 2', () => {
    const board = new BareBoard().ships(RED, 1, 2, 9).portHouses(RED, 'row1 blue', 'column1 red');
    expect(board.score(PORT)).toEqual([2 + 1 + 0, 0]);
    const all = new BareBoard().ships(RED, 1, 2, 3, 4, 5, 6, 7, 8, 9);
    expect(all.portHouses(RED, 'row1 blue', 'row2 blue', 'row3 blue', 'column1 red', 'column2 red', 'column3 red').score(PORT)[RED]).toBe(
      18,
    );
  });

  it('[SCORE-11] only own markers and own Houses count', () => {
    const board = new BareBoard().ships(RED, 1).ships(PURPLE, 1, 2).portHouses(PURPLE, 'row1 blue').portHouses(RED, 'row3 blue');
    expect(board.score(PORT)).toEqual([0, 2]);
  });

  it('[TILE-PRINTED] a printed Ship scores like any other', () => {
    expect(new BareBoard().ships(RED, 3, 7).portHouses(RED, 'row1 blue', 'column3 blue', 'column1 red').score(PORT)).toEqual([3, 0]);
  });

  it('[EX-34] Orange 6, Purple 1, Black 0', () => {
    const board = new BareBoard({ players: 4 })
      .portHouses(ORANGE, 'row1 blue', 'column1 blue', 'column2 red')
      .ships(ORANGE, 1, 2, 3, 4)
      .portHouses(PURPLE, 'row3 red')
      .ships(PURPLE, 8)
      .portHouses(BLACK, 'column3 red')
      .ships(BLACK, 5);
    expect(board.score(PORT)).toEqual([0, 1, 6, 0]);
  });

  it('[SCORE-08] [SCORE-11] its scoring reports every seat and gives the VP', () => {
    const board = new BareBoard().ships(RED, 5).portHouses(RED, 'row2 blue');
    board.state.events = [];
    board.run(PORT, PURPLE);
    expect(board.events('districtScored')).toEqual([
      {
        event: 'districtScored',
        rule: 'SCORE-11',
        seat: RED,
        district: 4,
        vp: 1,
        sources: [{ source: 'ship', seat: RED, shipSpace: 5, lines: ['row2'], vp: 1 }],
      },
      { event: 'districtScored', rule: 'SCORE-11', seat: PURPLE, district: 4, vp: 0, sources: [] },
    ]);
    expect([...board.state.vp]).toEqual([1, 0]);
  });
});

describe('the ledger', () => {
  it('VP of a full scoring belong to the period that it ends, under their District', () => {
    const board = new BareBoard().ships(RED, 5).portHouses(RED, 'row2 blue').building(RED, 'white', 'b1', 'c1');
    board.run(PORT, RED).run(1, RED).run(PORT, RED);
    expect(board.state.period).toBe(3);
    expect([0, 1, 2, 3].map((period) => vpOf(board.state, RED, 'district4', period))).toEqual([1, 0, 1, 0]);
    expect([0, 1, 2, 3].map((period) => vpOf(board.state, RED, 'district1', period))).toEqual([0, 2, 0, 0]);
  });

  it('there is a period for each Gold of the Time track, one for the last turns and one for final scoring', () => {
    const board = new BareBoard().ships(RED, 5).portHouses(RED, 'row2 blue').harbormasters(RED, 'B4').urbanCards(RED, 'U07');
    for (let scoring = 0; scoring < 5; scoring++) board.run(PORT, RED);
    expect(board.state.period).toBe(5);
    board.run(PORT, RED);
    // Reduced: nothing is scored.
    expect(board.state.period).toBe(5);
    board.finish();
    expect([board.state.period, board.state.setting.vpPeriods]).toEqual([6, 7]);
    expect([0, 1, 2, 3, 4, 5, 6].map((period) => vpOf(board.state, RED, 'district4', period))).toEqual([1, 1, 1, 1, 1, 0, 1]);
    expect(vpOf(board.state, RED, 'harbormasters', 6)).toBe(3);
    expect(board.state.vp[RED]).toBe(9);
    expect(board.state.ledger.reduce((a, b) => a + b)).toBe(9);
  });
});

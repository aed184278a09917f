/** Counts belong to the right player at every seat: all seats have different numbers, also in each colour. */
import { describe, expect, it } from 'vitest';
import { ZIGGURAT_TILE_IDS, type ZigguratTileId } from '../src/edition/types.ts';
import { forbidsRefill, forbidsTurningUp } from '../src/legality/refills.ts';
import { lackedOfColour, lackedShips, shipSets } from '../src/tiles/wild-ships.ts';
import { claimValue, completedCardValue, ZIGGURAT_TILES } from '../src/tiles/ziggurat-tiles.ts';
import { BareBoard } from './bare-board.ts';
import { BLACK, ORANGE, PURPLE, position, RED } from './support/index.ts';

const SEATS = [RED, PURPLE, ORANGE, BLACK];
const [WHITE, YELLOW, BROWN] = [0, 1, 2];

/** Four players; Red has nothing, every later seat has some of everything. */
const board = (): BareBoard =>
  new BareBoard({ players: 4 })
    .buildings(PURPLE, [1, 2, 4])
    .buildings(ORANGE, [3, 5, 2])
    .buildings(BLACK, [6, 4, 7])
    .zigguratHouses(PURPLE, [0, 0, 1])
    .zigguratHouses(ORANGE, [0, 2, 0])
    .zigguratHouses(BLACK, [4, 1, 0])
    .shipCounts(PURPLE, [1, 0, 0], 1)
    .shipCounts(ORANGE, [2, 2, 1], 1)
    .shipCounts(BLACK, [0, 1, 3], 0);

describe('Ziggurat tiles', () => {
  /** What a tile counts for the four seats. */
  const counted = (tile: ZigguratTileId, { state }: BareBoard): number[] =>
    SEATS.map((seat) => ZIGGURAT_TILES[ZIGGURAT_TILE_IDS.indexOf(tile)].per(state, seat, 0));

  it('[ZIG-Z01] Houses in Districts 1-3, of all colours', () => {
    expect(counted('Z01', board())).toEqual([0, 1 + 2 + 4, 3 + 5 + 2, 6 + 4 + 7]);
  });

  it('[ZIG-Z02] Houses in all sections of the Ziggurat', () => {
    expect(counted('Z02', board())).toEqual([0, 1, 2, 5]);
  });

  it('[ZIG-Z03] blue lines below the markers of all three tracks', () => {
    const { linesBelow, trackTop } = board().state.setting;
    const low = linesBelow.indexOf(1);
    expect(
      counted('Z03', board().mastery(PURPLE, [low, 0, 0]).mastery(ORANGE, [0, trackTop, 0]).mastery(BLACK, [low, 0, trackTop])),
    ).toEqual([0, 1, linesBelow[trackTop], 1 + linesBelow[trackTop]]);
  });

  it('[ZIG-Z04] Ships of all colours, and printed ones', () => {
    expect(counted('Z04', board())).toEqual([0, 2, 6, 4]);
  });

  it('[ZIG-Z10] sets of Buildings and sets of Ships', () => {
    expect(counted('Z10', board())).toEqual([0, 1 + 0, 2 + 2, 4 + 0]);
  });

  it('[SCORE-12] the own claims in a section give its value', () => {
    const { state } = board()
      .zigguratTiles('Z08', 'Z01', 'Z09')
      .claims(PURPLE, [1, 2, 3])
      .claims(ORANGE, [2, 0, 1])
      .claims(BLACK, [3, 1, 0]);
    const values = (section: number) => SEATS.map((seat) => claimValue(state, seat, section));
    expect(values(WHITE)).toEqual([0, 0, 5, 10]);
    expect(values(YELLOW)).toEqual([0, 3, 0, 2]);
    expect(values(BROWN)).toEqual([0, 7, 3, 0]);
  });

  it('[ZIG-Z09] a completed card has its value from whichever section the tile lies in, the first one too', () => {
    const value = (...tiles: readonly ZigguratTileId[]) =>
      completedCardValue(
        board()
          .zigguratTiles(...tiles)
          .claims(ORANGE, [1, 2, 3]).state,
        ORANGE,
      );
    expect(value('Z09', 'Z01', 'Z02')).toBe(3);
    expect(value('Z01', 'Z09', 'Z02')).toBe(5);
    expect(value('Z01', 'Z02', 'Z09')).toBe(7);
    expect(value('Z01', 'Z02', 'Z03')).toBe(0);
  });
});

describe('Ships', () => {
  it('[A-91] what is lacked of a colour, and of all colours once printed Ships stand in', () => {
    const { state } = board();
    expect(SEATS.map((seat) => lackedOfColour(state, seat, BROWN, 2))).toEqual([2, 2, 1, 0]);
    expect(SEATS.map((seat) => Math.max(0, lackedShips(state, seat, 2, 2, 2)))).toEqual([6, 4, 0, 3]);
    expect(SEATS.map((seat) => Math.max(0, lackedShips(state, seat, 1, 0, 3)))).toEqual([4, 2, 1, 1]);
  });

  it('[TILE-PRINTED] sets of three colours', () => {
    expect(SEATS.map((seat) => shipSets(board().state, seat))).toEqual([0, 0, 2, 0]);
  });
});

describe('[KEY-30] a Crate that was refilled by payment is not refilled so again in the turn', () => {
  it('whatever Crates the others have face down', () => {
    const { state } = position({ players: 3 })
      .crates(RED, { down: ['yellow', 'yellow'] })
      .crates(ORANGE, { down: ['yellow'] })
      .gold(ORANGE, 1)
      .actionsOf(ORANGE);
    expect(forbidsRefill(state, ORANGE, YELLOW)).toBeNull();
    state.refilledDown[YELLOW] = 1;
    expect(forbidsRefill(state, ORANGE, YELLOW)).toBe('KEY-30');
    expect(forbidsTurningUp(state, ORANGE, YELLOW, false, 'BON-08')).toBeNull();
  });

  it('but another one of the colour is', () => {
    const { state } = position({ players: 3 })
      .crates(ORANGE, { down: ['yellow', 'yellow'] })
      .gold(ORANGE, 1)
      .actionsOf(ORANGE);
    state.refilledDown[YELLOW] = 1;
    expect(forbidsRefill(state, ORANGE, YELLOW)).toBeNull();
    expect(forbidsRefill(state, ORANGE, WHITE)).toBe('FREE-02');
  });
});

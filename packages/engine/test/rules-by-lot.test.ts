/** Gaps that were found by breaking sixty randomly chosen rules in one line each: the other rule tests did not notice these changes. */
import { describe, expect, it } from 'vitest';
import { Generator } from '../src/chance/generator.ts';
import type { ZigguratTileId } from '../src/edition/types.ts';
import { ZIGGURAT_TILE_IDS } from '../src/edition/types.ts';
import { apply, asked, drawOutcome } from '../src/engine.ts';
import { forbidsDecree } from '../src/legality/decrees.ts';
import { CHANCE } from '../src/model/ids.ts';
import { fulfilledUrbanCards } from '../src/scoring/urban.ts';
import { BareBoard } from './bare-board.ts';
import { type Game, newTestGame, PURPLE, position, RED } from './support/index.ts';

const ACTION_TILES = [1, 2, 3, 4, 5, 6];
function drawn({ seed }: { seed: number }): Game {
  const game = newTestGame({ players: 2 });
  const random = new Generator(seed);
  while (asked(game.state) === CHANCE) apply(game.state, drawOutcome(game.state, random));
  return game;
}
function values(tile: ZigguratTileId, write: (board: BareBoard) => BareBoard): number[] {
  return [1, 2, 3].map((claims) => {
    const others = ZIGGURAT_TILE_IDS.filter((id) => id !== tile).slice(0, 2);
    const board = new BareBoard().zigguratTiles(tile, ...others).claims(RED, [claims, 0, 0]);
    return write(board).score(5)[RED];
  });
}
const PORT_HOUSES = ['row1 blue', 'row2 red', 'row3 blue', 'column1 red', 'column2 blue', 'column3 red'] as const;
const fulfilled = ({ state }: BareBoard, seat = RED): string[] =>
  fulfilledUrbanCards(state, seat).map((card) => state.setting.edition.urbanCards.cards[card].id);

describe('set-up-tiles.test.ts', () => {
  it('[COMP-03] there are six Action tiles: the lot deals each of them once and no other', () => {
    for (let seed = 0; seed < 30; seed++) expect(drawn({ seed }).table().actionTiles.flat().sort()).toEqual(ACTION_TILES);
  });
});

describe('scoring.test.ts', () => {
  it('[SCORE-01] whichever Barge is empty, not only that of the own District', () => {
    // m4 gives a brown die: Red, in District 3, empties the Barge of District 1.
    const game = position().pawns(RED, 3).barge(1, [4]).actionsOf(RED).project('white', 'm4').accept();
    expect(game.events('scoringBegan')).toEqual([]);
    game.done().roll(1, 1, 1, 1, 1);
    expect(game.events('scoringBegan')).toMatchObject([{ district: 1, full: true }]);
    expect(game).toBeAsked('die', PURPLE);
  });
});

describe('construct-rewards.test.ts', () => {
  it('[ACT-BLD-13] a Garden at another Building of the builder in the same colour gives nothing', () => {
    const game = position()
      .gold(RED, 0)
      .dice(RED, { brown: 2 })
      .building('white', { spaces: ['d3'], owner: RED })
      .project('white', 'b1', PURPLE)
      .garden('d4', PURPLE)
      .actionsOf(RED)
      .construct('white');
    // Purple gets no step of choice. The 1 Gold beneath Red's second white House allows a Ship.
    expect(game).toBeAsked('afterConstruct', RED);
  });
});

describe('gardening.test.ts', () => {
  it('[ACT-GARD-04] at each of its four sides', () => {
    const game = position().gold(RED, 0).water(RED, 1).laid('b3').actionsOf(RED).act('gardening');
    expect(game).toOfferSpaces('d1', 'd2', 'd3', 'b2', 'a3', 'c3', 'b4');
  });
});

describe('project.test.ts', () => {
  it('[ACT-PROJ-06] the marker on it is that of who places it', () => {
    const game = position().actionsOf(PURPLE).project('yellow', 'b1');
    expect(game.at('b1')).toBe('yellow project of Purple');
    expect(game.player(PURPLE)).toMatchObject({ markers: 4, markerSupply: 10 });
  });
});

describe('key-concepts.test.ts', () => {
  it('[COMP-17] nothing else is gained in place of what is gone', () => {
    const noGardens = position().gardens(PURPLE, 25).actionsOf(RED).project('white', 'c1');
    expect(noGardens.player(RED)).toMatchObject({ gardens: 0, water: 0, gold: 2 });
    const noWater = position().pawns(RED, 3).water(PURPLE, 20).actionsOf(RED).project('white', 'k4');
    expect(noWater.player(RED)).toMatchObject({ gardens: 0, water: 0, gold: 2 });
  });
});

describe('decree-requirements.test.ts', () => {
  it('[DEC-13] Gardens at Buildings of others do not count', () => {
    const board = new BareBoard()
      .building(RED, 'white', 'f2', 'g2', 'h2')
      .building(PURPLE, 'white', 'l2')
      .gardens(RED, 'f1', 'g1', 'h1', 'i2', 'f3', 'l1')
      .portHouses(RED, 'row1 blue', 'column1 blue');
    expect(forbidsDecree(board.decrees('D13').state, RED, 0)).toBe('DEC-13');
  });
});

describe('urban.test.ts', () => {
  /** Red has all Houses for U08 (2/1/-/2) except one in the Port. */
  const board = () => new BareBoard().building(RED, 'brown', 'a1').building(RED, 'brown', 'c1').building(RED, 'brown', 'f1');

  it('[URB-01] only own Houses count, in the Port too', () => {
    expect(fulfilled(board().portHouses(RED, 'row1 blue').portHouses(PURPLE, 'row2 blue').urbanCards(RED, 'U08'))).toEqual([]);
    expect(fulfilled(board().portHouses(RED, 'row1 blue', 'row2 blue').urbanCards(RED, 'U08'))).toEqual(['U08']);
  });

  it('[URB-01] it scores the VP that it shows', () => {
    const ended = board().portHouses(RED, 'row1 blue', 'row2 blue').urbanCards(RED, 'U08').finish();
    expect(ended.events('urbanCardsRevealed')).toMatchObject([{ seat: RED, fulfilled: ['U08'], vp: 11 }]);
  });

  it('[HM-B9] each of the Urban cards may lack one House, not one of them', () => {
    // U08 requires 2/1/-/2 and U14 -/2/1/2: of 2/3/1/4, one House is missing in District 1 and one in District 2.
    const lacking = new BareBoard()
      .urbanCards(RED, 'U08', 'U14')
      .urbanIgnored(RED, 1)
      .portHouses(RED, ...PORT_HOUSES.slice(0, 4));
    for (const space of ['a1', 'f1', 'h1', 'k1']) lacking.building(RED, 'brown', space);
    expect(fulfilled(lacking)).toEqual(['U08', 'U14']);
  });
});

describe('ship-abilities.test.ts', () => {
  it('the step is on the track of the Building’s colour, whichever it is [TILE-S14]', () => {
    for (const colour of ['white', 'yellow', 'brown'] as const) {
      const board = position().gold(RED, 0).dice(RED, { brown: 2, blue: 1 }).shipMark(RED, 'S14').project(colour, 'b1', PURPLE);
      const { mastery } = board
        .actionsOf(RED)
        .construct(colour, { dice: { brown: 2 } })
        .buyStep()
        .player(RED);
      expect(mastery).toEqual({ white: 0, yellow: 0, brown: 0, [colour]: 1 });
    }
  });
});

describe('scoring-ziggurat.test.ts', () => {
  it('[ZIG-Z06] Garden tiles in the player area are not on the board', () => {
    const write = (board: BareBoard) => {
      board.state.gardens[RED] = 4;
      return board.gardens(RED, 'e1', 'e2', 'j2');
    };
    expect(values('Z06', write)).toEqual([3, 3, 6]);
  });

  it('[ZIG-Z10] Ships make several sets, too', () => {
    expect(values('Z10', (board) => board.shipCounts(RED, [2, 3, 2]))).toEqual([6, 10, 14]);
  });
});

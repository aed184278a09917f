/** What the Decrees require (DEC-*). Each test gives just enough, then one thing less of each kind. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BUILDING_COLOURS, DECREE_IDS, type DecreeId } from '../src/edition/types.ts';
import { forbidsDecree } from '../src/legality/decrees.ts';
import { DECREE_REQUIREMENTS } from '../src/tiles/decree-requirements.ts';
import { buildingsAtGardens, gardensAtBuildings } from '../src/tiles/garden-neighbours.ts';
import { BareBoard } from './bare-board.ts';
import { PURPLE, RED } from './support/seats.ts';

const ruleOf = (decree: DecreeId) => `DEC-${decree.slice(1)}`;

/** Red meets the Decree on the first of these boards and on none of the others; Purple, who has nothing, never does. */
function asks(decree: DecreeId, enough: BareBoard, ...tooLittle: readonly BareBoard[]): void {
  expect(forbidsDecree(enough.decrees(decree).state, RED, 0)).toBe(null);
  expect(forbidsDecree(enough.state, PURPLE, 0)).toBe(ruleOf(decree));
  for (const board of tooLittle) expect(forbidsDecree(board.decrees(decree).state, RED, 0)).toBe(ruleOf(decree));
}

type Counts = readonly [number, number, number];
const built = (...counts: Counts) => new BareBoard().buildings(RED, counts);
/** The Water between the Districts. */
const WATER = ['e1', 'e2', 'e3', 'j2', 'j3', 'j4'];

describe('the cards', () => {
  it('the table has the order of the IDs', () => {
    expect(DECREE_REQUIREMENTS.map(({ rule }) => rule)).toEqual(DECREE_IDS.map(ruleOf));
  });

  it('[FREE-05] a Decree that somebody has scored is gone, and so is one that never lay there', () => {
    const board = built(3, 3, 3).decrees('D01', 'D02').scoredDecree(PURPLE, 'D02');
    expect([0, 1, 2, 3].map((space) => forbidsDecree(board.state, RED, space))).toEqual([null, 'FREE-05', 'FREE-05', 'FREE-05']);
  });

  it('[FREE-04] several can be met at once', () => {
    const board = built(3, 3, 3).decrees('D01', 'D02', 'D03', 'D04');
    expect([0, 1, 2, 3].map((space) => forbidsDecree(board.state, RED, space))).toEqual([null, null, null, null]);
  });
});

describe('Buildings', () => {
  it('[DEC-01] 3 white and 3 brown Buildings', () => {
    asks('D01', built(3, 0, 3), built(2, 9, 3), built(3, 9, 2));
  });

  it('[DEC-02] 3 white and 3 yellow Buildings', () => {
    asks('D02', built(3, 3, 0), built(2, 3, 9), built(3, 2, 9));
  });

  it('[DEC-03] 3 yellow and 3 brown Buildings', () => {
    asks('D03', built(0, 3, 3), built(9, 2, 3), built(9, 3, 2));
  });

  it('[DEC-04] 2 Buildings of each colour', () => {
    asks('D04', built(2, 2, 2), built(1, 2, 2), built(2, 1, 2), built(2, 2, 1));
  });

  it('[DEC-01] Houses in the Ziggurat are no Buildings', () => {
    asks('D01', built(3, 0, 3), built(2, 0, 3).zigguratHouses(RED, [4, 0, 0]));
  });

  it('[DEC-05] 5 white and 1 brown, Buildings or Ziggurat Houses', () => {
    asks('D05', built(5, 0, 1), built(4, 9, 1), built(5, 9, 0));
    asks('D05', built(3, 0, 0).zigguratHouses(RED, [2, 0, 1]), built(3, 0, 0).zigguratHouses(RED, [1, 9, 1]));
  });

  it('[DEC-06] 5 yellow and 1 white, Buildings or Ziggurat Houses', () => {
    asks('D06', built(1, 5, 0), built(0, 5, 9), built(1, 4, 9));
    asks('D06', built(0, 4, 0).zigguratHouses(RED, [1, 1, 0]), built(0, 4, 0).zigguratHouses(RED, [2, 0, 2]));
  });

  it('[DEC-07] 5 brown and 1 yellow, Buildings or Ziggurat Houses', () => {
    asks('D07', built(0, 1, 5), built(9, 0, 5), built(9, 1, 4));
    asks('D07', built(0, 0, 2).zigguratHouses(RED, [0, 1, 3]), built(0, 1, 2).zigguratHouses(RED, [9, 0, 2]));
  });

  it('[C-52] [A-92] a Ziggurat House has the colour of its section and counts once', () => {
    asks('D05', built(4, 0, 0).zigguratHouses(RED, [1, 0, 1]), built(4, 0, 0).zigguratHouses(RED, [0, 2, 1]));
    asks('D05', built(4, 0, 0).zigguratHouses(RED, [1, 0, 1]), built(4, 0, 0).zigguratHouses(RED, [1, 0, 0]));
  });

  it('[A-88] more than is asked is no fault', () => {
    asks('D04', built(5, 2, 4));
    const houses = ['row1 blue', 'row2 blue', 'row3 blue', 'column1 red', 'column2 red'] as const;
    asks('D12', built(2, 1, 1).portHouses(RED, ...houses));
  });
});

describe('Ziggurat tiles and Port Houses', () => {
  it('[DEC-08] 1 Building of each colour and a marker on every Ziggurat tile', () => {
    const tiles = (...claims: Counts) => built(1, 1, 1).claims(RED, claims);
    asks('D08', tiles(1, 1, 1), tiles(0, 3, 3), tiles(3, 0, 3), tiles(3, 3, 0), built(1, 0, 1).claims(RED, [1, 1, 1]));
  });

  it('[C-55] several markers on a tile are no fault', () => {
    asks('D08', built(1, 1, 1).claims(RED, [3, 1, 2]));
  });

  it('[DEC-12] 1 Building of each colour and 4 Port Houses', () => {
    const four = ['row1 blue', 'row2 red', 'row3 blue', 'column1 red'] as const;
    asks(
      'D12',
      built(1, 1, 1).portHouses(RED, ...four),
      built(1, 1, 1).portHouses(RED, ...four.slice(1)),
      built(0, 1, 1).portHouses(RED, ...four),
      built(1, 1, 1).portHouses(PURPLE, ...four),
    );
  });
});

describe('Ships', () => {
  const fleet = (buildings: Counts, ships: Counts, printed = 0) => built(...buildings).shipCounts(RED, ships, printed);

  it('[DEC-09] 3 brown Buildings, 2 white and 2 yellow Ships', () => {
    asks('D09', fleet([0, 0, 3], [2, 2, 0]), fleet([9, 9, 2], [2, 2, 0]), fleet([0, 0, 3], [1, 2, 9]), fleet([0, 0, 3], [2, 1, 9]));
  });

  it('[DEC-10] 3 white Buildings, 2 yellow and 2 brown Ships', () => {
    asks('D10', fleet([3, 0, 0], [0, 2, 2]), fleet([2, 9, 9], [0, 2, 2]), fleet([3, 0, 0], [9, 1, 2]), fleet([3, 0, 0], [9, 2, 1]));
  });

  it('[DEC-11] 3 yellow Buildings, 2 white and 2 brown Ships', () => {
    asks('D11', fleet([0, 3, 0], [2, 0, 2]), fleet([9, 2, 9], [2, 0, 2]), fleet([0, 3, 0], [1, 9, 2]), fleet([0, 3, 0], [2, 9, 1]));
  });

  it('[DEC-16] 2 Ships of each colour and 2 own Gardens', () => {
    const board = (ships: Counts, own: number, others = 0) =>
      fleet([0, 0, 0], ships)
        .gardens(RED, ...WATER.slice(0, own))
        .gardens(PURPLE, ...WATER.slice(own, own + others));
    asks('D16', board([2, 2, 2], 2), board([1, 2, 2], 2), board([2, 1, 2], 2), board([2, 2, 1], 2), board([2, 2, 2], 1, 3));
  });

  it('[A-91] [TILE-PRINTED] a printed Ship stands for one Ship of one colour', () => {
    asks('D09', fleet([0, 0, 3], [1, 2, 0], 1), fleet([0, 0, 3], [1, 1, 0], 1));
    asks('D09', fleet([0, 0, 3], [1, 1, 0], 2));
    asks('D16', fleet([0, 0, 0], [2, 1, 1], 2).gardens(RED, 'e1', 'e2'), fleet([0, 0, 0], [1, 1, 1], 2).gardens(RED, 'e1', 'e2'));
  });

  it('[A-91] every Decree with Ships agrees with trying every colour for every printed Ship', () => {
    const decrees = fc.constantFrom<DecreeId>('D09', 'D10', 'D11', 'D16');
    const asked: Partial<Record<DecreeId, Counts>> = { D09: [2, 2, 0], D10: [0, 2, 2], D11: [2, 0, 2], D16: [2, 2, 2] };
    const met = (counts: readonly number[], wanted: Counts, printed: number): boolean =>
      printed === 0
        ? wanted.every((count, colour) => counts[colour] >= count)
        : [0, 1, 2].some((colour) =>
            met(
              counts.map((count, other) => count + (other === colour ? 1 : 0)),
              wanted,
              printed - 1,
            ),
          );
    fc.assert(
      fc.property(decrees, fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3)), fc.nat(4), (decree, counts, printed) => {
        const board = fleet([3, 3, 3], counts, printed).gardens(RED, 'e1', 'e2').decrees(decree);
        expect(forbidsDecree(board.state, RED, 0) === null).toBe(met(counts, asked[decree] ?? [0, 0, 0], printed));
      }),
    );
  });
});

describe('Gardens', () => {
  it('[DEC-15] 8 own Gardens on the board', () => {
    const board = (own: number, others: number) =>
      new BareBoard().gardens(RED, ...[...WATER, 'a1', 'b1', 'c1'].slice(0, own)).gardens(PURPLE, ...['k1', 'k2'].slice(0, others));
    asks('D15', board(8, 0), board(7, 2));
    asks('D15', board(9, 0));
  });

  /** Red's Building on f2, g2 and h2 touches the Gardens around it. */
  const around = (...gardens: readonly string[]) =>
    new BareBoard()
      .building(RED, 'white', 'f2', 'g2', 'h2')
      .gardens(PURPLE, ...gardens)
      .portHouses(RED, 'row1 blue', 'column1 blue');

  it('[DEC-13] 6 Gardens adjacent to own Buildings and 2 Port Houses', () => {
    const six = ['e2', 'f1', 'g1', 'h1', 'i2', 'f3'];
    const oneHouse = new BareBoard()
      .building(RED, 'white', 'f2', 'g2', 'h2')
      .gardens(RED, ...six)
      .portHouses(RED, 'row1 blue');
    asks('D13', around(...six), around(...six.slice(1)), around('e1', ...six.slice(1)), oneHouse);
  });

  it('[A-89] distinct Gardens of any owner: one that touches two own Buildings counts once', () => {
    // f3 and h1 touch two of Red's Buildings each; five Gardens in all.
    const two = around('e2', 'f1', 'g1', 'h1', 'f3').building(RED, 'yellow', 'f4').building(RED, 'brown', 'i1');
    expect(gardensAtBuildings(two.state, RED)).toBe(5);
    asks('D13', around('e2', 'f1', 'g1', 'h1').gardens(RED, 'i2', 'h3'), two);
  });

  it('[A-50] [DEC-13] Gardens on border Water touch Buildings of both Districts', () => {
    const board = new BareBoard().gardens(PURPLE, 'e2').building(RED, 'white', 'd2').building(PURPLE, 'white', 'f2');
    expect([RED, PURPLE].map((seat) => gardensAtBuildings(board.state, seat))).toEqual([1, 1]);
  });

  /** Red's white, yellow and brown Buildings around the Water e2, and Ships. */
  const colours = (garden: string, ships: Counts = [1, 1, 1]) =>
    new BareBoard()
      .building(RED, 'white', 'd2')
      .building(RED, 'yellow', 'f2')
      .building(RED, 'brown', 'd3')
      .gardens(PURPLE, garden)
      .shipCounts(RED, ships);

  it('[DEC-14] 1 Ship of each colour and 1 Building of each colour next to a Garden', () => {
    asks(
      'D14',
      colours('e2').gardens(RED, 'e3'),
      colours('e2'),
      colours('e3'),
      colours('e2', [0, 1, 1]).gardens(RED, 'e3'),
      colours('e2', [1, 1, 0]).gardens(RED, 'e3'),
      built(1, 1, 1).shipCounts(RED, [1, 1, 1]),
    );
  });

  it('[A-90] Gardens of any owner; one may serve several Buildings', () => {
    const shared = new BareBoard()
      .building(RED, 'white', 'b1')
      .building(RED, 'yellow', 'a2')
      .building(RED, 'brown', 'c2', 'd2')
      .shipCounts(RED, [1, 1, 0], 1);
    asks('D14', shared.gardens(PURPLE, 'b2'));
  });

  it('[A-89] [A-90] agree with looking at every pair of spaces', () => {
    const names = new BareBoard().state.setting.spaceNames;
    const water = new Set(WATER);
    /** Single pieces and Gardens at random; a Building may join the one to its left. */
    const position = fc.array(fc.record({ kind: fc.nat(4), colour: fc.nat(2), seat: fc.nat(1), joins: fc.boolean() }), {
      minLength: names.length,
      maxLength: names.length,
    });
    fc.assert(
      fc.property(position, (spaces) => {
        const board = new BareBoard();
        const buildings: { seat: number; colour: number; names: string[] }[] = [];
        const gardens: string[] = [];
        spaces.forEach(({ kind, colour, seat, joins }, space) => {
          const name = names[space];
          if (kind >= 3) gardens.push(name);
          else if (kind > 0 && !water.has(name)) {
            const left = buildings.at(-1);
            if (joins && left?.seat === seat && left.names.length < 3 && touch(left.names.at(-1) ?? '', name)) left.names.push(name);
            else buildings.push({ seat, colour, names: [name] });
          }
        });
        for (const { seat, colour, names: parts } of buildings) board.building(seat, BUILDING_COLOURS[colour], ...parts);
        board.gardens(PURPLE, ...gardens);
        for (const seat of [RED, PURPLE]) {
          const own = buildings.filter((one) => one.seat === seat);
          const atBuildings = gardens.filter((garden) => own.some((one) => one.names.some((name) => touch(name, garden))));
          expect(gardensAtBuildings(board.state, seat)).toBe(atBuildings.length);
          for (const colour of [0, 1, 2]) {
            const atGardens = own.filter(
              (one) => one.colour === colour && one.names.some((name) => gardens.some((garden) => touch(name, garden))),
            );
            expect(buildingsAtGardens(board.state, seat, colour)).toBe(atGardens.length);
          }
        }
      }),
    );
  });
});

/** Returns whether two spaces share a side, by their names: a letter for the column, a number for the row. */
function touch(one: string, other: string): boolean {
  const columns = Math.abs(one.charCodeAt(0) - other.charCodeAt(0));
  const rows = Math.abs(Number(one.slice(1)) - Number(other.slice(1)));
  return columns + rows === 1;
}

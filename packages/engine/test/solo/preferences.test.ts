/** Each preference and tie-breaker of the Bot by itself. */
import { describe, expect, it } from 'vitest';
import { PORT_LINES } from '../../src/edition/types.ts';
import { ANY_SIZE } from '../../src/legality/ships.ts';
import { automaTiles } from '../../src/model/automa-tiles.ts';
import { NONE } from '../../src/model/ids.ts';
import { firstAtNumbers, highestTracks, lowestTracks } from '../../src/solo/colours.ts';
import { constructAction, preferredBuildings } from '../../src/solo/construct.ts';
import { preferredFace } from '../../src/solo/die.ts';
import {
  besideOwnBuilding,
  fewestWater,
  gardeningAction,
  gardenTarget,
  lowestWithinLimit,
  printedWater,
} from '../../src/solo/gardening.ts';
import { canBotPay, preferredDice } from '../../src/solo/payment.ts';
import { botPortHouse, portSpaceFor } from '../../src/solo/port.ts';
import { preferredColours, projectAction, projectSpaceOf } from '../../src/solo/project.ts';
import { preferredShip } from '../../src/solo/ship.ts';
import { nextDistrict, startDistrict } from '../../src/solo/walk.ts';
import { layWater, nextWater, waterNeeded } from '../../src/solo/water.ts';
import { botZigguratHouse, zigguratSpaceOf } from '../../src/solo/ziggurat.ts';
import { BOT, PERSON, SoloBoard } from './solo-board.ts';

const [WHITE, YELLOW, BROWN] = [0, 1, 2];
const set = (...colours: readonly number[]): number => colours.reduce((mask, colour) => mask | (1 << colour), 0);

describe('the Architect', () => {
  it('[SOLO-16] [C-59] [A-131] starts as many Districts back from District 1 as the cards add up to', () => {
    expect(([0, 1, 2, 3, 4] as const).map((sum) => startDistrict(new SoloBoard({ sum }).state) + 1)).toEqual([1, 5, 4, 3, 2]);
  });

  it('[SOLO-37] [C-60] walks down the ring and stays where the sum is 0', () => {
    const from3 = (sum: 0 | 1 | 2 | 3 | 4) => nextDistrict(new SoloBoard({ sum }).at(3).state, null) + 1;
    expect(([0, 1, 2, 3, 4] as const).map(from3)).toEqual([3, 2, 1, 5, 4]);
  });

  it('[A-132] skips Districts without markers, the present one, too', () => {
    const walked = { counted: [], skipped: [] };
    const board = new SoloBoard({ sum: 3 }).at(2).markers(1, 0, 1, 0, 1);
    expect(nextDistrict(board.state, walked) + 1).toBe(3);
    expect(walked).toEqual({ counted: [1, 5, 3], skipped: [4] });
  });

  it('[A-134] always ends in the one District that has markers left', () => {
    for (const sum of [1, 2, 3, 4] as const)
      expect(nextDistrict(new SoloBoard({ sum }).at(4).markers(0, 2, 0, 0, 0).state, null) + 1).toBe(2);
  });

  it('[A-133] counts all five when no marker is left', () => {
    expect(nextDistrict(new SoloBoard({ sum: 3 }).at(3).markers(0, 0, 0, 0, 0).state, null) + 1).toBe(5);
  });

  it('goes up the ring where the edition says so', () => {
    const { edition } = new SoloBoard().state.setting;
    const board = new SoloBoard({ sum: 3, edition: { districts: { ...edition.districts, botTurnDirection: 'ascending' } } });
    expect(nextDistrict(board.at(4).state, null) + 1).toBe(2);
    expect(startDistrict(board.state) + 1).toBe(3);
  });
});

describe('the die', () => {
  const faceIn = (district: number, next: number, faces: readonly number[]): number => {
    const board = new SoloBoard().at(district);
    board.state.barge.set(faces, (district - 1) * 6);
    board.state.architect[BOT] = next - 1;
    return preferredFace(board.state) + 1;
  };

  it('[SOLO-22] [A-136] has the value of the next District, else the highest; a 6 is simply the highest', () => {
    expect(faceIn(2, 3, [1, 0, 1, 0, 1, 1])).toBe(3);
    expect(faceIn(2, 4, [1, 0, 1, 0, 1, 1])).toBe(6);
    expect(faceIn(2, 4, [1, 2, 1, 0, 0, 0])).toBe(3);
  });

  it('[A-136] has the value of the present District where the Architect stays', () => {
    expect(faceIn(2, 2, [1, 1, 0, 0, 0, 1])).toBe(2);
  });
});

describe('payments', () => {
  it('[SOLO-23] [A-138] take the most frequent colour, then blue, then green, and draw among the others', () => {
    expect(preferredDice(new SoloBoard().dice({ white: 2, blue: 1, green: 1 }).state)).toBe(set(WHITE));
    expect(preferredDice(new SoloBoard().dice({ white: 2, blue: 2, green: 2 }).state)).toBe(set(3));
    expect(preferredDice(new SoloBoard().dice({ white: 2, green: 2, brown: 1 }).state)).toBe(set(4));
    expect(preferredDice(new SoloBoard().dice({ white: 1, yellow: 1, brown: 1 }).state)).toBe(set(WHITE, YELLOW, BROWN));
    expect(preferredDice(new SoloBoard().state)).toBe(0);
  });

  it('[SOLO-21] ignore colours and use Gold last', () => {
    const board = new SoloBoard().dice({ blue: 1, white: 2 }).gold(2).run('botPayment', BOT, { colour: NONE, amount: 4, rule: 0 });
    expect(board.ownDice).toEqual([0, 0, 0, 0, 0]);
    expect(board.botGold).toBe(1);
    expect(board.told('paid')).toMatchObject([{ dice: [2, 0, 0, 1, 0], gold: 1 }]);
    expect(canBotPay(new SoloBoard().dice({ blue: 1, white: 2 }).gold(2).state, 6)).toBe(false);
  });

  it('[A-138] are looked at anew after each die: 2 white and 1 blue lose a white, then the blue one', () => {
    const board = new SoloBoard().dice({ white: 2, blue: 1 }).run('botPayment', BOT, { colour: NONE, amount: 2, rule: 0 });
    expect(board.ownDice).toEqual([1, 0, 0, 0, 0]);
  });

  it('[SOLO-23] ask chance where white, yellow and brown are tied', () => {
    const board = new SoloBoard()
      .dice({ white: 1, brown: 1 })
      .run('botPayment', BOT, { colour: NONE, amount: 1, rule: 0 })
      .chance({ chance: 'colour', colour: 'brown' });
    expect(board.ownDice).toEqual([1, 0, 0, 0, 0]);
    expect(board.told('botLotDrawn')).toMatchObject([{ rule: 'SOLO-23', among: ['white', 'brown'] }]);
  });
});

describe('Ships', () => {
  const ship = (board: SoloBoard, size = ANY_SIZE) => preferredShip(board.state, size) + 1;

  it('[SOLO-24] [C-66] [C-67] are the first from the top and the right, where no House stands', () => {
    expect(ship(new SoloBoard())).toBe(3);
    expect(ship(new SoloBoard().ships(BOT, 3))).toBe(2);
    expect(ship(new SoloBoard().ships(PERSON, 3))).toBe(3);
    expect(ship(new SoloBoard().ships(BOT, 1, 2, 3))).toBe(6);
  });

  it('[SOLO-24] lie in a row and a column with an own House before one of both, in a row before a column', () => {
    const inColumn = new SoloBoard().portHouse(BOT, 'column1', 'red');
    expect(ship(inColumn)).toBe(1);
    expect(ship(inColumn.portHouse(BOT, 'row3', 'blue'))).toBe(7);
    expect(ship(inColumn.ships(BOT, 7))).toBe(9);
    expect(ship(inColumn.ships(BOT, 8, 9))).toBe(1);
    expect(ship(inColumn.portHouse(PERSON, 'row1', 'blue'))).toBe(1);
  });

  it('[SOLO-24] [A-147] have the size of the Building after a construct', () => {
    const board = new SoloBoard();
    expect(ship(board, 3)).toBe(3);
    expect(ship(board.ships(BOT, 3), 3)).toBe(NONE + 1);
  });
});

describe('colours', () => {
  it('[SOLO-17] [SOLO-18] [A-181] are those at the Numbers, from the Current one on, cycling back', () => {
    const board = new SoloBoard({ number: 2 });
    expect(firstAtNumbers(board.state, set(WHITE, YELLOW, BROWN))).toBe(YELLOW);
    expect(firstAtNumbers(board.state, set(WHITE, BROWN))).toBe(BROWN);
    expect(firstAtNumbers(board.state, set(WHITE))).toBe(WHITE);
    expect(firstAtNumbers(board.numbers('white', 'white', 'white').state, set(BROWN))).toBe(NONE);
  });

  it('[C-71] count all Automa tiles, in the bag and at the Numbers, covered ones too', () => {
    const board = new SoloBoard().numbers(['white', 'brown'], 'white', 'yellow').bag(1, 0, 2);
    expect([WHITE, YELLOW, BROWN].map((colour) => automaTiles(board.state, colour))).toEqual([3, 1, 3]);
  });

  it('[A-168] leave a tie of the lowest and of the highest marker to a lot', () => {
    expect(lowestTracks(new SoloBoard().mastery(2, 1, 1).state)).toBe(set(YELLOW, BROWN));
    expect(highestTracks(new SoloBoard().mastery(2, 1, 2).state)).toBe(set(WHITE, BROWN));
  });
});

describe('a Project', () => {
  it('[SOLO-B1] [A-142] has the colour of the next Number where three lie there, or it cannot lie anywhere', () => {
    const board = new SoloBoard().projects(PERSON, 'white', 'a1', 'b1', 'c1');
    expect(preferredColours(board.state)).toBe(set(YELLOW));
    board.state.projectStock[YELLOW] = 0;
    expect(preferredColours(board.state)).toBe(set(BROWN));
  });

  it('[SOLO-B1] [A-181] must have a colour that shows at a Number', () => {
    const board = new SoloBoard().numbers('white', 'white', 'white').projects(PERSON, 'white', 'a1', 'b1', 'c1');
    expect(projectAction.forbids(board.state)).toBe('SOLO-B1');
  });

  it('[SOLO-B2] [SOLO-47] joins its colour, on the lowest or the highest legal space by the symbol', () => {
    const place = (symbol: 'down' | 'up', board = new SoloBoard({ symbol })) => board.name(projectSpaceOf(board.state, WHITE));
    expect(place('down')).toBe('a1');
    expect(place('up')).toBe('d4');
    expect(place('down', new SoloBoard({ symbol: 'down' }).projects(BOT, 'white', 'c3'))).toBe('c2');
    expect(place('up', new SoloBoard({ symbol: 'up' }).projects(BOT, 'white', 'c3'))).toBe('c4');
    expect(place('down', new SoloBoard().building(PERSON, 'white', 'a1'))).toBe('c1');
  });

  it('[ACT-PROJ-09] [SOLO-47] reads the numbers of the board: those that are printed where an edition has its own', () => {
    const { edition } = new SoloBoard().state.setting;
    const rows = edition.board.duo.rows;
    const soloNumbers = rows.map((_, row) => {
      const numbers = [16, 15, 14, 13].map((number) => String(number - 4 * row)).join(' ');
      const border = (left: number, right: number, isHole: boolean) => (isHole ? '##' : `${left}/${right}`);
      return `${numbers} | ${border(17 + row, 17 + row, row === 3)} | ${numbers} | ${border(19 + row, 16 + row, row === 0)} | ${numbers}`;
    });
    const board = new SoloBoard({ symbol: 'down', edition: { board: { ...edition.board, duo: { ...edition.board.duo, soloNumbers } } } });
    expect(board.name(projectSpaceOf(board.state, WHITE))).toBe('d4');
  });

  it('[SOLO-B3] [KING-G-B] [A-166] joins the largest cluster that can grow, for Gilgabot under the king symbol, on the highest space', () => {
    const board = new SoloBoard({ king: 'gilgabot', symbol: 'king' }).projects(PERSON, 'brown', 'a1', 'b1').projects(BOT, 'yellow', 'd4');
    expect(preferredColours(board.state)).toBe(set(BROWN));
    expect(board.name(projectSpaceOf(board.state, BROWN))).toBe('b2');
    board.projects(PERSON, 'brown', 'b2');
    expect(preferredColours(board.state)).toBe(set(YELLOW));
  });

  it('[KING-G-B] [A-181] leaves a tie of clusters to the Numbers; without a cluster the Current Number decides', () => {
    const tied = new SoloBoard({ king: 'gilgabot', symbol: 'king', number: 3 }).projects(BOT, 'white', 'a1').projects(BOT, 'brown', 'd4');
    expect(firstAtNumbers(tied.state, preferredColours(tied.state))).toBe(BROWN);
    expect(preferredColours(new SoloBoard({ king: 'gilgabot', symbol: 'king', number: 2 }).state)).toBe(set(YELLOW));
  });

  it('[KING-B-B] [A-181] has the most frequent Automa colour that can be placed, for Bot~baba, on the highest space', () => {
    const board = new SoloBoard({ king: 'bot-baba', symbol: 'king' }).bag(0, 4, 1);
    expect(preferredColours(board.state)).toBe(set(YELLOW));
    expect(board.name(projectSpaceOf(board.state, YELLOW))).toBe('d4');
    expect(preferredColours(board.projects(PERSON, 'yellow', 'a1', 'b1', 'c1').state)).toBe(set(BROWN));
  });

  it('[KING-S-B] [KING-M-B] [A-167] has the Current Number’s colour, on the lowest space for Sarbot, on the highest for Botmuzi', () => {
    for (const [king, space] of [
      ['sarbot', 'a1'],
      ['botmuzi', 'd4'],
    ] as const) {
      const board = new SoloBoard({ king, symbol: 'king', number: 3 });
      expect(preferredColours(board.state)).toBe(set(BROWN));
      expect(board.name(projectSpaceOf(board.state, BROWN))).toBe(space);
    }
  });
});

describe('a construct', () => {
  const groups = (board: SoloBoard) =>
    board.gold(9).projects(PERSON, 'white', 'a1', 'b1').projects(BOT, 'yellow', 'd1', 'd2').projects(BOT, 'brown', 'd4');

  it('[SOLO-C2] [A-146] [A-191] prefers the largest, then the colour of the highest marker, then the Numbers', () => {
    expect(preferredBuildings(groups(new SoloBoard()).mastery(0, 1, 5).state)).toBe(set(WHITE, YELLOW));
    expect(preferredBuildings(groups(new SoloBoard()).mastery(0, 6, 5).state)).toBe(set(YELLOW));
    expect(preferredBuildings(groups(new SoloBoard()).mastery(3, 3, 1).state)).toBe(set(WHITE, YELLOW));
    const board = groups(new SoloBoard({ number: 2 }));
    expect(firstAtNumbers(board.state, preferredBuildings(board.state))).toBe(YELLOW);
  });

  it('[A-139] [A-144] has only groups that it can pay for, with a House at hand', () => {
    const board = groups(new SoloBoard()).gold(2);
    expect(preferredBuildings(board.state)).toBe(set(WHITE));
    expect(constructAction.forbids(board.gold(1).state)).toBe('ACT-BLD-04');
    board.state.vacated.set([3, 3, 3, 5], BOT * 4);
    expect(constructAction.forbids(board.gold(9).state)).toBe('A-41');
    expect(constructAction.forbids(new SoloBoard().state)).toBe('ACT-BLD-03');
  });

  it('[KING-B-C] [A-191] prefers the most frequent Automa colour, then the largest, for Bot~baba', () => {
    const board = groups(new SoloBoard({ king: 'bot-baba', symbol: 'king' })).bag(0, 0, 5);
    expect(preferredBuildings(board.state)).toBe(set(BROWN));
    expect(preferredBuildings(board.bag(2, 2, 2).state)).toBe(set(WHITE, YELLOW));
  });

  it('[KING-G-C] [KING-S-C] [KING-M-C] follows the usual order for the other kings', () => {
    for (const king of ['gilgabot', 'sarbot', 'botmuzi'] as const) {
      const board = groups(new SoloBoard({ king, symbol: 'king' }))
        .bag(0, 0, 5)
        .mastery(0, 6, 5);
      expect(preferredBuildings(board.state)).toBe(set(YELLOW));
    }
  });
});

describe('a House in the Port', () => {
  const unit = (board: SoloBoard): string | null => {
    const space = portSpaceFor(board.state);
    return space === NONE ? null : `${PORT_LINES[space >> 1]} ${(space & 1) === 1 ? 'red' : 'blue'}`;
  };

  it('[SOLO-C5] [C-65] counts the pairs from row 3 around the ring', () => {
    const first = (sum: 0 | 1 | 2 | 3 | 4) => unit(new SoloBoard({ sum }));
    expect(([0, 1, 2, 3, 4] as const).map(first)).toEqual(['row3 red', 'row2 red', 'row1 red', 'column1 red', 'column2 red']);
  });

  it('[SOLO-C5] counts on from the last pair with an own House, and wraps', () => {
    expect(unit(new SoloBoard({ sum: 2 }).portHouse(BOT, 'row2', 'red'))).toBe('column1 red');
    expect(unit(new SoloBoard({ sum: 2 }).portHouse(BOT, 'row3', 'red').portHouse(BOT, 'column2', 'blue'))).toBe('row2 red');
  });

  it('[SOLO-C6] prefers the Crate space of a pair', () => {
    expect(unit(new SoloBoard({ sum: 1 }).portHouse(PERSON, 'row2', 'red'))).toBe('row2 blue');
  });

  it('[A-149] goes on to the next pair with a legal space', () => {
    expect(unit(new SoloBoard({ sum: 0 }).portHouse(BOT, 'row3', 'blue'))).toBe('row2 red');
    const all = new SoloBoard({ sum: 1 });
    for (const line of PORT_LINES) all.portHouse(BOT, line, 'red');
    expect(unit(all)).toBe(null);
    expect(botPortHouse.forbids(all.gold(9).state)).toBe('A-149');
  });

  it('[A-150] comes from the bottom row', () => {
    const board = new SoloBoard().gold(9);
    board.state.vacated[BOT * 4 + 3] = 5;
    expect(botPortHouse.forbids(board.state)).toBe('A-150');
    expect(botPortHouse.forbids(new SoloBoard().gold(1).state)).toBe('ACT-PORT-02');
  });
});

describe('a House in the Ziggurat', () => {
  it('[SOLO-C8] [A-151] stands on a step, then on Gold, then on a plain space, the lowest of several', () => {
    const board = new SoloBoard();
    const taken: number[] = [];
    for (let space = zigguratSpaceOf(board.state, WHITE); space !== NONE; space = zigguratSpaceOf(board.state, WHITE)) {
      taken.push(space + 1);
      board.state.zigguratHouses[space] = PERSON;
    }
    expect(taken).toEqual([2, 4, 6, 3, 1, 5]);
  });

  it('[SOLO-C8] [A-151] has the section of the next Number where a section or its tile is full', () => {
    const board = new SoloBoard().gold(9).at(5);
    board.state.zigguratClaims[BOT * 3 + WHITE] = 3;
    expect(board.act(botZigguratHouse).told('zigguratHousePlaced')).toMatchObject([{ section: 'yellow', space: 2 }]);
    const none = new SoloBoard().gold(9).at(5).numbers('white', 'white', 'white');
    none.state.zigguratHouses.fill(PERSON, 0, 6);
    expect(botZigguratHouse.forbids(none.state)).toBe('A-151');
    expect(botZigguratHouse.forbids(new SoloBoard().at(5).gold(1).state)).toBe('ACT-ZIG-02');
  });
});

describe('Gardens', () => {
  it('[SOLO-D3] lie on printed Water first, the lowest number', () => {
    const board = new SoloBoard();
    expect(board.name(printedWater(board.state, 0))).toBe('e1');
    expect(board.name(gardenTarget(board.gardensOn(PERSON, 'e1').water('d1').state))).toBe('e2');
  });

  it('[A-163] need as many Water tiles as the shortest chain has, the one beneath included', () => {
    const board = new SoloBoard().water('d1').projects(PERSON, 'white', 'd3');
    const needed = waterNeeded(board.state, 0);
    const of = (...names: readonly string[]) => names.map((name) => needed[board.space(name)]);
    expect(of('e1', 'd1', 'c1', 'd2', 'a1', 'd3', 'd4', 'a4')).toEqual([0, 0, 1, 1, 3, NONE, 5, 6]);
  });

  it('[SOLO-D3] lie next to an own Building within three Water tiles when no printed Water is free, the lowest number', () => {
    const full = () => new SoloBoard().gardensOn(PERSON, 'e1', 'e2', 'e3');
    const near = full().building(BOT, 'white', 'b2');
    expect(near.name(besideOwnBuilding(near.state, 0))).toBe('b1');
    expect(near.name(gardenTarget(near.state))).toBe('b1');
    const far = full().building(BOT, 'white', 'a3');
    expect(far.name(besideOwnBuilding(far.state, 0))).toBe('b3');
    near.state.waterStock = 2;
    expect(near.name(besideOwnBuilding(near.state, 0))).toBe('c2');
    const others = full().building(PERSON, 'white', 'b2');
    expect(besideOwnBuilding(others.state, 0)).toBe(NONE);
  });

  it('[SOLO-D3] [A-163] else lie where the fewest Water tiles reach, then on the lowest number', () => {
    const board = new SoloBoard().gardensOn(PERSON, 'e1', 'e2', 'e3');
    expect(board.name(fewestWater(board.state, 0))).toBe('d1');
    expect(board.name(gardenTarget(board.water('c3').state))).toBe('c3');
    board.state.waterStock = 0;
    expect(board.name(fewestWater(board.state, 0))).toBe('c3');
    expect(fewestWater(new SoloBoard().gardensOn(PERSON, 'e1', 'e2', 'e3').state, 0)).not.toBe(NONE);
  });

  it('[KING-S-D] [KING-B-D] lie next to an own Building, then on the lowest number within three Water tiles', () => {
    for (const king of ['sarbot', 'bot-baba'] as const) {
      const board = new SoloBoard({ king, symbol: 'king' });
      expect(board.name(lowestWithinLimit(board.state, 0))).toBe('b1');
      expect(board.name(gardenTarget(board.state))).toBe('b1');
      expect(board.name(gardenTarget(board.building(BOT, 'brown', 'd3').state))).toBe('d2');
    }
  });

  it('[SOLO-D4] [KING-G-D] [KING-M-D] follow the normal rules for Gilgabot and Botmuzi', () => {
    for (const king of ['gilgabot', 'botmuzi'] as const) {
      const board = new SoloBoard({ king, symbol: 'king' }).building(BOT, 'brown', 'b1');
      expect(board.name(gardenTarget(board.state))).toBe('e1');
    }
  });

  it('[A-164] have their Water on the lowest spaces of the shortest chains, for an arrow up on the highest', () => {
    const chain = (symbol: 'down' | 'up' | 'king'): string[] => {
      const board = new SoloBoard({ symbol });
      layWater(board.state, 0, board.space('b2'));
      return board.told('waterLaid').map(({ space }) => space);
    };
    expect(chain('down')).toEqual(['d2', 'c2', 'b2']);
    const corner = (symbol: 'down' | 'up' | 'king') => {
      const board = new SoloBoard({ symbol }).projects(PERSON, 'white', 'd2').projects(PERSON, 'white', 'c2');
      return board.name(nextWater(board.state, 0, board.space('b2'), waterNeeded(board.state, 0)[board.space('b2')]));
    };
    expect([corner('down'), corner('king'), corner('up')]).toEqual(['d1', 'd1', 'd3']);
  });

  it('[SOLO-D1] [A-163] need a Garden tile, and somewhere to lie', () => {
    expect(gardeningAction.forbids(new SoloBoard().state)).toBe('SOLO-D1');
    expect(gardeningAction.forbids(new SoloBoard().gardens(1).state)).toBe(null);
    const dry = new SoloBoard().gardens(1).gardensOn(PERSON, 'e1', 'e2', 'e3');
    dry.state.waterStock = 0;
    expect(gardeningAction.forbids(dry.state)).toBe('A-163');
  });
});

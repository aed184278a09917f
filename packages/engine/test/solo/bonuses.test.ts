/** What the Bot gains, and what it never takes. */
import { describe, expect, it } from 'vitest';
import { KINGS } from '../../src/edition/types.ts';
import { CAUSE } from '../../src/model/causes.ts';
import { NONE } from '../../src/model/ids.ts';
import { constructAction } from '../../src/solo/construct.ts';
import { gardeningAction } from '../../src/solo/gardening.ts';
import { botPortHouse } from '../../src/solo/port.ts';
import { projectAction } from '../../src/solo/project.ts';
import { botShip } from '../../src/solo/ship.ts';
import { tileAction } from '../../src/solo/tile.ts';
import { botZigguratHouse } from '../../src/solo/ziggurat.ts';
import { BOT, PERSON, SoloBoard } from './solo-board.ts';

const drawn = (colour: 'white' | 'yellow' | 'brown') => ({ chance: 'automaTile', colour }) as const;
const lot = (colour: 'white' | 'yellow' | 'brown') => ({ chance: 'colour', colour }) as const;
const ofBot = <E extends { readonly seat: number }>(events: readonly E[]): E[] => events.filter(({ seat }) => seat === BOT);

describe('action A', () => {
  it('[SOLO-A1] gives 4 VP without the king symbol', () => {
    for (const king of KINGS) expect(new SoloBoard({ king }).act(tileAction).vp).toBe(4);
  });

  it('[KING-G-A] [A-140] [A-170] gives Gilgabot 1 Gold and 2 VP under the king symbol, in every District', () => {
    for (const district of [1, 4, 5]) {
      const board = new SoloBoard({ king: 'gilgabot', symbol: 'king' }).at(district).act(tileAction);
      expect([board.botGold, board.vp]).toEqual([1, 2]);
    }
  });

  it('[KING-S-A] gives Sarbot 2 Gardens', () => {
    expect(new SoloBoard({ king: 'sarbot', symbol: 'king' }).act(tileAction).state.gardens[BOT]).toBe(2);
  });

  it('[KING-M-A] [A-168] moves Botmuzi’s lowest marker; of several one by lot', () => {
    expect(new SoloBoard({ king: 'botmuzi', symbol: 'king' }).mastery(4, 3, 5).act(tileAction).rows).toEqual([4, 4, 5]);
    expect(new SoloBoard({ king: 'botmuzi', symbol: 'king' }).mastery(4, 5, 4).act(tileAction).chance(lot('brown')).rows).toEqual([
      4, 5, 5,
    ]);
  });

  it('[KING-B-A] [A-189] moves Bot~baba’s highest marker; one at the top stays there', () => {
    expect(new SoloBoard({ king: 'bot-baba', symbol: 'king' }).mastery(4, 3, 6).act(tileAction).rows).toEqual([4, 3, 7]);
    const top = new SoloBoard({ king: 'bot-baba', symbol: 'king' }).mastery(4, 9, 6).act(tileAction);
    expect(top.rows).toEqual([4, 9, 6]);
    expect(top.told('stepsLost')).toHaveLength(1);
  });
});

describe('a covered bonus of the board', () => {
  /** c1 of District 1 has a Garden tile in print; the Project must lie there. */
  const onBonus = (board: SoloBoard) => board.projects(PERSON, 'yellow', 'a1').projects(PERSON, 'brown', 'b1').act(projectAction);

  it('[SOLO-19] [SOLO-27] becomes the bonus of the left card', () => {
    expect(onBonus(new SoloBoard({ bonus: 'vp2' })).vp).toBe(2);
    expect(onBonus(new SoloBoard({ bonus: 'gold' })).botGold).toBe(1);
    expect(onBonus(new SoloBoard({ bonus: 'garden' })).state.gardens[BOT]).toBe(1);
    expect(onBonus(new SoloBoard({ bonus: 'lowestStep' }).mastery(4, 3, 5)).rows).toEqual([4, 4, 5]);
  });

  it('[SOLO-27] gives nothing where nothing is printed', () => {
    const board = new SoloBoard({ bonus: 'vp2' }).projects(PERSON, 'yellow', 'a1').act(projectAction);
    expect(board.told('projectPlaced')).toMatchObject([{ space: 'b1', seat: BOT }]);
    expect(board.vp).toBe(0);
  });

  /** The highest space of District 1, d4, has a Crate refill in print; the lowest, a1, markers. */
  it('[KING-G-B] [KING-S-B] [KING-M-B] [KING-B-B] becomes the bonus in brackets under the king symbol', () => {
    const place = (king: (typeof KINGS)[number]) => new SoloBoard({ king, symbol: 'king' }).mastery(6, 5, 7).act(projectAction);
    expect(place('gilgabot').rows).toEqual([6, 6, 7]);
    expect(place('sarbot').rows).toEqual([7, 5, 7]);
    expect(place('botmuzi').botGold).toBe(1);
    const baba = new SoloBoard({ king: 'bot-baba', symbol: 'king' }).mastery(6, 5, 7).bag(9, 0, 0).act(projectAction);
    expect(baba.rows).toEqual([6, 5, 8]);
  });

  it('[A-165] is gained for each covered one by Gardens: the card’s, or the bracket of Sarbot and Bot~baba', () => {
    const garden = (king: (typeof KINGS)[number], symbol: 'down' | 'king') => {
      const board = new SoloBoard({ king, symbol, bonus: 'gold' }).at(2).gardens(3).gardensOn(PERSON, 'e1', 'e3', 'j3').mastery(9, 2, 9);
      for (const name of board.state.setting.spaceNames)
        if (board.state.piece[board.space(name)] === 0) board.projects(PERSON, 'white', name);
      return board.act(gardeningAction);
    };
    // Three printed Water spaces of District 2 have a bonus: e2, j2 and j4.
    expect(garden('gilgabot', 'down').botGold).toBe(3);
    expect(garden('botmuzi', 'king').botGold).toBe(3);
    expect(garden('sarbot', 'king').rows).toEqual([9, 5, 9]);
    expect(garden('bot-baba', 'king').vp).toBe(9);
  });
});

describe('a construct', () => {
  const built = (king: (typeof KINGS)[number], symbol: 'down' | 'king') =>
    new SoloBoard({ king, symbol }).gold(2).mastery(6, 5, 7).bag(1, 1, 1).projects(PERSON, 'brown', 'a4').act(constructAction);

  it('[KING-G-C] [KING-S-C] [KING-M-C] [KING-B-C] [A-169] gives the king’s bonus under the king symbol only', () => {
    expect(built('gilgabot', 'king').rows).toEqual([6, 5, 8]);
    expect(built('sarbot', 'king').state.gardens[BOT]).toBe(1);
    expect(built('bot-baba', 'king').rows).toEqual([6, 5, 8]);
    for (const king of KINGS) {
      const board = built(king, 'down');
      expect([board.rows, board.state.gardens[BOT], board.botGold]).toEqual([[6, 5, 7], 0, 0]);
    }
  });

  it('[KING-M-C] [SOLO-C4] [A-187] lets Botmuzi pay for a Ship with the Gold of its card', () => {
    const board = built('botmuzi', 'king');
    expect(ofBot(board.told('goldGained'))).toMatchObject([{ rule: 'KING-M-C' }]);
    expect(board.told('shipMarked')).toHaveLength(1);
    expect(board.botGold).toBe(0);
  });
});

describe('the player board', () => {
  it('[SOLO-26] [A-153] gives Gold and column bonuses, never markers', () => {
    const board = new SoloBoard().gold(2).projects(PERSON, 'brown', 'a4');
    board.state.vacated.set([3, 3, 2, 0], BOT * 4);
    board.act(constructAction);
    // The third House of a row uncovers 1 Gold and a marker, the third column 8 VP; the Gold pays for a Ship.
    expect(board.told('vpGained')).toMatchObject([{ rule: 'KEY-15', amount: 8 }]);
    expect(ofBot(board.told('goldGained'))).toMatchObject([{ rule: 'KEY-14', amount: 1 }]);
    expect(board.told('markersGained')).toEqual([]);
  });

  it('[A-156] turns a column of markers into VP and draws for a step; what it cannot use is void', () => {
    const { edition } = new SoloBoard().state.setting;
    const column = (bonus: string) => {
      const columns = edition.playerBoard.columns.with(2, bonus);
      const board = new SoloBoard({ edition: { playerBoard: { ...edition.playerBoard, columns } } }).mastery(6, 6, 6);
      board.state.vacated.set([3, 3, 2, 0], BOT * 4);
      return board.gold(2).projects(PERSON, 'brown', 'a4').act(constructAction);
    };
    expect(column('c2').vp).toBe(2);
    expect(column('gt').state.gardens[BOT]).toBe(1);
    expect(column('m?').chance(lot('white')).rows).toEqual([7, 6, 6]);
    expect(column('sw').state.specialHeld[BOT]).toBe(0);
  });
});

describe('Mastery', () => {
  const step = (colour: number, ...rows: readonly number[]) =>
    new SoloBoard().mastery(...rows).run('steps', BOT, { colour, steps: 1, rule: CAUSE['SOLO-28'] });

  it('[SOLO-35] [A-153] [A-154] gives Gold, VP, 1 VP for a marker, and no supply die', () => {
    expect(step(0, 0, 0, 0).botGold).toBe(1);
    expect(step(0, 1, 1, 1).vp).toBe(1);
    expect(step(0, 5, 5, 5)).toMatchObject({ vp: 3, botGold: 1 });
    const board = new SoloBoard().mastery(2, 9, 9);
    board.state.supply.fill(2);
    board.run('steps', BOT, { colour: 0, steps: 1, rule: CAUSE['SOLO-28'] });
    expect(board.ownDice).toEqual([0, 0, 0, 0, 0]);
    expect(board.vp).toBe(2);
  });

  it('[SOLO-28] [C-62] [A-157] climbs on a random track that is not at the top, once for each Garden beside your Building', () => {
    const board = new SoloBoard().mastery(9, 5, 5).gardensOn(BOT, 'e1', 'e2').projects(PERSON, 'white', 'd1', 'd2');
    board.state.active = PERSON;
    board.run('construct', PERSON, { district: 0, colour: 0 });
    board.chance(lot('yellow'), lot('brown'));
    expect(board.rows).toEqual([9, 6, 6]);
    expect(board.told('botLotDrawn')).toMatchObject([{ among: ['yellow', 'brown'] }, { among: ['yellow', 'brown'] }]);
  });

  it('[A-172] [C-68] climbs for each of its markers that you build over; nobody counts the markers', () => {
    const board = new SoloBoard().mastery(5, 5, 5).projects(BOT, 'white', 'd1', 'd2');
    board.state.active = PERSON;
    board.run('construct', PERSON, { district: 0, colour: 0 });
    expect(board.rows).toEqual([7, 5, 5]);
    expect(board.told('markersReturned')).toMatchObject([{ seat: BOT, amount: 2, to: 'supply' }]);
    expect([board.state.markers[BOT], board.state.markerSupply[BOT]]).toEqual([0, 0]);
  });

  it('[A-172] counts for your Ship S06 like an opponent’s marker', () => {
    const board = new SoloBoard().projects(BOT, 'white', 'd1', 'd2');
    board.state.active = PERSON;
    board.state.abilities[PERSON] = 1 << 5;
    board.run('construct', PERSON, { district: 0, colour: 0 });
    expect(board.state.vp[PERSON]).toBe(4);
  });
});

describe('in the Port', () => {
  it('[SOLO-30] [A-179] gets 1 Gold for a Crate, which leaves the game', () => {
    const board = new SoloBoard({ sum: 0 }).at(4).dice({ blue: 2 }).act(botPortHouse);
    expect(board.told('crateDiscarded')).toMatchObject([{ line: 'row3', colour: 'white' }]);
    expect(board.botGold).toBe(1);
    expect(board.state.portCrates[0]).toBe(NONE);
    expect(board.state.crateUp[BOT * 5]).toBe(0);
  });

  it('[SOLO-31] gets the left card’s bonus on the other space, under the king symbol, too', () => {
    for (const symbol of ['down', 'king'] as const) {
      const board = new SoloBoard({ sum: 0, symbol, bonus: 'garden' })
        .at(4)
        .dice({ blue: 2 })
        .portHouse(PERSON, 'row3', 'red')
        .act(botPortHouse);
      expect(board.told('portHousePlaced')).toMatchObject([{ side: 'blue' }]);
      expect(board.state.gardens[BOT]).toBe(1);
    }
  });

  it('[SOLO-C7] [A-135] takes a Port marker off the Automa Urban card, if there is one', () => {
    const place = (markers: number) => new SoloBoard({ sum: 0 }).at(4).dice({ blue: 2 }).markers(3, 3, 3, markers, 4).act(botPortHouse);
    expect(place(2).state.automaMarkers[3]).toBe(1);
    expect(place(0).told('portHousePlaced')).toHaveLength(1);
  });

  it('[SOLO-B5] [SOLO-20] [A-152] claims a Ship for 2 Gold and with a marker that nobody counts', () => {
    const board = new SoloBoard().at(4).gold(3).act(botShip);
    expect(board.told('shipMarked')).toMatchObject([{ seat: BOT, shipSpace: 3 }]);
    expect(board.botGold).toBe(1);
    expect(botShip.forbids(new SoloBoard().gold(1).state)).toBe('ACT-SHIP-01');
    expect(botShip.forbids(new SoloBoard().gold(2).ships(BOT, 1, 2, 3, 4, 5, 6, 7, 8, 9).state)).toBe('ACT-SHIP-03');
  });

  it('[SOLO-33] [A-148] gets 3 VP for a completed line, and its Harbormaster leaves the game', () => {
    const board = new SoloBoard().at(4).gold(2).ships(BOT, 1, 2);
    board.state.harbormasters[2] = 4;
    board.act(botShip);
    expect(board.told('harbormasterDiscarded')).toMatchObject([{ harbormaster: 'B5', line: 'row1' }]);
    expect([board.vp, board.state.heldHarbormasters[BOT], board.state.harbormasters[2]]).toEqual([3, 0, NONE]);
  });
});

describe('in the Ziggurat', () => {
  it('[SOLO-34] [SOLO-C9] gets the bonus of the space, and a marker leaves the Automa Urban card', () => {
    const board = new SoloBoard().at(5).dice({ green: 2 }).mastery(6, 5, 7).act(botZigguratHouse);
    expect(board.told('zigguratHousePlaced')).toMatchObject([{ section: 'white', space: 2 }]);
    expect(board.rows).toEqual([6, 6, 7]);
    expect(board.state.zigguratClaims[BOT * 3]).toBe(1);
    expect(board.state.automaMarkers[4]).toBe(3);
  });
});

describe('Water', () => {
  it('[SOLO-29] [A-155] [A-179] is never kept: lost blue dice give nothing, green ones a Garden, others a step', () => {
    const lost = (district: number, colour: 'blue' | 'green' | 'brown') => {
      const board = new SoloBoard().dice({ [colour]: 2 }).mastery(6, 5, 7);
      board.state.timeGold = 3;
      return board.run('score', PERSON, { district: district - 1 });
    };
    expect(lost(4, 'blue').state.water[BOT]).toBe(0);
    expect(lost(5, 'green').state.gardens[BOT]).toBe(1);
    expect(lost(1, 'brown').rows).toEqual([6, 5, 8]);
  });

  it('[SOLO-29] comes from the stock without cost, as much as a Garden needs', () => {
    const board = new SoloBoard().gardens(1).gardensOn(PERSON, 'e1', 'e2', 'e3').building(BOT, 'white', 'b2').act(gardeningAction);
    expect(board.told('waterLaid').map(({ space }) => space)).toEqual(['d1', 'c1', 'b1']);
    expect(board.told('gardenPlaced')).toMatchObject([{ space: 'b1' }]);
    expect(board.state.waterStock).toBe(17);
    expect(board.told('paid')).toEqual([]);
  });
});

describe('Gardens', () => {
  const placed = (board: SoloBoard) => board.told('gardenPlaced').map(({ space }) => space);

  it('[SOLO-D1] are placed up to three at a time, targets looked at anew after each', () => {
    const board = new SoloBoard().gardens(5).act(gardeningAction);
    expect(placed(board)).toEqual(['e1', 'e2', 'e3']);
    expect(board.state.gardens[BOT]).toBe(2);
  });

  it('[SOLO-D2] [A-162] are bought for any Resource or Gold up to three, never more than can be placed', () => {
    const rich = new SoloBoard().gardens(1).dice({ brown: 1 }).gold(5).act(gardeningAction);
    expect(placed(rich)).toHaveLength(3);
    expect([rich.ownDice, rich.botGold]).toEqual([[0, 0, 0, 0, 0], 4]);
    const poor = new SoloBoard().gardens(1).act(gardeningAction);
    expect(placed(poor)).toHaveLength(1);
    const narrow = new SoloBoard().gardens(1).gold(5).gardensOn(PERSON, 'e1', 'e2');
    narrow.state.waterStock = 0;
    narrow.act(gardeningAction);
    expect([placed(narrow), narrow.botGold]).toEqual([['e3'], 5]);
  });

  it('[A-188] are bought only when the own ones are placed: one that a covered bonus gives comes first', () => {
    const board = new SoloBoard({ bonus: 'garden' }).gardens(1).gold(5).gardensOn(PERSON, 'e1').act(gardeningAction);
    // e2 has a bonus, so the card gives a Garden; the third is bought.
    expect(placed(board)).toEqual(['e2', 'e3', 'd1']);
    expect(board.told('gardenGained').map(({ rule }) => rule)).toEqual(['SOLO-27', 'SOLO-D2']);
    expect(board.botGold).toBe(4);
  });

  it('[KING-S-D] [A-162] are as many as Sarbot can afford under the king symbol', () => {
    const board = new SoloBoard({ king: 'sarbot', symbol: 'king' }).gardens(2).gold(3).act(gardeningAction);
    expect(placed(board)).toHaveLength(5);
    expect(board.botGold).toBe(0);
    expect(placed(new SoloBoard({ king: 'bot-baba', symbol: 'king' }).gardens(2).gold(3).act(gardeningAction))).toHaveLength(3);
  });
});

describe('the bag', () => {
  it('[SOLO-B4] [A-143] gives a tile that covers the Current Number, also when another Number’s colour was placed', () => {
    const board = new SoloBoard().projects(PERSON, 'white', 'a1', 'b1', 'c1').act(projectAction);
    expect(board.told('botColourRefused')).toMatchObject([{ number: 1, colour: 'white', because: 'ACT-PROJ-03' }]);
    board.chance(drawn('brown'));
    expect(board.told('projectPlaced')).toMatchObject([{ colour: 'yellow' }]);
    expect([...board.state.numberTiles.subarray(0, 3)]).toEqual([1, 3, 0]);
    expect([...board.state.automaBag]).toEqual([3, 3, 2]);
  });

  it('[SOLO-45] [C-64] [A-161] is filled with all tiles, covered ones too, when a tile must be drawn and it is empty; the draw is not made', () => {
    const board = new SoloBoard().numbers(['brown', 'white'], 'yellow', 'brown').bag(0, 0, 0).act(projectAction);
    expect([...board.state.automaBag]).toEqual([1, 1, 2]);
    board.chance(drawn('brown'), drawn('brown'), drawn('white'));
    expect([...board.state.automaBag]).toEqual([0, 1, 0]);
    expect(board.told('automaTileDrawn').map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  it('[SOLO-46] [C-69] lacks tiles when fewer than three are left: a random colour of the stock fills the Number', () => {
    const board = new SoloBoard().numbers('white', 'yellow').bag(0, 0, 0);
    board.state.projectStock[0] = 1;
    board.act(projectAction).chance(drawn('white'), drawn('yellow'));
    // The last white tile of the stock has just been placed.
    expect(() => board.chance(drawn('white'))).toThrow('impossible');
    board.chance(drawn('brown'));
    expect(board.told('automaTileDrawn').at(-1)).toMatchObject({ rule: 'SOLO-46', number: 3, source: 'stock' });
    expect(board.state.projectStock[2]).toBe(19);
  });

  const afterBuilding = (board: SoloBoard) => board.dice({ blue: 2 }).projects(PERSON, 'white', 'a4').act(constructAction);

  it('[SOLO-C3] [A-145] [A-161] loses a tile of the colour that was built; else the lowest Number that shows it, else one that is covered', () => {
    const fromBag = afterBuilding(new SoloBoard());
    expect([...fromBag.state.automaBag]).toEqual([2, 3, 3]);
    expect(fromBag.state.automaMarkers[0]).toBe(2);
    expect(fromBag.state.projectStock[0]).toBe(21);
    const shown = afterBuilding(new SoloBoard().numbers('yellow', ['brown', 'white'], 'white').bag(0, 3, 3));
    expect(shown.told('automaTileReturned')).toMatchObject([{ number: 2, height: 2 }]);
    const covered = afterBuilding(new SoloBoard().numbers('yellow', ['white', 'white', 'brown'], 'brown').bag(0, 3, 3));
    expect(covered.told('automaTileReturned')).toMatchObject([{ number: 2, height: 2 }]);
    const none = afterBuilding(new SoloBoard().numbers('yellow', 'brown', 'brown').bag(0, 3, 3));
    expect(none.told('automaTileReturned')).toEqual([]);
  });

  it('[A-145] gives another tile to a Number that is left without any', () => {
    const board = afterBuilding(new SoloBoard().bag(0, 1, 1)).chance(drawn('brown'));
    expect(board.told('automaTileDrawn')).toMatchObject([{ rule: 'A-145', number: 1 }]);
  });
});

it('[SOLO-C1] [SOLO-C4] [A-138] [A-147] constructs for two Resources and one for each own marker, and claims a Ship of the size for 1 Gold', () => {
  const board = new SoloBoard()
    .dice({ blue: 3, green: 1 })
    .gold(1)
    .bag(3, 3, 3)
    .projects(BOT, 'white', 'a1', 'b1')
    .projects(PERSON, 'white', 'c1');
  board.act(constructAction);
  expect(board.told('built')).toMatchObject([{ seat: BOT, colour: 'white', spaces: ['a1', 'b1', 'c1'] }]);
  expect(board.ownDice).toEqual([0, 0, 0, 0, 0]);
  expect(board.told('shipMarked')).toMatchObject([{ shipSpace: 3 }]);
  expect(board.botGold).toBe(0);
});

it('[A-171] [ACT-BLD-12] your markers on what the Bot builds return to you, with a step for each', () => {
  const board = new SoloBoard().dice({ blue: 2 }).projects(PERSON, 'white', 'a4');
  board.act(constructAction);
  expect(board.told('markersReturned')).toMatchObject([{ seat: PERSON, amount: 1, to: 'area' }]);
  expect(board.state.mastery[PERSON * 3]).toBe(1);
});

it('[A-171] a Garden of yours beside the Bot’s Building lets you choose a track in the Bot’s turn', () => {
  const board = new SoloBoard().dice({ blue: 2 }).projects(BOT, 'white', 'd1').gold(1).gardensOn(PERSON, 'e1').act(constructAction);
  expect(board.told('asked')).toMatchObject([{ seat: PERSON, question: { ask: 'stepOfChoice', rule: 'ACT-BLD-13' } }]);
});

/**
 * The worked examples of the rulebooks, literally and in their order; (+) checks stand in the same test.
 */
import { describe, expect, it } from 'vitest';
import { Generator } from '../src/chance/generator.ts';
import type { Outcome } from '../src/choices.ts';
import { type DecreeId, PORT_LINES, type ResourceColour, SHIP_IDS } from '../src/edition/types.ts';
import { apply, asked, drawOutcome, newGame } from '../src/engine.ts';
import { pieceOn } from '../src/look.ts';
import { CHANCE } from '../src/model/ids.ts';
import { createSetting } from '../src/model/setting.ts';
import { State } from '../src/model/state.ts';
import { play, playOutcome } from '../src/play.ts';
import { RULES_EDITION } from './support/edition.ts';
import { BLACK, dealStandard, newTestGame, ORANGE, PURPLE, position, RED } from './support/index.ts';

const to = (district: number, gold: 0 | 1 = 0) => ({ choose: 'destination', district, gold }) as const;

describe('set-up', () => {
  it('[EX-01] the Property Cost matches the Barge', () => {
    const barges: ResourceColour[] = ['green', 'blue', 'white', 'yellow', 'brown'];
    for (const [district, space] of [
      [1, 'b1'],
      [2, 'f1'],
      [3, 'k1'],
    ] as const) {
      const local = barges[district - 1];
      const game = position()
        .barges(...barges)
        .gold(RED, 0)
        .dice(RED, { [local]: 2 })
        .pawns(RED, district)
        .project('brown', space, PURPLE)
        .actionsOf(RED)
        .construct('brown');
      expect(game.player(RED).dice).toEqual({});
    }
  });

  it('[EX-02] each of the five Barges holds 5, 6 or 7 dice of its own colour', () => {
    for (const [players, dice] of [
      [2, 5],
      [3, 6],
      [4, 7],
    ] as const) {
      const game = newTestGame({ players });
      dealStandard(game.state);
      const { barges, supply } = game.table();
      expect(barges.map((faces) => faces.length)).toEqual([dice, dice, dice, dice, dice]);
      expect(barges.flat().every((face) => face >= 1 && face <= 6)).toBe(true);
      expect(supply).toEqual({});
    }
  });

  it('[EX-03] a Time track of n spaces holds n Gold', () => {
    for (const spaces of [3, 5, 9])
      expect(newTestGame({ edition: { timeTrack: { origin: 'stated', spaces } } }).table().timeGold).toBe(spaces);
  });

  it('[EX-04] seven Ship tiles and two printed ones, six Harbormasters and six Crates lie in the Port', () => {
    const game = newTestGame();
    const random = new Generator(4);
    while (game.asks() !== 'dealSpecialWater') apply(game.state, drawOutcome(game.state, random));
    const { ships, harbormasters, portCrates, asideHarbormasters } = game.table();
    const laid = ships.filter((ship) => ship !== 'printed');
    expect([laid.length, ships.length - laid.length]).toEqual([7, 2]);
    expect(SHIP_IDS.filter((id) => !laid.includes(id))).toHaveLength(8);
    // One for each row and column.
    for (const line of PORT_LINES) {
      expect(harbormasters[line]).not.toBeNull();
      expect(portCrates[line]).not.toBeNull();
    }
    expect(new Set(Object.values(harbormasters)).size).toBe(6);
    expect(asideHarbormasters).toHaveLength(3);
    expect(game.state.crateStock.reduce((a, b) => a + b)).toBe(14);
  });

  it('[EX-05] four Decrees with all three symbols for four players, (+) two with two symbols, three with three', () => {
    for (const [players, cards, symbols] of [
      [4, 4, 3],
      [2, 2, 2],
      [3, 3, 3],
    ] as const) {
      for (const seed of [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]) {
        const game = newTestGame({ players });
        const random = new Generator(seed);
        while (asked(game.state) === CHANCE) apply(game.state, drawOutcome(game.state, random));
        const { decrees } = game.table();
        const symbolOf = (decree: DecreeId) => game.state.setting.edition.decrees.symbols[decree];
        expect([new Set(decrees).size, new Set(decrees.map(symbolOf)).size]).toEqual([cards, symbols]);
      }
    }
  });

  it('[EX-06] starting resources', () => {
    const game = newTestGame({ players: 4 });
    dealStandard(game.state);
    for (const [seat, crate, urbanCard] of [
      [RED, 'white', 'U01'],
      [PURPLE, 'yellow', 'U02'],
      [ORANGE, 'brown', 'U03'],
      [BLACK, 'blue', 'U04'],
    ] as const) {
      expect(game.player(seat)).toMatchObject({
        gold: 2,
        cratesUp: { [crate]: 1 },
        cratesDown: {},
        urbanCards: [urbanCard],
        markers: 5,
        markerSupply: 10,
        mastery: { white: 0, yellow: 0, brown: 0 },
        vp: 10,
        houses: { white: 3, yellow: 3, brown: 3, bottom: 5 },
      });
    }
  });

  it('[EX-07] a yellow piece takes the leftmost yellow House, no Player-board bonus, and the bonus of the space', () => {
    const game = position().startBuildings().colour('yellow').space('g1');
    expect(game.at('g1')).toBe('yellow building of Purple');
    expect(game.player(PURPLE)).toMatchObject({ houses: { white: 3, yellow: 2, brown: 3, bottom: 5 }, markers: 5, gold: 3 });
    const plain = position().startBuildings().colour('yellow').space('f1');
    expect(plain.player(PURPLE)).toMatchObject({ markers: 5, gold: 2, vp: 10 });
  });

  it('[EX-08] set-up Buildings in the order P4, P3, P2, P1; turns P1, P2, P3, P4', () => {
    const game = position({ players: 4 }).startBuildings();
    const placing: number[] = [];
    for (const space of ['a1', 'c1', 'g1', 'm1']) {
      placing.push(game.ask()?.seat ?? -1);
      game.colour('white').space(space);
    }
    expect(placing).toEqual([BLACK, ORANGE, PURPLE, RED]);
    const turns: number[] = [];
    for (const face of [1, 1, 1, 1]) {
      turns.push(game.ask()?.seat ?? -1);
      game.go(turns.length).die(face).go(face).done();
    }
    expect(turns).toEqual([RED, PURPLE, ORANGE, BLACK]);
  });
});

describe('key concepts', () => {
  it('[EX-09] a yellow Building with a purple House is Purple’s, whatever the rows look like', () => {
    const game = position()
      .houses(PURPLE, { yellow: 0, bottom: 3 })
      .building('yellow', { spaces: ['a4'], owner: PURPLE })
      .mastery(PURPLE, { yellow: 4 })
      .mastery(RED, { yellow: 9 })
      .barge(1, [])
      .actionsOf(RED)
      .done()
      .roll(1, 1, 1, 1, 1);
    expect(game.at('a4')).toBe('yellow building of Purple');
    expect([game.player(RED).vp, game.player(PURPLE).vp]).toEqual([10, 13]);
  });

  it('[EX-10] three Buildings of size 1, 2 and 3, one House each', () => {
    const game = position({ players: 4 })
      .building('white', { spaces: ['b1'], owner: BLACK })
      .building('yellow', { spaces: ['d1', 'd2'], owner: PURPLE })
      .building('brown', { spaces: ['a3', 'a4', 'b4'], owner: ORANGE })
      .barge(1, [])
      .actionsOf(RED)
      .done()
      .roll(1, 1, 1, 1, 1, 1, 1);
    expect(game.events('districtScored').map(({ vp }) => vp)).toEqual([0, 2, 3, 1]);
    expect(game.player(BLACK).houses.white).toBe(2);
    expect(game.player(PURPLE).houses.yellow).toBe(2);
    expect(game.player(ORANGE).houses.brown).toBe(2);
  });

  it('[EX-11] the three Water spaces between Districts 1 and 2 are Garden targets from both, (+) not from 3', () => {
    const targets = (district: number) =>
      position().gold(RED, 0).gardens(RED, 1).pawns(RED, district).actionsOf(RED).act('gardening').spaces();
    expect(targets(1)).toEqual(expect.arrayContaining(['e1', 'e2', 'e3']));
    expect(targets(2)).toEqual(expect.arrayContaining(['e1', 'e2', 'e3']));
    for (const space of ['e1', 'e2', 'e3']) expect(targets(3)).not.toContain(space);
  });

  it('[EX-12] spaces that share a side are adjacent, those that share a corner are not', () => {
    const game = position().project('white', 'c3', PURPLE).actionsOf(RED).act('project').colour('white');
    expect(game).toOfferSpaces('c2', 'b3', 'd3', 'c4');
  });

  it('[EX-13] Assistant in 3, Architect in 4: Orange acts in 3 and plays in 4 next turn', () => {
    const game = position({ players: 3 }).pawns(ORANGE, 3, 4).actionsOf(ORANGE);
    expect(game.act('project').colour('white').spaces()).toContain('k1');
    game.space('k1').done();
    expect(game.player(ORANGE)).toMatchObject({ assistant: 4, architect: 4 });
    game.moveTo(1).done().moveTo(2).done();
    expect(game).toBeAsked('die', ORANGE);
    expect(game.ask()).toMatchObject({ district: 4 });
  });

  it('[EX-14] both in 2 after the die: Red acts in 2 now and in 2 next turn', () => {
    const game = position().pawns(RED, 2).turnOf(RED).moveTo(2);
    expect(game.ask()).toMatchObject({ ask: 'action', district: 2 });
    game.done().moveTo(1).done();
    expect(game.ask()).toMatchObject({ ask: 'die', district: 2, seat: RED });
  });

  it('[EX-15] dice are Resources by colour; values are ignored', () => {
    const game = position().dice(RED, { blue: 1, brown: 1 }).actionsOf(RED);
    expect(game.player(RED).dice).toEqual({ blue: 1, brown: 1 });
    const taken = (face: number) => position().barge(1, [1, 5]).turnOf(RED).moveTo(face).player(RED).dice;
    expect(taken(1)).toEqual(taken(5));
  });

  it('[EX-16] the third of four Crates, yellow and face up, pays 1 yellow', () => {
    const game = position()
      .gold(RED, 0)
      .crates(RED, { up: ['white', 'blue', 'yellow', 'green'] })
      .dice(RED, { brown: 2 })
      .project('yellow', 'b1', RED)
      .actionsOf(RED)
      .construct('yellow');
    expect(game.player(RED)).toMatchObject({ cratesUp: { white: 1, blue: 1, green: 1 }, cratesDown: { yellow: 1 } });
    expect(game.at('b1')).toBe('yellow building of Red');
  });

  it('[EX-17] one brown die refills one of three face-down Crates, (+) each once, (+) never paid by a Crate', () => {
    const board = (brown: number) =>
      position()
        .gold(RED, 0)
        .gardens(RED, 1)
        .dice(RED, { brown })
        .crates(RED, { down: ['white', 'blue', 'yellow'] })
        .actionsOf(RED);
    const refills = (['white', 'blue', 'yellow'] as const).map((colour) => ({ choose: 'refill', colour }) as const);
    const game = board(1);
    expect(game).toOffer(...refills);
    game.refill('blue');
    expect(game.player(RED)).toMatchObject({ cratesUp: { blue: 1 }, cratesDown: { white: 1, yellow: 1 }, dice: {} });
    expect(game.table().supply).toEqual({ brown: 1 });
    // The face-up blue Crate cannot pay for the others.
    expect(game).not.toOffer(...refills);
    // With another die: blue is spent on Water and cannot be refilled again.
    const again = board(2).refill('blue').act('gardening').buy('water');
    expect(again.player(RED).cratesDown).toEqual({ white: 1, blue: 1, yellow: 1 });
    expect(again).toOffer({ choose: 'refill', colour: 'white' }, { choose: 'refill', colour: 'yellow' });
    expect(again).not.toOffer({ choose: 'refill', colour: 'blue' });
  });

  it('[EX-18] the lowest marker reaches a row with 1 Gold at the right', () => {
    const game = position({ players: 3 }).mastery(ORANGE, { white: 5, yellow: 5, brown: 3 }).actionsOf(ORANGE).project('brown', 'c2');
    expect(game.player(ORANGE)).toMatchObject({ mastery: { brown: 4 }, gold: 3 });
  });

  it('[EX-19] a Claim marker inside the brown track', () => {
    const game = position({ players: 4 }).mastery(BLACK, { brown: 2 }).actionsOf(BLACK).project('brown', 'c2');
    expect(game.player(BLACK)).toMatchObject({ mastery: { brown: 3 }, markers: 5, markerSupply: 9 });
  });

  it('[EX-20] a coloured die is the highest of its Barge, and the Architect does not move', () => {
    const game = position().barge(3, [2, 5, 1]).pawns(PURPLE, 3, 2).actionsOf(PURPLE).project('yellow', 'k2').accept();
    expect(game.events('bargeDieGained')).toMatchObject([{ seat: PURPLE, colour: 'white', face: 5 }]);
    expect(game.player(PURPLE)).toMatchObject({ dice: { white: 1 }, architect: 2 });
  });
});

describe('turn and actions', () => {
  it('[EX-21] Red takes a 4 in District 3', () => {
    const game = position().pawns(RED, 3).turnOf(RED).die(4).go(4);
    expect(game.player(RED)).toMatchObject({ dice: { white: 1 }, architect: 4, assistant: 3 });
    expect(game.ask()).toMatchObject({ ask: 'action', district: 3 });
  });

  it('[EX-22] Red takes a 6 where a 1 and a 3 lie: 2, 4, 5; (+) with 1 Gold anywhere', () => {
    const take = (gold: number) => position().gold(RED, gold).pawns(RED, 3).barge(3, [6, 1, 3, 3]).turnOf(RED).die(6);
    expect(take(0)).toOfferOnly(to(2), to(4), to(5));
    expect(take(1)).toOfferOnly(to(2), to(4), to(5), to(1, 1), to(3, 1));
  });

  it('[EX-23] Red extends a brown group in District 3 and covers the white die', () => {
    const game = position()
      .pawns(RED, 3)
      .barge(3, [1, 4, 2])
      .project('brown', ['k3', 'l3'], PURPLE)
      .building('brown', { spaces: ['n3'], owner: PURPLE })
      .actionsOf(RED)
      .act('project')
      .colour('brown');
    // Around k3-l3 without m3, which touches the brown Building.
    expect(game).toOfferSpaces('k2', 'k4', 'l2', 'l4');
    game.space('k2');
    expect(game.player(RED).markers).toBe(4);
    game.accept();
    expect(game.events('bargeDieGained')).toMatchObject([{ seat: RED, colour: 'white', face: 4 }]);
  });

  it('[EX-24] Purple constructs over Red’s marker: it returns to Red’s area with 1 step on yellow, (+) two markers: 2 steps', () => {
    const board = (spaces: string[]) =>
      position().gold(PURPLE, 0).dice(PURPLE, { brown: 2 }).project('yellow', spaces, RED).markers(RED, 3);
    const one = board(['b1']).actionsOf(PURPLE).construct('yellow');
    expect(one.player(RED)).toMatchObject({ markers: 4, markerSupply: 11, mastery: { white: 0, yellow: 1, brown: 0 } });
    // Row 2 of yellow holds a marker inside the track.
    const two = board(['b1', 'c1']).actionsOf(PURPLE).construct('yellow');
    expect(two.player(RED)).toMatchObject({ markers: 3 + 2 + 1, mastery: { yellow: 2 } });
  });

  it('[EX-25] three adjacent Gardens of Purple give up to three steps, (+) those of the builder none', () => {
    const board = (owner: number) =>
      position()
        .gold(RED, 0)
        .dice(RED, { brown: 2 })
        .project('white', 'b2', PURPLE)
        .garden('b1', owner)
        .garden('a2', owner)
        .garden('b3', owner)
        .mastery(PURPLE, { brown: 5 })
        .actionsOf(RED)
        .construct('white');
    const game = board(PURPLE);
    expect(game.ask()).toMatchObject({ ask: 'stepOfChoice', seat: PURPLE, steps: 3 });
    // One forced step on white for the marker, then white +2, yellow +1; the die inside white finds only the 2 brown of the payment.
    game.track('white').track('white').track('yellow');
    expect(game.player(PURPLE).mastery).toEqual({ white: 3, yellow: 1, brown: 5 });
    expect(board(RED)).toBeAsked('action', RED);
  });

  it('[EX-26] after a size-2 Building only size-2 Ships without an own marker, (+) no other size', () => {
    const game = position()
      .gold(RED, 1)
      .dice(RED, { brown: 2 })
      .shipMark(RED, 9)
      .project('white', ['b1', 'c1'], PURPLE)
      .actionsOf(RED)
      .construct('white', { dice: { brown: 2 } });
    expect(game).toOfferOnly({ choose: 'ship', shipSpace: 7 }, { choose: 'done' });
  });

  it('[EX-27] Water in District 2: next to its Water, not in District 1; then next to the new tile', () => {
    const game = position().water(RED, 2).pawns(RED, 2).actionsOf(RED).act('gardening').choose({ choose: 'lay', tile: 'water' });
    expect(game).toOfferSpaces('f1', 'f2', 'f3', 'i2', 'i3', 'i4');
    game.space('f2').choose({ choose: 'lay', tile: 'water' });
    expect(game).toOfferSpaces('f1', 'f3', 'g2', 'i2', 'i3', 'i4');
  });

  it('[EX-28] a Garden gains the bonus of its Water, or nothing, (+) laying Water on a bonus gives nothing', () => {
    const garden = (space: string) => position().gold(RED, 0).gardens(RED, 1).pawns(RED, 2).actionsOf(RED).act('gardening').space(space);
    expect(garden('j2').player(RED)).toMatchObject({ gold: 1, vp: 10 });
    expect(garden('j4').player(RED)).toMatchObject({ gold: 0, vp: 12 });
    expect(garden('j3').player(RED)).toMatchObject({ gold: 0, vp: 10, markers: 4 });
    const water = position().gold(RED, 0).water(RED, 1).laid('g2').pawns(RED, 2).actionsOf(RED).act('gardening').space('g1');
    expect(water.at('g1')).toBe('water');
    expect(water.player(RED).gold).toBe(0);
  });

  it('[EX-29] Purple takes the green Crate of the Port, (+) never both spaces of a pair, (+) nor a fifth Crate', () => {
    const red = { choose: 'portSpace', line: 'column3', side: 'red' } as const;
    const board = () => position().pawns(PURPLE, 4).gold(PURPLE, 0).dice(PURPLE, { blue: 4 }).portCrates({ column3: 'green' });
    const game = board().actionsOf(PURPLE).portHouse('column3', 'red');
    expect(game.player(PURPLE)).toMatchObject({
      dice: { blue: 2 },
      houses: { white: 3, yellow: 3, brown: 3, bottom: 4 },
      portHouses: ['column3 red'],
      cratesUp: { green: 1 },
      cratesDown: {},
    });
    expect(game.table().supply).toEqual({ blue: 2 });
    game.act('portHouse');
    expect(game).not.toOffer(red, { ...red, side: 'blue' });
    expect(game).toOffer({ ...red, line: 'column2' });
    const full = board()
      .crates(PURPLE, { up: ['white'], down: ['white', 'yellow', 'green'] })
      .actionsOf(PURPLE)
      .act('portHouse');
    expect(full).not.toOffer(red);
    expect(full).toOffer({ ...red, side: 'blue' });
  });

  it('[EX-30] Orange claims the third Ship of a column and takes its Harbormaster, (+) of a row too, (+) not one that is gone', () => {
    const board = () => position({ players: 3 }).pawns(ORANGE, 4).harbormasters({ column2: 'B4', row3: 'B9' });
    const column = board().shipMark(ORANGE, 2, 5).actionsOf(ORANGE).claimShip(8);
    expect(column.player(ORANGE)).toMatchObject({ ships: [2, 5, 8], harbormasters: ['B4'], gold: 0 });
    expect(column.table().harbormasters).toMatchObject({ column2: null, row3: 'B9' });
    expect(board().shipMark(ORANGE, 5).actionsOf(ORANGE).claimShip(8).player(ORANGE).harbormasters).toEqual([]);
    const both = board().shipMark(ORANGE, 2, 5, 7, 9).actionsOf(ORANGE).claimShip(8);
    expect(both.player(ORANGE).harbormasters).toEqual(['B4', 'B9']);
    const gone = board().harbormasters({ column2: null }).shipMark(ORANGE, 2, 5).actionsOf(ORANGE).claimShip(8);
    expect(gone.player(ORANGE)).toMatchObject({ ships: [2, 5, 8], harbormasters: [] });
  });

  it('[EX-31] Purple places a House on the bottom right space of the white section: 1 Gold and exactly one marker', () => {
    const game = position().pawns(PURPLE, 5).gold(PURPLE, 0).dice(PURPLE, { green: 2 }).actionsOf(PURPLE).zigguratHouse('white', 3);
    expect(game.player(PURPLE)).toMatchObject({
      dice: {},
      gold: 1,
      houses: { white: 2, yellow: 3, brown: 3, bottom: 5 },
      zigguratHouses: { white: [3], yellow: [], brown: [] },
      zigguratClaims: { white: 1, yellow: 0, brown: 0 },
      // One beneath the House, one on the tile.
      markers: 5 + 1 - 1,
    });
    expect(game.table().supply).toEqual({ green: 2 });
    expect(game.events('zigguratClaimed')).toMatchObject([{ seat: PURPLE, section: 'white', claim: 1 }]);
  });
});

describe('scoring and end', () => {
  it('[EX-32] 3 yellow dice lost: exactly 1 step, (+) blue: 1 Water, green: 1 Garden, none: nothing', () => {
    const lost = (district: number, dice: object) =>
      position().barge(district, []).dice(RED, dice).actionsOf(RED).done().roll(1, 1, 1, 1, 1);
    const game = lost(2, { yellow: 3 });
    expect(game.player(RED)).toMatchObject({ dice: {}, mastery: { white: 0, yellow: 1, brown: 0 } });
    expect(game.player(PURPLE).mastery).toEqual({ white: 0, yellow: 0, brown: 0 });
    expect(lost(4, { blue: 3 }).player(RED).water).toBe(1);
    expect(lost(5, { green: 2 }).player(RED).gardens).toBe(1);
    expect(lost(2, {}).player(RED).mastery.yellow).toBe(0);
  });

  it('[EX-33] Red scores 4 + 6 + 6 = 16 VP in District 3', () => {
    const game = position()
      .mastery(RED, { white: 4, yellow: 2, brown: 0 })
      .building('yellow', { spaces: ['n1'], owner: RED })
      .garden('n2', PURPLE)
      .building('white', { spaces: ['k1', 'l1'], owner: RED })
      .building('brown', { spaces: ['k3', 'k4'], owner: RED })
      .garden('j3', PURPLE)
      .garden('j4', RED)
      .garden('l4', PURPLE)
      .building('brown', { spaces: ['m3'], owner: RED })
      .barge(3, [])
      .actionsOf(RED)
      .done()
      .roll(1, 1, 1, 1, 1);
    expect(game.events('districtScored')).toMatchObject([
      { seat: RED, district: 3, vp: 16 },
      { seat: PURPLE, vp: 0 },
    ]);
    expect(game.player(RED).vp).toBe(26);
  });

  it('[EX-34] in the Port Orange scores 2 x 2 + 2 x 1 = 6, Purple 1, Black 0', () => {
    const game = position({ players: 4 })
      .portHouse(ORANGE, 'row1', 'blue')
      .portHouse(ORANGE, 'column1', 'blue')
      .portHouse(ORANGE, 'column2', 'blue')
      // 1 and 2 have both lines, 3 its row, 4 its column.
      .shipMark(ORANGE, 1, 2, 3, 4)
      .portHouse(PURPLE, 'row3', 'blue')
      .shipMark(PURPLE, 8)
      .portHouse(BLACK, 'column3', 'blue')
      .shipMark(BLACK, 5)
      .barge(4, [])
      .actionsOf(RED)
      .done()
      .roll(1, 1, 1, 1, 1, 1, 1);
    expect(game.events('districtScored').map(({ seat, vp }) => [seat, vp])).toEqual([
      [RED, 0],
      [PURPLE, 1],
      [ORANGE, 6],
      [BLACK, 0],
    ]);
    expect(game.player(ORANGE).vp).toBe(16);
  });

  it('[EX-35] in the Ziggurat Purple scores 5 for each set, Red 6 + 8 + 3 = 17', () => {
    const draft = position()
      .zigguratTiles({ white: 'Z10', yellow: 'Z01', brown: 'Z04' })
      .zigguratClaims(PURPLE, { white: 2 })
      .zigguratClaims(RED, { white: 1, yellow: 1, brown: 1 })
      .ships({ 1: 'S01', 2: 'S02', 4: 'S03' });
    for (const [owner, colour, space] of [
      [RED, 'white', 'b1'],
      [RED, 'white', 'd1'],
      [RED, 'yellow', 'f1'],
      [RED, 'brown', 'k1'],
      [PURPLE, 'white', 'b3'],
      [PURPLE, 'yellow', 'f3'],
      [PURPLE, 'brown', 'k3'],
    ] as const) {
      draft.building(colour, { spaces: [space], owner });
    }
    // White, yellow and a printed Ship for Red; one of each colour for Purple.
    draft.shipMark(RED, 1, 2, 3).shipMark(PURPLE, 1, 2, 4);
    const game = draft.barge(5, []).actionsOf(RED).done().roll(1, 1, 1, 1, 1);
    expect(game.events('districtScored')).toMatchObject([
      { seat: RED, district: 5, vp: 3 * (1 + 1) + 2 * 4 + 1 * 3 },
      { seat: PURPLE, district: 5, vp: 5 * (1 + 1) },
    ]);
  });

  it('[EX-36] P2 takes the last Gold: P3 ends the round, all three have one more turn, an empty Barge then only steps 2 and 4', () => {
    const game = position({ players: 3 })
      .timeGold(1)
      .barge(1, [])
      .barge(5, [1])
      .pawns(RED, 5)
      .dice(ORANGE, { green: 1 })
      .building('white', { spaces: ['b1'], owner: RED })
      .actionsOf(PURPLE)
      .done()
      .roll(1, 2, 3, 4, 5, 6);
    expect(game.events('endTriggered')).toMatchObject([{ seat: PURPLE }]);
    expect(game.player(RED).vp).toBe(11);
    const turns: number[] = [];
    while (game.asks() === 'die') {
      const seat = game.ask()?.seat ?? -1;
      turns.push(seat);
      game.choose(game.offers()[0]).choose(game.offers()[0]).done();
      if (game.asks() === 'rollDice') {
        // Red has taken the last green die in the last round: dice are returned, compensated and rolled; no Gold, no points.
        expect(seat).toBe(RED);
        expect(game.player(RED)).toMatchObject({ gold: 2, vp: 11, gardens: 1 });
        expect(game.player(ORANGE).gardens).toBe(1);
        game.roll(6, 6, 6, 6, 6, 6);
      }
    }
    expect(turns).toEqual([ORANGE, RED, PURPLE, ORANGE]);
    expect(game).toBeOver();
  });

  it('[EX-37] 3, 1 and 1 Houses fulfil the Urban card: 10 VP, (+) 2, 1 and 1 only if one is ignored, (+) 4, 1 and 1 do', () => {
    const urbanVp = (inDistrict1: number, ignored = 0) => {
      const draft = position().urbanCards(RED, 'U01').urbanIgnored(RED, ignored);
      for (const space of [...['b1', 'd1', 'b3', 'd3'].slice(0, inDistrict1), 'f1', 'k1']) {
        draft.building('white', { spaces: [space], owner: RED });
      }
      const game = draft.finalScoring();
      const [revealed] = game.events('urbanCardsRevealed');
      // One VP for each Building besides.
      expect(game.player(RED).vp).toBe(10 + inDistrict1 + 2 + revealed.vp);
      return revealed.vp;
    };
    expect(urbanVp(3)).toBe(10);
    expect(urbanVp(2)).toBe(0);
    expect(urbanVp(2, 1)).toBe(10);
    expect(urbanVp(4)).toBe(10);
  });

  it('[EX-42] with 1 VP the action that costs 2 leaves 0 VP and 1 step', () => {
    const game = position().vp(RED, 1).actionTiles(1, 6).actionsOf(RED).actionTile(6).track('brown');
    expect(game.player(RED)).toMatchObject({ vp: 0, mastery: { white: 0, yellow: 0, brown: 1 } });
  });
});

describe('solo', () => {
  /** Up to your starting Building: Gilgabot with D04 and D02, a left card with a 2, a right one with a 1, brown where the arrow points. */
  const setUp = (): State => {
    const state = newGame(new State(createSetting(RULES_EDITION, 1, {}, 'gilgabot')));
    dealStandard(state, 'dealDecree');
    const happen = (...outcomes: readonly Outcome[]) => {
      for (const outcome of outcomes) expect(playOutcome(state, outcome)).toMatchObject({ ok: true });
    };
    happen({ chance: 'decree', decree: 'D04' }, { chance: 'decree', decree: 'D02' });
    dealStandard(state, 'openAutomaCard');
    const numberOf = (number: number, arrow: number) =>
      RULES_EDITION.solo.automaCards.findIndex((card) => card.number === number && card.arrow === arrow) + 1;
    happen({ chance: 'automaCard', automaCard: numberOf(2, 1) }, { chance: 'automaCard', automaCard: numberOf(1, 3) });
    return state;
  };

  it('[EX-38] D02 and D04 put 4 white, 4 yellow and 3 brown tiles into the bag, of which 8 are left', () => {
    const state = setUp();
    expect([...state.automaBag]).toEqual([4, 4, 3]);
    dealStandard(state);
    expect([...state.automaBag].reduce((sum, tiles) => sum + tiles)).toBe(8);
  });

  /** Every Number shows brown; you start in District 1. */
  const begun = (): { readonly state: State; readonly markers: number } => {
    const state = setUp();
    for (let number = 0; number < 3; number++) playOutcome(state, { chance: 'automaTile', colour: 'brown' });
    const markers = state.automaMarkers[1];
    for (const choice of [
      { choose: 'colour', colour: 'white' },
      { choose: 'space', space: 'b1' },
    ] as const)
      play(state, choice);
    return { state, markers };
  };

  it('[EX-39] the Bot builds a brown Building on the highest space of District 2, with a step on brown', () => {
    const { state, markers } = begun();
    expect(pieceOn(state, state.setting.spaceNames.indexOf('i4'))).toMatchObject({ kind: 'building', colour: 'brown', seat: 1 });
    expect(state.automaMarkers[1]).toBe(markers - 1);
    expect([...state.mastery.subarray(3)]).toEqual([0, 0, 1]);
    expect(state.gold[1]).toBe(4);
  });

  it('[EX-40] counts 3 back from District 1 and starts in District 3', () => {
    const { state } = begun();
    expect([state.architect[1], state.assistant[1]]).toEqual([2, 2]);
  });

  it('[EX-41] the Bot has 3 Gold and no Crate, you have 2 Gold and a Crate', () => {
    const state = setUp();
    expect([...state.gold]).toEqual([2, 3]);
    const crates = (seat: number) => state.crateUp.subarray(seat * 5, seat * 5 + 5).reduce((sum, count) => sum + count);
    expect([crates(0), crates(1)]).toEqual([1, 0]);
  });
});

/**
 * Gaps that `npm run mutate` found: small changes to scoring and payments that no rule test noticed. Each test here closes one. The Barge
 * of District 1 is brown, of 2 yellow, of 3 white, of 4 blue, of 5 green.
 */
import { describe, expect, it } from 'vitest';
import { legal } from '../src/engine.ts';
import { forbidsDecree } from '../src/legality/decrees.ts';
import { CAUSE } from '../src/model/causes.ts';
import { vpOf } from '../src/model/ledger.ts';
import { push } from '../src/model/push.ts';
import type { State } from '../src/model/state.ts';
import { fulfilledUrbanCards } from '../src/scoring/urban.ts';
import { BareBoard } from './bare-board.ts';
import { type Game, PURPLE, payment, position, RED } from './support/index.ts';

const refill = (colour: 'white' | 'green') => ({ choose: 'refill', colour }) as const;
const SHIP = { choose: 'action', action: 'ship' } as const;

/** Plays without collecting events, as a search does. */
function unheard(game: Game): Game {
  game.state.events = null;
  return game;
}

describe('a scoring tells its rules', () => {
  it('[SCORE-02] the Gold from the Time track, and how many are left', () => {
    const game = position().barge(1, []).actionsOf(PURPLE).done().roll(1, 1, 1, 1, 1);
    expect(game.events('timeGoldTaken')).toEqual([{ event: 'timeGoldTaken', rule: 'SCORE-02', seat: PURPLE, left: 4 }]);
  });

  it('[END-01] the trigger of the end', () => {
    const game = position().timeGold(1).barge(1, []).actionsOf(RED).done().roll(1, 1, 1, 1, 1);
    expect(game.events('timeGoldTaken')).toMatchObject([{ seat: RED, left: 0 }]);
    expect(game.events('endTriggered')).toEqual([{ event: 'endTriggered', rule: 'END-01', seat: RED }]);
  });

  it('[SCORE-03] the dice returned', () => {
    const game = position().barge(4, []).dice(PURPLE, { blue: 2, green: 1 }).actionsOf(RED).done().roll(1, 1, 1, 1, 1);
    expect(game.events('diceReturned')).toEqual([{ event: 'diceReturned', rule: 'SCORE-03', seat: PURPLE, colour: 'blue', amount: 2 }]);
  });

  it('[SCORE-04] the step, [SCORE-05] the Water tile, [SCORE-06] the Garden tile', () => {
    const lost = (district: number, dice: object) =>
      position().barge(district, []).dice(PURPLE, dice).actionsOf(RED).done().roll(1, 1, 1, 1, 1);
    expect(lost(2, { yellow: 1 }).events('stepMade')).toMatchObject([{ rule: 'SCORE-04', seat: PURPLE, colour: 'yellow', row: 1 }]);
    expect(lost(4, { blue: 1 }).events('waterGained')).toEqual([{ event: 'waterGained', rule: 'SCORE-05', seat: PURPLE }]);
    expect(lost(5, { green: 1 }).events('gardenGained')).toEqual([{ event: 'gardenGained', rule: 'SCORE-06', seat: PURPLE }]);
  });

  it('[A-117] the switch finalCompensation changes final scoring alone: before it dice are returned and compensated', () => {
    const game = position({ switches: { finalCompensation: false } })
      .barge(4, [])
      .dice(RED, { blue: 2 })
      .actionsOf(RED)
      .done()
      .roll(1, 1, 1, 1, 1);
    expect(game.player(RED)).toMatchObject({ dice: {}, water: 1 });
  });
});

describe('final scoring', () => {
  /** Only the end of Purple's turn, the last of the game, remains. */
  const lastTurn = () =>
    position()
      .ending('lastRound')
      .vp(RED, 12)
      .building('white', { spaces: ['b1', 'c1'], owner: RED })
      .building('brown', { spaces: ['f1'], owner: RED })
      .dice(RED, { blue: 1 })
      .heldHarbormasters(PURPLE, 'B1')
      .urbanCards(PURPLE, 'U01')
      .actionsOf(PURPLE);

  it('[END-04] begins once, before the first District', () => {
    const game = lastTurn().done();
    expect(game.events('finalScoringBegan')).toEqual([{ event: 'finalScoringBegan', rule: 'END-04' }]);
    const story = game.events().map(({ event }) => event);
    expect(story.indexOf('finalScoringBegan')).toBeLessThan(story.indexOf('scoringBegan'));
  });

  it('[END-04] is a period of its own in the ledger from District 1 on', () => {
    const { state } = lastTurn().done();
    const last = state.setting.vpPeriods - 1;
    expect([last - 1, last].map((period) => vpOf(state, RED, 'district1', period))).toEqual([0, 2]);
    expect([last - 1, last].map((period) => vpOf(state, RED, 'district2', period))).toEqual([0, 1]);
  });

  it('[END-07] ends the game: the winners are told with the rule, and nothing is pending any more', () => {
    const game = lastTurn().done();
    expect(game.events('gameOver')).toEqual([{ event: 'gameOver', rule: 'END-07', winners: [RED], decidedBy: 'vp' }]);
    expect(game).toBeOver();
    expect(game.state.depth).toBe(1);
  });

  it('[END-04] [END-05] [END-06] gives the same when nobody listens', () => {
    const heard = lastTurn().done();
    const silent = unheard(lastTurn()).done();
    expect(silent).toBeOver();
    expect([silent.player(RED), silent.player(PURPLE)]).toEqual([heard.player(RED), heard.player(PURPLE)]);
  });
});

describe('Urban cards', () => {
  it('[A-96] a card that is worth nothing is fulfilled all the same', () => {
    const cards = [{ id: 'nothing', houses: [1, 0, 0, 0], vp: 0 }];
    const board = new BareBoard({ edition: { urbanCards: { origin: 'reconstructed', cards } } })
      .urbanCards(RED, 'nothing')
      .building(RED, 'white', 'a1');
    expect(fulfilledUrbanCards(board.state, RED)).toEqual([0]);
  });
});

describe('the Ziggurat', () => {
  const ZIGGURAT = 5;

  it('[ZIG-Z01] [ZIG-Z02] [ZIG-Z03] the second player scores by own Houses and markers', () => {
    const board = new BareBoard()
      .zigguratTiles('Z01', 'Z02', 'Z03')
      .claims(PURPLE, [3, 3, 3])
      .buildings(PURPLE, [1, 2, 0])
      .zigguratHouses(PURPLE, [1, 0, 1])
      .mastery(PURPLE, [4, 2, 9])
      .buildings(RED, [5, 5, 5])
      .mastery(RED, [9, 9, 9]);
    // 4 for each of 3 Houses, 2 for each of 2, 2 for each of 2 + 1 + 4 blue lines.
    expect(board.score(ZIGGURAT)).toEqual([0, 12 + 4 + 14]);
  });

  it('[ZIG-Z05] a Building of any colour at a Garden counts', () => {
    for (const colour of ['white', 'yellow', 'brown'] as const) {
      const board = new BareBoard().zigguratTiles('Z05', 'Z01', 'Z02').claims(RED, [1, 0, 0]);
      expect(board.building(RED, colour, 'b3').gardens(PURPLE, 'b4').score(ZIGGURAT)).toEqual([1, 0]);
    }
  });

  it('[ZIG-Z10] [DEC-16] Ships of the second player make sets and meet Decrees', () => {
    const board = new BareBoard()
      .zigguratTiles('Z10', 'Z01', 'Z02')
      .claims(PURPLE, [1, 0, 0])
      .shipCounts(PURPLE, [2, 2, 2])
      .gardens(PURPLE, 'e1', 'e2')
      .decrees('D16');
    expect(board.score(ZIGGURAT)).toEqual([0, 6]);
    expect([RED, PURPLE].map((seat) => forbidsDecree(board.state, seat, 0))).toEqual(['DEC-16', null]);
  });

  it('[A-96] [ZIG-Z09] VP of Z09 decide which Urban cards are fulfilled in whichever section it lies', () => {
    const cards = [
      { id: 'big', houses: [2, 2, 2, 0], vp: 15 },
      { id: 'left', houses: [2, 0, 0, 0], vp: 5 },
      { id: 'right', houses: [0, 2, 2, 0], vp: 6 },
    ];
    const board = new BareBoard({ edition: { urbanCards: { origin: 'reconstructed', cards } } }).urbanCards(RED, 'big', 'left', 'right');
    for (const space of ['a1', 'c1', 'f1', 'h1', 'k1', 'm1']) board.building(RED, 'brown', space);
    // 15 + 5 against 5 + 5 + 6 + 5.
    board.zigguratTiles('Z09', 'Z01', 'Z02').claims(RED, [2, 0, 0]);
    expect(fulfilledUrbanCards(board.state, RED)).toEqual([1, 2]);
    board.zigguratTiles('Z01', 'Z02', 'Z09').claims(RED, [0, 0, 2]);
    expect(fulfilledUrbanCards(board.state, RED)).toEqual([1, 2]);
    // 15 without a claim on it, and 5 + 6 with one.
    board.claims(RED, [2, 2, 0]);
    expect(fulfilledUrbanCards(board.state, RED)).toEqual([0]);
  });
});

describe('a player pays with what is theirs, whatever the others have', () => {
  /** Purple in the Port with S11, 1 Gold short of a Ship. */
  const purpleWithS11 = () => position().gold(PURPLE, 1).pawns(PURPLE, 4).ships({ 1: 'S11' }).shipMark(PURPLE, 1);

  it('[TILE-S11] [A-40] the second player replaces a Gold by an own blue die or Crate', () => {
    const die = purpleWithS11().dice(PURPLE, { blue: 1 }).actionsOf(PURPLE).claimShip(5);
    expect(die.player(PURPLE)).toMatchObject({ gold: 0, dice: {}, ships: [1, 5] });
    const crate = purpleWithS11()
      .crates(PURPLE, { up: ['blue'] })
      .actionsOf(PURPLE)
      .claimShip(5);
    expect(crate.player(PURPLE)).toMatchObject({ gold: 0, cratesDown: { blue: 1 }, ships: [1, 5] });
    const game = purpleWithS11()
      .dice(PURPLE, { blue: 1 })
      .crates(PURPLE, { up: ['blue'] })
      .actionsOf(PURPLE)
      .act('ship')
      .ship(5);
    expect(game).toOfferOnly(payment({ dice: { blue: 1 }, gold: 1 }), payment({ crates: { blue: 1 }, gold: 1 }));
    const others = purpleWithS11()
      .dice(RED, { blue: 2 })
      .crates(RED, { up: ['blue'] })
      .actionsOf(PURPLE);
    expect(others).not.toOffer(SHIP);
  });

  /** A player has put a white Project on b1 with S13, which offers a step for any one Resource. */
  const afterProject = (seat: number, board: ReturnType<typeof position>) =>
    board.gold(RED, 0).gold(PURPLE, 0).shipMark(seat, 'S13').actionsOf(seat).project('white', 'b1');

  it('[TILE-S13] [A-24] the second player buys a step with an own die or Crate', () => {
    const die = afterProject(PURPLE, position().dice(PURPLE, { yellow: 1 })).accept();
    expect(die.player(PURPLE)).toMatchObject({ dice: {}, mastery: { white: 1 } });
    const crate = afterProject(PURPLE, position().crates(PURPLE, { up: ['green'] })).accept();
    expect(crate.player(PURPLE)).toMatchObject({ cratesDown: { green: 1 }, mastery: { white: 1 } });
  });

  it("[TILE-S13] [A-24] not with the next player's white dice and Crates", () => {
    const purple = () =>
      position()
        .dice(PURPLE, { white: 1 })
        .crates(PURPLE, { up: ['white'] });
    expect(afterProject(RED, purple())).toBeAsked('action', RED);
    const game = afterProject(RED, purple().dice(RED, { blue: 1, green: 1 })).accept();
    expect(game).toOfferOnly(payment({ dice: { blue: 1 } }), payment({ dice: { green: 1 } }));
  });

  it('[TILE-S13] [A-24] a white Crate pays as a Crate', () => {
    const game = afterProject(
      RED,
      position()
        .dice(RED, { blue: 1 })
        .crates(RED, { up: ['white'] }),
    ).accept();
    game.pay({ crates: { white: 1 } });
    expect(game.player(RED)).toMatchObject({ dice: { blue: 1 }, cratesUp: {}, cratesDown: { white: 1 }, mastery: { white: 1 } });
  });

  it('[A-21] [FREE-02] the second player refills while paying, but not with what is owed', () => {
    // Owed: 2 brown and 1 white. The white part needs the Gold; brown has a Crate to spare.
    const game = position()
      .gold(PURPLE, 1)
      .dice(PURPLE, { brown: 2 })
      .crates(PURPLE, { up: ['brown'], down: ['green'] })
      .project('white', 'b1', PURPLE)
      .actionsOf(PURPLE)
      .act('construct');
    expect(game).toOfferOnly(
      payment({ dice: { brown: 2 }, gold: 1 }),
      payment({ dice: { brown: 1 }, crates: { brown: 1 }, gold: 1 }),
      refill('green'),
    );
    game.choose(refill('green'));
    expect(game.player(PURPLE)).toMatchObject({ gold: 0, dice: {}, cratesUp: { green: 1 }, cratesDown: { brown: 1 } });
    expect(game.at('b1')).toBe('white building of Purple');
  });

  it('[A-99] [A-21] B7 saves nothing of a Port House: what that costs is not spent on a refill', () => {
    // The Port is green. With S09, a House from the white row costs 2 green and 1 blue; only Gold can pay for the blue.
    const game = position()
      .barges('brown', 'yellow', 'white', 'green', 'blue')
      .gold(RED, 1)
      .dice(RED, { green: 2 })
      .crates(RED, { up: ['green'], down: ['white'] })
      .ships({ 1: 'S09' })
      .shipMark(RED, 1)
      .heldHarbormasters(RED, 'B7')
      .pawns(RED, 4)
      .actionsOf(RED)
      .act('portHouse')
      .portSpace('row1', 'blue')
      .row('white');
    expect(game).toBeAsked('payment', RED);
    game.choose(refill('white'));
    // Only a green die can be spent; then only one mix is left, and it is paid.
    expect(game.player(RED)).toMatchObject({ gold: 0, dice: {}, cratesUp: { white: 1 }, cratesDown: { green: 1 } });
    expect(game.player(RED)).toMatchObject({ portHouses: ['row1 blue'], harbormasters: ['B7'] });
  });
});

describe('a payment tells its rules', () => {
  it('[TILE-S11] [ACT-SHIP-01] [ACT-BLD-14] the question of a Ship names its Gold and its rule', () => {
    const port = position().pawns(RED, 4).dice(RED, { blue: 1 }).shipMark(RED, 'S11').actionsOf(RED).act('ship').ship(1);
    expect(port.ask()).toEqual({ ask: 'shipPayment', gold: 2, rule: 'ACT-SHIP-01', seat: RED });
    const built = position()
      .gold(RED, 1)
      .dice(RED, { brown: 2, blue: 1 })
      .shipMark(RED, 'S11')
      .project('white', 'b1', PURPLE)
      .actionsOf(RED)
      .construct('white', { dice: { brown: 2 } })
      .ship(1);
    expect(built.ask()).toEqual({ ask: 'shipPayment', gold: 1, rule: 'ACT-BLD-14', seat: RED });
  });

  it('[TILE-S13] the question of any one Resource names its rule', () => {
    const game = position().shipMark(RED, 'S13').dice(RED, { blue: 1 }).actionsOf(RED).project('white', 'b1').accept();
    expect(game.ask()).toEqual({ ask: 'anyPayment', rule: 'TILE-S13', seat: RED });
  });

  it('[FREE-02] [A-23] a refill names its Crate, and tells what was paid, a die or Gold', () => {
    const board = () =>
      position()
        .gold(RED, 1)
        .dice(RED, { brown: 1 })
        .crates(RED, { down: ['green'] })
        .actionsOf(RED)
        .choose(refill('green'));
    expect(board().ask()).toEqual({ ask: 'refillPayment', crate: 'green', seat: RED });
    const none = [0, 0, 0, 0, 0];
    const refilled = { event: 'crateRefilled', rule: 'FREE-02', seat: RED, colour: 'green' };
    expect(board().take('brown').events()).toEqual([
      { event: 'paid', rule: 'FREE-02', seat: RED, dice: [0, 0, 1, 0, 0], crates: none, gold: 0 },
      refilled,
    ]);
    expect(board().take('gold').events()).toEqual([
      { event: 'paid', rule: 'FREE-02', seat: RED, dice: none, crates: none, gold: 1 },
      refilled,
    ]);
  });

  it('[TILE-S03] the second Crate of a refill is told with the rule of the Ship', () => {
    const game = position()
      .gold(RED, 0)
      .dice(RED, { brown: 1 })
      .crates(RED, { down: ['green', 'blue'] })
      .shipMark(RED, 'S03')
      .actionsOf(RED)
      .choose(refill('green'))
      .crate('blue');
    expect(game.events('crateRefilled').map(({ rule, colour }) => [rule, colour])).toEqual([
      ['FREE-02', 'green'],
      ['TILE-S03', 'blue'],
    ]);
  });

  it('[HM-B7] the use of B7', () => {
    const game = position()
      .gold(RED, 0)
      .dice(RED, { brown: 2 })
      .heldHarbormasters(RED, 'B7')
      .project('white', 'b1', PURPLE)
      .actionsOf(RED)
      .act('construct')
      .payLess('brown');
    expect(game.events('harbormasterUsed')).toEqual([{ event: 'harbormasterUsed', rule: 'HM-B7', seat: RED, harbormaster: 'B7' }]);
  });

  it('[TILE-S11] [TILE-S13] a Ship and any one Resource are paid alike when nobody listens', () => {
    const ship = () => position().pawns(RED, 4).dice(RED, { blue: 1 }).shipMark(RED, 'S11').actionsOf(RED);
    const paid = { dice: { blue: 1 }, gold: 1 };
    expect(unheard(ship()).claimShip(1, paid).player(RED)).toEqual(ship().claimShip(1, paid).player(RED));
    const step = () => position().gold(RED, 0).dice(RED, { blue: 1 }).shipMark(RED, 'S13').actionsOf(RED);
    expect(unheard(step()).project('white', 'b1').accept().player(RED)).toEqual(step().project('white', 'b1').accept().player(RED));
  });
});

describe('a debt that cannot be paid is a fault of the engine, and told as one', () => {
  it.each([
    [
      'payment',
      (state: State) => push.payment(state, RED, { colour: 0, amount: 1, otherColour: 0, otherAmount: 0, rule: CAUSE['ACT-BLD-04'] }),
    ],
    ['shipPayment', (state: State) => push.shipPayment(state, RED, { gold: 1, rule: CAUSE['ACT-SHIP-01'] })],
    ['anyPayment', (state: State) => push.anyPayment(state, RED, { rule: CAUSE['TILE-S13'] })],
  ] as const)('%s', (kind, owe) => {
    const { state } = position().gold(RED, 0).actionsOf(RED);
    owe(state);
    state.count = -1;
    expect(() => legal(state)).toThrow(`${kind}: what is owed cannot be paid`);
  });
});

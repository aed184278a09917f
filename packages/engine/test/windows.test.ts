/**
 * Windows for free actions and Harbormasters: for every question of the game, whether it also offers a refill, a Decree
 * and a Harbormaster, and to whom.
 */
import { describe, expect, it } from 'vitest';
import type { Choice } from '../src/choices.ts';
import { BUILDING_COLOURS } from '../src/edition/types.ts';
import type { QuestionKind } from '../src/registry.ts';
import { type Game, ORANGE, PURPLE, payment, position, RED } from './support/index.ts';

type Board = ReturnType<typeof position>;

const DONE = { choose: 'done' } as const;
const REFILL = { choose: 'refill', colour: 'green' } as const;
const DECREE = { choose: 'decree', decree: 'D08' } as const;
const HARBORMASTER = { choose: 'harbormaster', harbormaster: 'B4' } as const;

/** Gives a player a face-down green Crate, a white die besides the 2 Gold, the open Decree D08 fulfilled, and the Harbormaster B4. */
function equip(board: Board, seat: number): Board {
  ['n3', 'n4', 'm4'].forEach((space, colour) => {
    board.building(BUILDING_COLOURS[colour], { spaces: [space], owner: seat });
  });
  return board
    .dice(seat, { white: 1 })
    .crates(seat, { down: ['green'] })
    .zigguratClaims(seat, { white: 1, yellow: 1, brown: 1 })
    .decrees('D08')
    .heldHarbormasters(seat, 'B4');
}

/** Red, who could refill, score a Decree and use a Harbormaster, in District 1. */
const ready = () => equip(position(), RED);

/** All offers except the question's own answers. */
const free = (game: Game): Choice[] =>
  game.offers().filter(({ choose }) => choose === 'refill' || choose === 'decree' || choose === 'harbormaster');

/** A Project of Red in District 1, 2 or 3. */
const projectAt = (board: Board, district: number, space: string) =>
  board.pawns(RED, district).actionsOf(RED).act('project').colour('white').space(space);
const projects = (spaces: readonly string[]) => ready().dice(RED, { white: 1, brown: 2 }).project('white', spaces, PURPLE);
const gardener = () => ready().water(RED, 2).gardens(RED, 2);
const LAY = { choose: 'lay', tile: 'water' } as const;
const PLACE = { choose: 'place', tile: 'garden' } as const;

/** How Red is asked each question in their own turn; questions that no turn asks are asked of Red in set-up. */
const QUESTIONS: Readonly<Record<QuestionKind, { readonly window: boolean; readonly reach: () => Game }>> = {
  startColour: { window: false, reach: () => ready().startBuildings().colour('white').space('a2') },
  startSpace: { window: false, reach: () => ready().startBuildings().colour('white').space('a2').colour('white') },
  pawns: { window: true, reach: () => ready().pawns(RED, null).turnOf(RED) },
  die: { window: true, reach: () => ready().turnOf(RED) },
  destination: { window: false, reach: () => ready().turnOf(RED).die(3) },
  action: { window: true, reach: () => ready().actionsOf(RED) },
  projectColour: { window: false, reach: () => ready().actionsOf(RED).act('project') },
  projectSpace: { window: false, reach: () => ready().actionsOf(RED).act('project').colour('white') },
  constructColour: { window: false, reach: () => projects(['b1']).project('yellow', 'a4', PURPLE).actionsOf(RED).act('construct') },
  afterConstruct: {
    window: true,
    reach: () =>
      projects(['b1'])
        .actionsOf(RED)
        .construct('white', { dice: { brown: 2 } }),
  },
  afterConstructMore: {
    window: false,
    reach: () =>
      projects(['b1', 'c1'])
        .shipMark(RED, 'S14')
        .actionsOf(RED)
        .construct('white', { dice: { brown: 2 } })
        .buyStep()
        .pay({ gold: 1 }),
  },
  portSpace: { window: false, reach: () => ready().dice(RED, { blue: 2 }).pawns(RED, 4).actionsOf(RED).act('portHouse') },
  houseRow: {
    window: false,
    reach: () =>
      ready().shipMark(RED, 'S09').dice(RED, { blue: 3 }).pawns(RED, 4).actionsOf(RED).act('portHouse').portSpace('row1', 'blue'),
  },
  zigguratSpace: { window: false, reach: () => ready().dice(RED, { green: 2 }).pawns(RED, 5).actionsOf(RED).act('zigguratHouse') },
  ship: { window: false, reach: () => ready().pawns(RED, 4).actionsOf(RED).act('ship') },
  gardeningStart: { window: false, reach: () => gardener().actionsOf(RED).act('gardening') },
  gardening: { window: true, reach: () => gardener().actionsOf(RED).act('gardening').lay('d1') },
  waterSpace: { window: false, reach: () => gardener().actionsOf(RED).act('gardening').choose(LAY) },
  gardenSpace: { window: false, reach: () => gardener().actionsOf(RED).act('gardening').choose(PLACE) },
  markerSource: {
    window: false,
    reach: () => gardener().shipMark(RED, 'S12').actionsOf(RED).act('gardening').choose(PLACE).space('e1'),
  },
  payment: { window: true, reach: () => projects(['b1']).actionsOf(RED).act('construct') },
  shipPayment: {
    window: true,
    reach: () => ready().shipMark(RED, 'S11').dice(RED, { blue: 1 }).pawns(RED, 4).actionsOf(RED).act('ship').ship(1),
  },
  anyPayment: { window: true, reach: () => projectAt(ready().shipMark(RED, 'S13'), 1, 'a2').accept() },
  refillPayment: { window: false, reach: () => ready().actionsOf(RED).choose(REFILL) },
  bargeDie: { window: false, reach: () => projectAt(ready(), 1, 'b2') },
  supplyDie: { window: false, reach: () => projectAt(ready().supply({ blue: 1, brown: 1 }), 2, 'h4') },
  specialWater: { window: false, reach: () => projectAt(ready(), 2, 'i1') },
  architectMove: { window: false, reach: () => projectAt(ready(), 3, 'm2') },
  crateRefill: { window: false, reach: () => projectAt(ready().crates(RED, { down: ['blue'] }), 1, 'd4') },
  stepOfChoice: { window: false, reach: () => projectAt(ready(), 2, 'h2') },
  paidStep: { window: false, reach: () => projectAt(ready(), 2, 'f4') },
  boughtStep: { window: false, reach: () => projectAt(ready().shipMark(RED, 'S13'), 1, 'a2') },
  anyActionTile: { window: false, reach: () => ready().heldHarbormasters(RED, 'B5').actionsOf(RED).harbormaster('B5') },
  zigguratClaim: { window: false, reach: () => ready().heldHarbormasters(RED, 'B8').actionsOf(RED).harbormaster('B8') },
  gardenOrMarker: {
    window: false,
    reach: () => ready().shipMark(RED, 'S05').dice(RED, { green: 2 }).pawns(RED, 5).actionsOf(RED).zigguratHouse('white', 1),
  },
  urbanCard: {
    window: false,
    reach: () =>
      ready()
        .heldHarbormasters(RED, 'B9')
        .actionsOf(RED)
        .harbormaster('B9')
        .chance({ chance: 'urbanCard', card: 'U09' }, { chance: 'urbanCard', card: 'U12' }),
  },
  moveHouse: {
    window: false,
    reach: () =>
      ready()
        .building('white', { spaces: ['k1'], owner: RED })
        .building('white', { spaces: ['l1'], owner: RED })
        .newShipMark(RED, 'S02', 'S06', 'S03', 'S04')
        .decrees('D08', 'D10')
        .actionsOf(RED)
        .decree('D10'),
  },
  scoringOrder: { window: false, reach: () => ready().barge(1, []).barge(3, []).actionsOf(RED).done() },
};

const named = (window: boolean) => (Object.keys(QUESTIONS) as QuestionKind[]).filter((kind) => QUESTIONS[kind].window === window);

function reach(kind: QuestionKind): Game {
  const game = QUESTIONS[kind].reach();
  expect(game.asks()).toBe(kind);
  expect(game.ask()?.seat).toBe(RED);
  return game;
}

describe('every question to the active player', () => {
  it.each(named(true))('[A-21] %s is a window: refill, Decree and Harbormaster are offered', (kind) => {
    expect(free(reach(kind))).toEqual([REFILL, DECREE, HARBORMASTER]);
  });

  it.each(named(false))('[A-21] %s is no window', (kind) => {
    expect(free(reach(kind))).toEqual([]);
  });

  it.each(named(true))('[A-21] all three may be used in the window of %s, which then asks the same again', (kind) => {
    const game = reach(kind);
    const ask = game.ask();
    game.choose(DECREE).choose(HARBORMASTER).refill('green', 'white');
    expect(game.ask()).toEqual(ask);
    expect(game.player(RED)).toMatchObject({ cratesUp: { green: 1 }, decrees: ['D08'], harbormasters: [] });
    expect(free(game)).toEqual([]);
  });
});

describe('the turn', () => {
  it('[A-18] before the die: the die still comes from the District of the Assistant and moves the Architect again', () => {
    const game = ready().heldHarbormasters(RED, 'B5').turnOf(RED);
    game.choose(DECREE).harbormaster('B5').actionTile(4).go(5);
    expect(game.ask()).toMatchObject({ ask: 'die', district: 1 });
    expect(game.player(RED)).toMatchObject({ vp: 22, assistant: 1, architect: 5 });
    game.die(3).go(3);
    expect(game.events('dieTaken')).toMatchObject([{ district: 1, colour: 'brown', face: 3 }]);
    expect(game.player(RED)).toMatchObject({ assistant: 1, architect: 3 });
  });

  it('[A-18] before the pawns of a first turn there is no Architect to move', () => {
    const game = ready().heldHarbormasters(RED, 'B5').supply({ blue: 1 }).pawns(RED, null).turnOf(RED).harbormaster('B5').actionTile(4);
    expect(game).toBeAsked('pawns', RED);
    expect(game.player(RED)).toMatchObject({ architect: null, dice: { white: 1, blue: 1 } });
  });

  it('[A-21] before, between and after the actions', () => {
    const game = ready().actionsOf(RED);
    for (const [actionsLeft, deed] of [
      [2, () => game.project('white', 'a2')],
      [1, () => game.project('yellow', 'a4')],
      [0, () => game],
    ] as const) {
      expect(game.ask()).toMatchObject({ ask: 'action', actionsLeft });
      expect(free(game)).toEqual([REFILL, DECREE, HARBORMASTER]);
      deed();
    }
  });

  it('[A-22] before the scoring check, and closed once the turn is ended', () => {
    const game = ready().barge(1, []).actionsOf(RED, 0);
    expect(free(game)).toEqual([REFILL, DECREE, HARBORMASTER]);
    game.done();
    // The Barge of District 1 is rolled, then Purple plays: Red was offered nothing more.
    expect(game).toAskChance('rollDice');
    for (const choice of [REFILL, DECREE, HARBORMASTER]) expect(game.try(choice)).toEqual({ ok: false, code: 'notASeat' });
    game.roll(1, 2, 3, 4, 5);
    expect(game).toBeAsked('die', PURPLE);
    expect(free(game)).toEqual([]);
  });

  it('[A-21] not in a scoring, when the active player is asked in it', () => {
    // Losing the yellow die takes Red to the supply die inside the yellow track.
    const game = ready()
      .barge(2, [])
      .dice(RED, { yellow: 1 })
      .mastery(RED, { yellow: 4 })
      .supply({ blue: 1, brown: 1 })
      .actionsOf(RED)
      .done();
    expect(game).toBeAsked('supplyDie', RED);
    expect(free(game)).toEqual([]);
    game.take('blue').roll(1, 2, 3, 4, 5);
  });

  it('[A-21] not in set-up, even while the bonus of a starting Building is paid', () => {
    const board = equip(position(), PURPLE);
    const game = board.startBuildings();
    expect(game).toBeAsked('startColour', PURPLE);
    expect(free(game)).toEqual([]);
    game.colour('white').space('f4').track('white');
    expect(game).toBeAsked('payment', PURPLE);
    expect(free(game)).toEqual([]);
  });
});

describe('other players', () => {
  it("[A-21] what another player could do is never offered to the active one, nor in the active one's name", () => {
    const game = equip(position(), PURPLE).actionsOf(RED);
    expect(game).toBeAsked('action', RED);
    expect(free(game)).toEqual([]);
  });

  it('[A-21] a player who is asked in the turn of another has no window', () => {
    // Red's Construct returns Purple's marker, which takes Purple to the supply die of the white track; then Purple's Garden gives a step.
    const game = equip(position({ players: 3 }), PURPLE)
      .mastery(PURPLE, { white: 2 })
      .supply({ blue: 1, green: 1 })
      .dice(RED, { brown: 2 })
      .gold(RED, 0)
      .project('white', 'b2', PURPLE)
      .garden('b1', PURPLE)
      .garden('a2', ORANGE)
      .actionsOf(RED)
      .construct('white');
    expect(game).toBeAsked('supplyDie', PURPLE);
    expect(free(game)).toEqual([]);
    game.take('blue');
    expect(game).toBeAsked('stepOfChoice', PURPLE);
    expect(free(game)).toEqual([]);
    game.decline();
    expect(game).toBeAsked('stepOfChoice', ORANGE);
    expect(free(game)).toEqual([]);
  });
});

describe('payments', () => {
  /** Every payment of the game, with more than one way to pay. */
  const PAYMENTS: Readonly<Record<string, (board: Board) => Game>> = {
    'of a Construct': (board) => board.dice(RED, { brown: 2 }).project('white', 'b1', PURPLE).actionsOf(RED).act('construct'),
    'of a Garden': (board) => board.dice(RED, { green: 1 }).gardens(RED, 1).actionsOf(RED).act('gardening').buy('garden'),
    'of a Water tile': (board) => board.dice(RED, { blue: 1 }).gardens(RED, 1).actionsOf(RED).act('gardening').buy('water'),
    'of a Port House': (board) => board.dice(RED, { blue: 2 }).pawns(RED, 4).actionsOf(RED).act('portHouse').portSpace('row1', 'blue'),
    'of a Ziggurat House': (board) =>
      board.dice(RED, { green: 2 }).pawns(RED, 5).actionsOf(RED).act('zigguratHouse').zigguratSpace('white', 1),
    'of a paid step': (board) => projectAt(board, 2, 'f4').track('white'),
    'of a step with S13': (board) => projectAt(board.shipMark(RED, 'S13'), 1, 'a2').accept(),
    'of a step with S14': (board) =>
      board
        .shipMark(RED, 'S14')
        .dice(RED, { brown: 2 })
        .project('white', 'b1', PURPLE)
        .actionsOf(RED)
        .construct('white', { dice: { brown: 2 } })
        .buyStep(),
    'of a Ship with S11': (board) => board.shipMark(RED, 'S11').dice(RED, { blue: 1 }).pawns(RED, 4).actionsOf(RED).act('ship').ship(1),
    'of a Ship after a Construct with S11': (board) =>
      board
        .shipMark(RED, 'S11')
        .dice(RED, { brown: 2, blue: 1 })
        .project('white', 'b1', PURPLE)
        .actionsOf(RED)
        .construct('white', { dice: { brown: 2 } })
        .ship(1),
  };
  const isPayment = (game: Game) => expect(['payment', 'anyPayment', 'shipPayment']).toContain(game.asks());

  it.each(Object.keys(PAYMENTS))('[A-21] the payment %s is a window', (name) => {
    const game = PAYMENTS[name](ready());
    isPayment(game);
    expect(free(game)).toEqual([REFILL, DECREE, HARBORMASTER]);
  });

  /**
   * Red with 13 Buildings: 3 white, 5 yellow, 5 brown, and four Ships meet D01, D06, D07 and D10 at once; B6 and B8 are held, and B4 beside
   * them. One House is left, in the bottom row.
   */
  function mover(): Board {
    const board = position({ players: 4 }).decrees('D01', 'D06', 'D07', 'D10').heldHarbormasters(RED, 'B4', 'B6', 'B8');
    const spaces = ['k', 'l', 'm', 'n'].flatMap((column) => [2, 3, 4, 5].map((line) => `${column}${line}`));
    [3, 5, 5].forEach((count, colour) => {
      for (const space of spaces.splice(0, count)) board.building(BUILDING_COLOURS[colour], { spaces: [space], owner: RED });
    });
    return board.ships({ 1: 'S02', 2: 'S06', 4: 'S03', 5: 'S04' }).newShipMark(RED, 1, 2, 4, 5);
  }
  const MOVING = (['D01', 'D06', 'D07', 'D10'] as const).map((decree) => ({ choose: 'decree', decree }) as const);
  const PLACING = (['B6', 'B8'] as const).map((harbormaster) => ({ choose: 'harbormaster', harbormaster }) as const);

  it('[A-21] nothing that places or moves a House or a marker is offered while paying', () => {
    expect(free(mover().actionsOf(RED))).toEqual([...MOVING, HARBORMASTER, ...PLACING]);
    const paying: readonly Game[] = [
      mover().dice(RED, { brown: 2 }).project('white', 'b1', PURPLE).actionsOf(RED).act('construct'),
      mover().dice(RED, { blue: 1 }).gardens(RED, 1).actionsOf(RED).act('gardening').buy('water'),
      mover().ships({ 9: 'S11' }).shipMark(RED, 9).dice(RED, { blue: 1 }).pawns(RED, 4).actionsOf(RED).act('ship').ship(6),
      mover()
        .ships({ 9: 'S13' })
        .shipMark(RED, 9)
        .dice(RED, { blue: 1 })
        .actionsOf(RED)
        .act('project')
        .colour('white')
        .space('a1')
        .accept(),
    ];
    for (const game of paying) {
      isPayment(game);
      expect(free(game)).toEqual([HARBORMASTER]);
    }
    expect(paying.map((game) => game.asks())).toEqual(['payment', 'payment', 'shipPayment', 'anyPayment']);
  });

  it('[A-21] it is offered in every window that is no payment', () => {
    const windows: readonly Game[] = [
      mover().pawns(RED, null).turnOf(RED),
      mover().turnOf(RED),
      mover().actionsOf(RED),
      mover().dice(RED, { brown: 2 }).project('white', 'b1', PURPLE).gold(RED, 0).actionsOf(RED).construct('white'),
      mover().dice(RED, { blue: 1 }).gardens(RED, 1).actionsOf(RED).act('gardening').buy('water').pay({ gold: 1 }),
    ];
    expect(windows.map((game) => game.asks())).toEqual(['pawns', 'die', 'action', 'afterConstruct', 'gardening']);
    for (const game of windows) expect(free(game)).toEqual([...MOVING, HARBORMASTER, ...PLACING]);
  });

  it('[A-21] a refill only if the cost stays payable', () => {
    const game = position()
      .gold(RED, 0)
      .dice(RED, { brown: 2, white: 1, blue: 1 })
      .crates(RED, { up: ['white'], down: ['green'] })
      .project('white', 'b1', RED)
      .actionsOf(RED)
      .act('construct');
    // 2 brown and 1 white are owed: the blue die can be spent, and the white one, because the Crate can replace it; a brown one cannot.
    expect(game).toBeAsked('payment', RED);
    game.choose(REFILL);
    expect(game).toOfferOnly({ choose: 'resource', colour: 'white' }, { choose: 'resource', colour: 'blue' });
    game.take('white');
    expect(game.events('paid').at(-1)).toMatchObject({ dice: [0, 0, 2, 0, 0], crates: [1, 0, 0, 0, 0], gold: 0 });
  });

  it('[A-21] after a Construct the window comes before the optional effects, not between them', () => {
    const game = projects(['b1', 'c1'])
      .shipMark(RED, 'S14')
      .actionsOf(RED)
      .construct('white', { dice: { brown: 2 } });
    expect(game.ask()).toMatchObject({ ask: 'afterConstruct', steps: 2, ship: true });
    expect(free(game)).toEqual([REFILL, DECREE, HARBORMASTER]);
    game.buyStep().pay({ gold: 1 });
    expect(game.ask()).toMatchObject({ ask: 'afterConstruct', steps: 1, ship: true });
    expect(free(game)).toEqual([]);
    game.done();
    expect(free(game)).toEqual([REFILL, DECREE, HARBORMASTER]);
  });

  it('[A-21] what is gained in that window counts for the optional effects', () => {
    const game = position()
      .heldHarbormasters(RED, 'B4')
      .gold(RED, 0)
      .dice(RED, { brown: 2 })
      .project('white', 'b1', PURPLE)
      .actionsOf(RED)
      .construct('white');
    expect(game).toOfferOnly(HARBORMASTER, DONE);
    game.harbormaster('B4').ship(1);
    expect(game.player(RED)).toMatchObject({ gold: 1, ships: [1] });
  });
});

describe('an interrupted question goes on unchanged', () => {
  /** Three yellow and three brown Buildings of Red in District 3 meet D03; the yellow track pays nothing on its rows 3 and 4. */
  function meetsD03(board = position()): Board {
    ['k1', 'l1', 'm1', 'n1', 'k2', 'l2'].forEach((space, n) => {
      board.building(n < 3 ? 'yellow' : 'brown', { spaces: [space], owner: RED });
    });
    return board.decrees('D03').mastery(RED, { yellow: 2 });
  }

  it('[FREE-04] [A-21] a Decree scored inside a payment', () => {
    const game = meetsD03().dice(RED, { brown: 2, white: 1 }).project('white', 'b1', RED).project('white', 'c1', PURPLE).actionsOf(RED);
    game.act('construct');
    const ask = game.ask();
    const offers = game.offers();
    expect(ask).toMatchObject({ ask: 'payment', cost: [1, 0, 2, 0, 0] });
    game.decree('D03');
    expect(game).toBeAsked('stepOfChoice', RED);
    game.track('yellow');
    expect(game.ask()).toEqual(ask);
    expect(game.offers()).toEqual(offers.filter(({ choose }) => choose !== 'decree'));
    game.pay({ dice: { brown: 2, white: 1 } });
    expect([game.at('b1'), game.at('c1')]).toEqual(['white building of Red', 'white building of Red']);
    const story = game.events().map(({ event }) => event);
    expect(story.slice(0, 7)).toEqual(['actionChosen', 'decreeScored', 'stepMade', 'stepMade', 'vpGained', 'paid', 'built']);
    expect(game.player(RED)).toMatchObject({ dice: {}, decrees: ['D03'], mastery: { yellow: 4 } });
    expect(game.player(RED).vp).toBe(18);
  });

  it('[A-21] [A-98] a Decree with chance inside a payment: the Harbormaster it gives can be used at once', () => {
    const board = position().dice(RED, { brown: 2 }).project('white', 'b1', PURPLE).decrees('D15').gold(RED, 1);
    for (const space of ['e1', 'e2', 'e3', 'j2', 'j3', 'j4', 'n3', 'n4']) board.garden(space, RED);
    const game = board.actionsOf(RED).act('construct');
    const ask = game.ask();
    game.decree('D15');
    expect(game).toAskChance('dealHarbormaster');
    game.chance({ chance: 'harbormaster', harbormaster: 'B9' });
    expect(game.ask()).toEqual(ask);
    expect(game).toOffer({ choose: 'harbormaster', harbormaster: 'B9' }, payment({ dice: { brown: 2 } }));
  });

  it('[FREE-04] [A-21] a Decree scored inside a Gardening: Gardens placed are still counted, and what it gives can be laid', () => {
    // Three yellow Buildings, a white and a printed Ship, two brown ones: D11 gives two special Water tiles and a Garden.
    const board = position().newShipMark(RED, 'S01', 3, 'S03', 'S04').decrees('D11').water(RED, 1).gardens(RED, 3);
    for (const space of ['k1', 'l1', 'm1']) board.building('yellow', { spaces: [space], owner: RED });
    const game = board.gold(RED, 0).actionsOf(RED).act('gardening').place('e1').place('e3');
    const ask = game.ask();
    expect(ask).toMatchObject({ ask: 'gardening', district: 1, placed: 2 });
    game.decree('D11').specialWater(1).specialWater(2).chance({ chance: 'specialWater', tile: 4 }, { chance: 'specialWater', tile: 5 });
    expect(game.ask()).toEqual(ask);
    expect(game).toOfferOnly(PLACE, LAY, { choose: 'lay', tile: 1 }, { choose: 'lay', tile: 2 }, DONE);
    // The third Garden is the last of this Gardening, although a fourth is available; tile 1 shows 2 VP.
    game.lay('d1', 1).place('d1');
    expect(game.player(RED)).toMatchObject({ gardens: 1, vp: 10 + 8 + 2 });
    expect(game).toOfferOnly(LAY, { choose: 'lay', tile: 2 }, DONE);
    game.done();
    expect(game.ask()).toMatchObject({ ask: 'action', actionsLeft: 1 });
  });

  it('[A-21] [A-51] a Gardening inside a Gardening: the House of D01 brings one of S08, each with its own three Gardens', () => {
    const board = position().ships({ 9: 'S08' }).shipMark(RED, 9).water(RED, 1).gardens(RED, 7).decrees('D01').gold(RED, 0);
    ['k1', 'l1', 'm1', 'n1', 'k2', 'l2'].forEach((space, n) => {
      board.building(n < 3 ? 'white' : 'brown', { spaces: [space], owner: RED });
    });
    for (const space of ['a1', 'a2', 'a3', 'a4']) board.laid(space);
    const game = board.markers(RED, 9).actionsOf(RED).act('gardening').place('e1').place('e3');
    const ask = game.ask();
    game.decree('D01').portSpace('row1', 'blue');
    expect(game.ask()).toMatchObject({ ask: 'gardening', placed: 0, extra: true });
    expect(free(game)).toEqual([]);
    game.place('a2').place('a3').place('a4');
    expect(game).not.toOffer(PLACE);
    game.done();
    expect(game.ask()).toEqual(ask);
    expect(game.player(RED).vp).toBe(18);
    game.place('a1');
    expect(game.ask()).toMatchObject({ ask: 'gardening', placed: 3, extra: false });
    expect(game.player(RED).gardens).toBe(1);
    expect(game).toOfferOnly(LAY, DONE);
  });

  it('[HM-01] [A-21] a Harbormaster used inside a payment: its Gold can pay', () => {
    const game = ready().gold(RED, 1).dice(RED, { brown: 2, white: 0 }).project('white', 'b1', PURPLE).actionsOf(RED).act('construct');
    expect(game).not.toOffer(payment({ gold: 2 }));
    game.harbormaster('B4');
    expect(game).toBeAsked('payment', RED);
    expect(game).toOffer(payment({ gold: 2 }));
    expect(game.pay({ gold: 2 }).player(RED)).toMatchObject({ dice: { brown: 2 } });
  });
});

describe('what is bought is not reserved', () => {
  it('[A-185] the last Garden, taken by a Harbormaster in its own payment, is paid for and not gained', () => {
    const game = position()
      .gardens(PURPLE, 24)
      .heldHarbormasters(RED, 'B2')
      .dice(RED, { green: 1 })
      .gold(RED, 1)
      .actionsOf(RED)
      .act('gardening')
      .choose({ choose: 'buy', tile: 'garden' });
    expect(game).toBeAsked('payment', RED);
    game.harbormaster('B2').specialWater(1).chance({ chance: 'specialWater', tile: 4 });
    expect(game).toBeAsked('payment', RED);
    game.pay({ dice: { green: 1 } });
    expect(game.player(RED)).toMatchObject({ gardens: 1, dice: {}, gold: 1 });
  });

  it('[A-185] a step bought on a track that a Harbormaster brings to its top meanwhile is paid for and not made', () => {
    const game = position()
      .shipMark(RED, 'S13')
      .heldHarbormasters(RED, 'B1')
      .mastery(RED, { white: 8, yellow: 3, brown: 3 })
      .dice(RED, { green: 1 })
      .gold(RED, 1)
      .actionsOf(RED)
      .project('white', 'b1')
      .choose({ choose: 'accept' });
    expect(game).toBeAsked('anyPayment', RED);
    game
      .harbormaster('B1')
      .track('white')
      .track('yellow')
      .pay({ dice: { green: 1 } });
    expect(game.player(RED)).toMatchObject({ mastery: { white: 9, yellow: 4, brown: 3 }, dice: {} });
  });
});

describe('a payment that can be made in one way only', () => {
  const crates = { down: ['white', 'yellow'] } as const;

  it('[A-186] is a window where it asks for any one Resource: a die gained by the Project can refill two Crates first', () => {
    const game = position().gold(RED, 0).shipMark(RED, 'S03', 'S13').crates(RED, crates).pawns(RED, 1).actionsOf(RED);
    game.project('white', 'b4').accept().accept();
    expect(game).toBeAsked('anyPayment', RED);
    game
      .refill('white')
      .crate('yellow')
      .pay({ crates: { yellow: 1 } });
    expect(game.player(RED)).toMatchObject({ cratesUp: { white: 1 }, cratesDown: { yellow: 1 }, dice: {} });
  });

  it('[A-186] is made without a window elsewhere, B7 included', () => {
    const game = position().gold(RED, 0).dice(RED, { brown: 1 }).heldHarbormasters(RED, 'B7', 'B4').project('white', 'b1', PURPLE);
    const built = game.pawns(RED, 1).actionsOf(RED).act('construct');
    expect(built.events('harbormasterUsed')).toMatchObject([{ harbormaster: 'B7' }]);
    expect(built.events('built')).toHaveLength(1);
    expect(built.player(RED)).toMatchObject({ harbormasters: ['B4'], dice: {} });
  });
});

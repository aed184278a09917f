/** The free refill of Crates (FREE-01 to FREE-03, KEY-30): when, with what, how often. */
import { describe, expect, it } from 'vitest';
import { PURPLE, position, RED } from './support/index.ts';

const refill = (colour: 'white' | 'yellow' | 'brown' | 'blue' | 'green') => ({ choose: 'refill', colour }) as const;
const resource = (colour: 'white' | 'yellow' | 'brown' | 'blue' | 'green' | 'gold') => ({ choose: 'resource', colour }) as const;

/** Red in District 1 with a face-down green Crate, a yellow die for it, and no Gold. */
const redWithCrate = () =>
  position()
    .gold(RED, 0)
    .dice(RED, { yellow: 1 })
    .crates(RED, { down: ['green'] });

describe('windows [A-21]', () => {
  it('[FREE-01] [A-18] [A-21] before the die, and before the pawns of a first turn', () => {
    expect(redWithCrate().turnOf(RED)).toOffer(refill('green'));
    const game = redWithCrate().pawns(RED, null).turnOf(RED);
    expect(game).toBeAsked('pawns', RED);
    game.refill('green');
    expect(game).toBeAsked('pawns', RED);
    expect(game.player(RED)).toMatchObject({ cratesUp: { green: 1 }, dice: {} });
  });

  it('[FREE-01] [A-21] before, between and after actions; it is no action', () => {
    const game = redWithCrate().actionsOf(RED);
    expect(game).toOffer(refill('green'));
    game.project('white', 'b1');
    expect(game).toOffer(refill('green'));
    game.project('white', 'a1');
    expect(game.ask()).toMatchObject({ actionsLeft: 0 });
    game.refill('green');
    expect(game).toBeAsked('action', RED);
    expect(game.player(RED).cratesUp).toEqual({ green: 1 });
  });

  it('[A-21] between two parts of a Gardening', () => {
    const game = redWithCrate().water(RED, 2).gardens(RED, 1).actionsOf(RED).act('gardening').lay('d1');
    expect(game).toBeAsked('gardening', RED);
    expect(game).toOffer(refill('green'));
    game.refill('green').buy('garden').done();
    expect(game.player(RED)).toMatchObject({ gardens: 2, cratesDown: { green: 1 } });
  });

  it('[A-21] while a payment is asked', () => {
    const game = redWithCrate().gold(RED, 1).dice(RED, { brown: 2 }).project('white', 'b1', PURPLE).actionsOf(RED).act('construct');
    expect(game).toBeAsked('payment', RED);
    expect(game).toOffer(refill('green'));
    game.refill('green', 'yellow');
    expect(game).toBeAsked('payment', RED);
  });

  it('[A-21] after a Construct, before the Ship', () => {
    const game = redWithCrate().gold(RED, 1).dice(RED, { brown: 2 }).project('white', 'b1', PURPLE).actionsOf(RED).construct('white');
    expect(game).toBeAsked('afterConstruct', RED);
    expect(game).toOffer(refill('green'));
  });

  it('[A-21] not between die and Architect, nor inside actions and effects', () => {
    expect(redWithCrate().turnOf(RED).die(3)).not.toOffer(refill('green'));
    const project = redWithCrate().actionsOf(RED).act('project');
    expect(project).not.toOffer(refill('green'));
    expect(project.colour('white')).not.toOffer(refill('green'));
    expect(redWithCrate().actionsOf(RED).project('white', 'b2')).not.toOffer(refill('green'));
    const groups = redWithCrate().dice(RED, { brown: 2 }).project('white', 'b1', PURPLE).project('yellow', 'a4', PURPLE).actionsOf(RED);
    expect(groups.act('construct')).not.toOffer(refill('green'));
    const water = redWithCrate().water(RED, 1).gardens(RED, 1).actionsOf(RED).act('gardening').choose({ choose: 'lay', tile: 'water' });
    expect(water).not.toOffer(refill('green'));
  });

  it("[A-21] not in another player's decision, and never to another player", () => {
    const game = redWithCrate()
      .dice(RED, { brown: 2 })
      .crates(PURPLE, { down: ['white'] })
      .dice(PURPLE, { blue: 2 })
      .project('white', 'b1', PURPLE)
      .garden('b2', PURPLE)
      .actionsOf(RED)
      .construct('white');
    expect(game).toBeAsked('stepOfChoice', PURPLE);
    expect(game).not.toOffer(refill('green'), refill('white'));
  });

  it('[A-22] [A-21] not once the turn is ended, nor in a scoring', () => {
    const game = redWithCrate().barge(1, []).barge(3, []).actionsOf(RED).done();
    expect(game).toBeAsked('scoringOrder', RED);
    expect(game).not.toOffer(refill('green'));
  });

  it('[A-21] not in set-up', () => {
    const game = position()
      .dice(PURPLE, { blue: 1, white: 1 })
      .crates(PURPLE, { down: ['white'] })
      .startBuildings();
    expect(game).not.toOffer(refill('white'));
    game.colour('white').space('f4').track('white');
    expect(game).toBeAsked('payment', PURPLE);
    expect(game).not.toOffer(refill('white'));
  });
});

describe('what pays', () => {
  it('[FREE-02] [KEY-30] one die of any colour, the own one too', () => {
    const game = position()
      .gold(RED, 0)
      .dice(RED, { white: 1, blue: 1, green: 1 })
      .crates(RED, { down: ['green'] })
      .actionsOf(RED)
      .choose(refill('green'));
    expect(game).toBeAsked('refillPayment', RED);
    expect(game).toOfferOnly(resource('white'), resource('blue'), resource('green'));
    game.take('blue');
    expect(game.player(RED)).toMatchObject({ dice: { white: 1, green: 1 }, cratesUp: { green: 1 }, cratesDown: {} });
    expect(game.table().supply).toEqual({ blue: 1 });
  });

  it('[FREE-02] nothing to pay with, or no Crate face down: no refill', () => {
    expect(
      position()
        .gold(RED, 0)
        .crates(RED, { down: ['green'] })
        .actionsOf(RED),
    ).not.toOffer(refill('green'));
    expect(
      position()
        .gold(RED, 0)
        .dice(RED, { white: 1 })
        .crates(RED, { up: ['green'] })
        .actionsOf(RED),
    ).not.toOffer(refill('green'));
  });

  it('[FREE-03] [C-20] a Crate cannot pay', () => {
    const game = position()
      .gold(RED, 0)
      .crates(RED, { up: ['white', 'blue'], down: ['green'] })
      .actionsOf(RED);
    expect(game).not.toOffer(refill('green'));
    const withDie = position()
      .gold(RED, 0)
      .dice(RED, { yellow: 1 })
      .crates(RED, { up: ['white', 'blue'], down: ['green'] })
      .actionsOf(RED)
      .refill('green');
    expect(withDie.player(RED)).toMatchObject({ dice: {}, cratesUp: { white: 1, blue: 1, green: 1 } });
  });

  it('[A-23] [C-20] 1 Gold pays, unless the switch refillWithGold is off', () => {
    const board = (refillWithGold: boolean) =>
      position({ switches: { refillWithGold } })
        .gold(RED, 1)
        .crates(RED, { down: ['green'] });
    const game = board(true).actionsOf(RED).refill('green');
    expect(game.player(RED)).toMatchObject({ gold: 0, cratesUp: { green: 1 } });
    expect(board(false).actionsOf(RED)).not.toOffer(refill('green'));
    const die = board(false).dice(RED, { white: 1, blue: 1 }).actionsOf(RED).choose(refill('green'));
    expect(die).toOfferOnly(resource('white'), resource('blue'));
  });

  it('[A-182] the payment of a refill is itself no window', () => {
    const game = position()
      .dice(RED, { brown: 1, white: 1 })
      .crates(RED, { down: ['green', 'blue'] })
      .actionsOf(RED)
      .choose(refill('green'));
    expect(game).toOfferOnly(resource('white'), resource('brown'), resource('gold'));
  });
});

/** Red in District 1 with a Garden to place and no Gold, so that the Gardening has other parts besides buying Water. */
const redWithGarden = () => position().gold(RED, 0).gardens(RED, 1);

describe('how often', () => {
  it('[KEY-30] [C-19] [FREE-02] each Crate once in a turn, several Crates in one turn', () => {
    const game = redWithGarden()
      .dice(RED, { brown: 4 })
      .crates(RED, { down: ['blue', 'white'] })
      .actionsOf(RED)
      .refill('blue')
      .refill('white')
      .act('gardening')
      .buy('water');
    // The blue Crate has bought Water and lies face down again.
    expect(game.player(RED)).toMatchObject({ water: 1, cratesDown: { blue: 1 }, dice: { brown: 2 } });
    expect(game).not.toOffer(refill('blue'));
  });

  it('[KEY-30] again in the next own turn', () => {
    const game = redWithGarden()
      .dice(RED, { brown: 3 })
      .crates(RED, { down: ['blue'] })
      .actionsOf(RED)
      .refill('blue')
      .act('gardening')
      .buy('water')
      .done()
      .done();
    game.moveTo(1).done();
    expect(game).toBeAsked('die', RED);
    expect(game).toOffer(refill('blue'));
  });

  it('[A-26] spend, refill and spend the same Crate in one turn', () => {
    const game = redWithGarden()
      .dice(RED, { brown: 1 })
      .crates(RED, { up: ['blue'] })
      .actionsOf(RED)
      .act('gardening')
      .buy('water');
    expect(game.player(RED)).toMatchObject({ water: 1, cratesDown: { blue: 1 } });
    game.refill('blue').buy('water');
    expect(game.player(RED)).toMatchObject({ water: 2, cratesDown: { blue: 1 }, dice: {} });
  });

  it('[A-32] of equal Crates the one not yet refilled pays, so that it can still be refilled', () => {
    const game = redWithGarden()
      .dice(RED, { brown: 4 })
      .crates(RED, { up: ['blue'], down: ['blue'] })
      .actionsOf(RED)
      .refill('blue')
      .act('gardening')
      .buy('water');
    expect(game.player(RED)).toMatchObject({ cratesUp: { blue: 1 }, cratesDown: { blue: 1 }, water: 1 });
    game.refill('blue').buy('water').buy('water');
    expect(game.player(RED)).toMatchObject({ cratesDown: { blue: 2 }, water: 3, dice: { brown: 2 } });
    // Both Crates were already refilled.
    expect(game).not.toOffer(refill('blue'));
  });

  it('[A-25] a refill by a bonus does not count: the Crate may be refilled by payment, too', () => {
    const game = redWithGarden()
      .dice(RED, { brown: 1 })
      .crates(RED, { down: ['blue'] })
      .actionsOf(RED)
      .project('white', 'd4')
      .act('gardening')
      .buy('water');
    expect(game.player(RED)).toMatchObject({ water: 1, cratesDown: { blue: 1 } });
    expect(game).toOffer(refill('blue'));
  });

  it('[A-25] and a Crate refilled by payment may be refilled by a bonus', () => {
    const game = redWithGarden()
      .dice(RED, { brown: 1 })
      .crates(RED, { down: ['blue'] })
      .actionsOf(RED)
      .refill('blue')
      .act('gardening')
      .buy('water')
      .done()
      .project('white', 'd4');
    expect(game.player(RED)).toMatchObject({ water: 1, cratesUp: { blue: 1 } });
  });

  it('[A-25] of equal Crates a bonus turns the one already refilled, so that the other can still be refilled', () => {
    const game = redWithGarden()
      .dice(RED, { brown: 2 })
      .crates(RED, { down: ['blue', 'blue'] })
      .actionsOf(RED)
      .refill('blue')
      .act('gardening')
      .buy('water')
      .done()
      .project('white', 'd4');
    expect(game.player(RED)).toMatchObject({ cratesUp: { blue: 1 }, cratesDown: { blue: 1 } });
    expect(game).toOffer(refill('blue'));
  });
});

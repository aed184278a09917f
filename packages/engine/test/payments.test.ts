/** Dice, Crates and Gold as payment (KEY-24 to KEY-29, A-32). */
import { describe, expect, it } from 'vitest';
import { PURPLE, payment, position, RED } from './support/index.ts';

const refill = (colour: 'green' | 'blue') => ({ choose: 'refill', colour }) as const;
const resource = (colour: 'brown' | 'gold') => ({ choose: 'resource', colour }) as const;
const CONSTRUCT = { choose: 'action', action: 'construct' } as const;

/** Red may construct a white Building in District 1 for 2 brown. */
const offer2Brown = () => position().gold(RED, 0).project('white', 'b1', PURPLE);
/** Red may construct a white Building in District 1 for 2 brown and 1 white. */
const offer2Brown1White = () => position().gold(RED, 0).project('white', 'b1', RED);

describe('dice', () => {
  it('[KEY-24] the value of a die matters for movement only: a 1 and a 5 pay alike', () => {
    const paid = (face: number) =>
      position()
        .gold(RED, 0)
        .dice(RED, { brown: 1 })
        .barge(1, [1, 5])
        .project('white', 'b1', PURPLE)
        .turnOf(RED)
        .moveTo(face)
        .construct('white')
        .player(RED).dice;
    expect(paid(1)).toEqual({});
    expect(paid(5)).toEqual({});
  });

  it('[KEY-25] spent dice go to the general supply, not back to the Barge', () => {
    const game = offer2Brown().dice(RED, { brown: 2 }).actionsOf(RED);
    expect(game.table().barges[0]).toEqual([1, 2, 3]);
    game.construct('white');
    expect(game.table().barges[0]).toEqual([1, 2, 3]);
    expect(game.table().supply).toEqual({ brown: 2 });
  });

  it('[C-22] the colour of a die matters', () => {
    expect(offer2Brown().dice(RED, { brown: 1, white: 3, blue: 2 }).actionsOf(RED)).not.toOffer(CONSTRUCT);
    expect(offer2Brown().dice(RED, { brown: 2 }).actionsOf(RED)).toOffer(CONSTRUCT);
  });

  it('[A-31] nobody holds too many dice', () => {
    const game = position().dice(RED, { white: 5, yellow: 5, brown: 2, blue: 5, green: 5 }).pawns(RED, 1).turnOf(RED).moveTo(1);
    expect(game.player(RED).dice).toEqual({ white: 5, yellow: 5, brown: 3, blue: 5, green: 5 });
  });
});

describe('Gold', () => {
  it('[KEY-26] one Gold stands in for any one Resource', () => {
    expect(offer2Brown().gold(RED, 1).dice(RED, { brown: 1 }).actionsOf(RED).construct('white').player(RED)).toMatchObject({
      gold: 0,
      dice: {},
    });
    expect(offer2Brown().gold(RED, 2).actionsOf(RED).construct('white').player(RED).gold).toBe(0);
    expect(offer2Brown().gold(RED, 1).actionsOf(RED)).not.toOffer(CONSTRUCT);
    expect(offer2Brown1White().gold(RED, 1).dice(RED, { brown: 2 }).actionsOf(RED)).toOffer(CONSTRUCT);
  });

  it('[COMP-16] Gold comes without end', () => {
    const game = position().gold(RED, 60_000).actionsOf(RED).project('white', 'a3');
    expect(game.player(RED).gold).toBe(60_001);
  });
});

describe('Crates', () => {
  it('[KEY-28] a face-up Crate is flipped down to pay one Resource of its kind', () => {
    const game = offer2Brown()
      .dice(RED, { brown: 1 })
      .crates(RED, { up: ['brown', 'white'] })
      .actionsOf(RED);
    expect(game.construct('white').player(RED)).toMatchObject({ dice: {}, cratesUp: { white: 1 }, cratesDown: { brown: 1 } });
  });

  it('[KEY-28] not a face-down one, nor one of another kind', () => {
    const board = (crates: object) => offer2Brown().dice(RED, { brown: 1 }).crates(RED, crates).actionsOf(RED);
    expect(board({ down: ['brown', 'brown'] })).not.toOffer(CONSTRUCT);
    expect(board({ up: ['white', 'blue'] })).not.toOffer(CONSTRUCT);
  });

  it('[KEY-29] Crates pay even for a player without dice', () => {
    const game = offer2Brown().crates(RED, { up: ['brown', 'brown'] });
    expect(game.actionsOf(RED).construct('white').player(RED).cratesDown).toEqual({ brown: 2 });
  });

  it('[C-21] Crates pay any cost of the turn: local and coloured Resources, Water, Gardens and steps', () => {
    const construct = offer2Brown1White().crates(RED, { up: ['brown', 'brown', 'white'] });
    expect(construct.actionsOf(RED).construct('white').player(RED).cratesDown).toEqual({ brown: 2, white: 1 });
    const water = position()
      .gold(RED, 0)
      .crates(RED, { up: ['blue'] });
    expect(water.actionsOf(RED).act('gardening').player(RED)).toMatchObject({ water: 1, cratesDown: { blue: 1 } });
    const garden = position()
      .gold(RED, 0)
      .crates(RED, { up: ['green'] });
    expect(garden.actionsOf(RED).act('gardening').player(RED)).toMatchObject({ gardens: 1, cratesDown: { green: 1 } });
  });

  it('[A-24] Crates and Gold pay for a paid step, too; with Gold the player names the track', () => {
    const board = () => position().gold(RED, 0).pawns(RED, 2);
    const crate = board()
      .crates(RED, { up: ['yellow'] })
      .actionsOf(RED)
      .project('white', 'f4')
      .track('yellow');
    expect(crate.player(RED)).toMatchObject({ mastery: { yellow: 1 }, cratesDown: { yellow: 1 } });
    const gold = board().gold(RED, 1).actionsOf(RED).project('white', 'f4');
    expect(gold).toOffer({ choose: 'track', colour: 'white' }, { choose: 'track', colour: 'yellow' }, { choose: 'track', colour: 'brown' });
    expect(gold.track('brown').player(RED).mastery.brown).toBe(1);
  });
});

describe('the mix [A-32]', () => {
  it('[A-32] is chosen by the player, the sensible one first: dice, Crates, Gold', () => {
    const game = offer2Brown()
      .gold(RED, 1)
      .dice(RED, { brown: 2 })
      .crates(RED, { up: ['brown'] })
      .actionsOf(RED)
      .act('construct');
    expect(game).toBeAsked('payment', RED);
    expect(game.ask()).toMatchObject({ cost: [0, 0, 2, 0, 0], rule: 'ACT-BLD-04' });
    expect(game.offers()[0]).toEqual(payment({ dice: { brown: 2 } }));
    expect(game).toOfferOnly(
      payment({ dice: { brown: 2 } }),
      payment({ dice: { brown: 1 }, crates: { brown: 1 } }),
      payment({ dice: { brown: 1 }, gold: 1 }),
      payment({ crates: { brown: 1 }, gold: 1 }),
    );
    game.pay({ crates: { brown: 1 }, gold: 1 });
    expect(game.player(RED)).toMatchObject({ dice: { brown: 2 }, cratesDown: { brown: 1 } });
  });

  it('[A-32] of two colours, with one purse of Gold', () => {
    const game = offer2Brown1White().gold(RED, 1).dice(RED, { brown: 2, white: 1 }).actionsOf(RED).act('construct');
    expect(game).toOfferOnly(
      payment({ dice: { brown: 2, white: 1 } }),
      payment({ dice: { brown: 2 }, gold: 1 }),
      payment({ dice: { brown: 1, white: 1 }, gold: 1 }),
    );
    const crates = offer2Brown1White()
      .gold(RED, 1)
      .dice(RED, { brown: 1 })
      .crates(RED, { up: ['brown', 'white'] });
    expect(crates.actionsOf(RED).act('construct').offers()[0]).toEqual(payment({ dice: { brown: 1 }, crates: { brown: 1, white: 1 } }));
  });

  it('[A-32] is not asked when there is only one', () => {
    const game = offer2Brown().dice(RED, { brown: 3 }).actionsOf(RED).act('construct');
    expect(game).toBeAsked('action', RED);
  });

  it('[A-32] a Crate pays once in it', () => {
    expect(
      offer2Brown()
        .crates(RED, { up: ['brown'] })
        .actionsOf(RED),
    ).not.toOffer(CONSTRUCT);
  });

  it('[A-32] an action is offered only if its whole cost can be paid; a refill that it needs is made first', () => {
    const game = offer2Brown()
      .dice(RED, { brown: 1, white: 1 })
      .crates(RED, { down: ['brown'] })
      .actionsOf(RED);
    expect(game).not.toOffer(CONSTRUCT);
    game.refill('brown', 'white');
    expect(game).toOffer(CONSTRUCT);
    expect(game.construct('white').player(RED)).toMatchObject({ dice: {}, cratesDown: { brown: 1 } });
  });
});

describe('what is owed stays payable [A-21]', () => {
  it('[A-21] a die that is owed cannot pay for a refill', () => {
    // Owed: 2 brown and 1 white. The white part needs the Gold; brown has a Crate to spare.
    const game = position()
      .gold(RED, 1)
      .dice(RED, { brown: 2 })
      .crates(RED, { up: ['brown'], down: ['green'] })
      .project('white', 'b1', RED)
      .actionsOf(RED)
      .act('construct');
    expect(game).toBeAsked('payment', RED);
    expect(game).toOfferOnly(
      payment({ dice: { brown: 2 }, gold: 1 }),
      payment({ dice: { brown: 1 }, crates: { brown: 1 }, gold: 1 }),
      refill('green'),
    );
    game.choose(refill('green'));
    // Only a brown die can be spent; then only one mix is left, and it is paid.
    expect(game.player(RED)).toMatchObject({ gold: 0, dice: {}, cratesUp: { green: 1 }, cratesDown: { brown: 1 } });
    expect(game.at('b1')).toBe('white building of Red');
  });

  it('[A-21] nor can two refills together eat the cost', () => {
    const game = position()
      .gold(RED, 1)
      .dice(RED, { brown: 2 })
      .crates(RED, { down: ['green', 'blue'] })
      .project('white', 'b1', PURPLE)
      .actionsOf(RED)
      .act('construct')
      .choose(refill('green'));
    expect(game).toOfferOnly(resource('brown'), resource('gold'));
    game.take('brown');
    // 1 brown die and 1 Gold remain for 2 brown: they are paid, and the blue Crate is still face down.
    expect(game.player(RED)).toMatchObject({ gold: 0, dice: {}, cratesUp: { green: 1 }, cratesDown: { blue: 1 } });
    expect(game.at('b1')).toBe('white building of Red');
  });

  it('[A-21] an owed die may pay for the Crate that then pays in its place', () => {
    const game = position()
      .gold(RED, 0)
      .dice(RED, { brown: 2 })
      .crates(RED, { up: ['brown'], down: ['brown'] })
      .project('white', 'b1', PURPLE)
      .actionsOf(RED)
      .act('construct')
      .refill('brown');
    expect(game).toOfferOnly(payment({ dice: { brown: 1 }, crates: { brown: 1 } }), payment({ crates: { brown: 2 } }));
    game.pay({ crates: { brown: 2 } });
    expect(game.player(RED)).toMatchObject({ dice: { brown: 1 }, cratesDown: { brown: 2 } });
  });
});

/**
 * Abilities of Ships in the Port: S01 and S15 for marked Ships, S11 for their price, S09 for Port Houses, S02 and S08 after a Port House;
 * what is owed while they are paid, and the order of effects.
 */
import { describe, expect, it } from 'vitest';
import { BUILDING_COLOURS, type BuildingColour } from '../src/edition/types.ts';
import { RULES_EDITION } from './support/edition.ts';
import { PURPLE, payment, position, RED } from './support/index.ts';

type Position = ReturnType<typeof position>;
type Game = ReturnType<Position['actionsOf']>;

const SHIP = { choose: 'action', action: 'ship' } as const;
const PORT_HOUSE = { choose: 'action', action: 'portHouse' } as const;
const DONE = { choose: 'done' } as const;
const ship = (shipSpace: number) => ({ choose: 'ship', shipSpace }) as const;
const row = (name: BuildingColour | 'bottom') => ({ choose: 'row', row: name }) as const;
const resource = (colour: 'white' | 'blue' | 'green' | 'gold') => ({ choose: 'resource', colour }) as const;
const refill = (colour: 'white' | 'yellow' | 'blue' | 'green') => ({ choose: 'refill', colour }) as const;
const TRACKS = BUILDING_COLOURS.map((colour) => ({ choose: 'track', colour }) as const);
const NO_CRATES = [0, 0, 0, 0, 0];

/** Red in the Port, whose local colour is blue, with neither Gold nor dice. Ship space 5 has S04 (brown), 8 has S06 (yellow), 3 and 7 are printed. */
const bareRed = () => position().gold(RED, 0).pawns(RED, 4);
/** The same, except that the local colour of the Port is green. */
const redInGreenPort = () => bareRed().barges('brown', 'yellow', 'white', 'green', 'blue');
/** Red in District 1 has constructed a white Building of size 1 for 2 brown dice. */
const redHasBuilt = (red: Position) =>
  red
    .dice(RED, { brown: 2 })
    .project('white', 'b1', PURPLE)
    .actionsOf(RED)
    .construct('white', { dice: { brown: 2 } });
/** Red has the 3 white and 3 brown Buildings that D01 requires, so the white and the brown row are empty. */
const redWithD01 = () => {
  const red = position().gold(RED, 0).decrees('D01');
  for (const space of ['a1', 'a2', 'a3']) red.building('white', { spaces: [space], owner: RED });
  for (const space of ['c1', 'c2', 'c3']) red.building('brown', { spaces: [space], owner: RED });
  return red;
};
const story = (game: Game) => game.events().map(({ event, rule }) => `${event} ${rule}`);

describe('S01', () => {
  it('gives 2 VP whenever you mark a Ship: as an action, after a Construct, by B6 [TILE-S01]', () => {
    expect(bareRed().gold(RED, 2).shipMark(RED, 'S01').actionsOf(RED).claimShip(5).player(RED).vp).toBe(12);
    expect(redHasBuilt(position().gold(RED, 1).shipMark(RED, 'S01')).ship(5).player(RED).vp).toBe(12);
    const b6 = position().gold(RED, 0).shipMark(RED, 'S01').heldHarbormasters(RED, 'B6').actionsOf(RED).harbormaster('B6').ship(5);
    expect(b6.player(RED).vp).toBe(12);
  });

  it('for each Ship once, printed ones too [TILE-S01]', () => {
    const game = bareRed().gold(RED, 4).shipMark(RED, 'S01').actionsOf(RED).claimShip(3).claimShip(9);
    expect(game.player(RED).vp).toBe(14);
    expect(game.events('vpGained')).toMatchObject([
      { seat: RED, amount: 2, rule: 'TILE-S01' },
      { seat: RED, amount: 2, rule: 'TILE-S01' },
    ]);
  });

  it("not for Ships of others, nor for one's own without it [TILE-S01]", () => {
    const game = bareRed().gold(RED, 2).shipMark(PURPLE, 'S01').actionsOf(RED).claimShip(5);
    expect([game.player(RED).vp, game.player(PURPLE).vp]).toEqual([10, 10]);
  });

  it('not for its own claim, nor for another one of the same turn [A-63] [A-62]', () => {
    const game = bareRed().gold(RED, 4).ships({ 5: 'S01' }).actionsOf(RED).claimShip(5);
    expect(game.player(RED).vp).toBe(10);
    expect(game.claimShip(8).player(RED).vp).toBe(10);
  });
});

describe('S15', () => {
  it.each([
    ['white', 6],
    ['yellow', 8],
    ['brown', 5],
  ] as const)('gives a step on the %s track for a Ship of that colour [TILE-S15]', (colour, shipSpace) => {
    const game = bareRed().gold(RED, 2).ships({ 1: 'S15' }).shipMark(RED, 1).actionsOf(RED).claimShip(shipSpace);
    expect(game.player(RED).mastery).toEqual({ white: 0, yellow: 0, brown: 0, [colour]: 1 });
    expect(game.events('stepMade')).toMatchObject([{ seat: RED, colour, row: 1, rule: 'TILE-S15' }]);
  });

  it('after a Construct and by B6 as well [TILE-S15]', () => {
    const built = redHasBuilt(position().gold(RED, 1).shipMark(RED, 'S15')).ship(5);
    expect(built.player(RED).mastery).toEqual({ white: 0, yellow: 0, brown: 1 });
    const b6 = position().gold(RED, 0).shipMark(RED, 'S15').heldHarbormasters(RED, 'B6').actionsOf(RED).harbormaster('B6').ship(5);
    expect(b6.player(RED).mastery).toEqual({ white: 0, yellow: 0, brown: 1 });
  });

  it('the step is made by itself; at the top of the track there is none [TILE-S15] [A-75]', () => {
    const game = bareRed().gold(RED, 2).shipMark(RED, 'S15').mastery(RED, { brown: 9 }).actionsOf(RED).claimShip(5);
    expect(game.player(RED)).toMatchObject({ mastery: { white: 0, yellow: 0, brown: 9 }, ships: expect.arrayContaining([5]) });
    expect(game).toBeAsked('action', RED);
  });

  it("not without it, nor for others' Ships [TILE-S15]", () => {
    const game = bareRed().gold(RED, 2).shipMark(PURPLE, 'S15').actionsOf(RED).claimShip(5);
    expect(game.events('stepMade')).toEqual([]);
  });

  it('not for its own claim, nor for another one of the same turn [A-63] [A-62]', () => {
    const game = bareRed().gold(RED, 4).ships({ 5: 'S15' }).actionsOf(RED).claimShip(5).claimShip(8);
    expect(game.events('stepMade')).toEqual([]);
  });

  it('on a printed Ship the owner chooses the track [A-64] [TILE-PRINTED]', () => {
    for (const printed of [3, 7]) {
      const game = bareRed().gold(RED, 2).shipMark(RED, 'S15').actionsOf(RED).claimShip(printed);
      expect(game).toBeAsked('stepOfChoice', RED);
      expect(game).toOfferOnly(...TRACKS);
      game.track('yellow');
      expect(game.player(RED).mastery).toEqual({ white: 0, yellow: 1, brown: 0 });
    }
  });
});

describe('the order of effects of a Ship', () => {
  it('payment, marker, Harbormasters, S01, S15 [A-81]', () => {
    const game = bareRed().gold(RED, 2).ships({ 4: 'S01', 6: 'S15' }).shipMark(RED, 4, 6, 2, 8).actionsOf(RED).claimShip(5);
    expect(story(game)).toEqual([
      'actionChosen TURN-09',
      'paid ACT-SHIP-01',
      'shipMarked ACT-SHIP-01',
      'harbormasterGained ACT-SHIP-04',
      'harbormasterGained ACT-SHIP-04',
      'vpGained TILE-S01',
      'stepMade TILE-S15',
      'goldGained KEY-32',
    ]);
  });

  it('Gold that the step of S15 gives comes too late for the price [A-81] [A-32]', () => {
    expect(bareRed().gold(RED, 1).shipMark(RED, 'S15').actionsOf(RED)).not.toOffer(SHIP);
  });
});

describe('S11', () => {
  /** Red with S11, which is on a space that no test claims. */
  const withS11 = (gold: number) => bareRed().gold(RED, gold).ships({ 1: 'S11' }).shipMark(RED, 1);

  it('a blue Resource may replace one Gold of the action: 1 blue and 1 Gold [TILE-S11] [A-40]', () => {
    const game = withS11(2).dice(RED, { blue: 2, white: 1 }).actionsOf(RED).act('ship').ship(5);
    expect(game).toBeAsked('shipPayment', RED);
    expect(game).toOfferOnly(payment({ gold: 2 }), payment({ dice: { blue: 1 }, gold: 1 }));
    game.pay({ dice: { blue: 1 }, gold: 1 });
    expect(game.player(RED)).toMatchObject({ gold: 1, dice: { blue: 1, white: 1 }, ships: [1, 5] });
    expect(game.table().supply).toEqual({ blue: 1 });
  });

  it('so 1 Gold and a blue Resource are enough, a die or a Crate [TILE-S11] [A-40]', () => {
    const die = withS11(1).dice(RED, { blue: 1 }).actionsOf(RED).claimShip(5);
    expect(die.player(RED)).toMatchObject({ gold: 0, dice: {}, ships: [1, 5] });
    const crate = withS11(1)
      .crates(RED, { up: ['blue'] })
      .actionsOf(RED)
      .claimShip(5);
    expect(crate.player(RED)).toMatchObject({ gold: 0, cratesDown: { blue: 1 }, ships: [1, 5] });
    const both = withS11(1)
      .dice(RED, { blue: 1 })
      .crates(RED, { up: ['blue'] })
      .actionsOf(RED)
      .act('ship')
      .ship(5);
    expect(both).toOfferOnly(payment({ dice: { blue: 1 }, gold: 1 }), payment({ crates: { blue: 1 }, gold: 1 }));
  });

  it('only once for a claim: two blue do not replace two Gold [TILE-S11] [A-40] [C-56]', () => {
    expect(
      withS11(0)
        .dice(RED, { blue: 4 })
        .crates(RED, { up: ['blue'] })
        .actionsOf(RED),
    ).not.toOffer(SHIP);
    const game = withS11(2)
      .dice(RED, { blue: 4 })
      .crates(RED, { up: ['blue'] })
      .actionsOf(RED)
      .act('ship')
      .ship(5);
    expect(game).toOfferOnly(payment({ gold: 2 }), payment({ dice: { blue: 1 }, gold: 1 }), payment({ crates: { blue: 1 }, gold: 1 }));
  });

  it('but for each claim anew [TILE-S11] [C-56]', () => {
    const game = withS11(2).dice(RED, { blue: 2 }).actionsOf(RED);
    game.claimShip(5, { dice: { blue: 1 }, gold: 1 }).claimShip(8, { dice: { blue: 1 }, gold: 1 });
    expect(game.player(RED)).toMatchObject({ gold: 0, dice: {}, ships: [1, 5, 8] });
  });

  it('no other colour, no Crate face down, and not without the ability [TILE-S11]', () => {
    expect(
      withS11(1)
        .dice(RED, { white: 2, green: 2 })
        .crates(RED, { up: ['green'], down: ['blue'] })
        .actionsOf(RED),
    ).not.toOffer(SHIP);
    expect(bareRed().gold(RED, 1).dice(RED, { blue: 2 }).shipMark(PURPLE, 'S11').actionsOf(RED)).not.toOffer(SHIP);
    expect(bareRed().gold(RED, 1).dice(RED, { blue: 2 }).newShipMark(RED, 'S11').actionsOf(RED)).not.toOffer(SHIP);
  });

  it('after a Construct 1 blue alone claims the Ship [A-40] [C-56]', () => {
    const board = (gold: number) => position().gold(RED, gold).ships({ 1: 'S11' }).shipMark(RED, 1).dice(RED, { blue: 1 });
    const poor = redHasBuilt(board(0));
    expect(poor).toOffer(ship(5));
    expect(poor.ship(5).player(RED)).toMatchObject({ dice: {}, gold: 0, ships: [1, 5] });
    const rich = redHasBuilt(board(1)).ship(5);
    expect(rich).toOfferOnly(payment({ dice: { blue: 1 } }), payment({ gold: 1 }));
    expect(rich.pay({ dice: { blue: 1 } }).player(RED)).toMatchObject({ dice: {}, gold: 1, ships: [1, 5] });
    const without = redHasBuilt(position().gold(RED, 0).dice(RED, { blue: 1 }));
    expect(without).toBeAsked('action', RED);
  });

  it('the Ships of B6 and D07 are free: nothing is asked or paid [A-40]', () => {
    const b6 = withS11(2).dice(RED, { blue: 2 }).heldHarbormasters(RED, 'B6').actionsOf(RED).harbormaster('B6').ship(5);
    expect(b6).toBeAsked('action', RED);
    expect(b6.player(RED)).toMatchObject({ gold: 2, dice: { blue: 2 }, ships: [1, 5] });
    const red = withS11(2).dice(RED, { blue: 2 }).decrees('D07').zigguratHouses(RED, 'brown', 1, 2, 3).zigguratHouses(RED, 'yellow', 1);
    for (const space of ['a1', 'a3']) red.building('brown', { spaces: [space], owner: RED });
    const d07 = red.actionsOf(RED).decree('D07').ship(5);
    expect(d07.player(RED)).toMatchObject({ gold: 2, dice: { blue: 2 }, ships: [1, 5] });
  });

  it('between the choice of the Ship and its payment a refill may be made, but not with what is owed [A-21] [TILE-S11]', () => {
    // Owed: 2 Gold, one of which a blue die or the blue Crate can replace. The Gold is needed in any case.
    const game = withS11(1)
      .dice(RED, { blue: 1, white: 1, green: 1 })
      .crates(RED, { up: ['blue'], down: ['yellow'] })
      .actionsOf(RED)
      .act('ship')
      .ship(5);
    expect(game).toOffer(refill('yellow'));
    game.choose(refill('yellow'));
    expect(game).toOfferOnly(resource('white'), resource('blue'), resource('green'));
    game.take('blue');
    // The Crate and the Gold are the only mix left.
    expect(game.player(RED)).toMatchObject({ gold: 0, dice: { white: 1, green: 1 }, cratesUp: { yellow: 1 }, cratesDown: { blue: 1 } });
    expect(game.player(RED).ships).toEqual([1, 5]);
  });

  it('of 2 Gold one may go for a refill while a blue die can replace it [A-21] [TILE-S11]', () => {
    const game = withS11(2)
      .dice(RED, { blue: 1 })
      .crates(RED, { down: ['yellow', 'white'] })
      .actionsOf(RED)
      .act('ship')
      .ship(5)
      .choose(refill('yellow'));
    expect(game).toOfferOnly(resource('blue'), resource('gold'));
    game.take('gold');
    // Nothing can be spared for the white Crate any more: the Ship is paid for.
    expect(game.player(RED)).toMatchObject({ gold: 0, dice: {}, cratesUp: { yellow: 1 }, cratesDown: { white: 1 }, ships: [1, 5] });
  });

  it('the Gold that is needed in any case does not refill a blue Crate either: one blue is enough [A-21] [TILE-S11]', () => {
    const game = withS11(1)
      .dice(RED, { blue: 1, white: 1 })
      .crates(RED, { up: ['blue'], down: ['blue'] })
      .actionsOf(RED)
      .act('ship')
      .ship(5)
      .choose(refill('blue'));
    expect(game).toOfferOnly(resource('white'), resource('blue'));
  });

  it('Gold gained meanwhile may pay [A-21]', () => {
    const game = withS11(1)
      .dice(RED, { blue: 1 })
      .crates(RED, { up: ['blue'] })
      .heldHarbormasters(RED, 'B4')
      .actionsOf(RED)
      .act('ship')
      .ship(5);
    expect(game).not.toOffer(payment({ gold: 2 }));
    expect(game.harbormaster('B4')).toOffer(payment({ gold: 2 }));
    expect(game.pay({ gold: 2 }).player(RED)).toMatchObject({ gold: 1, dice: { blue: 1 }, ships: [1, 5] });
  });

  it('there is no window at the choice of the Ship [A-21]', () => {
    const game = withS11(2)
      .dice(RED, { blue: 1 })
      .crates(RED, { down: ['yellow'] })
      .heldHarbormasters(RED, 'B4')
      .actionsOf(RED)
      .act('ship');
    expect(game).toOfferOnly(...[2, 3, 4, 5, 6, 7, 8, 9].map(ship));
  });
});

describe('S09', () => {
  const withS09 = (red: Position = bareRed()) => red.shipMark(RED, 'S09');
  const choosing = (red: Position) => red.actionsOf(RED).act('portHouse').portSpace('row1', 'red');

  it('a Port House may come from a coloured row, the bottom row stays possible [TILE-S09]', () => {
    const game = choosing(withS09().gold(RED, 3));
    expect(game).toBeAsked('houseRow', RED);
    expect(game).toOfferOnly(row('bottom'), row('white'), row('yellow'), row('brown'));
    const bottom = choosing(withS09().dice(RED, { blue: 3 })).row('bottom');
    expect(bottom.player(RED)).toMatchObject({ dice: { blue: 1 }, houses: { white: 3, yellow: 3, brown: 3, bottom: 4 } });
    const yellow = choosing(withS09().dice(RED, { blue: 3 })).row('yellow');
    expect(yellow.player(RED)).toMatchObject({ dice: {}, houses: { white: 3, yellow: 2, brown: 3, bottom: 5 } });
    expect(yellow.player(RED).portHouses).toEqual(['row1 red']);
  });

  it('not without it, nor in the turn in which it was marked [TILE-S09] [A-62]', () => {
    for (const red of [bareRed(), bareRed().shipMark(PURPLE, 'S09'), bareRed().newShipMark(RED, 'S09')]) {
      const game = red.dice(RED, { blue: 3 }).actionsOf(RED).portHouse('row1', 'red');
      expect(game.player(RED)).toMatchObject({ houses: { white: 3, yellow: 3, brown: 3, bottom: 4 }, dice: { blue: 1 } });
    }
  });

  it('the blue comes on top of the 2 local Resources: 3 blue where blue is local [A-66] [TILE-S09]', () => {
    const game = choosing(withS09().dice(RED, { blue: 4 })).row('white');
    expect(game.events('paid')).toMatchObject([{ dice: [0, 0, 0, 3, 0], crates: NO_CRATES, gold: 0 }]);
    // With 2 blue dice only the bottom row can be paid for, so the row is not asked.
    const two = choosing(withS09().dice(RED, { blue: 2 }));
    expect(two.player(RED)).toMatchObject({ dice: {}, houses: { white: 3, yellow: 3, brown: 3, bottom: 4 } });
  });

  it('3 blue may be paid with dice, Crates and Gold, each of them once [A-66] [A-32]', () => {
    const red = withS09()
      .dice(RED, { blue: 2 })
      .gold(RED, 1)
      .crates(RED, { up: ['blue', 'green'] });
    const game = choosing(red).row('brown');
    expect(game).toBeAsked('payment', RED);
    expect(game.ask()).toMatchObject({ cost: [0, 0, 0, 3, 0] });
    expect(game).toOfferOnly(
      payment({ dice: { blue: 2 }, crates: { blue: 1 } }),
      payment({ dice: { blue: 2 }, gold: 1 }),
      payment({ dice: { blue: 1 }, crates: { blue: 1 }, gold: 1 }),
    );
    game.pay({ dice: { blue: 1 }, crates: { blue: 1 }, gold: 1 });
    expect(game.player(RED)).toMatchObject({ dice: { blue: 1 }, gold: 0, cratesDown: { blue: 1 }, houses: { brown: 2 } });
    const short = withS09()
      .dice(RED, { blue: 1 })
      .crates(RED, { up: ['blue'], down: ['blue'] });
    expect(choosing(short).player(RED).houses).toEqual({ white: 3, yellow: 3, brown: 3, bottom: 4 });
  });

  it('2 local and 1 blue where blue is not local [A-66] [TILE-S09]', () => {
    const game = choosing(withS09(redInGreenPort()).dice(RED, { green: 2, blue: 1 })).row('white');
    expect(game.events('paid')).toMatchObject([{ dice: [0, 0, 0, 1, 2], gold: 0 }]);
    // A third local Resource and a second blue one cannot replace each other.
    for (const dice of [{ green: 3 }, { green: 2 }]) {
      expect(choosing(withS09(redInGreenPort()).dice(RED, dice)).player(RED).houses.bottom).toBe(4);
    }
    expect(withS09(redInGreenPort()).dice(RED, { green: 1, blue: 3 }).actionsOf(RED)).not.toOffer(PORT_HOUSE);
  });

  it('of two colours Gold may pay either, from one purse [A-66] [A-32] [KEY-26]', () => {
    const red = withS09(redInGreenPort())
      .dice(RED, { green: 1, blue: 1 })
      .gold(RED, 2)
      .crates(RED, { up: ['green'] });
    const game = choosing(red).row('white');
    expect(game.ask()).toMatchObject({ ask: 'payment', cost: [0, 0, 0, 1, 2] });
    expect(game).toOfferOnly(
      payment({ dice: { green: 1, blue: 1 }, crates: { green: 1 } }),
      payment({ dice: { green: 1 }, crates: { green: 1 }, gold: 1 }),
      payment({ dice: { green: 1, blue: 1 }, gold: 1 }),
      payment({ dice: { blue: 1 }, crates: { green: 1 }, gold: 1 }),
      payment({ dice: { green: 1 }, gold: 2 }),
      payment({ dice: { blue: 1 }, gold: 2 }),
      payment({ crates: { green: 1 }, gold: 2 }),
    );
    const short = withS09(redInGreenPort()).dice(RED, { green: 1 }).gold(RED, 1);
    expect(choosing(short).player(RED).houses.bottom).toBe(4);
  });

  it('the leftmost House of the chosen row leaves, and what it uncovers is gained [A-66] [KEY-13]', () => {
    const after = (yellow: number) =>
      choosing(withS09().dice(RED, { blue: 3 }).houses(RED, { yellow }).markers(RED, 5))
        .row('yellow')
        .player(RED);
    expect([3, 2, 1].map((yellow) => after(yellow).gold)).toEqual([0, 1, 1]);
    expect([3, 2, 1].map((yellow) => after(yellow).markers)).toEqual([6, 5, 6]);
  });

  it('an emptied column gives its bonus [A-66] [KEY-15]', () => {
    const vp = (houses: { white: number; yellow: number; brown: number }) =>
      choosing(withS09().dice(RED, { blue: 3 }).houses(RED, houses))
        .row('white')
        .player(RED).vp;
    expect(vp({ white: 2, yellow: 1, brown: 1 })).toBe(14);
    expect(vp({ white: 1, yellow: 0, brown: 0 })).toBe(18);
    expect(vp({ white: 2, yellow: 2, brown: 1 })).toBe(10);
    const bottom = choosing(withS09().dice(RED, { blue: 3 }).houses(RED, { white: 2, yellow: 1, brown: 1 })).row('bottom');
    expect(bottom.player(RED).vp).toBe(10);
  });

  it('with an empty bottom row it is the only way; an empty coloured row is none [A-57] [TILE-S09]', () => {
    const red = (dice: number) => withS09().dice(RED, { blue: dice }).houses(RED, { bottom: 0, white: 0, brown: 2 });
    expect(red(2).actionsOf(RED)).not.toOffer(PORT_HOUSE);
    const game = red(3).actionsOf(RED).act('portHouse').portSpace('row3', 'red');
    expect(game).toOfferOnly(row('yellow'), row('brown'));
    const nowhere = withS09().dice(RED, { blue: 3 }).houses(RED, { bottom: 0, white: 0, yellow: 0, brown: 0 });
    expect(nowhere.actionsOf(RED)).not.toOffer(PORT_HOUSE);
  });

  it('with the free House of D01 the blue is all that is paid [A-66]', () => {
    const scoring = (red: Position) => red.actionsOf(RED).decree('D01').portSpace('row1', 'red');
    const game = scoring(withS09(redWithD01()).dice(RED, { blue: 1 }));
    expect(game).toBeAsked('houseRow', RED);
    expect(game).toOfferOnly(row('bottom'), row('yellow'));
    game.row('yellow');
    expect(game.events('paid')).toMatchObject([{ dice: [0, 0, 0, 1, 0], crates: NO_CRATES, gold: 0 }]);
    expect(game.player(RED)).toMatchObject({ dice: {}, houses: { white: 0, yellow: 2, brown: 0, bottom: 5 }, vp: 18 });
    expect(game.player(RED).portHouses).toEqual(['row1 red']);
    const bottom = scoring(withS09(redWithD01()).dice(RED, { blue: 1 })).row('bottom');
    expect(bottom.player(RED).dice).toEqual({ blue: 1 });
    // The row is not asked without a blue Resource, and not without S09.
    for (const red of [withS09(redWithD01()), redWithD01().dice(RED, { blue: 1 })]) {
      const free = scoring(red);
      expect(free.player(RED).houses).toEqual({ white: 0, yellow: 3, brown: 0, bottom: 4 });
      expect(free.events('paid')).toEqual([]);
    }
  });

  it('nothing but a blue one is paid with D01 in a Port of another local colour [A-66]', () => {
    const red = withS09(redWithD01()).barges('brown', 'yellow', 'white', 'green', 'blue').dice(RED, { green: 2, blue: 1 });
    const game = red.actionsOf(RED).decree('D01').portSpace('row1', 'red').row('yellow');
    expect(game.player(RED).dice).toEqual({ green: 2 });
  });

  it('a refill during its payment may not take what is owed: the one blue die of two colours [A-21] [A-66]', () => {
    const red = withS09(redInGreenPort())
      .dice(RED, { green: 2, blue: 1 })
      .crates(RED, { up: ['green'], down: ['yellow', 'white'] });
    const game = choosing(red).row('white');
    expect(game).toBeAsked('payment', RED);
    game.choose(refill('yellow'));
    // The blue die cannot be spent, because the third green Resource does not replace it. So a green die was spent, and the rest pays.
    expect(game.player(RED)).toMatchObject({ dice: {}, cratesUp: { yellow: 1 }, cratesDown: { green: 1, white: 1 }, houses: { white: 2 } });
    expect(game.events('paid').map(({ dice }) => dice)).toEqual([
      [0, 0, 0, 0, 1],
      [0, 0, 0, 1, 1],
    ]);
  });

  it('but an owed die may fill the Crate that then pays in its place [A-21] [A-66]', () => {
    const red = withS09(redInGreenPort())
      .dice(RED, { green: 2, blue: 1 })
      .crates(RED, { up: ['blue'], down: ['green', 'white'] });
    const game = choosing(red).row('white');
    // Both green dice are owed; a green one can fill the green Crate, but not the white one.
    expect(game.choose(refill('green'))).toOfferOnly(resource('blue'), resource('green'));
    game.take('green');
    expect(game).toOfferOnly(
      payment({ dice: { green: 1, blue: 1 }, crates: { green: 1 } }),
      payment({ dice: { green: 1 }, crates: { green: 1, blue: 1 } }),
      refill('white'),
    );
    game.choose(refill('white'));
    expect(game.player(RED)).toMatchObject({ dice: {}, cratesUp: { white: 1 }, cratesDown: { green: 1, blue: 1 } });
  });

  it('of 4 Resources for 3 blue one may go, whichever it is [A-21] [A-66]', () => {
    const red = withS09()
      .dice(RED, { blue: 2 })
      .gold(RED, 1)
      .crates(RED, { up: ['blue'], down: ['yellow', 'white'] });
    const game = choosing(red).row('white').choose(refill('yellow'));
    expect(game).toOfferOnly(resource('blue'), resource('gold'));
    game.take('blue');
    expect(game.player(RED)).toMatchObject({ dice: {}, gold: 0, cratesUp: { yellow: 1 }, cratesDown: { blue: 1, white: 1 } });
    expect(game.player(RED).portHouses).toEqual(['row1 red']);
  });

  it('at the choice of the row there is no window [A-21]', () => {
    const red = withS09()
      .gold(RED, 4)
      .crates(RED, { down: ['yellow'] })
      .heldHarbormasters(RED, 'B4');
    expect(choosing(red)).toOfferOnly(row('bottom'), row('white'), row('yellow'), row('brown'));
  });
});

describe('S02 and S08', () => {
  it('S02: a Port House gives 2 VP, once [A-65] [TILE-S02]', () => {
    const vp = (red: Position) => red.dice(RED, { blue: 2 }).actionsOf(RED).portHouse('row1', 'red').player(RED).vp;
    expect(vp(bareRed().shipMark(RED, 'S02'))).toBe(12);
    expect(vp(bareRed())).toBe(10);
    expect(vp(bareRed().newShipMark(RED, 'S02'))).toBe(10);
  });

  it('S08: a Port House gives a Gardening, in the Port to buy only [A-65] [TILE-S08]', () => {
    const placed = (red: Position) =>
      red.dice(RED, { blue: 3, green: 1 }).water(RED, 1).gardens(RED, 1).actionsOf(RED).portHouse('row1', 'red');
    const game = placed(bareRed().shipMark(RED, 'S08'));
    expect(game).toBeAsked('gardening', RED);
    expect(game).toOfferOnly({ choose: 'buy', tile: 'garden' }, { choose: 'buy', tile: 'water' }, DONE);
    expect(game.buy('garden').player(RED)).toMatchObject({ gardens: 2, dice: { blue: 1 } });
    expect(placed(bareRed())).toBeAsked('action', RED);
  });

  it('the free House of D01 sets off both, too [A-65]', () => {
    const game = redWithD01().shipMark(RED, 'S02', 'S08').dice(RED, { green: 1 }).actionsOf(RED).decree('D01').portSpace('row1', 'red');
    expect(game).toBeAsked('gardening', RED);
    expect(game.events('vpGained')).toMatchObject([{ amount: 2, rule: 'TILE-S02' }]);
    expect(game.done().player(RED).vp).toBe(20);
  });

  it('a House that D10 moves to the bottom row is not placed: neither works [A-65]', () => {
    // D10 requires 3 white Buildings, 2 yellow and 2 brown Ships, and gives 10 VP.
    const red = position().gold(RED, 0).decrees('D10').shipMark(RED, 'S02', 'S06', 'S08', 'S03').dice(RED, { green: 1 });
    for (const space of ['a1', 'a2', 'a3']) red.building('white', { spaces: [space], owner: RED });
    const game = red.actionsOf(RED).decree('D10').row('yellow').row('brown');
    expect(game).toBeAsked('action', RED);
    expect(game.player(RED).vp).toBe(20);
    expect(game.events('vpGained')).toMatchObject([{ amount: 10, rule: 'DEC-10' }]);
  });
});

describe('the order of effects of a Port House with Ships', () => {
  /** The second white House empties column 2; the supply has dice for the space of row 3. */
  const placed = (line: 'row1' | 'row3') =>
    bareRed()
      .shipMark(RED, 'S09', 'S02', 'S08')
      .dice(RED, { blue: 3, green: 1 })
      .supply({ white: 1 })
      .houses(RED, { white: 2, yellow: 1, brown: 1 })
      .actionsOf(RED)
      .portHouse(line, 'blue', { row: 'white', mix: { dice: { blue: 3 } } });

  it('payment with S09, House, uncovered bonus, column bonus, space bonus, S02, S08 [A-81]', () => {
    const game = placed('row1');
    expect(story(game)).toEqual([
      'actionChosen TURN-09',
      'paid ACT-PORT-02',
      'portHousePlaced ACT-PORT-04',
      'houseTaken KEY-13',
      'goldGained KEY-14',
      'vpGained KEY-15',
      'markersGained BONP-01',
      'vpGained TILE-S02',
    ]);
    expect(game).toBeAsked('gardening', RED);
  });

  it('S02 and S08 wait until the bonus of the space is chosen [A-81]', () => {
    const game = placed('row3');
    expect(game).toBeAsked('supplyDie', RED);
    expect(game.events('vpGained')).toMatchObject([{ amount: 4, rule: 'KEY-15' }]);
    game.take('white');
    expect(game.events('vpGained')).toMatchObject([
      { amount: 4, rule: 'KEY-15' },
      { amount: 2, rule: 'TILE-S02' },
    ]);
    expect(game).toBeAsked('gardening', RED);
  });

  it('a column bonus with a choice comes before the bonus of the space [A-81] [KEY-15]', () => {
    const playerBoard = { ...RULES_EDITION.playerBoard, columns: ['', 'm?', 'v8'] };
    const game = position({ edition: { playerBoard } })
      .gold(RED, 0)
      .pawns(RED, 4)
      .shipMark(RED, 'S09', 'S02')
      .dice(RED, { blue: 3 })
      .houses(RED, { white: 2, yellow: 1, brown: 1 })
      .actionsOf(RED)
      .portHouse('row1', 'red', { row: 'white' });
    expect(game).toBeAsked('stepOfChoice', RED);
    expect(game.events('crateGained')).toEqual([]);
    game.track('white');
    expect(story(game).slice(-2)).toEqual(['crateGained BONP-04', 'vpGained TILE-S02']);
  });
});

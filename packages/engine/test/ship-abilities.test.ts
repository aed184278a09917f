/**
 * What Ships do for Projects, Constructs, Gardens, Crates and Mastery (TILE-S02 to TILE-S08, TILE-S10, TILE-S12 to TILE-S14), and in which
 * order. `ziggurat-house.test.ts` tests what they do in the Ziggurat.
 */
import { describe, expect, it } from 'vitest';
import type { ResourceColour, ShipId } from '../src/edition/types.ts';
import type { RuleId } from '../src/model/rule-ids.ts';
import { RULES_EDITION } from './support/edition.ts';
import { type Game, ORANGE, PURPLE, payment, position, RED } from './support/index.ts';

const ACCEPT = { choose: 'accept' } as const;
const DECLINE = { choose: 'decline' } as const;
const DONE = { choose: 'done' } as const;
const BUY_STEP = { choose: 'buyStep' } as const;
const GARDENING = { choose: 'action', action: 'gardening' } as const;
const PLACE = { choose: 'place', tile: 'garden' } as const;
const LAY = { choose: 'lay', tile: 'water' } as const;
const buy = (tile: 'water' | 'garden') => ({ choose: 'buy', tile }) as const;
const ship = (shipSpace: number) => ({ choose: 'ship', shipSpace }) as const;
const crate = (colour: ResourceColour) => ({ choose: 'crate', colour }) as const;
const refill = (colour: ResourceColour) => ({ choose: 'refill', colour }) as const;
const useB4 = { choose: 'harbormaster', harbormaster: 'B4' } as const;

type Options = Parameters<typeof position>[0];

/** Red in District 1, whose local colour is brown, with neither Gold nor dice. */
const bareRed = (options?: Options) => position(options).gold(RED, 0);
/**
 * The same with 2 brown dice, and Projects of Purple on some of b1, c1, d1: a white Building can be constructed, but no Ship can be
 * claimed.
 */
const builder = (size = 1, options?: Options) =>
  bareRed(options).dice(RED, { brown: 2 }).project('white', ['b1', 'c1', 'd1'].slice(0, size), PURPLE);

/** Red in District 1 meets D01: 3 white and 3 brown Buildings. */
function withDecree1() {
  const draft = bareRed().decrees('D01');
  for (const space of ['a1', 'a3', 'c3']) draft.building('white', { spaces: [space], owner: RED });
  for (const space of ['k1', 'm1', 'k3']) draft.building('brown', { spaces: [space], owner: RED });
  return draft;
}

/** The same for D10: 3 white Buildings, and the given Ships, of which 2 are yellow and 2 brown. */
function withDecree10(...ships: readonly ShipId[]) {
  const draft = bareRed()
    .decrees('D10')
    .shipMark(RED, ...ships);
  for (const space of ['a1', 'a3', 'c3']) draft.building('white', { spaces: [space], owner: RED });
  return draft;
}

/** Returns the VP that a rule has given to anybody, one number for each time. */
const vpBy = (game: Game, rule: RuleId): number[] =>
  game
    .events('vpGained')
    .filter((event) => event.rule === rule)
    .map(({ amount }) => amount);

/** What Red can pay with, with face-up and face-down Crates. */
const purse = (game: Game) => {
  const { gold, dice, cratesUp: up, cratesDown: down } = game.player(RED);
  return { gold, dice, up, down };
};

/** What has happened, with the rule beside each gain. */
const story = (game: Game): string[] =>
  game.events().map(({ event, rule }) => (/Gained|stepMade|paid/.test(event) ? `${event} ${rule}` : event));

describe('S02: 2 VP whenever you place a House', () => {
  it('in a Construct, for its owner only and once it works [TILE-S02] [A-65] [A-62]', () => {
    expect(builder().shipMark(RED, 'S02').actionsOf(RED).construct('white').player(RED).vp).toBe(12);
    for (const draft of [builder(), builder().newShipMark(RED, 'S02'), builder().shipMark(PURPLE, 'S02')]) {
      const game = draft.actionsOf(RED).construct('white');
      expect([game.player(RED).vp, game.player(PURPLE).vp]).toEqual([10, 10]);
    }
  });

  it('in the Port, after the bonus of the space [TILE-S02] [A-65] [A-81]', () => {
    const game = bareRed().dice(RED, { blue: 2 }).pawns(RED, 4).shipMark(RED, 'S02').actionsOf(RED).portHouse('row1', 'blue');
    expect(story(game).slice(-2)).toEqual(['markersGained BONP-01', 'vpGained TILE-S02']);
    expect(game.player(RED).vp).toBe(12);
  });

  it('for the House of D01, too, but not for Houses that D10 moves [TILE-S02] [A-65]', () => {
    const free = withDecree1().shipMark(RED, 'S02').actionsOf(RED).decree('D01').portSpace('row1', 'blue');
    expect(vpBy(free, 'TILE-S02')).toEqual([2]);

    const moved = withDecree10('S02', 'S06', 'S03', 'S04').actionsOf(RED).decree('D10').row('yellow').row('brown');
    expect(moved.events('houseMoved')).toHaveLength(2);
    expect(vpBy(moved, 'TILE-S02')).toEqual([]);
  });

  it('not for the starting Building [TILE-S02] [TILE-S08] [A-65]', () => {
    const game = position().shipMark(PURPLE, 'S02', 'S08').startBuildings().colour('white').space('b1');
    expect(game.player(PURPLE).vp).toBe(10);
    expect(game).toBeAsked('startColour', RED);
  });
});

describe('S03: one Resource refills up to two Crates', () => {
  const board = () =>
    bareRed()
      .crates(RED, { down: ['green', 'blue', 'white'] })
      .shipMark(RED, 'S03');

  it('one payment, two Crates, never three [TILE-S03] [A-25]', () => {
    const game = board().dice(RED, { yellow: 1 }).actionsOf(RED).refill('green');
    expect(game).toBeAsked('crateRefill', RED);
    expect(game).toOfferOnly(crate('blue'), crate('white'), DECLINE);
    game.crate('blue');
    expect(game).toBeAsked('action', RED);
    expect(game.events('paid')).toHaveLength(1);
    expect(purse(game)).toEqual({ gold: 0, dice: {}, up: { green: 1, blue: 1 }, down: { white: 1 } });
  });

  it('"up to": one is enough, and one Crate needs no second [TILE-S03]', () => {
    const game = board().dice(RED, { yellow: 1 }).actionsOf(RED).refill('green').decline();
    expect(purse(game)).toEqual({ gold: 0, dice: {}, up: { green: 1 }, down: { white: 1, blue: 1 } });
    const only = bareRed()
      .crates(RED, { down: ['green'] })
      .dice(RED, { yellow: 1 })
      .shipMark(RED, 'S03')
      .actionsOf(RED)
      .refill('green');
    expect(only).toBeAsked('action', RED);
  });

  it('Gold may pay for both [TILE-S03] [A-23]', () => {
    const game = board().gold(RED, 1).actionsOf(RED).refill('green').crate('white');
    expect(purse(game)).toEqual({ gold: 0, dice: {}, up: { green: 1, white: 1 }, down: { blue: 1 } });
  });

  it('while a payment is asked, too: both Crates can serve it [TILE-S03] [A-21]', () => {
    const game = builder()
      .gold(RED, 1)
      .crates(RED, { down: ['brown', 'brown'] })
      .shipMark(RED, 'S03')
      .actionsOf(RED)
      .act('construct');
    expect(game).toBeAsked('payment', RED);
    game.refill('brown', 'brown').crate('brown');
    expect(game).toBeAsked('payment', RED);
    game.pay({ crates: { brown: 2 } });
    expect(purse(game)).toEqual({ gold: 1, dice: { brown: 1 }, up: {}, down: { brown: 2 } });
  });

  it('only for its owner and once it works [TILE-S03] [A-62]', () => {
    const bare = () =>
      bareRed()
        .crates(RED, { down: ['green', 'blue'] })
        .dice(RED, { yellow: 1 });
    for (const draft of [bare(), bare().newShipMark(RED, 'S03'), bare().shipMark(PURPLE, 'S03')]) {
      const game = draft.actionsOf(RED).refill('green');
      expect(game).toBeAsked('action', RED);
      expect(purse(game)).toEqual({ gold: 0, dice: {}, up: { green: 1 }, down: { blue: 1 } });
    }
  });

  it('each Crate still once per turn by payment, the second one too [A-25] [TILE-S03] [KEY-30]', () => {
    const game = board().dice(RED, { yellow: 3 }).actionsOf(RED).refill('green').crate('blue').act('gardening').buy('garden').buy('water');
    expect(purse(game)).toEqual({ gold: 0, dice: { yellow: 2 }, up: {}, down: { green: 1, blue: 1, white: 1 } });
    expect(game).toOffer(refill('white'));
    expect(game).not.toOffer(refill('green'), refill('blue'));
    // They cannot be the second Crate of another payment either: white is refilled alone.
    game.refill('white');
    expect(game).not.toBeAsked('crateRefill');
    expect(purse(game)).toEqual({ gold: 0, dice: { yellow: 1 }, up: { white: 1 }, down: { green: 1, blue: 1 } });
  });

  it('refills from bonuses do not count, and S03 does not double them [A-25] [TILE-S03] [BON-08]', () => {
    // d4 refills one Crate.
    const game = board().dice(RED, { yellow: 2 }).actionsOf(RED).refill('green').crate('blue').act('gardening').buy('garden').done();
    game.project('yellow', 'd4');
    expect(game).toOfferOnly(crate('green'), crate('white'), DECLINE);
    game.crate('green');
    expect(game).toBeAsked('action', RED);
    expect(purse(game)).toEqual({ gold: 0, dice: { yellow: 1 }, up: { green: 1, blue: 1 }, down: { white: 1 } });
    const bonusFirst = bareRed()
      .crates(RED, { down: ['green'] })
      .dice(RED, { yellow: 1 })
      .actionsOf(RED)
      .project('yellow', 'd4');
    expect(bonusFirst.player(RED).cratesUp).toEqual({ green: 1 });
    expect(bonusFirst.act('gardening')).toOffer(refill('green'));
  });
});

describe('S04: a regular Water tile whenever you place a Project', () => {
  it('one for each Project, from the stock, for its owner only and once it works [TILE-S04] [A-62]', () => {
    const game = bareRed().shipMark(RED, 'S04').actionsOf(RED).project('white', 'b1').project('white', 'b2');
    expect(game.decline().player(RED).water).toBe(2);
    expect(game.table().water).toBe(18);
    for (const draft of [bareRed(), bareRed().newShipMark(RED, 'S04'), bareRed().shipMark(PURPLE, 'S04')]) {
      const other = draft.actionsOf(RED).project('white', 'b1');
      expect([other.player(RED).water, other.player(PURPLE).water]).toEqual([0, 0]);
    }
  });

  it('nothing when the stack is empty [TILE-S04] [A-52]', () => {
    const game = bareRed().shipMark(RED, 'S04').water(PURPLE, 20).actionsOf(RED).project('white', 'b1');
    expect(game.player(RED)).toMatchObject({ water: 0, specialWater: [] });
    expect(game).toBeAsked('action', RED);
  });
});

describe('S06: 2 VP per opposing marker on the Projects you build over', () => {
  it('for each marker of whatever opponent, not for own ones [TILE-S06]', () => {
    const board = () => bareRed({ players: 3 }).dice(RED, { brown: 2, white: 2 }).shipMark(RED, 'S06');
    const mixed = board().project('white', 'a1', RED).project('white', 'b1', PURPLE).project('white', 'c1', ORANGE);
    expect(mixed.actionsOf(RED).construct('white').player(RED).vp).toBe(14);
    expect(board().project('white', 'b1', PURPLE).actionsOf(RED).construct('white').player(RED).vp).toBe(12);
    expect(board().project('white', ['a1', 'b1'], PURPLE).actionsOf(RED).construct('white').player(RED).vp).toBe(14);
    expect(board().project('white', ['a1', 'b1'], RED).actionsOf(RED).construct('white').player(RED).vp).toBe(10);
  });

  it('only those of the group, for its owner only and once it works [TILE-S06] [A-62]', () => {
    const other = builder().project('yellow', 'a4', PURPLE).shipMark(RED, 'S06').actionsOf(RED).construct('white');
    expect(other.player(RED).vp).toBe(12);
    for (const draft of [builder(2), builder(2).newShipMark(RED, 'S06'), builder(2).shipMark(PURPLE, 'S06')]) {
      const game = draft.actionsOf(RED).construct('white');
      expect([game.player(RED).vp, game.player(PURPLE).vp]).toEqual([10, 10]);
    }
  });
});

describe('S07: 2 VP whenever you place a Garden', () => {
  it('for each Garden, not for Water; for its owner only and once it works [TILE-S07] [A-62]', () => {
    const board = () => bareRed().gardens(RED, 2).water(RED, 1);
    const game = board().shipMark(RED, 'S07').actionsOf(RED).act('gardening').lay('d1');
    expect(game.player(RED).vp).toBe(10);
    expect(game.place('e1').player(RED).vp).toBe(12);
    expect(game.place('e3').player(RED).vp).toBe(14);
    for (const draft of [board(), board().newShipMark(RED, 'S07'), board().shipMark(PURPLE, 'S07')]) {
      const other = draft.actionsOf(RED).act('gardening').place('e1');
      expect([other.player(RED).vp, other.player(PURPLE).vp]).toEqual([10, 10]);
    }
  });

  it('after marker and bonus [A-54] [TILE-S07]', () => {
    const game = bareRed().gardens(RED, 1).shipMark(RED, 'S07').actionsOf(RED).act('gardening').space('e2');
    expect(story(game)).toEqual(['actionChosen', 'gardenPlaced', 'markersGained BON-09', 'vpGained TILE-S07']);
  });

  it('after a bonus with a choice, too [A-54]', () => {
    // Special tile 6 shows a step of choice.
    const game = bareRed().gardens(RED, 1).laid('a1', 6).shipMark(RED, 'S07').actionsOf(RED).act('gardening').space('a1');
    expect(game).toBeAsked('stepOfChoice', RED);
    expect(game.player(RED)).toMatchObject({ vp: 10, markers: 4 });
    expect(game.track('white').player(RED).vp).toBe(12);
  });
});

describe('S08: a free Gardening action whenever you place a House', () => {
  it('after a Construct, in the same District, besides the two actions [TILE-S08] [C-73] [A-65]', () => {
    const game = builder().gardens(RED, 2).water(RED, 1).shipMark(RED, 'S08').actionsOf(RED).construct('white');
    expect(game.ask()).toMatchObject({ ask: 'afterConstruct', gardening: true });
    expect(game).toOfferOnly(GARDENING, DONE);
    game.choose(GARDENING).lay('d1').place('d1').done();
    expect(game.at('d1')).toBe('garden of Red');
    expect(game.ask()).toMatchObject({ ask: 'action', actionsLeft: 1 });
  });

  it('once per House, at once or never [C-73] [TILE-S08]', () => {
    const board = () => builder().gardens(RED, 2).water(RED, 1).shipMark(RED, 'S08');
    const taken = board().actionsOf(RED, 1).construct('white').choose(GARDENING).place('e1').done();
    expect(taken.ask()).toMatchObject({ ask: 'action', actionsLeft: 0 });
    expect(taken).toOfferOnly(DONE);
    const left = board().actionsOf(RED, 1).construct('white').done();
    expect(left.ask()).toMatchObject({ ask: 'action', actionsLeft: 0 });
    expect(left).toOfferOnly(DONE);
  });

  it('for its owner only, once it works, and if there is something to do [TILE-S08] [A-62] [A-105]', () => {
    const board = () => builder().gardens(RED, 1);
    for (const draft of [board(), board().newShipMark(RED, 'S08'), board().shipMark(PURPLE, 'S08'), builder().shipMark(RED, 'S08')]) {
      expect(draft.actionsOf(RED).construct('white')).toBeAsked('action', RED);
    }
  });

  it('in the Port it only buys [A-33] [A-65] [TILE-S08]', () => {
    const game = bareRed()
      .dice(RED, { blue: 3 })
      .gardens(RED, 1)
      .water(RED, 1)
      .pawns(RED, 4)
      .shipMark(RED, 'S08')
      .actionsOf(RED)
      .portHouse('row3', 'red');
    expect(game.ask()).toMatchObject({ ask: 'gardening', district: 4, extra: true });
    expect(game).toOfferOnly(buy('water'), DONE);
    expect(game.buy('water').player(RED).water).toBe(2);
    expect(purse(game).dice).toEqual({});
  });

  it('for the House of D01 with the Assistant in a common District it places there [A-33] [A-65] [TILE-S08]', () => {
    const game = withDecree1().gardens(RED, 1).water(RED, 1).shipMark(RED, 'S08').actionsOf(RED).decree('D01').portSpace('row3', 'red');
    expect(game.ask()).toMatchObject({ ask: 'gardening', district: 1, extra: true });
    expect(game).toOfferOnly(PLACE, LAY, DONE);
    expect(game.place('e1').at('e1')).toBe('garden of Red');
  });

  it('not for Houses that D10 moves [A-65] [TILE-S08]', () => {
    const moved = withDecree10('S08', 'S03', 'S02', 'S06').gardens(RED, 1).actionsOf(RED).decree('D10').row('yellow').row('brown');
    expect(moved).toBeAsked('action', RED);
  });

  it('is a separate Gardening: three Gardens more [A-51] [TILE-S08]', () => {
    const draft = builder().gardens(RED, 8).water(RED, 1).markers(RED, 8).shipMark(RED, 'S08');
    for (const space of ['a1', 'a2', 'a3', 'a4', 'b4']) draft.laid(space);
    const game = draft.actionsOf(RED).act('gardening').place('e1').place('e2').place('e3');
    expect(game).not.toOffer(PLACE);
    game.done().construct('white').choose(GARDENING).place('a1').place('a2').place('a3');
    expect(game.player(RED).gardens).toBe(2);
    expect(game).not.toOffer(PLACE);
  });
});

describe('S10: 3 VP whenever one of your Mastery markers crosses a blue line', () => {
  /** Red climbs one step from this row of yellow, by a Project on d2; white is lower. */
  const climb = (row: number) =>
    vpBy(bareRed().mastery(RED, { yellow: row }).shipMark(RED, 'S10').actionsOf(RED).project('yellow', 'd2'), 'TILE-S10');
  /** Red constructs over three Projects of Purple, whose white marker climbs from row 1 to row 4. */
  const climbThree = (...owners: readonly number[]) => {
    const draft = builder(3).mastery(PURPLE, { white: 1 });
    for (const seat of owners) draft.shipMark(seat, 'S10');
    return draft.actionsOf(RED).construct('white');
  };

  it('when the marker comes to stand above the line: lines lie above rows 1, 3, 5 and 7 [TILE-S10] [A-79]', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7, 8].map(climb)).toEqual([[], [3], [], [3], [], [3], [], [3], []]);
  });

  it('on any of the three tracks [TILE-S10]', () => {
    for (const colour of ['white', 'yellow', 'brown'] as const) {
      const game = bareRed().mastery(RED, { white: 1, yellow: 1, brown: 1 }).shipMark(RED, 'S10').actionsOf(RED).project(colour, 'd2');
      expect(game.player(RED).vp).toBe(13);
    }
  });

  it("per crossing, and in another player's turn, too [A-79] [TILE-S10] [A-62]", () => {
    const game = climbThree(PURPLE);
    expect(game.player(PURPLE)).toMatchObject({ mastery: { white: 4 }, vp: 16 });
    expect(vpBy(game, 'TILE-S10')).toEqual([3, 3]);
    expect(game.player(RED).vp).toBe(10);
  });

  it('for its owner only [TILE-S10]', () => {
    expect(vpBy(climbThree(), 'TILE-S10')).toEqual([]);
    expect(vpBy(climbThree(RED), 'TILE-S10')).toEqual([]);
  });

  it("from the start of its owner's next turn on, not before [A-62] [TILE-S10]", () => {
    const game = builder()
      .dice(RED, { brown: 4 })
      .project('yellow', 'a4', PURPLE)
      .mastery(PURPLE, { white: 1, yellow: 1 })
      .newShipMark(PURPLE, 'S10')
      .pawns(PURPLE, 2)
      .actionsOf(RED)
      .construct('white');
    expect(game.player(PURPLE)).toMatchObject({ mastery: { white: 2 }, vp: 10, abilities: [] });
    expect(game.done()).toBeAsked('die', PURPLE);
    game.moveTo(1).done().moveTo(1).construct('yellow');
    expect(game.player(PURPLE)).toMatchObject({ mastery: { yellow: 2 }, vp: 13, abilities: ['S10'] });
  });

  it('in a scoring, too [TILE-S10] [SCORE-04]', () => {
    const game = bareRed()
      .pawns(RED, 2)
      .barge(2, [])
      .dice(PURPLE, { yellow: 1 })
      .mastery(PURPLE, { yellow: 1 })
      .shipMark(PURPLE, 'S10')
      .actionsOf(RED)
      .done()
      .roll(1, 1, 1, 1, 1);
    expect(game.player(PURPLE)).toMatchObject({ mastery: { yellow: 2 }, vp: 13 });
  });
});

describe('S12: the marker for a Garden may come from the supply', () => {
  const source = (from: 'area' | 'supply') => ({ choose: 'markerFrom', from }) as const;
  const board = (options?: Options) => bareRed(options).gardens(RED, 2).shipMark(RED, 'S12');

  it('as its owner likes [TILE-S12]', () => {
    const game = () => board().actionsOf(RED).act('gardening').space('e1');
    expect(game()).toBeAsked('markerSource', RED);
    expect(game()).toOfferOnly(source('supply'), source('area'));
    expect(game().player(RED)).toMatchObject({ markers: 5, markerSupply: 9 });
    const supply = game().markerFrom('supply');
    expect(supply.player(RED)).toMatchObject({ markers: 5, markerSupply: 8, gardens: 1 });
    expect(supply.events('gardenPlaced')).toMatchObject([{ seat: RED, space: 'e1', markerFrom: 'supply' }]);
    expect(supply.at('e1')).toBe('garden of Red');
    expect(game().markerFrom('area').player(RED)).toMatchObject({ markers: 4, markerSupply: 9, gardens: 1 });
  });

  it('even without a marker in the area [TILE-S12]', () => {
    const game = board().markers(RED, 0).actionsOf(RED).act('gardening').space('e1');
    expect(game.player(RED)).toMatchObject({ markers: 0, markerSupply: 13, gardens: 1 });
  });

  it('for its owner only and once it works [TILE-S12] [A-62]', () => {
    const newlyMarked = () => bareRed().gardens(RED, 1).newShipMark(RED, 'S12');
    const notMarked = () => bareRed().gardens(RED, 1).shipMark(PURPLE, 'S12');
    for (const draft of [newlyMarked, notMarked]) {
      expect(draft().actionsOf(RED).act('gardening').space('e1').player(RED).markers).toBe(4);
      expect(draft().markers(RED, 0).actionsOf(RED)).not.toOffer(GARDENING);
    }
  });

  it('only for a Garden: a Project needs one of the area [TILE-S12] [ACT-PROJ-06]', () => {
    expect(board().markers(RED, 0).actionsOf(RED)).not.toOffer({ choose: 'action', action: 'project' });
  });

  it('with an empty supply the area gives it; with none anywhere there is no Garden [A-67]', () => {
    const area = board().markers(RED, 14).actionsOf(RED).act('gardening').space('e1');
    expect(area.player(RED)).toMatchObject({ markers: 13, markerSupply: 0 });
    expect(area.events('gardenPlaced')).toMatchObject([{ markerFrom: 'area' }]);
    const fiveMarkers = { stocks: { ...RULES_EDITION.stocks, claimMarkers: 5 } };
    const fiveInUseBut = (markers: number) =>
      board({ edition: fiveMarkers })
        .project('white', ['f1', 'g1'], RED)
        .project('yellow', ['f4', 'g4'].slice(markers), RED)
        .markers(RED, markers)
        .actionsOf(RED);
    expect(fiveInUseBut(1)).toOffer(GARDENING);
    expect(fiveInUseBut(0)).not.toOffer(GARDENING);
  });

  it('the marker leaves the supply before the bonus of the Water is gained [A-54] [TILE-S12]', () => {
    // e2 gives a marker; the last one of the supply is on the Garden itself.
    const game = board().markers(RED, 13).actionsOf(RED).act('gardening').space('e2').markerFrom('supply');
    expect(game.player(RED)).toMatchObject({ markers: 13, markerSupply: 0 });
    expect(game.events('markersGained')).toEqual([]);
  });
});

describe('S13: after placing a Project, any 1 Resource buys a step in its colour', () => {
  const board = () => bareRed().shipMark(RED, 'S13');

  it("any one Resource for one step on the track of the Project's colour, or not [TILE-S13]", () => {
    const game = () => board().dice(RED, { blue: 2 }).actionsOf(RED).project('yellow', 'b1');
    expect(game().ask()).toMatchObject({ ask: 'boughtStep', colour: 'yellow', seat: RED });
    expect(game()).toOfferOnly(ACCEPT, DECLINE);
    const bought = game().accept();
    expect(bought.player(RED)).toMatchObject({ mastery: { white: 0, yellow: 1, brown: 0 }, dice: { blue: 1 } });
    expect(bought.events('stepMade')).toMatchObject([{ rule: 'TILE-S13' }]);
    expect(game().decline().player(RED)).toMatchObject({ mastery: { yellow: 0 }, dice: { blue: 2 } });
  });

  it('a die of any colour, a Crate or Gold [A-24] [TILE-S13]', () => {
    const game = board()
      .dice(RED, { white: 1, green: 1 })
      .crates(RED, { up: ['blue'], down: ['brown'] })
      .gold(RED, 1)
      .actionsOf(RED)
      .project('white', 'b1')
      .accept();
    expect(game).toBeAsked('anyPayment', RED);
    // A payment is a window for free actions.
    expect(game).toOfferOnly(
      payment({ dice: { white: 1 } }),
      payment({ dice: { green: 1 } }),
      payment({ crates: { blue: 1 } }),
      payment({ gold: 1 }),
      refill('brown'),
    );
    game.pay({ crates: { blue: 1 } });
    expect(game.player(RED).mastery).toEqual({ white: 1, yellow: 0, brown: 0 });
    // The step to row 1 gave 1 Gold.
    expect(purse(game)).toEqual({ gold: 2, dice: { white: 1, green: 1 }, up: {}, down: { blue: 1, brown: 1 } });
    const only = (pay: 'crate' | 'gold' | 'nothing') => {
      const draft = board();
      if (pay === 'crate') draft.crates(RED, { up: ['blue'] });
      if (pay === 'gold') draft.gold(RED, 1);
      return draft.actionsOf(RED).project('white', 'b1');
    };
    expect(purse(only('crate').accept())).toEqual({ gold: 1, dice: {}, up: {}, down: { blue: 1 } });
    expect(purse(only('gold').accept())).toEqual({ gold: 1, dice: {}, up: {}, down: {} });
    expect(only('nothing')).toBeAsked('action', RED);
  });

  it('once per Project [A-68] [TILE-S13]', () => {
    const game = board().dice(RED, { blue: 4 }).mastery(RED, { white: 3 }).actionsOf(RED).project('white', 'b1').accept();
    expect(game).toBeAsked('action', RED);
    expect(game.project('white', 'c1').accept().player(RED)).toMatchObject({ mastery: { white: 5 }, dice: { blue: 2 } });
  });

  it('for its owner only, once it works, and not at the top of the track [TILE-S13] [A-62] [A-75]', () => {
    const plain = () => bareRed().dice(RED, { blue: 1 });
    for (const draft of [
      plain(),
      plain().newShipMark(RED, 'S13'),
      plain().shipMark(PURPLE, 'S13'),
      plain().shipMark(RED, 'S13').mastery(RED, { white: 9 }),
    ]) {
      expect(draft.actionsOf(RED).project('white', 'b1')).toBeAsked('action', RED);
    }
  });
});

describe('a Project with Ships', () => {
  it('space bonus, then S04, then S13 [A-81] [TILE-S04] [TILE-S13]', () => {
    // a3 gives 1 Gold, which can buy the step.
    const game = bareRed().shipMark(RED, 'S04', 'S13').actionsOf(RED).project('white', 'a3');
    expect(game).toBeAsked('boughtStep', RED);
    expect(story(game)).toEqual(['actionChosen', 'projectPlaced', 'goldGained BON-03', 'waterGained TILE-S04']);
    game.accept();
    expect(story(game).slice(4)).toEqual(['paid TILE-S13', 'stepMade TILE-S13', 'goldGained KEY-32']);
  });

  it('a space bonus with a choice comes first, too [A-81]', () => {
    // b2 offers a yellow die from its Barge.
    const game = bareRed().shipMark(RED, 'S04', 'S13').actionsOf(RED).project('white', 'b2');
    expect(game).toBeAsked('bargeDie', RED);
    expect(game.player(RED).water).toBe(0);
    game.accept();
    expect(game).toBeAsked('boughtStep', RED);
    expect(game.player(RED)).toMatchObject({ water: 1, dice: { yellow: 1 } });
  });

  it('a further Project of BON-12 is carried through with all its effects first [A-81] [BON-12] [TILE-S04] [TILE-S13]', () => {
    // c3 brings another Project; b3 is plain.
    const game = bareRed().dice(RED, { blue: 2 }).shipMark(RED, 'S04', 'S13').actionsOf(RED).project('white', 'c3');
    expect(game.ask()).toMatchObject({ ask: 'projectSpace', further: true });
    expect(game.player(RED).water).toBe(0);
    game.space('b3');
    expect(game).toBeAsked('boughtStep', RED);
    expect(game.player(RED).water).toBe(1);
    game.accept();
    expect(game).toBeAsked('boughtStep', RED);
    expect(game.player(RED)).toMatchObject({ water: 2, mastery: { white: 1 } });
    game.decline();
    expect(game).toBeAsked('action', RED);
    expect(story(game)).toEqual([
      'actionChosen',
      'projectPlaced',
      'projectPlaced',
      'waterGained TILE-S04',
      'paid TILE-S13',
      'stepMade TILE-S13',
      'goldGained KEY-32',
      'waterGained TILE-S04',
      'bonusDeclined',
    ]);
  });

  it('declining the further Project leaves the effects of the first [A-81] [BON-12]', () => {
    const game = bareRed().dice(RED, { blue: 2 }).shipMark(RED, 'S04', 'S13').actionsOf(RED).project('white', 'c3').decline();
    expect(game).toBeAsked('boughtStep', RED);
    expect(game.accept().player(RED)).toMatchObject({ water: 1, mastery: { white: 1 }, dice: { blue: 1 } });
  });
});

describe('S14: when constructing, per opposing marker any 1 Resource buys a step in the colour of the Building', () => {
  it('as many steps as opposing markers, each for one Resource, or fewer [A-68] [TILE-S14]', () => {
    const board = () =>
      builder(2).dice(RED, { brown: 2, blue: 3 }).mastery(RED, { white: 3 }).shipMark(RED, 'S14').actionsOf(RED).construct('white');
    const game = board();
    expect(game.ask()).toMatchObject({ ask: 'afterConstruct', steps: 2, colour: 'white' });
    game.buyStep();
    expect(game.player(RED)).toMatchObject({ mastery: { white: 4 }, dice: { blue: 2 } });
    game.buyStep();
    expect(game.player(RED)).toMatchObject({ mastery: { white: 5, yellow: 0, brown: 0 }, dice: { blue: 1 } });
    expect(game).not.toOffer(BUY_STEP);
    expect(game.events('stepMade').filter(({ seat }) => seat === RED)).toMatchObject([{ rule: 'TILE-S14' }, { rule: 'TILE-S14' }]);
    expect(board().done().player(RED)).toMatchObject({ mastery: { white: 3 }, dice: { blue: 3 } });
  });

  it('own markers do not count, those of all opponents do [TILE-S14]', () => {
    const board = () => bareRed({ players: 3 }).dice(RED, { brown: 2, white: 2, blue: 3 }).shipMark(RED, 'S14');
    const own = board().project('white', ['a1', 'b1'], RED).actionsOf(RED).construct('white');
    expect(own).toBeAsked('action', RED);
    const mixed = board().project('white', 'a1', RED).project('white', 'b1', PURPLE).project('white', 'c1', ORANGE);
    expect(mixed.actionsOf(RED).construct('white').ask()).toMatchObject({ ask: 'afterConstruct', steps: 2 });
  });

  it('a die of any colour, a Crate or Gold [A-24] [TILE-S14]', () => {
    const board = () => builder().shipMark(RED, 'S14');
    const pay = { dice: { brown: 2 } };
    const any = board()
      .dice(RED, { brown: 2, green: 1 })
      .crates(RED, { up: ['yellow'] })
      .gold(RED, 1);
    const game = any.actionsOf(RED).construct('white', pay).buyStep();
    expect(game).toBeAsked('anyPayment', RED);
    expect(game).toOfferOnly(payment({ dice: { green: 1 } }), payment({ crates: { yellow: 1 } }), payment({ gold: 1 }));
    // The step to row 1 gives 1 Gold.
    expect(purse(game.pay({ gold: 1 }))).toEqual({ gold: 1, dice: { green: 1 }, up: { yellow: 1 }, down: {} });
    expect(game.player(RED).mastery.white).toBe(1);
    const withCrate = board()
      .crates(RED, { up: ['yellow'] })
      .actionsOf(RED)
      .construct('white', pay)
      .buyStep();
    expect(purse(withCrate)).toEqual({ gold: 1, dice: {}, up: {}, down: { yellow: 1 } });
    expect(board().actionsOf(RED).construct('white')).toBeAsked('action', RED);
  });

  it('for its owner only, once it works, and not at the top of the track [TILE-S14] [A-62] [A-75]', () => {
    const plain = () => builder().dice(RED, { brown: 2, blue: 1 });
    for (const draft of [
      plain(),
      plain().newShipMark(RED, 'S14'),
      plain().shipMark(PURPLE, 'S14'),
      plain().shipMark(RED, 'S14').mastery(RED, { white: 9 }),
    ]) {
      expect(draft.actionsOf(RED).construct('white')).toBeAsked('action', RED);
    }
  });
});

describe('a Construct with Ships', () => {
  it('S02, then S06, after the rewards of all others and before what is optional [A-81] [TILE-S02] [TILE-S06]', () => {
    const game = builder().garden('b2', PURPLE).gold(RED, 1).shipMark(RED, 'S02', 'S06').actionsOf(RED).construct('white');
    expect(game).toBeAsked('stepOfChoice', PURPLE);
    expect(game.player(RED).vp).toBe(10);
    game.track('brown');
    expect(game).toBeAsked('afterConstruct', RED);
    expect(story(game).slice(-4)).toEqual(['stepMade ACT-BLD-13', 'goldGained KEY-32', 'vpGained TILE-S02', 'vpGained TILE-S06']);
  });

  const effects = {
    step: (game: Game) => {
      game.buyStep();
      if (game.asks() === 'anyPayment') game.pay({ dice: { blue: 1 } });
    },
    gardening: (game: Game) => game.choose(GARDENING).place('e1').done(),
    ship: (game: Game) => game.ship(1),
  };
  type Effect = keyof typeof effects;
  const orders: readonly Effect[][] = [
    ['step', 'gardening', 'ship'],
    ['step', 'ship', 'gardening'],
    ['gardening', 'step', 'ship'],
    ['gardening', 'ship', 'step'],
    ['ship', 'step', 'gardening'],
    ['ship', 'gardening', 'step'],
  ];

  it('then S14, S08 and the Ship in any order, each once [A-81] [TILE-S14] [TILE-S08] [C-73]', () => {
    for (const order of orders) {
      const game = builder()
        .dice(RED, { brown: 2, blue: 1 })
        .gold(RED, 1)
        .gardens(RED, 1)
        .water(RED, 1)
        .mastery(RED, { white: 4 })
        .shipMark(RED, 'S14', 'S08')
        .actionsOf(RED)
        .construct('white', { dice: { brown: 2 } });
      expect(game).toOffer(BUY_STEP, GARDENING, ship(1), DONE);
      for (const effect of order) {
        expect(game.asks().startsWith('afterConstruct')).toBe(true);
        effects[effect](game);
      }
      expect(game).toBeAsked('action', RED);
      expect(game.player(RED)).toMatchObject({ mastery: { white: 5 }, gardens: 0, water: 1 });
      expect(purse(game)).toEqual({ gold: 0, dice: {}, up: {}, down: {} });
      expect(game.at('e1')).toBe('garden of Red');
      expect(game.table().shipMarks[0]).toEqual([RED]);
    }
  });

  it('steps may be bought on both sides of the Ship; what was done is not offered again [A-81]', () => {
    const game = builder(2)
      .dice(RED, { brown: 2, blue: 2 })
      .gold(RED, 1)
      .mastery(RED, { white: 4 })
      .shipMark(RED, 'S14')
      .actionsOf(RED)
      .construct('white', { dice: { brown: 2 } });
    game
      .buyStep()
      .pay({ dice: { blue: 1 } })
      .ship(7);
    expect(game).toOfferOnly(BUY_STEP, DONE);
    expect(game.buyStep().player(RED).mastery.white).toBe(6);
  });

  it('a Ship claimed there does not work for this House [A-62] [A-81]', () => {
    const game = builder().ships({ 1: 'S08', 2: 'S02' }).gold(RED, 1).gardens(RED, 1).actionsOf(RED).construct('white').ship(2);
    expect(game).toBeAsked('action', RED);
    expect(game.player(RED)).toMatchObject({ vp: 10, abilities: [] });
  });
});

describe('the window after a Construct', () => {
  const harbormaster = () => builder().heldHarbormasters(RED, 'B4');

  it('a Harbormaster that gives Gold makes the Ship claim possible [A-21] [HM-B4]', () => {
    const game = harbormaster().actionsOf(RED).construct('white');
    expect(game).toBeAsked('afterConstruct', RED);
    expect(game).toOfferOnly(useB4, DONE);
    game.harbormaster('B4');
    expect(game).toBeAsked('afterConstruct', RED);
    expect(game).toOffer(ship(1), DONE);
    expect(game.ship(1).player(RED)).toMatchObject({ gold: 1, ships: [1] });
  });

  it('so does a Decree that this very Building fulfils [A-21] [FREE-04] [DEC-04]', () => {
    // The white row is empty, and nothing lies beneath the first House of the bottom row: the Decree's Gold is the only one.
    const draft = builder()
      .decrees('D04')
      .zigguratHouses(RED, 'white', 1, 5)
      .building('white', { spaces: ['k1'], owner: RED });
    for (const space of ['a4', 'c4']) draft.building('yellow', { spaces: [space], owner: RED });
    for (const space of ['f1', 'h1']) draft.building('brown', { spaces: [space], owner: RED });
    const decree = { choose: 'decree', decree: 'D04' } as const;
    const game = draft.actionsOf(RED);
    expect(game).not.toOffer(decree);
    game.construct('white');
    expect(game).toOfferOnly(decree, DONE);
    game.decree('D04');
    expect(game.player(RED)).toMatchObject({ gold: 2, decrees: ['D04'] });
    expect(game.ship(1).player(RED)).toMatchObject({ gold: 1, ships: [1] });
  });

  it('a refill in it comes before S14, whose step the Crate can then pay [A-21] [TILE-S14]', () => {
    const game = builder()
      .dice(RED, { brown: 2, blue: 1 })
      .crates(RED, { down: ['green'] })
      .shipMark(RED, 'S14')
      .actionsOf(RED)
      .construct('white');
    expect(game).toOfferOnly(BUY_STEP, DONE, refill('green'));
    game.refill('green');
    expect(game).toOfferOnly(BUY_STEP, DONE);
    expect(game.buyStep().player(RED).mastery.white).toBe(1);
    expect(purse(game)).toEqual({ gold: 1, dice: {}, up: {}, down: { green: 1 } });
  });

  it('it comes after step 7: not while others choose their rewards [A-21]', () => {
    const game = harbormaster().garden('b2', PURPLE).actionsOf(RED).construct('white');
    expect(game).toBeAsked('stepOfChoice', PURPLE);
    expect(game).not.toOffer(useB4);
    expect(game.decline()).toOffer(useB4);
  });

  it('and before the optional effects, not between them [A-21] [A-81]', () => {
    const game = builder(2)
      .heldHarbormasters(RED, 'B4')
      .dice(RED, { brown: 2, blue: 2 })
      .crates(RED, { down: ['green'] })
      .shipMark(RED, 'S14')
      .mastery(RED, { white: 4 })
      .actionsOf(RED)
      .construct('white');
    expect(game).toOffer(useB4, refill('green'), BUY_STEP);
    // The payment of the step is a window; the question after it is not.
    game.buyStep().pay({ dice: { blue: 1 } });
    expect(game).toOfferOnly(BUY_STEP, DONE);
    game.done();
    // The next window is that of the actions: the Ship can no longer be claimed.
    expect(game).toBeAsked('action', RED);
    expect(game).toOffer(useB4, refill('green'));
    expect(game.harbormaster('B4')).not.toOffer(ship(1));
  });

  it('a House placed in it by D01 brings a Gardening of its own [C-73] [A-65] [A-21]', () => {
    const draft = builder().decrees('D01').gardens(RED, 2).water(RED, 1).shipMark(RED, 'S08', 'S02');
    for (const space of ['a4', 'c4']) draft.building('white', { spaces: [space], owner: RED });
    for (const space of ['k1', 'm1', 'k3']) draft.building('brown', { spaces: [space], owner: RED });
    const game = draft.actionsOf(RED).construct('white').decree('D01').portSpace('row3', 'red');
    expect(game.ask()).toMatchObject({ ask: 'gardening', extra: true });
    game.place('e1').done();
    expect(game).toBeAsked('afterConstruct', RED);
    expect(vpBy(game, 'TILE-S02')).toEqual([2, 2]);
    game.choose(GARDENING).place('e3').done();
    expect(game.player(RED).gardens).toBe(0);
  });
});

/**
 * Harbormasters (HM-01, HM-B1 to HM-B9). Other files test how they are gained (`ship-claim.test.ts`), all windows (`windows.test.ts`) and
 * B9 (`urban-draw.test.ts`).
 */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Choice } from '../src/choices.ts';
import { HARBORMASTER_IDS, type HarbormasterId } from '../src/edition/types.ts';
import { dealStandard, type Game, newTestGame, PURPLE, payment, position, RED } from './support/index.ts';
import type { Player } from './support/look.ts';

const DECLINE = { choose: 'decline' } as const;
const CONSTRUCT = { choose: 'action', action: 'construct' } as const;
const harbormaster = (id: HarbormasterId) => ({ choose: 'harbormaster', harbormaster: id }) as const;
const track = (colour: 'white' | 'yellow' | 'brown') => ({ choose: 'track', colour }) as const;
const section = (name: 'white' | 'yellow' | 'brown') => ({ choose: 'section', section: name }) as const;
const actionTile = (tile: number): Choice => ({ choose: 'actionTile', tile });
const ship = (shipSpace: number): Choice => ({ choose: 'ship', shipSpace });
const payLess = (colour: 'white' | 'yellow' | 'brown' | 'blue' | 'green') => ({ choose: 'payLess', colour }) as const;
const refill = (colour: 'green') => ({ choose: 'refill', colour }) as const;

/** Red holds these Harbormasters and has 10 VP, 2 Gold, 5 markers, pawns in District 1, and neither dice nor Crates. */
const holding = (...ids: readonly HarbormasterId[]) => position().heldHarbormasters(RED, ...ids);

/** Returns the changed values of Red after an action. */
function changes(game: Game, deed: (game: Game) => unknown): Partial<Player> {
  const before = game.player(RED);
  deed(game);
  const after = Object.entries(game.player(RED));
  return Object.fromEntries(after.filter(([key, value]) => !isDeepStrictEqual(value, before[key as keyof Player])));
}

/** The events since the last Harbormaster was used, in order. */
function story(game: Game): string[] {
  const events = game.events().map(({ event }) => event);
  return events.slice(events.lastIndexOf('harbormasterUsed') + 1);
}

describe('using a Harbormaster', () => {
  it('[HM-01] then it leaves the game: nobody has it, no line and no stack, and it gives no VP at the end', () => {
    const game = holding('B4', 'B1').startPlayer(PURPLE).ending('lastRound').actionsOf(RED);
    expect(game).toOffer(harbormaster('B4'), harbormaster('B1'));
    game.harbormaster('B4');
    expect(game.events('harbormasterUsed')).toMatchObject([{ seat: RED, harbormaster: 'B4' }]);
    expect(game.player(RED).harbormasters).toEqual(['B1']);
    expect(game).not.toOffer(harbormaster('B4'));
    const { harbormasters, asideHarbormasters } = game.table();
    expect([...Object.values(harbormasters), ...asideHarbormasters]).not.toContain('B4');
    game.done();
    expect(game.events('harbormastersScored').filter(({ count }) => count > 0)).toMatchObject([{ seat: RED, count: 1, vp: 3 }]);
  });

  it('[HM-01] it is no action, and as many may be used as you hold', () => {
    const game = holding('B4', 'B1', 'B2').actionsOf(RED, 0).harbormaster('B4').harbormaster('B1').track('white').track('white');
    expect(game.ask()).toMatchObject({ ask: 'action', actionsLeft: 0 });
    expect(game.player(RED)).toMatchObject({ harbormasters: ['B2'], mastery: { white: 2 } });
  });

  it('[HM-01] only those that you hold', () => {
    const game = holding('B4').heldHarbormasters(PURPLE, 'B2').actionsOf(RED);
    expect(game).toOffer(harbormaster('B4'));
    expect(game).not.toOffer(...HARBORMASTER_IDS.filter((id) => id !== 'B4').map(harbormaster));
  });

  it('[A-98] in the very turn in which it is gained', () => {
    // Space 3 completes row 1.
    const game = position().newShipMark(RED, 1, 2).harbormasters({ row1: 'B4' }).pawns(RED, 4).actionsOf(RED);
    expect(game).not.toOffer(harbormaster('B4'));
    game.claimShip(3);
    expect(game.player(RED)).toMatchObject({ harbormasters: ['B4'], gold: 0 });
    game.harbormaster('B4');
    expect(game.player(RED)).toMatchObject({ harbormasters: [], gold: 2 });
  });

  it("[A-98] never in another player's turn", () => {
    const game = holding('B4', 'B1').garden('b2', RED).project('white', 'b1', RED).dice(PURPLE, { brown: 2 }).gold(PURPLE, 0);
    const purple = game.actionsOf(PURPLE);
    expect(purple).not.toOffer(harbormaster('B4'), harbormaster('B1'));
    purple.act('construct');
    expect(purple).toBeAsked('stepOfChoice', RED);
    expect(purple).not.toOffer(harbormaster('B4'), harbormaster('B1'));
    purple.track('white').done();
    expect(purple).toBeAsked('die', RED);
    expect(purple).toOffer(harbormaster('B4'), harbormaster('B1'));
  });

  it('[A-121] not in final scoring', () => {
    // Red loses a yellow die and climbs to the supply die inside the yellow track.
    const game = holding('B4')
      .startPlayer(PURPLE)
      .ending('lastRound')
      .mastery(RED, { yellow: 4 })
      .dice(RED, { yellow: 1 })
      .supply({ white: 1, blue: 1 })
      .actionsOf(RED)
      .done();
    expect(game.events('finalScoringBegan')).toHaveLength(1);
    expect(game).toBeAsked('supplyDie', RED);
    expect(game).not.toOffer(harbormaster('B4'));
    expect(game.try(harbormaster('B4'))).toEqual({ ok: false, code: 'notLegal' });
  });

  it('[A-103] the three that are kept aside are hidden, at no line and with nobody', () => {
    const game = newTestGame();
    dealStandard(game.state);
    const { harbormasters, asideHarbormasters } = game.table();
    expect(asideHarbormasters).toHaveLength(3);
    const laid = game.events('harbormasterLaid').map((event) => event.harbormaster);
    expect(laid.sort()).toEqual(Object.values(harbormasters).sort());
    expect([...laid, ...asideHarbormasters].sort()).toEqual([...HARBORMASTER_IDS]);
    const told = JSON.stringify(game.events());
    for (const id of asideHarbormasters) expect(told).not.toContain(`"${id}"`);
  });

  it('[A-105] [HM-01] one that would change nothing is not offered', () => {
    const top = { white: 9, yellow: 9, brown: 9 };
    expect(holding('B1').mastery(RED, top).actionsOf(RED)).not.toOffer(harbormaster('B1'));
    expect(
      holding('B1')
        .mastery(RED, { ...top, brown: 8 })
        .actionsOf(RED),
    ).toOffer(harbormaster('B1'));
    const dry = holding('B2').specialWater(PURPLE, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10).water(PURPLE, 20).gardens(PURPLE, 25).markers(RED, 15);
    expect(dry.actionsOf(RED)).not.toOffer(harbormaster('B2'));
    expect(holding('B2').markers(RED, 15).actionsOf(RED)).toOffer(harbormaster('B2'));
    expect(holding('B3').markers(RED, 15).actionsOf(RED)).not.toOffer(harbormaster('B3'));
    expect(holding('B3').markers(RED, 14).actionsOf(RED)).toOffer(harbormaster('B3'));
    const crate = holding('B3')
      .markers(RED, 15)
      .crates(RED, { down: ['blue'] });
    expect(crate.actionsOf(RED)).toOffer(harbormaster('B3'));
  });

  it('[A-21] while a payment is asked all but B6 and B8, which place a marker; B7 has an answer of its own', () => {
    const paying = (id: HarbormasterId) =>
      holding(id).dice(RED, { brown: 2 }).project('yellow', 'b1', PURPLE).actionsOf(RED).act('construct');
    const offered = HARBORMASTER_IDS.filter((id) => {
      const game = paying(id);
      expect(game).toBeAsked('payment', RED);
      return game.offers().some((choice) => isDeepStrictEqual(choice, harbormaster(id)));
    });
    expect(offered).toEqual(['B1', 'B2', 'B3', 'B4', 'B5', 'B9']);
    for (const id of ['B6', 'B8'] as const) expect(holding(id).actionsOf(RED)).toOffer(harbormaster(id));
  });
});

describe('what they give', () => {
  it('[HM-B1] [A-102] two steps on one track, or one step on two tracks', () => {
    const board = () => holding('B1').mastery(RED, { white: 4, yellow: 2 }).actionsOf(RED);
    const twice = board();
    const gained = changes(twice, () => {
      twice.harbormaster('B1');
      expect(twice).toBeAsked('stepOfChoice', RED);
      expect(twice).toOfferOnly(track('white'), track('yellow'), track('brown'));
      twice.track('yellow');
      expect(twice).toOfferOnly(track('white'), track('yellow'), track('brown'));
      twice.track('yellow');
    });
    expect(gained).toEqual({ harbormasters: [], mastery: { white: 4, yellow: 4, brown: 0 } });
    expect(story(twice)).toEqual(['stepMade', 'stepMade']);
    const different = board();
    expect(changes(different, () => different.harbormaster('B1').track('white').track('yellow'))).toEqual({
      harbormasters: [],
      mastery: { white: 5, yellow: 3, brown: 0 },
    });
  });

  it('[HM-B1] [A-75] with one row left on the only track below the top: one step', () => {
    const game = holding('B1').mastery(RED, { white: 9, yellow: 9, brown: 8 }).actionsOf(RED).harbormaster('B1');
    expect(game.events('stepMade')).toMatchObject([{ colour: 'brown', row: 9 }]);
    expect(game).toBeAsked('action', RED);
  });

  it('[HM-B2] a special Water from the display, which is refilled, a Garden and 2 markers', () => {
    const game = holding('B2').actionsOf(RED);
    const gained = changes(game, () => {
      game.harbormaster('B2');
      expect(game).toOfferOnly(...[1, 2, 3].map((tile): Choice => ({ choose: 'specialWater', tile })));
      game.specialWater(2).chance({ chance: 'specialWater', tile: 8 });
    });
    expect(gained).toEqual({ harbormasters: [], specialWater: [2], gardens: 1, markers: 7, markerSupply: 8 });
    expect(game.table().openSpecialWater).toEqual([1, 3, 8]);
    expect(story(game)).toEqual(['specialWaterGained', 'specialWaterOpened', 'gardenGained', 'markersGained']);
  });

  it('[HM-B2] [A-52] a regular Water when no special one is left; no more markers than the supply has', () => {
    const game = holding('B2').specialWater(PURPLE, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10).markers(RED, 14).actionsOf(RED);
    const gained = changes(game, () => game.harbormaster('B2'));
    expect(gained).toEqual({ harbormasters: [], water: 1, gardens: 1, markers: 15, markerSupply: 0 });
  });

  it('[HM-B3] refill up to 3 Crates and gain 1 marker', () => {
    const four = () =>
      holding('B3')
        .crates(RED, { down: ['white', 'yellow', 'blue', 'blue'] })
        .actionsOf(RED);
    const game = four();
    const gained = changes(game, () => game.harbormaster('B3').crate('blue').crate('white').crate('blue'));
    expect(gained).toEqual({
      harbormasters: [],
      cratesUp: { white: 1, blue: 2 },
      cratesDown: { yellow: 1 },
      markers: 6,
      markerSupply: 9,
    });
    expect(story(game)).toEqual(['crateRefilled', 'crateRefilled', 'crateRefilled', 'markersGained']);
    expect(four().harbormaster('B3').crate('yellow').decline().player(RED)).toMatchObject({ cratesUp: { yellow: 1 }, markers: 6 });
    // One Crate may be left face down, too.
    const one = holding('B3')
      .crates(RED, { down: ['blue'] })
      .actionsOf(RED);
    expect(changes(one, () => one.harbormaster('B3').decline())).toEqual({ harbormasters: [], markers: 6, markerSupply: 9 });
  });

  it('[HM-B4] 2 Gold', () => {
    const game = holding('B4').actionsOf(RED);
    expect(changes(game, () => game.harbormaster('B4'))).toEqual({ harbormasters: [], gold: 4 });
  });

  it('[HM-B5] [A-100] the action of any of the six Action tiles, wherever it lies, and none of the two actions', () => {
    const board = () =>
      holding('B5')
        .supply({ white: 1 })
        .crates(RED, { down: ['blue'] })
        .actionsOf(RED);
    const game = board().harbormaster('B5');
    expect(game).toBeAsked('anyActionTile', RED);
    expect(game).toOfferOnly(...[1, 2, 3, 4, 5, 6].map(actionTile));
    /** What a tile gives in this position. */
    const gained = (tile: number, deed: (played: Game) => unknown = () => {}) => {
      const played = board();
      const { harbormasters, ...rest } = changes(played, () => {
        deed(played.harbormaster('B5').actionTile(tile));
      });
      expect(harbormasters).toEqual([]);
      expect(played.ask()).toMatchObject({ ask: 'action', actionsLeft: 2 });
      return rest;
    };
    expect(gained(1)).toEqual({ vp: 12, markers: 7, markerSupply: 8 });
    expect(gained(2)).toEqual({ gold: 3, markers: 6, markerSupply: 9 });
    expect(gained(3, (played) => played.specialWater(1).chance({ chance: 'specialWater', tile: 4 }))).toEqual({
      specialWater: [1],
      gardens: 1,
      markers: 6,
      markerSupply: 9,
    });
    expect(gained(4, (played) => played.go(5))).toEqual({ architect: 5, dice: { white: 1 } });
    expect(gained(5, (played) => played.crate('blue'))).toEqual({ cratesUp: { blue: 1 }, cratesDown: {}, markers: 6, markerSupply: 9 });
    expect(gained(6, (played) => played.track('white'))).toMatchObject({ vp: 8, mastery: { white: 1 } });
  });

  it('[HM-B5] [A-105] no tile that would change nothing', () => {
    const game = holding('B5').markers(RED, 15).mastery(RED, { white: 9, yellow: 9, brown: 9 }).vp(RED, 0).actionsOf(RED);
    // No Crate is face down, the supply has no marker, and all tracks are at the top; tile 6 could not even take VP.
    expect(game.harbormaster('B5')).toOfferOnly(actionTile(1), actionTile(2), actionTile(3), actionTile(4));
  });

  it('[HM-B6] [A-101] a marker of your area on any Ship of any size, free of Gold', () => {
    const game = holding('B6').newShipMark(RED, 1, 5).shipMark(PURPLE, 9).gold(RED, 0).markers(RED, 1).actionsOf(RED);
    const gained = changes(game, () => {
      game.harbormaster('B6');
      expect(game).toOfferOnly(...[2, 3, 4, 6, 7, 8, 9].map(ship), DECLINE);
      game.ship(9);
    });
    expect(gained).toEqual({ harbormasters: [], ships: [1, 5, 9], markers: 0 });
  });

  it('[A-101] [KEY-05] B6 not without a marker in the area, though the supply has some, nor without a Ship that lacks your marker', () => {
    expect(holding('B6').markers(RED, 0).actionsOf(RED)).not.toOffer(harbormaster('B6'));
    expect(holding('B6').markers(RED, 1).actionsOf(RED)).toOffer(harbormaster('B6'));
    expect(holding('B6').newShipMark(RED, 1, 2, 3, 4, 5, 6, 7, 8, 9).actionsOf(RED)).not.toOffer(harbormaster('B6'));
    expect(holding('B6').newShipMark(RED, 1, 2, 3, 4, 5, 6, 7, 8).actionsOf(RED)).toOffer(harbormaster('B6'));
  });

  it('[A-101] [A-60] S01, S15 and the Harbormaster of a line apply to the Ship of B6; S11 finds no Gold to replace', () => {
    // The white Ship on space 1 completes row 1.
    const game = holding('B6')
      .ships({ 1: 'S05', 6: 'S01', 8: 'S11', 9: 'S15' })
      .shipMark(RED, 'S01', 'S15', 'S11')
      .newShipMark(RED, 2, 3)
      .harbormasters({ row1: 'B2' })
      .mastery(RED, { white: 4 })
      .dice(RED, { blue: 1 })
      .actionsOf(RED);
    const gained = changes(game, () => game.harbormaster('B6').ship(1));
    expect(gained).toMatchObject({ harbormasters: ['B2'], vp: 12, mastery: { white: 5 }, markers: 4 });
    expect(Object.keys(gained).sort()).toEqual(['harbormasters', 'markers', 'mastery', 'ships', 'vp']);
    expect(story(game)).toEqual(['shipMarked', 'harbormasterGained', 'vpGained', 'stepMade']);
  });

  it('[A-105] [HM-B6] [HM-B8] their markers may be kept, the Harbormaster is gone', () => {
    for (const id of ['B6', 'B8'] as const) {
      const game = holding(id).actionsOf(RED);
      expect(changes(game, () => game.harbormaster(id).decline())).toEqual({ harbormasters: [] });
    }
  });

  it('[HM-B8] [A-101] a marker of your area on the leftmost space of a Ziggurat tile without your marker, without a House', () => {
    const game = holding('B8')
      .zigguratClaims(RED, { white: 3, brown: 1 })
      .zigguratClaims(PURPLE, { brown: 2 })
      .gold(RED, 0)
      .markers(RED, 1);
    const red = game.actionsOf(RED);
    const gained = changes(red, () => {
      red.harbormaster('B8');
      expect(red).toOfferOnly(section('yellow'), section('brown'), DECLINE);
      red.section('brown');
    });
    expect(gained).toEqual({ harbormasters: [], zigguratClaims: { white: 3, yellow: 0, brown: 2 }, markers: 0 });
    expect(red.events('zigguratClaimed')).toMatchObject([{ seat: RED, section: 'brown', claim: 2 }]);
  });

  it('[A-101] [KEY-05] B8 not without a marker in the area, nor without a free claim space', () => {
    expect(holding('B8').markers(RED, 0).actionsOf(RED)).not.toOffer(harbormaster('B8'));
    expect(holding('B8').markers(RED, 1).actionsOf(RED)).toOffer(harbormaster('B8'));
    const claims = { white: 3, yellow: 3, brown: 3 };
    expect(holding('B8').zigguratClaims(RED, claims).actionsOf(RED)).not.toOffer(harbormaster('B8'));
    expect(
      holding('B8')
        .zigguratClaims(RED, { ...claims, yellow: 2 })
        .actionsOf(RED),
    ).toOffer(harbormaster('B8'));
  });

  it('[HM-B9] draw 2 Urban cards, keep 1, the other goes to the bottom; ignore one House per Urban card', () => {
    const game = holding('B9').urbanCards(RED, 'U01').actionsOf(RED);
    const gained = changes(game, () => {
      game.harbormaster('B9').chance({ chance: 'urbanCard', card: 'U09' }, { chance: 'urbanCard', card: 'U12' }).urbanCard('U09');
    });
    expect(gained).toEqual({ harbormasters: [], urbanCards: ['U01', 'U09'], urbanIgnored: 1 });
    expect(game.table().urbanBottom).toEqual(['U12']);
  });
});

describe('B7: 1 Resource less for a House in a common District', () => {
  /** Red in District 1, local colour brown, with B7 and neither Gold nor dice; a white group with one of Red's markers costs 2 brown and 1 white. */
  const builder = () => holding('B7').gold(RED, 0).project('white', 'b1', RED).project('white', 'c1', PURPLE);

  it('[HM-B7] [A-99] any one Resource of the cost: a local one, or one of the Project colour', () => {
    const board = () => builder().dice(RED, { brown: 2, white: 1 }).actionsOf(RED).act('construct');
    expect(board()).toOfferOnly(payment({ dice: { brown: 2, white: 1 } }), payLess('brown'), payLess('white'));
    const local = board().payLess('brown');
    expect(local.events('paid')).toMatchObject([{ dice: [1, 0, 1, 0, 0], gold: 0 }]);
    expect(local.player(RED)).toMatchObject({ dice: { brown: 1 }, harbormasters: [] });
    const coloured = board().payLess('white');
    expect(coloured.events('paid')).toMatchObject([{ dice: [0, 0, 2, 0, 0], gold: 0 }]);
    expect(coloured.player(RED)).toMatchObject({ dice: { white: 1 }, harbormasters: [] });
    expect(coloured.events('harbormasterUsed')).toMatchObject([{ seat: RED, harbormaster: 'B7' }]);
    expect([local.at('b1'), coloured.at('b1')]).toEqual(['white building of Red', 'white building of Red']);
  });

  it('[HM-B7] it may be kept, and it helps only once', () => {
    const kept = builder().dice(RED, { brown: 2, white: 1 }).actionsOf(RED).construct('white');
    expect(kept.player(RED)).toMatchObject({ dice: {}, harbormasters: ['B7'] });
    const used = builder().gold(RED, 1).dice(RED, { brown: 2, white: 1 }).actionsOf(RED).act('construct').payLess('white');
    expect(used.ask()).toMatchObject({ ask: 'payment', cost: [0, 0, 2, 0, 0] });
    expect(used).toOfferOnly(payment({ dice: { brown: 2 } }), payment({ dice: { brown: 1 }, gold: 1 }));
  });

  it('[HM-B7] where the Project colour is the local colour, one less of that', () => {
    const game = holding('B7').gold(RED, 0).dice(RED, { brown: 3 }).project('brown', 'b1', RED).actionsOf(RED).act('construct');
    expect(game).toOfferOnly(payment({ dice: { brown: 3 } }), payLess('brown'));
    expect(game.payLess('brown').player(RED).dice).toEqual({ brown: 1 });
  });

  it('[A-99] [A-32] a Construct that only B7 makes affordable is legal and is carried through', () => {
    const short = [{ brown: 1, white: 1 }, { brown: 2 }];
    const paid = [
      [1, 0, 1, 0, 0],
      [0, 0, 2, 0, 0],
    ];
    short.forEach((dice, n) => {
      const game = builder().dice(RED, dice).actionsOf(RED);
      expect(game).toOffer(CONSTRUCT);
      game.act('construct');
      expect(game.events('paid')).toMatchObject([{ dice: paid[n], gold: 0 }]);
      expect(game.at('b1')).toBe('white building of Red');
      expect(game.player(RED)).toMatchObject({ harbormasters: [], dice: {} });
    });
    const without = position().gold(RED, 0).project('white', 'b1', RED).dice(RED, { brown: 2 });
    expect(without.actionsOf(RED)).not.toOffer(CONSTRUCT);
  });

  it('[A-99] where only B7 makes it affordable, only that of it which lets the rest be paid, and no payment without it', () => {
    const game = builder()
      .dice(RED, { brown: 1, white: 1 })
      .crates(RED, { up: ['white'] })
      .actionsOf(RED)
      .act('construct');
    // A brown Resource is missing; with B7, the white one can be paid with a die or a Crate.
    expect(game.player(RED).harbormasters).toEqual([]);
    expect(game).toOfferOnly(payment({ dice: { brown: 1, white: 1 } }), payment({ dice: { brown: 1 }, crates: { white: 1 } }));
    const gold = builder().gold(RED, 1).dice(RED, { brown: 1 }).actionsOf(RED).act('construct');
    // 1 Gold and B7 replace one brown and the white Resource, in either combination.
    expect(gold).toOfferOnly(payLess('brown'), payLess('white'));
    expect(gold.payLess('white').events('paid')).toMatchObject([{ dice: [0, 0, 1, 0, 0], gold: 1 }]);
  });

  it('[A-99] two Resources short is too much', () => {
    expect(builder().dice(RED, { brown: 1 }).actionsOf(RED)).not.toOffer(CONSTRUCT);
    expect(builder().dice(RED, { white: 1 }).actionsOf(RED)).not.toOffer(CONSTRUCT);
    expect(builder().dice(RED, { white: 3, brown: 0 }).actionsOf(RED)).not.toOffer(CONSTRUCT);
    expect(builder().gold(RED, 1).dice(RED, { brown: 1 }).actionsOf(RED)).toOffer(CONSTRUCT);
  });

  it('[A-99] not for a Port House, a Ziggurat House or a Ship: neither to make them affordable nor to pay less', () => {
    const at = (district: number) => holding('B7').pawns(RED, district);
    const action = (name: 'portHouse' | 'zigguratHouse' | 'ship') => ({ choose: 'action', action: name }) as const;
    expect(at(4).gold(RED, 0).dice(RED, { blue: 1 }).actionsOf(RED)).not.toOffer(action('portHouse'));
    expect(at(5).gold(RED, 0).dice(RED, { green: 1 }).actionsOf(RED)).not.toOffer(action('zigguratHouse'));
    expect(at(4).gold(RED, 1).actionsOf(RED)).not.toOffer(action('ship'));
    const anyLess = (['white', 'yellow', 'brown', 'blue', 'green'] as const).map(payLess);
    const port = at(4).dice(RED, { blue: 2 }).actionsOf(RED).act('portHouse').portSpace('row1', 'blue');
    expect(port).toBeAsked('payment', RED);
    expect(port).not.toOffer(...anyLess, harbormaster('B7'));
    const ziggurat = at(5).dice(RED, { green: 2 }).actionsOf(RED).act('zigguratHouse').zigguratSpace('white', 1);
    expect(ziggurat).toBeAsked('payment', RED);
    expect(ziggurat).not.toOffer(...anyLess, harbormaster('B7'));
    const claim = at(4).shipMark(RED, 'S11').dice(RED, { blue: 1 }).actionsOf(RED).act('ship').ship(1);
    expect(claim).toBeAsked('shipPayment', RED);
    expect(claim).not.toOffer(...anyLess, harbormaster('B7'));
  });

  it('[A-99] not for the Gold of the Ship after a Construct', () => {
    const game = builder().dice(RED, { brown: 2, white: 1 }).actionsOf(RED).construct('white');
    // The House uncovers a marker, no Gold; B7 is still held.
    expect(game.player(RED)).toMatchObject({ gold: 0, harbormasters: ['B7'] });
    expect(game).toBeAsked('action', RED);
    expect(game.events('shipMarked')).toEqual([]);
  });

  it('[A-99] offered only in the payment of a Construct: in no other window, in no purchase', () => {
    expect(builder().turnOf(RED)).not.toOffer(harbormaster('B7'));
    expect(builder().dice(RED, { brown: 2, white: 1 }).actionsOf(RED)).not.toOffer(harbormaster('B7'), payLess('brown'), payLess('white'));
    const garden = holding('B7').dice(RED, { green: 1 }).gardens(RED, 1).actionsOf(RED).act('gardening').buy('garden');
    expect(garden).toBeAsked('payment', RED);
    expect(garden).not.toOffer(payLess('green'), harbormaster('B7'));
  });

  it('[A-99] [A-21] a refill while paying counts B7: what it saves may be spent', () => {
    const game = holding('B7')
      .gold(RED, 0)
      .dice(RED, { brown: 2 })
      .crates(RED, { down: ['green'] })
      .project('white', 'b1', PURPLE)
      .actionsOf(RED)
      .act('construct');
    expect(game).toOfferOnly(payment({ dice: { brown: 2 } }), payLess('brown'), refill('green'));
    game.refill('green');
    // One of the 2 brown dice is gone, so the Construct can be paid only with B7.
    expect(game.at('b1')).toBe('white building of Red');
    expect(game.player(RED)).toMatchObject({ dice: {}, cratesUp: { green: 1 }, harbormasters: [] });
  });

  it('[A-99] [A-21] but B7 counts for one Resource only: no refill that would leave two short', () => {
    const game = builder()
      .gold(RED, 1)
      .dice(RED, { brown: 1 })
      .crates(RED, { down: ['green'] })
      .actionsOf(RED)
      .act('construct');
    expect(game).toOfferOnly(payLess('brown'), payLess('white'));
  });
});

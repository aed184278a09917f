/**
 * What the Decrees give (DEC-*), and when they can be scored (FREE-04, FREE-05). Other files test their requirements
 * (`decree-requirements.test.ts`), the Urban cards of D05 (`urban-draw.test.ts`) and all windows (`windows.test.ts`).
 */
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import type { Choice } from '../src/choices.ts';
import { BUILDING_COLOURS, DECREE_IDS, type DecreeId } from '../src/edition/types.ts';
import { playOutcome } from '../src/play.ts';
import { type Game, PURPLE, position, RED } from './support/index.ts';
import type { Player } from './support/look.ts';

const DECLINE = { choose: 'decline' } as const;
const DONE = { choose: 'done' } as const;
const decree = (id: DecreeId) => ({ choose: 'decree', decree: id }) as const;
const track = (colour: 'white' | 'yellow' | 'brown') => ({ choose: 'track', colour }) as const;
const row = (name: 'white' | 'yellow' | 'brown') => ({ choose: 'row', row: name }) as const;
const section = (name: 'white' | 'yellow' | 'brown') => ({ choose: 'section', section: name }) as const;
const resource = (colour: 'white' | 'blue') => ({ choose: 'resource', colour }) as const;

/** This many Buildings of a player, each of one piece, in District 3. */
function built(white: number, yellow: number, brown: number, owner = RED) {
  const spaces = ['k1', 'l1', 'm1', 'n1', 'k2', 'l2'].values();
  const board = position();
  [white, yellow, brown].forEach((count, colour) => {
    for (let n = 0; n < count; n++) board.building(BUILDING_COLOURS[colour], { spaces: [spaces.next().value ?? ''], owner });
  });
  return board;
}

const PRINTED_WATER = ['e1', 'e2', 'e3', 'j2', 'j3', 'j4'];

/** For every Decree, a position in which Red just meets it. The Ships were just marked, so no ability works; District 1 is empty. */
const MEETS: Readonly<Record<DecreeId, () => ReturnType<typeof position>>> = {
  D01: () => built(3, 0, 3),
  D02: () => built(3, 3, 0),
  D03: () => built(0, 3, 3),
  D04: () => built(2, 2, 2),
  D05: () => built(5, 0, 1),
  D06: () => built(1, 5, 0),
  D07: () => built(0, 1, 5),
  D08: () => built(1, 1, 1).zigguratClaims(RED, { white: 1, yellow: 1, brown: 1 }),
  D09: () => built(0, 0, 3).newShipMark(RED, 'S01', 'S05', 'S02', 'S06'),
  D10: () => built(3, 0, 0).newShipMark(RED, 'S02', 'S06', 'S03', 'S04'),
  D11: () => built(0, 3, 0).newShipMark(RED, 'S01', 3, 'S03', 'S04'),
  D12: () =>
    built(1, 1, 1)
      .portHouse(RED, 'row1', 'blue')
      .portHouse(RED, 'row2', 'blue')
      .portHouse(RED, 'row3', 'blue')
      .portHouse(RED, 'column1', 'blue'),
  D13: () => {
    const board = position()
      .building('white', { spaces: ['f2', 'g2', 'h2'], owner: RED })
      .portHouse(RED, 'row1', 'blue')
      .portHouse(RED, 'row2', 'blue');
    for (const space of ['e2', 'f1', 'g1', 'h1', 'i2', 'f3']) board.garden(space, PURPLE);
    return board;
  },
  D14: () =>
    position()
      .building('white', { spaces: ['l1'], owner: RED })
      .building('yellow', { spaces: ['k2'], owner: RED })
      .building('brown', { spaces: ['m2'], owner: RED })
      .garden('l2', PURPLE)
      .newShipMark(RED, 'S01', 'S02', 'S03'),
  D15: () => {
    const board = position();
    for (const space of [...PRINTED_WATER, 'n3', 'n4']) board.garden(space, RED);
    return board;
  },
  D16: () =>
    position().newShipMark(RED, 'S01', 'S05', 'S02', 'S06', 'S03', 'S04').harbormasters({ row2: null }).garden('e1', RED).garden('e2', RED),
};

/** Red meets the open Decree and has 10 VP, 2 Gold, 5 markers, pawns in District 1, and neither dice nor Crates. */
const meets = (id: DecreeId) => MEETS[id]().decrees(id);

/** What a deed changes of Red's things: their new values, and nothing that stays. */
function changes(game: Game, deed: (game: Game) => unknown): Partial<Player> {
  const before = game.player(RED);
  deed(game);
  const after = Object.entries(game.player(RED));
  return Object.fromEntries(after.filter(([key, value]) => !isDeepStrictEqual(value, before[key as keyof Player])));
}

/** The events since the last Decree was scored, in order. */
function story(game: Game): string[] {
  const events = game.events().map(({ event }) => event);
  return events.slice(events.lastIndexOf('decreeScored') + 1);
}

describe('scoring a Decree', () => {
  it('[FREE-04] any number of those whose conditions you meet, one after the other, for no action', () => {
    const game = built(3, 3, 0).decrees('D02', 'D04').actionsOf(RED);
    expect(game).toOffer(decree('D02'));
    expect(game).not.toOffer(decree('D04'));
    const both = built(2, 2, 2).zigguratClaims(RED, { white: 1, yellow: 1, brown: 1 }).decrees('D04', 'D08').actionsOf(RED);
    expect(both).toOffer(decree('D04'), decree('D08'));
    both.decree('D08').decree('D04');
    expect(both.player(RED)).toMatchObject({ vp: 32, decrees: ['D04', 'D08'] });
    expect(both.ask()).toMatchObject({ ask: 'action', actionsLeft: 2 });
  });

  it('[FREE-04] only those that lie open', () => {
    const game = built(3, 0, 3).decrees('D08', 'D16').actionsOf(RED);
    expect(game).not.toOffer(...DECREE_IDS.map(decree));
  });

  it('[FREE-05] it leaves the board, gives its bonuses at once and stays with you: nobody scores it again', () => {
    const board = built(2, 2, 2).decrees('D04');
    ['a1', 'b1', 'c1', 'd1', 'a2', 'b2'].forEach((space, n) => {
      board.building(BUILDING_COLOURS[n % 3], { spaces: [space], owner: PURPLE });
    });
    const game = board.actionsOf(RED);
    expect(game.table().decrees).toContain('D04');
    game.decree('D04');
    expect(game.events('decreeScored')).toMatchObject([{ seat: RED, decree: 'D04' }]);
    expect(game.player(RED)).toMatchObject({ vp: 20, decrees: ['D04'] });
    expect(game.table().decrees).not.toContain('D04');
    expect(game).not.toOffer(decree('D04'));
    game.done();
    expect(game).toBeAsked('die', PURPLE);
    expect(game).not.toOffer(decree('D04'));
    expect(game.player(PURPLE).decrees).toEqual([]);
  });

  it('[A-87] it is optional: a turn may end without it, and the next player may score it', () => {
    const board = built(1, 1, 1).zigguratClaims(RED, { white: 1, yellow: 1, brown: 1 }).decrees('D08');
    ['a1', 'b1', 'c1'].forEach((space, n) => {
      board.building(BUILDING_COLOURS[n], { spaces: [space], owner: PURPLE });
    });
    const game = board.zigguratClaims(PURPLE, { white: 1, yellow: 1, brown: 1 }).actionsOf(RED);
    expect(game).toOffer(decree('D08'), DONE);
    game.done().decree('D08');
    expect([game.player(RED).vp, game.player(PURPLE).vp]).toEqual([10, 22]);
    expect(game.player(PURPLE).decrees).toEqual(['D08']);
  });

  it('[A-85] as soon as it is met, in the very turn', () => {
    // The second brown Building is the last thing that D04 requires.
    const game = built(2, 2, 1).decrees('D04').dice(RED, { brown: 2 }).project('brown', 'b1', PURPLE).actionsOf(RED);
    expect(game).not.toOffer(decree('D04'));
    game.construct('brown', { dice: { brown: 2 } });
    expect(game).toBeAsked('afterConstruct', RED);
    expect(game).toOffer(decree('D04'));
  });

  it("[A-85] in your own turn only: not in another player's, not even when you are asked in it", () => {
    const game = meets('D04').garden('b2', RED).project('white', 'b1', RED).dice(PURPLE, { brown: 2 }).gold(PURPLE, 0).actionsOf(PURPLE);
    expect(game).not.toOffer(decree('D04'));
    game.act('construct');
    expect(game).toBeAsked('stepOfChoice', RED);
    expect(game).not.toOffer(decree('D04'));
  });

  it('[A-85] [A-121] not after the final round, in final scoring', () => {
    // Red loses a yellow die and climbs to the supply die inside the yellow track.
    const game = meets('D04')
      .startPlayer(PURPLE)
      .ending('lastRound')
      .mastery(RED, { yellow: 4, white: 0 })
      .dice(RED, { yellow: 1 })
      .supply({ white: 1, blue: 1 })
      .actionsOf(RED);
    expect(game).toOffer(decree('D04'));
    game.done();
    expect(game.events('finalScoringBegan')).toHaveLength(1);
    expect(game).toBeAsked('supplyDie', RED);
    expect(game).not.toOffer(decree('D04'));
    expect(game.try(decree('D04'))).toEqual({ ok: false, code: 'notLegal' });
  });

  it('[A-21] while a payment is asked all but D01, D06, D07 and D10, which place or move a House or a marker', () => {
    const paying = (id: DecreeId) => meets(id).dice(RED, { brown: 2 }).project('yellow', 'b1', PURPLE).actionsOf(RED).act('construct');
    const offered = DECREE_IDS.filter((id) => {
      const game = paying(id);
      expect(game).toBeAsked('payment', RED);
      return game.offers().some((choice) => isDeepStrictEqual(choice, decree(id)));
    });
    expect(offered).toEqual(['D02', 'D03', 'D04', 'D05', 'D08', 'D09', 'D11', 'D12', 'D13', 'D14', 'D15', 'D16']);
    for (const id of DECREE_IDS) expect(meets(id).actionsOf(RED)).toOffer(decree(id));
  });
});

describe('what they give', () => {
  it('[DEC-01] a Port House without its cost and wherever your Assistant is, with its bonus, and 8 VP', () => {
    const game = meets('D01').gold(RED, 0).pawns(RED, 1).actionsOf(RED);
    const gained = changes(game, () => {
      game.decree('D01');
      expect(game.ask()).toMatchObject({ ask: 'portSpace', seat: RED, free: true });
      game.portSpace('row1', 'blue');
    });
    expect(gained).toEqual({
      decrees: ['D01'],
      portHouses: ['row1 blue'],
      houses: { white: 0, yellow: 3, brown: 0, bottom: 4 },
      markers: 7,
      markerSupply: 8,
      vp: 18,
    });
    expect(story(game)).toEqual(['portHousePlaced', 'houseTaken', 'markersGained', 'vpGained']);
  });

  it('[DEC-01] the usual rules of the Port hold: free spaces, one of a pair, no fifth Crate; it may be declined', () => {
    const board = meets('D01').portCrates({ row2: 'green' }).portHouse(RED, 'row1', 'blue').portHouse(PURPLE, 'row2', 'blue');
    const red = { choose: 'portSpace', line: 'row2', side: 'red' } as const;
    const game = board
      .crates(RED, { up: ['white', 'white', 'blue'] })
      .actionsOf(RED)
      .decree('D01');
    const spaces = game.offers().flatMap((choice) => (choice.choose === 'portSpace' ? [`${choice.line} ${choice.side}`] : []));
    const others = ['row3', 'column1', 'column2', 'column3'].flatMap((line) => [`${line} blue`, `${line} red`]);
    expect(spaces.sort()).toEqual([...others, 'row2 red'].sort());
    expect(game).toOffer(red, DECLINE);
    expect(game.choose(red).player(RED)).toMatchObject({ cratesUp: { white: 2, blue: 1, green: 1 }, vp: 18, gold: 2 });
    const full = meets('D01')
      .crates(RED, { up: ['white', 'white', 'blue', 'blue'] })
      .actionsOf(RED)
      .decree('D01');
    expect(full).not.toOffer(red);
    expect(changes(full, () => full.decline())).toEqual({ vp: 18 });
  });

  it('[DEC-02] refill up to 3 Crates, 1 marker, 10 VP', () => {
    const four = () =>
      meets('D02')
        .crates(RED, { down: ['white', 'yellow', 'blue', 'green'] })
        .actionsOf(RED);
    const game = four();
    const gained = changes(game, () => game.decree('D02').crate('green').crate('white').crate('blue'));
    expect(gained).toEqual({
      decrees: ['D02'],
      cratesUp: { white: 1, blue: 1, green: 1 },
      cratesDown: { yellow: 1 },
      markers: 6,
      markerSupply: 9,
      vp: 20,
    });
    expect(story(game)).toEqual(['crateRefilled', 'crateRefilled', 'crateRefilled', 'markersGained', 'vpGained']);
    const fewer = four().decree('D02').crate('green').decline();
    expect(fewer.player(RED)).toMatchObject({ cratesUp: { green: 1 }, markers: 6, vp: 20 });
    const none = meets('D02')
      .crates(RED, { down: ['blue'] })
      .actionsOf(RED);
    expect(changes(none, () => none.decree('D02').decline())).toEqual({ decrees: ['D02'], markers: 6, markerSupply: 9, vp: 20 });
  });

  it('[DEC-02] [A-25] the refill is no payment: the same Crate may still be refilled for a Resource', () => {
    const game = meets('D02')
      .gold(RED, 0)
      .dice(RED, { white: 2 })
      .water(RED, 1)
      .crates(RED, { down: ['blue'] })
      .actionsOf(RED)
      .decree('D02')
      .crate('blue')
      .act('gardening')
      .buy('water');
    expect(game.player(RED).cratesDown).toEqual({ blue: 1 });
    expect(game).toOffer({ choose: 'refill', colour: 'blue' });
  });

  it('[DEC-03] two steps on one track, 8 VP', () => {
    const game = meets('D03').mastery(RED, { white: 1, yellow: 2 }).actionsOf(RED);
    const gained = changes(game, () => {
      game.decree('D03');
      expect(game).toOfferOnly(track('white'), track('yellow'), track('brown'));
      game.track('yellow');
    });
    expect(gained).toEqual({ decrees: ['D03'], mastery: { white: 1, yellow: 4, brown: 0 }, vp: 18 });
    expect(story(game)).toEqual(['stepMade', 'stepMade', 'vpGained']);
  });

  it('[DEC-03] [A-78] [A-75] single steps with all that each pays; one row left is one step, a marker at the top is no choice', () => {
    // Brown is the lowest track: row 1 gives 1 Gold. On the way to row 2 it is no longer the lowest.
    const game = meets('D03').mastery(RED, { white: 1, yellow: 1 }).actionsOf(RED).decree('D03').track('brown');
    expect(game.player(RED)).toMatchObject({ mastery: { brown: 2 }, gold: 3, markers: 6 });
    const high = meets('D03').mastery(RED, { white: 9, yellow: 8, brown: 3 }).actionsOf(RED).decree('D03');
    expect(high).toOfferOnly(track('yellow'), track('brown'));
    expect(changes(high, () => high.track('yellow'))).toEqual({ mastery: { white: 9, yellow: 9, brown: 3 }, vp: 18 });
  });

  it('[DEC-04] 2 Gold, 10 VP', () => {
    const game = meets('D04').actionsOf(RED);
    expect(changes(game, () => game.decree('D04'))).toEqual({ decrees: ['D04'], gold: 4, vp: 20 });
    expect(story(game)).toEqual(['goldGained', 'vpGained']);
  });

  it('[DEC-05] draw 2 Urban cards, keep 1, ignore one House per Urban card, 8 VP', () => {
    const game = meets('D05').urbanCards(RED, 'U01').actionsOf(RED);
    const gained = changes(game, () => {
      game.decree('D05').chance({ chance: 'urbanCard', card: 'U09' }, { chance: 'urbanCard', card: 'U12' }).urbanCard('U12');
    });
    expect(gained).toEqual({ decrees: ['D05'], urbanCards: ['U01', 'U12'], urbanIgnored: 1, vp: 18 });
    expect(game.table().urbanBottom).toEqual(['U09']);
  });

  it('[DEC-06] [A-101] 1 marker, then a claim on any Ziggurat tile without a House, 10 VP', () => {
    const game = meets('D06').zigguratClaims(RED, { white: 3, brown: 1 }).gold(RED, 0).markers(RED, 0).actionsOf(RED);
    const gained = changes(game, () => {
      game.decree('D06');
      // All three claim spaces of the white tile are Red's.
      expect(game).toOfferOnly(section('yellow'), section('brown'), DECLINE);
      game.section('brown');
    });
    // The marker that was just gained is placed.
    expect(gained).toEqual({ decrees: ['D06'], zigguratClaims: { white: 3, yellow: 0, brown: 2 }, markerSupply: 10, vp: 20 });
    expect(story(game)).toEqual(['markersGained', 'zigguratClaimed', 'vpGained']);
    expect(game.events('zigguratClaimed')).toMatchObject([{ seat: RED, section: 'brown', claim: 2 }]);
  });

  it('[DEC-06] [A-105] the marker may be kept', () => {
    const game = meets('D06').actionsOf(RED);
    expect(changes(game, () => game.decree('D06').decline())).toEqual({ decrees: ['D06'], markers: 6, markerSupply: 9, vp: 20 });
  });

  it('[DEC-07] [A-101] 1 marker, then a claim on any Ship of any size and free of Gold, 10 VP', () => {
    const game = meets('D07').newShipMark(RED, 1, 5).shipMark(PURPLE, 9).gold(RED, 0).markers(RED, 0).actionsOf(RED);
    const gained = changes(game, () => {
      game.decree('D07');
      const free = [2, 3, 4, 6, 7, 8, 9].map((shipSpace): Choice => ({ choose: 'ship', shipSpace }));
      expect(game).toOfferOnly(...free, DECLINE);
      game.ship(9);
    });
    expect(gained).toMatchObject({ decrees: ['D07'], ships: [1, 5, 9], markerSupply: 12, vp: 20 });
    // Ship spaces 1, 5 and 9 are not a line.
    expect(Object.keys(gained).sort()).toEqual(['decrees', 'markerSupply', 'ships', 'vp']);
    expect(story(game)).toEqual(['markersGained', 'shipMarked', 'vpGained']);
  });

  it('[DEC-07] [A-105] the marker may be kept', () => {
    const game = meets('D07').actionsOf(RED);
    expect(changes(game, () => game.decree('D07').decline())).toEqual({ decrees: ['D07'], markers: 6, markerSupply: 9, vp: 20 });
  });

  it('[A-101] [A-60] S01, S15 and the Harbormaster of a line apply to the Ship of D07', () => {
    // The white Ship on space 1 completes row 1.
    const game = meets('D07')
      .ships({ 1: 'S05', 6: 'S01', 9: 'S15' })
      .shipMark(RED, 'S01', 'S15')
      .newShipMark(RED, 2, 3)
      .harbormasters({ row1: 'B2' })
      .mastery(RED, { white: 4 })
      .actionsOf(RED)
      .decree('D07')
      .ship(1);
    expect(game.player(RED)).toMatchObject({ vp: 10 + 2 + 10, mastery: { white: 5 }, harbormasters: ['B2'] });
    expect(story(game)).toEqual(['markersGained', 'shipMarked', 'harbormasterGained', 'vpGained', 'stepMade', 'vpGained']);
  });

  it('[DEC-08] 12 VP', () => {
    const game = meets('D08').actionsOf(RED);
    expect(changes(game, () => game.decree('D08'))).toEqual({ decrees: ['D08'], vp: 22 });
  });

  it('[DEC-09] 1 Gold, one step of choice, 8 VP', () => {
    const game = meets('D09').mastery(RED, { white: 4, yellow: 3 }).actionsOf(RED);
    const gained = changes(game, () => {
      game.decree('D09');
      expect(game).toOfferOnly(track('white'), track('yellow'), track('brown'));
      game.track('white');
    });
    expect(gained).toEqual({ decrees: ['D09'], gold: 3, mastery: { white: 5, yellow: 3, brown: 0 }, vp: 18 });
    expect(story(game)).toEqual(['goldGained', 'stepMade', 'vpGained']);
  });

  it('[DEC-11] [C-54] 2 special Water tiles, both chosen from the open ones before the display is refilled, 1 Garden, 8 VP', () => {
    const game = meets('D11').actionsOf(RED);
    const special = (tile: number): Choice => ({ choose: 'specialWater', tile });
    const gained = changes(game, () => {
      game.decree('D11');
      expect(game).toOfferOnly(special(1), special(2), special(3));
      game.specialWater(3);
      expect(game).toOfferOnly(special(1), special(2));
      game.specialWater(1).chance({ chance: 'specialWater', tile: 9 }, { chance: 'specialWater', tile: 4 });
    });
    expect(gained).toEqual({ decrees: ['D11'], specialWater: [1, 3], gardens: 1, vp: 18 });
    expect(game.table().openSpecialWater).toEqual([2, 4, 9]);
    expect(story(game)).toEqual([
      'specialWaterGained',
      'specialWaterGained',
      'specialWaterOpened',
      'specialWaterOpened',
      'gardenGained',
      'vpGained',
    ]);
  });

  it('[C-54] [A-52] with fewer open: regular Water for the rest', () => {
    const open = (...gone: number[]) =>
      meets('D11')
        .specialWater(PURPLE, ...gone)
        .actionsOf(RED);
    const one = open(1, 2, 3, 4, 5, 6, 7, 8, 9);
    expect(changes(one, () => one.decree('D11'))).toEqual({ decrees: ['D11'], specialWater: [10], water: 1, gardens: 1, vp: 18 });
    const none = open(1, 2, 3, 4, 5, 6, 7, 8, 9, 10);
    expect(changes(none, () => none.decree('D11'))).toEqual({ decrees: ['D11'], water: 2, gardens: 1, vp: 18 });
    // The stack has one tile: two are taken from the three on display, and the display shrinks to two.
    const four = open(1, 2, 3, 4, 5, 6).decree('D11').specialWater(7).specialWater(8).chance({ chance: 'specialWater', tile: 10 });
    expect(four.player(RED)).toMatchObject({ specialWater: [7, 8], water: 0, gardens: 1 });
    expect(four.table().openSpecialWater).toEqual([9, 10]);
  });

  it('[DEC-12] 12 VP', () => {
    const game = meets('D12').actionsOf(RED);
    expect(changes(game, () => game.decree('D12'))).toEqual({ decrees: ['D12'], vp: 22 });
  });

  it('[DEC-13] one step on two different tracks, 10 VP', () => {
    const game = meets('D13').mastery(RED, { white: 4, yellow: 2 }).actionsOf(RED);
    const gained = changes(game, () => {
      game.decree('D13');
      expect(game).toOfferOnly(track('white'), track('yellow'), track('brown'));
      game.track('white');
      expect(game).toOfferOnly(track('yellow'), track('brown'));
      game.track('yellow');
    });
    expect(gained).toEqual({ decrees: ['D13'], mastery: { white: 5, yellow: 3, brown: 0 }, vp: 20 });
    expect(story(game)).toEqual(['stepMade', 'stepMade', 'vpGained']);
  });

  it('[DEC-14] 2 markers, 2 dice from the supply, 10 VP', () => {
    const game = meets('D14').supply({ white: 1, blue: 3 }).actionsOf(RED);
    const gained = changes(game, () => {
      game.decree('D14');
      expect(game).toOfferOnly(resource('white'), resource('blue'));
      game.take('blue');
      expect(game).toOfferOnly(resource('white'), resource('blue'));
      game.take('white');
    });
    expect(gained).toEqual({ decrees: ['D14'], dice: { white: 1, blue: 1 }, markers: 7, markerSupply: 5, vp: 20 });
    expect(story(game)).toEqual(['markersGained', 'supplyDieGained', 'supplyDieGained', 'vpGained']);
  });

  it('[DEC-15] [A-103] a random Harbormaster of the three kept aside, 10 VP', () => {
    const game = meets('D15').usedHarbormasters('B1').actionsOf(RED);
    expect(game.table().asideHarbormasters).toEqual(['B7', 'B8', 'B9']);
    const gained = changes(game, () => {
      game.decree('D15');
      expect(game).toAskChance('dealHarbormaster');
      // Neither one from the Port nor one that has left the game.
      for (const harbormaster of ['B2', 'B1'] as const) {
        expect(playOutcome(game.state, { chance: 'harbormaster', harbormaster })).toEqual({ ok: false, code: 'notLegal' });
      }
      game.chance({ chance: 'harbormaster', harbormaster: 'B8' });
    });
    expect(gained).toEqual({ decrees: ['D15'], harbormasters: ['B8'], vp: 20 });
    expect(game.table().asideHarbormasters).toEqual(['B7', 'B9']);
    expect(story(game)).toEqual(['harbormasterGained', 'vpGained']);
  });

  it('[DEC-16] 12 VP', () => {
    const game = meets('D16').actionsOf(RED);
    expect(changes(game, () => game.decree('D16'))).toEqual({ decrees: ['D16'], vp: 22 });
  });
});

describe('parts that cannot be carried out [A-86]', () => {
  /** All 15 markers are in use: 6 on Gardens, 7 on Ships, 2 on Ziggurat tiles. */
  function withoutMarkers(id: DecreeId) {
    const board = meets(id);
    for (const space of PRINTED_WATER) board.garden(space, RED);
    return board.newShipMark(RED, 1, 2, 4, 5, 6, 8, 9).zigguratClaims(RED, { white: 1, brown: 1 });
  }

  it('[A-86] are left out and do not block the Decree; the rest is gained', () => {
    const left = (id: DecreeId, board = meets(id)) => {
      const game = board.actionsOf(RED);
      expect(game).toOffer(decree(id));
      const gained = changes(game, () => game.decree(id));
      expect(game).toBeAsked('action', RED);
      expect(gained.decrees).toEqual([id]);
      return { ...gained, decrees: undefined };
    };
    // No House in the bottom row, no face-down Crate, no marker, and all tracks at the top.
    expect(left('D01', meets('D01').houses(RED, { bottom: 0 }))).toEqual({ vp: 18 });
    expect(left('D02')).toEqual({ markers: 6, markerSupply: 9, vp: 20 });
    expect(left('D02', withoutMarkers('D02'))).toEqual({ vp: 20 });
    expect(left('D03', meets('D03').mastery(RED, { white: 9, yellow: 9, brown: 9 }))).toEqual({ vp: 18 });
    // Nothing to place, no tile with a free claim space, and every Ship marked.
    expect(left('D06', withoutMarkers('D06'))).toEqual({ vp: 20 });
    const full = meets('D06').zigguratClaims(RED, { white: 3, yellow: 3, brown: 3 });
    expect(left('D06', full)).toEqual({ markers: 6, markerSupply: 0, vp: 20 });
    expect(left('D07', withoutMarkers('D07'))).toEqual({ vp: 20 });
    expect(left('D07', meets('D07').newShipMark(RED, 1, 2, 3, 4, 5, 6, 7, 8, 9))).toEqual({ markers: 6, markerSupply: 0, vp: 20 });
    expect(left('D09', meets('D09').mastery(RED, { white: 9, yellow: 9, brown: 9 }))).toEqual({ gold: 3, vp: 18 });
    expect(left('D10', meets('D10').houses(RED, { white: 0, yellow: 0, brown: 0 }))).toEqual({ vp: 20 });
    // No Water or Gardens in the stocks; one track below the top; an empty supply or one die in it; no Harbormaster set aside.
    const dry = meets('D11').specialWater(PURPLE, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10).water(PURPLE, 20).gardens(PURPLE, 25);
    expect(left('D11', dry)).toEqual({ vp: 18 });
    const oneTrack = meets('D13').mastery(RED, { white: 9, yellow: 9, brown: 3 });
    expect(left('D13', oneTrack)).toMatchObject({ mastery: { white: 9, yellow: 9, brown: 4 }, vp: 20 });
    expect(left('D14')).toEqual({ markers: 7, markerSupply: 5, vp: 20 });
    expect(left('D14', meets('D14').supply({ green: 1 }))).toEqual({ dice: { green: 1 }, markers: 7, markerSupply: 5, vp: 20 });
    expect(left('D15', meets('D15').usedHarbormasters('B7', 'B8', 'B9'))).toEqual({ vp: 20 });
  });
});

describe('D10: Houses of coloured rows go to the bottom row', () => {
  /** Three white Buildings, so the white row is empty; two Port Houses, so the first two spaces of the bottom row are vacated. */
  const vacated = () => meets('D10').portHouse(RED, 'row1', 'blue').portHouse(RED, 'row2', 'blue');

  it('[DEC-10] [C-53] up to 2 Houses with the bonuses they uncover, then 10 VP', () => {
    const game = meets('D10').actionsOf(RED);
    const gained = changes(game, () => {
      game.decree('D10');
      expect(game).toBeAsked('moveHouse', RED);
      // The white row is empty, and one House has already left the bottom row.
      expect(game).toOfferOnly(row('yellow'), row('brown'), DONE);
      game.row('yellow').row('brown');
    });
    expect(gained).toEqual({
      decrees: ['D10'],
      houses: { white: 0, yellow: 2, brown: 2, bottom: 7 },
      behindBottomRow: 2,
      markers: 7,
      markerSupply: 4,
      vp: 20,
    });
    expect(game).toBeAsked('action', RED);
    expect(game.events('houseMoved')).toMatchObject([{ row: 'yellow' }, { row: 'brown' }]);
    expect(story(game).at(-1)).toBe('vpGained');
  });

  it('[C-53] [A-105] one, or none', () => {
    const one = meets('D10').actionsOf(RED).decree('D10').row('brown').done();
    expect(one.player(RED)).toMatchObject({ houses: { yellow: 3, brown: 2, bottom: 6 }, markers: 6, vp: 20 });
    const none = meets('D10').actionsOf(RED);
    expect(changes(none, () => none.decree('D10').done())).toEqual({ decrees: ['D10'], vp: 20 });
  });

  it('[A-93] [KEY-13] both from one row: its leftmost Houses, each with the bonus beneath', () => {
    // Beneath the first House of a row lies 1 marker, beneath the second 1 Gold.
    const game = meets('D10').actionsOf(RED).decree('D10').row('yellow');
    expect(game.player(RED)).toMatchObject({ markers: 6, gold: 2 });
    game.row('yellow');
    expect(game.player(RED)).toMatchObject({ markers: 6, gold: 3, houses: { yellow: 1, bottom: 7 } });
  });

  it('[A-93] on the rightmost vacated space, whose bonus can be uncovered again', () => {
    const game = vacated().gold(RED, 0).dice(RED, { blue: 2 }).pawns(RED, 4).actionsOf(RED).decree('D10').row('yellow').done();
    expect(game.player(RED)).toMatchObject({ houses: { yellow: 2, bottom: 4 }, behindBottomRow: 0, markers: 6 });
    // The second space of the bottom row shows 1 marker, the first nothing, the third 1 Gold. The blue space of column 2 gives a step.
    game.portHouse('column2', 'blue').track('white');
    expect(game.player(RED)).toMatchObject({ houses: { bottom: 3 }, markers: 7, gold: 1 });
    expect(game.events('goldGained')).toMatchObject([{ rule: 'KEY-32' }]);
  });

  it('[A-93] two Houses on two vacated spaces, from right to left', () => {
    const game = vacated().gold(RED, 0).dice(RED, { blue: 2 }).pawns(RED, 4).actionsOf(RED).decree('D10').row('yellow').row('brown');
    expect(game.player(RED)).toMatchObject({ houses: { bottom: 5 }, behindBottomRow: 0, markers: 7 });
    // The first space is covered again, and nothing lies beneath it.
    game.portHouse('column1', 'red');
    expect(game.player(RED)).toMatchObject({ houses: { bottom: 4 }, markers: 7, gold: 0 });
  });

  it('[A-93] one space vacated: the first House on it, the second behind the right end', () => {
    const game = meets('D10').portHouse(RED, 'row1', 'blue').actionsOf(RED).decree('D10').row('yellow').row('yellow');
    expect(game.player(RED)).toMatchObject({ houses: { yellow: 1, bottom: 6 }, behindBottomRow: 1 });
  });

  it('[A-93] none vacated: behind the right end', () => {
    const game = meets('D10').actionsOf(RED).decree('D10').row('yellow').done();
    expect(game.player(RED)).toMatchObject({ houses: { bottom: 6 }, behindBottomRow: 1 });
  });

  it('[A-93] a House behind the right end leaves last, and without a bonus', () => {
    /** A Port House of Red from a bottom row with this many Houses, of which the last came from the yellow row. */
    const leaving = (bottom: number) =>
      position()
        .movedHouses(RED, 'yellow')
        .houses(RED, { bottom })
        .gold(RED, 0)
        .dice(RED, { blue: 2 })
        .pawns(RED, 4)
        .actionsOf(RED)
        .portHouse('row3', 'red');
    // Beneath the last House of the row itself lie 2 Gold.
    expect(leaving(2).player(RED)).toMatchObject({ gold: 2, markers: 5, houses: { bottom: 1 }, behindBottomRow: 1 });
    expect(leaving(1).player(RED)).toMatchObject({ gold: 0, markers: 5, houses: { bottom: 0 }, behindBottomRow: 0 });
  });

  it('[A-93] [KEY-15] emptying a column gives its column bonus', () => {
    // White and brown have left column 2; the second yellow House empties it: 4 VP.
    const board = () => meets('D10').houses(RED, { white: 0, yellow: 2, brown: 1 });
    const game = board().actionsOf(RED).decree('D10').row('yellow');
    expect(game.events('vpGained')).toMatchObject([{ rule: 'KEY-15', amount: 4 }]);
    // Column 3 still has the last brown House and the last yellow one.
    game.row('yellow');
    expect(game.player(RED).vp).toBe(10 + 4 + 10);
    const brown = board().actionsOf(RED).decree('D10').row('brown').done();
    expect(brown.player(RED).vp).toBe(20);
  });
});

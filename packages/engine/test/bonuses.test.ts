/** Bonuses of common spaces and special Water (BON-*). Spaces are those of side `duo` unless a test says otherwise. */
import { describe, expect, it } from 'vitest';
import { RULES_EDITION } from './support/edition.ts';
import { PURPLE, position, RED } from './support/index.ts';

const DECLINE = { choose: 'decline' } as const;
const ACCEPT = { choose: 'accept' } as const;
const track = (colour: 'white' | 'yellow' | 'brown') => ({ choose: 'track', colour }) as const;
const resource = (colour: 'white' | 'yellow' | 'brown' | 'blue' | 'green') => ({ choose: 'resource', colour }) as const;
const to = (district: number) => ({ choose: 'district', district }) as const;

/** Red with the Assistant in a District. */
const redIn = (district: number) => position().pawns(RED, district);

/** Red in District 1 with one Garden to place on special Water with this tile, on a4. */
const gardenOn = (tile: number) => position().gardens(RED, 1).gold(RED, 0).laid('a4', tile);

/** The reference edition with these faces on special Water 1 and 2. */
const faces = (...codes: string[]) => ({
  specialWater: { ...RULES_EDITION.specialWater, faces: [...codes, ...RULES_EDITION.specialWater.faces.slice(codes.length)] },
});

describe('BON-01: a die from a Barge', () => {
  it('[BON-01] [KEY-35] the highest of the shown colour, without an Architect move', () => {
    for (const [space, district, colour, barge] of [
      ['k2', 3, 'white', 3],
      ['b2', 1, 'yellow', 2],
      ['m4', 3, 'brown', 1],
      ['i3', 2, 'blue', 4],
      ['b4', 1, 'green', 5],
    ] as const) {
      const game = redIn(district).barge(barge, [2, 5, 3]).actionsOf(RED).project('white', space);
      expect(game).toBeAsked('bargeDie', RED);
      game.accept();
      expect(game.player(RED)).toMatchObject({ dice: { [colour]: 1 }, architect: district });
      expect(game.table().barges[barge - 1]).toEqual([2, 3]);
    }
  });

  it('[BON-01] the colour counts, not the District of the space', () => {
    const game = redIn(3).barges('white', 'yellow', 'brown', 'blue', 'green').barge(1, [4]).actionsOf(RED).project('white', 'k2').accept();
    expect(game.player(RED).dice).toEqual({ white: 1 });
    expect(game.table().barges[0]).toEqual([]);
  });

  it('[A-30] with a tie for the highest one of them goes', () => {
    const game = redIn(3).barge(3, [5, 5, 1]).actionsOf(RED).project('white', 'k2').accept();
    expect(game.table().barges[2]).toEqual([1, 5]);
  });

  it('[KEY-36] [A-29] an empty Barge gives nothing, though the supply has dice of the colour', () => {
    const game = redIn(3).barge(1, []).supply({ brown: 5 }).actionsOf(RED).project('white', 'm4');
    expect(game).toBeAsked('action', RED);
    expect(game.player(RED).dice).toEqual({});
  });

  it('[A-105] [C-25] it may be declined', () => {
    const game = redIn(3).actionsOf(RED).project('white', 'k2');
    expect(game).toOfferOnly(ACCEPT, DECLINE);
    expect(game.decline().player(RED).dice).toEqual({});
  });
});

describe('BON-02: a die from the supply', () => {
  it('[BON-02] [KEY-37] [C-23] of any colour that is there, from the general supply', () => {
    const game = redIn(2).supply({ white: 1, green: 2 }).actionsOf(RED).project('white', 'h4');
    expect(game).toBeAsked('supplyDie', RED);
    expect(game).toOfferOnly(resource('white'), resource('green'), DECLINE);
    game.take('green');
    expect(game.player(RED).dice).toEqual({ green: 1 });
    expect(game.table().supply).toEqual({ white: 1, green: 1 });
    expect(game.table().barges[4]).toEqual([1, 2, 3]);
  });

  it('[BON-02] [A-105] one colour is taken at once, none is nothing', () => {
    expect(redIn(2).supply({ blue: 1 }).actionsOf(RED).project('white', 'h4').player(RED).dice).toEqual({ blue: 1 });
    const none = redIn(2).actionsOf(RED).project('white', 'h4');
    expect(none).toBeAsked('action', RED);
    expect(none.player(RED).dice).toEqual({});
  });
});

describe('gains without a choice', () => {
  it('[BON-03] 1 Gold', () => {
    expect(redIn(1).actionsOf(RED).project('white', 'a3').player(RED).gold).toBe(3);
  });

  it('[BON-04] a regular Water tile, if there is one', () => {
    expect(redIn(3).actionsOf(RED).project('white', 'k4').player(RED).water).toBe(1);
    expect(redIn(3).water(PURPLE, 20).actionsOf(RED).project('white', 'k4').player(RED).water).toBe(0);
  });

  it('[BON-06] a Garden tile, if there is one', () => {
    expect(redIn(1).actionsOf(RED).project('white', 'c1').player(RED).gardens).toBe(1);
    expect(redIn(1).gardens(PURPLE, 25).actionsOf(RED).project('white', 'c1').player(RED).gardens).toBe(0);
  });

  it('[BON-09] the shown number of markers, as far as the supply allows', () => {
    expect(redIn(1).actionsOf(RED).project('white', 'a1').player(RED)).toMatchObject({ markers: 5, markerSupply: 9 });
    const two = (inArea: number) => position({ players: 3 }).markers(RED, inArea).actionsOf(RED).project('white', 'b1').player(RED);
    expect(two(5)).toMatchObject({ markers: 6, markerSupply: 8 });
    expect(two(14)).toMatchObject({ markers: 14, markerSupply: 0 });
    expect(two(15)).toMatchObject({ markers: 14, markerSupply: 0 });
  });

  it('[BON-11] a step on the track of the Project', () => {
    for (const colour of ['white', 'yellow', 'brown'] as const) {
      const { mastery } = redIn(1).actionsOf(RED).project(colour, 'd2').player(RED);
      expect(mastery).toEqual({ white: 0, yellow: 0, brown: 0, [colour]: 1 });
    }
  });

  it('[BON-11] [A-75] at the top it is lost, and the space stays legal', () => {
    const game = redIn(1).mastery(RED, { white: 9 }).actionsOf(RED).project('white', 'd2');
    expect(game.player(RED).mastery.white).toBe(9);
    expect(game).toBeAsked('action', RED);
  });

  it('[BON-13] the shown VP', () => {
    expect(redIn(3).actionsOf(RED).project('white', 'l1').player(RED).vp).toBe(13);
  });
});

describe('BON-05: special Water', () => {
  it('[BON-05] [C-40] a tile of choice from the display, which is refilled at once', () => {
    const game = redIn(2).actionsOf(RED).project('white', 'i1');
    expect(game).toOfferOnly(
      { choose: 'specialWater', tile: 1 },
      { choose: 'specialWater', tile: 2 },
      { choose: 'specialWater', tile: 3 },
      DECLINE,
    );
    game.choose({ choose: 'specialWater', tile: 2 });
    expect(game).toAskChance('dealSpecialWater');
    game.chance({ chance: 'specialWater', tile: 9 });
    expect(game.player(RED)).toMatchObject({ specialWater: [2], water: 0 });
    expect(game.table().openSpecialWater).toEqual([1, 3, 9]);
  });

  it('[A-52] with an empty stack the display shrinks', () => {
    const game = redIn(2).specialWater(PURPLE, 4, 5, 6, 7, 8, 9, 10).actionsOf(RED).project('white', 'i1');
    game.choose({ choose: 'specialWater', tile: 2 });
    expect(game.table().openSpecialWater).toEqual([1, 3]);
    expect(game).toBeAsked('action', RED);
  });

  it('[C-40] [A-52] regular Water instead only when no special tile is open', () => {
    const game = redIn(2).specialWater(PURPLE, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10).actionsOf(RED).project('white', 'i1');
    expect(game.player(RED)).toMatchObject({ specialWater: [], water: 1 });
  });
});

describe('BON-07 and BON-08: Architect and Crate', () => {
  it('[BON-07] [A-105] the Architect moves to any District, or the move is declined', () => {
    const game = position().pawns(RED, 3, 1).actionsOf(RED).project('white', 'm2');
    expect(game).toBeAsked('architectMove', RED);
    expect(game).toOfferOnly(to(2), to(3), to(4), to(5), DECLINE);
    expect(game.go(5).player(RED)).toMatchObject({ architect: 5, assistant: 3, gold: 2 });
    expect(position().pawns(RED, 3, 1).actionsOf(RED).project('white', 'm2').decline().player(RED).architect).toBe(1);
  });

  it('[BON-08] one face-down Crate of choice is refilled, free', () => {
    const game = redIn(1)
      .crates(RED, { down: ['white', 'blue'], up: ['green'] })
      .actionsOf(RED)
      .project('white', 'd4');
    expect(game).toBeAsked('crateRefill', RED);
    expect(game).toOfferOnly({ choose: 'crate', colour: 'white' }, { choose: 'crate', colour: 'blue' }, DECLINE);
    game.choose({ choose: 'crate', colour: 'blue' });
    expect(game.player(RED)).toMatchObject({ cratesUp: { blue: 1, green: 1 }, cratesDown: { white: 1 }, gold: 2, dice: {} });
  });

  it('[BON-08] [A-105] one alone is refilled at once; none is nothing', () => {
    const one = redIn(1)
      .crates(RED, { down: ['white'] })
      .actionsOf(RED)
      .project('white', 'd4');
    expect(one.player(RED).cratesUp).toEqual({ white: 1 });
    expect(redIn(1).actionsOf(RED).project('white', 'd4')).toBeAsked('action', RED);
  });
});

describe('BON-10 and BON-14: steps', () => {
  it('[BON-10] [A-105] one step on a track of choice that is not at the top', () => {
    const game = redIn(2).mastery(RED, { yellow: 9 }).actionsOf(RED).project('white', 'h2');
    expect(game).toOfferOnly(track('white'), track('brown'), DECLINE);
    expect(game.track('brown').player(RED).mastery).toEqual({ white: 0, yellow: 9, brown: 1 });
  });

  it('[BON-14] [A-73] optional, once: a white, yellow or brown Resource for a step on that track', () => {
    const game = redIn(2).gold(RED, 0).dice(RED, { yellow: 2, brown: 1, blue: 1, green: 1 }).actionsOf(RED).project('white', 'f4');
    expect(game).toBeAsked('paidStep', RED);
    expect(game).toOfferOnly(track('yellow'), track('brown'), DECLINE);
    game.track('yellow');
    expect(game.player(RED)).toMatchObject({
      mastery: { white: 0, yellow: 1, brown: 0 },
      dice: { yellow: 1, brown: 1, blue: 1, green: 1 },
    });
    expect(game).toBeAsked('action', RED);
  });

  it('[BON-14] [A-73] declined, nothing is paid', () => {
    const game = redIn(2).actionsOf(RED).project('white', 'f4').decline();
    expect(game.player(RED)).toMatchObject({ gold: 2, mastery: { white: 0, yellow: 0, brown: 0 } });
  });

  it('[BON-14] [A-32] not asked of somebody who cannot pay, nor for a track at the top', () => {
    expect(redIn(2).gold(RED, 0).dice(RED, { blue: 2 }).actionsOf(RED).project('white', 'f4')).toBeAsked('action', RED);
    const top = redIn(2).gold(RED, 0).dice(RED, { yellow: 1, brown: 1 }).mastery(RED, { yellow: 9 }).actionsOf(RED).project('white', 'f4');
    expect(top).toOfferOnly(track('brown'), DECLINE);
  });

  it('[BON-14] the Resource is paid before the step pays', () => {
    // The step to row 1 gives 1 Gold, but only after the step itself was paid for.
    const game = redIn(2).gold(RED, 1).actionsOf(RED).project('white', 'f4').track('white');
    const kinds = game.events().map(({ event }) => event);
    expect(kinds.indexOf('paid')).toBeLessThan(kinds.indexOf('stepMade'));
    expect(game.player(RED).gold).toBe(1);
  });
});

describe('BON-12: another Project', () => {
  it('[BON-12] of the same colour, under all rules, with its bonus', () => {
    const game = redIn(1)
      .building('brown', { spaces: ['d4'], owner: PURPLE })
      .laid('c2')
      .actionsOf(RED)
      .project('brown', 'c3');
    expect(game).toBeAsked('projectSpace', RED);
    expect(game.ask()).toMatchObject({ colour: 'brown', further: true });
    // Next to c3: c2 is Water, c4 and d3 touch the brown Building.
    expect(game).toOfferSpaces('b3');
    expect(game).toOffer(DECLINE);
    game.space('b3');
    expect(game.player(RED).markers).toBe(3);
    expect(game.ask()).toMatchObject({ ask: 'action', actionsLeft: 1 });
    const gold = redIn(1).project('white', 'b3', RED).actionsOf(RED).project('white', 'c3').space('a3');
    expect(gold.player(RED).gold).toBe(3);
  });

  it('[BON-12] [A-105] it may be declined', () => {
    const game = redIn(1).actionsOf(RED).project('brown', 'c3').decline();
    expect(game.player(RED).markers).toBe(4);
    expect(game).toBeAsked('action', RED);
  });

  it('[BON-12] nothing without a marker, or with three of the colour in the District', () => {
    expect(redIn(1).markers(RED, 1).actionsOf(RED).project('brown', 'c3')).toBeAsked('action', RED);
    expect(redIn(1).project('brown', ['b3', 'b4'], PURPLE).actionsOf(RED).project('brown', 'c3')).toBeAsked('action', RED);
  });

  it('[A-72] the chain goes on while marker, limit and adjacency allow', () => {
    const { duo } = RULES_EDITION.board;
    const rows = ['p+ p+ p+ p+ | ~~ | .. .. .. .. | ## | .. .. .. ..', ...duo.rows.slice(1)];
    const edition = { board: { ...RULES_EDITION.board, duo: { ...duo, rows } } };
    const game = position({ edition }).actionsOf(RED).project('white', 'a1').space('b1').space('c1');
    // There are three white Projects, so the third p+ gives nothing.
    expect(game).toBeAsked('action', RED);
    expect(game.player(RED).markers).toBe(2);
    expect(position({ edition }).markers(RED, 2).actionsOf(RED).project('white', 'a1').space('b1')).toBeAsked('action', RED);
  });
});

describe('special Water under a Garden', () => {
  it('[BON-15] the bonus comes with the Garden, not with laying the Water', () => {
    const game = position().specialWater(RED, 2).water(RED, 1).gardens(RED, 1).actionsOf(RED).act('gardening').lay('d1', 2);
    expect(game.player(RED).vp).toBe(10);
    expect(game.place('d1').player(RED).vp).toBe(13);
  });

  it('[BON-15] each kind of bonus is gained: 2 VP, 3 VP, Gold, markers', () => {
    expect(gardenOn(1).actionsOf(RED).act('gardening').space('a4').player(RED).vp).toBe(12);
    expect(gardenOn(2).actionsOf(RED).act('gardening').space('a4').player(RED).vp).toBe(13);
    expect(gardenOn(3).actionsOf(RED).act('gardening').space('a4').player(RED).gold).toBe(1);
    expect(gardenOn(4).actionsOf(RED).act('gardening').space('a4').player(RED).markers).toBe(6);
  });

  it('[BON-15] a supply die, a step, a Garden tile', () => {
    const die = gardenOn(5).supply({ white: 1, blue: 1 }).actionsOf(RED).act('gardening').space('a4');
    expect(die).toBeAsked('supplyDie', RED);
    expect(die.take('blue').player(RED).dice).toEqual({ blue: 1 });
    const step = gardenOn(6).actionsOf(RED).act('gardening').space('a4');
    expect(step).toBeAsked('stepOfChoice', RED);
    expect(step.track('brown').player(RED).mastery.brown).toBe(1);
    expect(gardenOn(7).actionsOf(RED).act('gardening').space('a4').player(RED).gardens).toBe(1);
  });

  it('[BON-15] a Crate, an Architect move, a paid step', () => {
    const crate = gardenOn(8)
      .crates(RED, { down: ['yellow'] })
      .actionsOf(RED)
      .act('gardening')
      .space('a4');
    expect(crate.player(RED).cratesUp).toEqual({ yellow: 1 });
    const architect = gardenOn(9).actionsOf(RED).act('gardening').space('a4');
    expect(architect).toBeAsked('architectMove', RED);
    const paid = gardenOn(10).dice(RED, { white: 1 }).actionsOf(RED).act('gardening').space('a4');
    expect(paid).toOfferOnly(track('white'), DECLINE);
  });

  it("[A-74] a step of the Project's colour is a free choice there, and another Project nothing", () => {
    const edition = faces('m=', 'p+');
    const board = (tile: number) => position({ edition }).gardens(RED, 1).gold(RED, 0).laid('a4', tile).actionsOf(RED).act('gardening');
    const step = board(1).space('a4');
    expect(step).toBeAsked('stepOfChoice', RED);
    expect(step).toOfferOnly(track('white'), track('yellow'), track('brown'), DECLINE);
    expect(board(2).space('a4')).toBeAsked('action', RED);
  });
});

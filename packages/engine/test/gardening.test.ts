/** The Gardening action (ACT-GARD-*). */
import { describe, expect, it } from 'vitest';
import { PURPLE, position, RED } from './support/index.ts';

const GARDENING = { choose: 'action', action: 'gardening' } as const;
const BUY_GARDEN = { choose: 'buy', tile: 'garden' } as const;
const BUY_WATER = { choose: 'buy', tile: 'water' } as const;
const LAY = { choose: 'lay', tile: 'water' } as const;
const PLACE = { choose: 'place', tile: 'garden' } as const;
const DONE = { choose: 'done' } as const;

/** Red in District 1 with neither Gold nor dice. */
const bareRed = () => position().gold(RED, 0);

describe('the action', () => {
  it('[ACT-GARD-01] parts in any order, any number of times, until the player is done', () => {
    const game = bareRed().dice(RED, { green: 3, blue: 2 }).actionsOf(RED).act('gardening');
    expect(game).toOfferOnly(BUY_GARDEN, BUY_WATER);
    game.buy('garden').place('e2').buy('water').lay('d1').buy('garden').place('d1').buy('water').lay('d2').done();
    expect([game.at('e2'), game.at('d1'), game.at('d2')]).toEqual(['garden of Red', 'garden of Red', 'water']);
    expect(game).toBeAsked('action', RED);
    expect(game.ask()).toMatchObject({ actionsLeft: 1 });
  });

  it('[A-105] a Gardening contains at least one purchase or placement: it cannot be ended before', () => {
    const game = bareRed().water(RED, 1).gardens(RED, 1).actionsOf(RED).act('gardening');
    expect(game).toOfferOnly(LAY, PLACE);
    expect(game.lay('d1')).toOffer(DONE);
  });

  it('[A-105] one that would change nothing is not offered', () => {
    expect(bareRed().actionsOf(RED)).not.toOffer(GARDENING);
    expect(bareRed().dice(RED, { white: 2, yellow: 1, brown: 1 }).actionsOf(RED)).not.toOffer(GARDENING);
    expect(bareRed().gardens(RED, 1).markers(RED, 0).actionsOf(RED)).not.toOffer(GARDENING);
    expect(bareRed().gardens(RED, 1).actionsOf(RED)).toOffer(GARDENING);
    expect(bareRed().water(RED, 1).actionsOf(RED)).toOffer(GARDENING);
    expect(bareRed().specialWater(RED, 4).actionsOf(RED)).toOffer(GARDENING);
    expect(bareRed().dice(RED, { blue: 1 }).actionsOf(RED)).toOffer(GARDENING);
  });

  it('[A-105] [A-21] a free refill may not eat the only purchase before a Gardening has one', () => {
    const game = bareRed()
      .gold(RED, 1)
      .crates(RED, { down: ['white'] })
      .actionsOf(RED)
      .act('gardening');
    // The only Gold buys a tile; a refill with it would leave the Gardening without any part.
    expect(game).toOfferOnly(BUY_GARDEN, BUY_WATER);
  });

  it('[A-105] [A-21] a Gardening whose purchases were eaten by refills lays no Water out of nothing', () => {
    const game = bareRed()
      .gold(RED, 1)
      .dice(RED, { brown: 1 })
      .crates(RED, { down: ['white', 'yellow'] })
      .actionsOf(RED)
      .act('gardening');
    if (game.try({ choose: 'refill', colour: 'white' }).ok) game.take('gold');
    expect(game).not.toBeAsked('waterSpace');
  });

  it('[C-26] [KEY-18] only with the Assistant in Districts 1-3', () => {
    for (const district of [1, 2, 3]) expect(position().pawns(RED, district).actionsOf(RED)).toOffer(GARDENING);
    for (const district of [4, 5]) {
      expect(position().gold(RED, 9).water(RED, 1).gardens(RED, 1).pawns(RED, district).actionsOf(RED)).not.toOffer(GARDENING);
    }
  });
});

describe('buying', () => {
  it('[ACT-GARD-02] any number of Gardens for 1 green each', () => {
    // The engine makes the first purchase by itself, because no other part is possible.
    const game = bareRed().dice(RED, { green: 3 }).actionsOf(RED).act('gardening').buy('garden').buy('garden');
    expect(game.player(RED)).toMatchObject({ gardens: 3, dice: {} });
    expect(game.table().gardens).toBe(22);
  });

  it('[ACT-GARD-03] any number of regular Water tiles for 1 blue each', () => {
    const game = bareRed().dice(RED, { blue: 3 }).actionsOf(RED).act('gardening').buy('water').buy('water');
    expect(game.player(RED)).toMatchObject({ water: 3, dice: {} });
    expect(game.table().water).toBe(17);
  });

  it('[ACT-GARD-02] [ACT-GARD-03] green buys no Water, blue no Garden', () => {
    const green = bareRed().dice(RED, { green: 1 }).gardens(RED, 1).actionsOf(RED).act('gardening');
    expect(green).toOfferOnly(PLACE, BUY_GARDEN);
    const blue = bareRed().dice(RED, { blue: 1 }).gardens(RED, 1).actionsOf(RED).act('gardening');
    expect(blue).toOfferOnly(PLACE, BUY_WATER);
  });

  it('[A-52] [COMP-17] an empty stack sells nothing', () => {
    const noWater = position().water(PURPLE, 20).actionsOf(RED).act('gardening');
    expect(noWater.player(RED)).toMatchObject({ water: 0, gardens: 1 });
    const noGardens = position().gardens(PURPLE, 25).water(RED, 1).actionsOf(RED).act('gardening');
    expect(noGardens).toOfferOnly(LAY, BUY_WATER);
  });
});

describe('laying Water', () => {
  it('[ACT-GARD-04] next to Water or Gardens, printed or laid, also laid this turn', () => {
    const game = bareRed().water(RED, 3).gardens(RED, 1).laid('a4').garden('a1', PURPLE).actionsOf(RED).act('gardening').choose(LAY);
    expect(game).toBeAsked('waterSpace', RED);
    // d1-d3 at the printed border Water, b1 and a2 at the Garden, a3 and b4 at the laid Water.
    expect(game).toOfferSpaces('d1', 'd2', 'd3', 'b1', 'a2', 'a3', 'b4');
    game.space('d1').choose(LAY);
    expect(game).toOfferSpaces('c1', 'd2', 'd3', 'b1', 'a2', 'a3', 'b4');
  });

  it('[C-27] not next to Buildings or Projects alone', () => {
    const game = bareRed()
      .water(RED, 1)
      .building('white', { spaces: ['a1'], owner: RED })
      .project('yellow', 'a4', RED);
    expect(game.actionsOf(RED).act('gardening')).toOfferSpaces('d1', 'd2', 'd3');
  });

  it("[ACT-GARD-05] only on spaces of the Assistant's District", () => {
    const game = bareRed().water(RED, 1).pawns(RED, 2).actionsOf(RED).act('gardening');
    expect(game).toOfferSpaces('f1', 'f2', 'f3', 'i2', 'i3', 'i4');
  });

  it('[A-35] only on an empty grid space', () => {
    const game = bareRed()
      .water(RED, 1)
      .building('white', { spaces: ['d1'], owner: RED })
      .project('yellow', 'd2', RED)
      .laid('c3')
      .actionsOf(RED)
      .act('gardening');
    expect(game).toOfferSpaces('d3', 'c2', 'b3', 'c4');
  });

  it('[ACT-GARD-06] [BON-15] it ignores the bonus underneath', () => {
    const gold = bareRed().water(RED, 2).laid('b3').actionsOf(RED).act('gardening').space('a3');
    expect(gold.player(RED).gold).toBe(0);
    const die = bareRed().water(RED, 2).laid('b1').actionsOf(RED).act('gardening').space('b2');
    expect(die).toBeAsked('gardening', RED);
  });

  it('[ACT-GARD-06] the bonus is lost for a Garden on it, too', () => {
    const game = bareRed().gardens(RED, 1).laid('a3').actionsOf(RED).act('gardening').space('a3');
    expect(game.at('a3')).toBe('garden of Red');
    expect(game.player(RED).gold).toBe(0);
  });

  it('[A-53] special Water is laid with its bonus up: a Garden on it gains that bonus', () => {
    // Special tile 3 shows 1 Gold; a3 below it, too, which is lost.
    const game = bareRed().gardens(RED, 1).laid('a3', 3).actionsOf(RED).act('gardening').space('a3');
    expect(game.player(RED).gold).toBe(1);
    const laying = bareRed().specialWater(RED, 2).gardens(RED, 1).actionsOf(RED).act('gardening').lay('d1', 2).place('d1');
    expect(laying.player(RED)).toMatchObject({ vp: 13, specialWater: [] });
  });

  it('[A-55] Water may be laid without any Garden', () => {
    const game = bareRed().water(RED, 1).gardens(RED, 1).actionsOf(RED).act('gardening').lay('d1').done();
    expect(game).toBeAsked('action', RED);
  });
});

describe('placing Gardens', () => {
  it('[ACT-GARD-07] [KEY-20] on Water of the District, border Water included', () => {
    const spaces = (district: number) =>
      bareRed().gardens(RED, 1).laid('a4').laid('g4').pawns(RED, district).actionsOf(RED).act('gardening').spaces();
    expect(spaces(1)).toEqual(['a4', 'e1', 'e2', 'e3']);
    expect(spaces(2)).toEqual(['e1', 'e2', 'e3', 'g4', 'j2', 'j3', 'j4']);
    expect(spaces(3)).toEqual(['j2', 'j3', 'j4']);
  });

  it('[A-35] not on a Garden, nor on a grid space without Water', () => {
    const game = bareRed().gardens(RED, 1).garden('e1', PURPLE).garden('e2', RED).laid('a1').actionsOf(RED).act('gardening');
    expect(game).toOfferSpaces('a1', 'e3');
  });

  it('[ACT-GARD-07] [A-51] up to three in an action, and three more in the next', () => {
    const game = bareRed().gardens(RED, 5).water(RED, 1).laid('a1').laid('a2').actionsOf(RED).act('gardening');
    game.place('e1').place('e2').place('e3');
    expect(game).toOfferOnly(LAY, DONE);
    game.done().act('gardening').place('a1');
    expect(game.player(RED).gardens).toBe(1);
    expect(game).toOffer(PLACE);
  });

  it('[ACT-GARD-08] [KEY-03] each needs and takes one of your Claim markers', () => {
    const game = bareRed().gardens(RED, 3).water(RED, 1).markers(RED, 2).actionsOf(RED).act('gardening').place('e1');
    expect(game.player(RED).markers).toBe(1);
    expect(game.place('e3').player(RED)).toMatchObject({ markers: 0, gardens: 1 });
    expect(game).toOfferOnly(LAY, DONE);
  });

  it('[ACT-GARD-09] [A-54] the bonus of the covered Water is gained, after the marker', () => {
    const game = bareRed().gardens(RED, 1).markers(RED, 1).actionsOf(RED).act('gardening').space('e2');
    // The marker leaves the area, then 1 comes from the supply.
    expect(game.player(RED)).toMatchObject({ markers: 1, markerSupply: 13 });
    const kinds = game.events().map(({ event }) => event);
    expect(kinds.indexOf('gardenPlaced')).toBeLessThan(kinds.indexOf('markersGained'));
    const plain = bareRed().gardens(RED, 1).markers(RED, 1).actionsOf(RED).act('gardening').space('e1');
    expect(plain.player(RED)).toMatchObject({ markers: 0, markerSupply: 14 });
  });

  it('[ACT-GARD-10] [C-28] without markers you can still buy and lay Water', () => {
    const game = bareRed().gold(RED, 2).water(RED, 1).gardens(RED, 1).markers(RED, 0).actionsOf(RED).act('gardening');
    expect(game).toOfferOnly(LAY, BUY_GARDEN, BUY_WATER);
  });
});

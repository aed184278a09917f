/** The Action tiles (ACT-TILE-*) and the actions of the Districts (KEY-19). Red stands in District 1 unless a test says otherwise. */
import { describe, expect, it } from 'vitest';
import type { Choice } from '../src/choices.ts';
import type { ResourceColour } from '../src/edition/types.ts';
import { type Game, ORANGE, PURPLE, position, RED } from './support/index.ts';

const DECLINE = { choose: 'decline' } as const;
const tile = (number: number) => ({ choose: 'actionTile', tile: number }) as const;
const action = (name: 'project' | 'construct' | 'gardening' | 'ship' | 'portHouse' | 'zigguratHouse') =>
  ({ choose: 'action', action: name }) as const;
const crate = (colour: ResourceColour) => ({ choose: 'crate', colour }) as const;
const resource = (colour: ResourceColour) => ({ choose: 'resource', colour }) as const;
const special = (number: number) => ({ choose: 'specialWater', tile: number }) as const;
const to = (district: number) => ({ choose: 'district', district }) as const;
const track = (colour: 'white' | 'yellow' | 'brown') => ({ choose: 'track', colour }) as const;

/** A board with an Action tile in District 1. */
const withTile = (number: number) => position().actionTiles(1, number);

/** The events of an action, in order. */
const happened = (game: Game) => game.events().slice(1);

/** The other player's possessions before and after. */
const untouched = { gold: 2, vp: 10, markers: 5, markerSupply: 10, dice: {}, water: 0, gardens: 0 };

const ALL_SPECIAL = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];

describe('the actions of a District', () => {
  /** Red can pay for everything everywhere. */
  const richIn = (district: number) =>
    position()
      .gold(RED, 9)
      .pawns(RED, district)
      .project('white', 'b1', PURPLE)
      .project('white', 'f1', PURPLE)
      .project('white', 'k1', PURPLE)
      .actionsOf(RED);
  const END = { choose: 'done' } as const;

  it('[KEY-19] Districts 1 to 3 offer four actions, Port and Ziggurat three', () => {
    for (const district of [1, 2, 3]) {
      expect(richIn(district)).toOfferOnly(tile(district), action('project'), action('construct'), action('gardening'), END);
    }
    expect(richIn(4)).toOfferOnly(tile(4), action('ship'), action('portHouse'), END);
    expect(richIn(5)).toOfferOnly(tile(5), tile(6), action('zigguratHouse'), END);
  });

  it('[KEY-19] every District has a Barge with its local dice', () => {
    for (const [district, colour] of [
      [1, 'brown'],
      [2, 'yellow'],
      [3, 'white'],
      [4, 'blue'],
      [5, 'green'],
    ] as const) {
      const game = position().pawns(RED, district).barge(district, [2, 4]).turnOf(RED);
      expect(game).toOfferOnly({ choose: 'die', face: 2 }, { choose: 'die', face: 4 });
      expect(game.die(2).player(RED).dice).toEqual({ [colour]: 1 });
    }
  });

  it('[SET-12] a tile is used where it lies, and nowhere else', () => {
    const board = (district: number) => position().actionTiles(2, 6).actionTiles(5, 1, 3).pawns(RED, district).actionsOf(RED);
    const tilesIn = (district: number) => board(district).offers().filter(isTile);
    expect(tilesIn(2)).toEqual([tile(6)]);
    expect(tilesIn(5)).toEqual([tile(1), tile(3)]);
    for (const district of [1, 3, 4]) expect(tilesIn(district)).toHaveLength(1);
  });

  it('[TURN-09] a tile is one of the two actions, and may be both', () => {
    const game = withTile(1).actionsOf(RED).actionTile(1);
    expect(game.ask()).toMatchObject({ ask: 'action', actionsLeft: 1 });
    game.actionTile(1);
    expect(game.player(RED)).toMatchObject({ vp: 14, markers: 9 });
    expect(game).toOfferOnly(END);
  });

  const isTile = (choice: Choice) => choice.choose === 'actionTile';
});

describe('tile 1', () => {
  it('[ACT-TILE-1] gives 2 VP and 2 markers', () => {
    const game = withTile(1).actionsOf(RED).actionTile(1);
    expect(happened(game)).toEqual([
      { event: 'vpGained', rule: 'ACT-TILE-1', seat: RED, amount: 2 },
      { event: 'markersGained', rule: 'ACT-TILE-1', seat: RED, amount: 2 },
    ]);
    expect(game.player(RED)).toMatchObject({ vp: 12, markers: 7, markerSupply: 8, gold: 2 });
    expect(game.player(PURPLE)).toMatchObject(untouched);
  });

  it('[ACT-TILE-1] [A-105] [KEY-04] the markers as far as the supply has them; the VP in any case', () => {
    const gained = (inArea: number) => withTile(1).markers(RED, inArea).actionsOf(RED).actionTile(1).player(RED);
    expect(gained(14)).toMatchObject({ vp: 12, markers: 15, markerSupply: 0 });
    expect(gained(15)).toMatchObject({ vp: 12, markers: 15, markerSupply: 0 });
  });
});

describe('tile 2', () => {
  it('[ACT-TILE-2] gives 1 Gold and 1 marker', () => {
    const game = withTile(2).actionsOf(RED).actionTile(2);
    expect(happened(game)).toEqual([
      { event: 'goldGained', rule: 'ACT-TILE-2', seat: RED, amount: 1 },
      { event: 'markersGained', rule: 'ACT-TILE-2', seat: RED, amount: 1 },
    ]);
    expect(game.player(RED)).toMatchObject({ gold: 3, markers: 6, markerSupply: 9, vp: 10 });
    expect(game.player(PURPLE)).toMatchObject(untouched);
  });

  it('[ACT-TILE-2] [A-105] without markers in the supply the Gold only', () => {
    expect(withTile(2).markers(RED, 15).actionsOf(RED).actionTile(2).player(RED)).toMatchObject({ gold: 3, markers: 15 });
  });
});

describe('tile 3', () => {
  it('[ACT-TILE-3] a special Water tile of choice from the display, which is refilled, then a Garden and a marker', () => {
    const game = withTile(3).actionsOf(RED).actionTile(3);
    expect(game).toBeAsked('specialWater', RED);
    game.specialWater(2);
    expect(game).toAskChance('dealSpecialWater');
    expect(game.table().openSpecialWater).toEqual([1, 3]);
    game.chance({ chance: 'specialWater', tile: 7 });
    expect(happened(game)).toEqual([
      { event: 'specialWaterGained', rule: 'ACT-TILE-3', seat: RED, tile: 2 },
      { event: 'specialWaterOpened', rule: 'ACT-TILE-3', tile: 7 },
      { event: 'gardenGained', rule: 'ACT-TILE-3', seat: RED },
      { event: 'markersGained', rule: 'ACT-TILE-3', seat: RED, amount: 1 },
    ]);
    expect(game.player(RED)).toMatchObject({ specialWater: [2], water: 0, gardens: 1, markers: 6, markerSupply: 9 });
    expect(game.table()).toMatchObject({ openSpecialWater: [1, 3, 7], water: 20, gardens: 24 });
    expect(game).toBeAsked('action', RED);
  });

  it('[ACT-TILE-3] [A-105] the tile is one of the open ones and must be taken', () => {
    expect(withTile(3).actionsOf(RED).actionTile(3)).toOfferOnly(special(1), special(2), special(3));
    const one = withTile(3)
      .specialWater(PURPLE, ...ALL_SPECIAL.slice(1))
      .actionsOf(RED)
      .actionTile(3);
    expect(one.player(RED)).toMatchObject({ specialWater: [1], water: 0, gardens: 1, markers: 6 });
    expect(one.table().openSpecialWater).toEqual([]);
  });

  it('[ACT-TILE-3] [A-52] regular Water when the special tiles are gone, never before', () => {
    const gone = withTile(3)
      .specialWater(PURPLE, ...ALL_SPECIAL)
      .actionsOf(RED)
      .actionTile(3);
    expect(gone.player(RED)).toMatchObject({ specialWater: [], water: 1, gardens: 1, markers: 6 });
    expect(gone.table().water).toBe(19);
  });

  it('[ACT-TILE-3] [A-105] what is used up is skipped, the rest is gained', () => {
    const noGarden = withTile(3)
      .gardens(PURPLE, 25)
      .actionsOf(RED)
      .actionTile(3)
      .specialWater(1)
      .chance({ chance: 'specialWater', tile: 4 });
    expect(noGarden.player(RED)).toMatchObject({ specialWater: [1], gardens: 0, markers: 6 });
    const noWater = withTile(3)
      .specialWater(PURPLE, ...ALL_SPECIAL)
      .water(PURPLE, 20)
      .actionsOf(RED)
      .actionTile(3);
    expect(noWater.player(RED)).toMatchObject({ specialWater: [], water: 0, gardens: 1, markers: 6 });
    const noMarker = withTile(3).markers(RED, 15).actionsOf(RED).actionTile(3).specialWater(1).chance({ chance: 'specialWater', tile: 4 });
    expect(noMarker.player(RED)).toMatchObject({ specialWater: [1], gardens: 1, markers: 15 });
  });

  it('[A-105] it is offered as long as one of the three can be gained', () => {
    type Missing = { water?: boolean; garden?: boolean; marker?: boolean };
    const board = ({ water, garden, marker }: Missing) => {
      const draft = withTile(3).markers(RED, marker ? 15 : 14);
      if (water) draft.specialWater(PURPLE, ...ALL_SPECIAL).water(PURPLE, 20);
      return draft.gardens(PURPLE, garden ? 25 : 24).actionsOf(RED);
    };
    expect(board({ garden: true, marker: true })).toOffer(tile(3));
    expect(board({ water: true, marker: true })).toOffer(tile(3));
    expect(board({ water: true, garden: true })).toOffer(tile(3));
    expect(board({ water: true, garden: true, marker: true })).not.toOffer(tile(3));
    // Regular Water alone is enough.
    const regular = withTile(3)
      .markers(RED, 15)
      .gardens(PURPLE, 25)
      .specialWater(PURPLE, ...ALL_SPECIAL);
    expect(regular.actionsOf(RED)).toOffer(tile(3));
  });
});

describe('tile 4', () => {
  const dice = { white: 1, green: 2 };

  it('[ACT-TILE-4] moves the Architect to any District, then takes a supply die of choice', () => {
    for (const district of [1, 2, 3, 5]) {
      const game = withTile(4).pawns(RED, 1, 4).supply(dice).actionsOf(RED).actionTile(4).go(district);
      expect(game).toBeAsked('supplyDie', RED);
      game.take('green');
      expect(happened(game)).toEqual([
        { event: 'architectMoved', rule: 'ACT-TILE-4', seat: RED, from: 4, district, gold: 0 },
        { event: 'supplyDieGained', rule: 'ACT-TILE-4', seat: RED, colour: 'green' },
      ]);
      expect(game.player(RED)).toMatchObject({ architect: district, assistant: 1, dice: { green: 1 }, gold: 2, markers: 5 });
      expect(game.table().supply).toEqual({ white: 1, green: 1 });
    }
  });

  it('[ACT-TILE-4] [TURN-10] [KEY-22] Red still acts here, and the Assistant follows at the end of the turn', () => {
    const game = withTile(4).actionsOf(RED).actionTile(4).go(5);
    expect(game.ask()).toMatchObject({ ask: 'action', district: 1, actionsLeft: 1 });
    expect(game.done().player(RED)).toMatchObject({ architect: 5, assistant: 5 });
  });

  it('[ACT-TILE-4] [A-105] the Architect may stay; the die is taken all the same', () => {
    const game = withTile(4).pawns(RED, 1, 3).supply(dice).actionsOf(RED).actionTile(4);
    expect(game).toOfferOnly(to(1), to(2), to(4), to(5), DECLINE);
    game.decline();
    expect(game).toOfferOnly(resource('white'), resource('green'));
    expect(game.take('white').player(RED)).toMatchObject({ architect: 3, dice: { white: 1 } });
  });

  it('[ACT-TILE-4] [A-105] [KEY-37] only colours that are in the supply; a single one is taken at once; an empty supply gives nothing', () => {
    const one = withTile(4).supply({ blue: 2 }).actionsOf(RED).actionTile(4).go(2);
    expect(one.player(RED).dice).toEqual({ blue: 1 });
    const none = withTile(4).actionsOf(RED).actionTile(4).go(2);
    expect(none.player(RED)).toMatchObject({ architect: 2, dice: {} });
    expect(none).toBeAsked('action', RED);
  });

  it('[ACT-TILE-4] [KEY-24] the die moves nobody', () => {
    const game = withTile(4).supply({ brown: 1 }).actionsOf(RED).actionTile(4).go(2);
    expect(game.events('architectMoved')).toHaveLength(1);
    expect(game.player(RED)).toMatchObject({ architect: 2, dice: { brown: 1 } });
  });
});

describe('tile 5', () => {
  const withCrates = (down: ResourceColour[], up: ResourceColour[] = []) => withTile(5).crates(RED, { down, up });

  it('[ACT-TILE-5] [C-41] refills two of three Crates and gives 1 marker', () => {
    const game = withCrates(['white', 'blue', 'green'], ['yellow']).actionsOf(RED).actionTile(5);
    expect(game.ask()).toMatchObject({ ask: 'crateRefill', seat: RED, crates: 2 });
    expect(game).toOfferOnly(crate('white'), crate('blue'), crate('green'), DECLINE);
    game.crate('blue');
    expect(game.ask()).toMatchObject({ ask: 'crateRefill', crates: 1 });
    expect(game).toOfferOnly(crate('white'), crate('green'), DECLINE);
    game.crate('white');
    expect(happened(game)).toEqual([
      { event: 'crateRefilled', rule: 'ACT-TILE-5', seat: RED, colour: 'blue' },
      { event: 'crateRefilled', rule: 'ACT-TILE-5', seat: RED, colour: 'white' },
      { event: 'markersGained', rule: 'ACT-TILE-5', seat: RED, amount: 1 },
    ]);
    expect(game.player(RED)).toMatchObject({
      cratesUp: { white: 1, yellow: 1, blue: 1 },
      cratesDown: { green: 1 },
      gold: 2,
      markers: 6,
      markerSupply: 9,
    });
  });

  it('[ACT-TILE-5] two Crates of one colour are two Crates', () => {
    const game = withCrates(['white', 'white', 'green']).actionsOf(RED).actionTile(5).crate('white').crate('white');
    expect(game.player(RED)).toMatchObject({ cratesUp: { white: 2 }, cratesDown: { green: 1 }, markers: 6 });
  });

  it('[ACT-TILE-5] [A-105] one Crate or none is refilled where there are no more, and the marker is gained', () => {
    const one = withCrates(['white']).actionsOf(RED).actionTile(5);
    if (one.asks() === 'crateRefill') one.crate('white');
    expect(one.player(RED)).toMatchObject({ cratesUp: { white: 1 }, cratesDown: {}, markers: 6 });
    const none = withCrates([], ['white']).actionsOf(RED).actionTile(5);
    expect(none.player(RED)).toMatchObject({ cratesUp: { white: 1 }, markers: 6 });
    expect(none).toBeAsked('action', RED);
  });

  it('[C-41] [A-105] up to two: both may be declined, or the second of three', () => {
    const none = withCrates(['white', 'blue', 'green']).actionsOf(RED).actionTile(5).decline();
    expect(none.player(RED)).toMatchObject({ cratesUp: {}, markers: 6 });
    const one = withCrates(['white', 'blue', 'green']).actionsOf(RED).actionTile(5).crate('green').decline();
    expect(one.player(RED)).toMatchObject({ cratesUp: { green: 1 }, cratesDown: { white: 1, blue: 1 }, markers: 6 });
  });

  it('[C-41] [A-105] up to two: one of two Crates may be left face down', () => {
    const game = withCrates(['white', 'blue']).actionsOf(RED).actionTile(5).crate('white');
    expect(game).toOfferOnly(crate('blue'), DECLINE);
    expect(game.decline().player(RED)).toMatchObject({ cratesUp: { white: 1 }, cratesDown: { blue: 1 }, markers: 6 });
  });

  it('[ACT-TILE-5] [A-25] costs nothing and does not count as the refill of the turn', () => {
    const game = withCrates(['brown'])
      .dice(RED, { brown: 1, blue: 1 })
      .gold(RED, 0)
      .project('white', 'b1', PURPLE)
      .actionsOf(RED)
      .actionTile(5);
    if (game.asks() === 'crateRefill') game.crate('brown');
    expect(game.player(RED)).toMatchObject({ dice: { brown: 1, blue: 1 }, cratesUp: { brown: 1 } });
    // After it has paid for a Construct, the Crate can be refilled by payment.
    game.construct('white');
    expect(game.player(RED)).toMatchObject({ dice: { blue: 1 }, cratesDown: { brown: 1 } });
    expect(game.refill('brown', 'blue').player(RED)).toMatchObject({ dice: {}, cratesUp: { brown: 1 } });
  });

  it('[A-105] it is not offered without a face-down Crate and without a marker in the supply', () => {
    expect(withCrates([], ['white']).markers(RED, 15).actionsOf(RED)).not.toOffer(tile(5));
    expect(withCrates(['white']).markers(RED, 15).actionsOf(RED)).toOffer(tile(5));
    expect(withCrates([], ['white']).markers(RED, 14).actionsOf(RED)).toOffer(tile(5));
    // Another player's Crates do not matter.
    expect(
      withTile(5)
        .crates(PURPLE, { down: ['white'] })
        .markers(RED, 15)
        .actionsOf(RED),
    ).not.toOffer(tile(5));
  });
});

describe('tile 6', () => {
  it('[ACT-TILE-6] costs 2 VP, then climbs one step on a track of choice', () => {
    const game = withTile(6).mastery(RED, { white: 2, yellow: 2, brown: 3 }).actionsOf(RED).actionTile(6);
    expect(game).toBeAsked('stepOfChoice', RED);
    expect(game.player(RED).vp).toBe(8);
    game.track('brown');
    expect(happened(game)).toMatchObject([
      { event: 'vpLost', rule: 'ACT-TILE-6', seat: RED, amount: 2 },
      { event: 'stepMade', rule: 'ACT-TILE-6', seat: RED, colour: 'brown', row: 4 },
    ]);
    expect(game.player(RED)).toMatchObject({ vp: 8, mastery: { white: 2, yellow: 2, brown: 4 }, gold: 2, markers: 5 });
    expect(game.player(PURPLE)).toMatchObject({ ...untouched, mastery: { white: 0, yellow: 0, brown: 0 } });
  });

  it('[ACT-TILE-6] [A-105] the step must be made, on any track whose marker is not at the top', () => {
    const offered = (rows: object) => withTile(6).mastery(RED, rows).actionsOf(RED).actionTile(6);
    expect(offered({})).toOfferOnly(track('white'), track('yellow'), track('brown'));
    expect(offered({ yellow: 9 })).toOfferOnly(track('white'), track('brown'));
    // Both steps are made on the only track that is not at the top.
    expect(offered({ white: 9, yellow: 9, brown: 4 }).player(RED)).toMatchObject({ vp: 8, mastery: { brown: 5 } });
  });

  it('[ACT-TILE-6] [SCORE-15] [A-70] [A-123] VP never fall below 0', () => {
    for (const [vp, left, lost] of [
      [3, 1, 2],
      [2, 0, 2],
      [1, 0, 1],
    ] as const) {
      const game = withTile(6).vp(RED, vp).actionsOf(RED).actionTile(6).track('white');
      expect(game.player(RED)).toMatchObject({ vp: left, mastery: { white: 1 } });
      expect(game.events('vpLost')).toMatchObject([{ amount: lost }]);
    }
  });

  it('[ACT-TILE-6] [A-70] [SCORE-15] with 0 VP the step is free', () => {
    const game = withTile(6).vp(RED, 0).actionsOf(RED).actionTile(6).track('yellow');
    expect(game.player(RED)).toMatchObject({ vp: 0, mastery: { yellow: 1 } });
    expect(game.events('vpLost')).toEqual([]);
  });

  it('[ACT-TILE-6] [SCORE-15] VP are lost before the step gains some', () => {
    // Row 3 of a lowest marker pays 2 VP: 1 - 1 + 2, not 1 + 2 - 2.
    const game = withTile(6).vp(RED, 1).mastery(RED, { white: 2, yellow: 2, brown: 2 }).actionsOf(RED).actionTile(6).track('white');
    expect(game.player(RED).vp).toBe(2);
  });

  it('[SCORE-15] [A-123] twice in a turn: what is not there is not owed', () => {
    const game = withTile(6).vp(RED, 3).actionsOf(RED).actionTile(6).track('white').actionTile(6).track('white');
    expect(game.player(RED).vp).toBe(0);
    expect(game.events('vpLost').map(({ amount }) => amount)).toEqual([2, 1]);
  });

  it('[A-105] it is not offered with 0 VP and all markers at the top; with either of them it is', () => {
    const top = { white: 9, yellow: 9, brown: 9 };
    expect(withTile(6).vp(RED, 0).mastery(RED, top).actionsOf(RED)).not.toOffer(tile(6));
    expect(
      withTile(6)
        .vp(RED, 0)
        .mastery(RED, { ...top, brown: 8 })
        .actionsOf(RED),
    ).toOffer(tile(6));
    const vpOnly = withTile(6).vp(RED, 1).mastery(RED, top).actionsOf(RED);
    expect(vpOnly).toOffer(tile(6));
    expect(vpOnly.actionTile(6).player(RED)).toMatchObject({ vp: 0, mastery: top });
  });
});

describe('all tiles', () => {
  it('[A-105] tiles 1, 2 and 4 always change something', () => {
    for (const number of [1, 2, 4]) expect(withTile(number).markers(RED, 15).actionsOf(RED)).toOffer(tile(number));
  });

  it('[ACT-TILE-2] a tile serves every player who stands there, as often as one likes', () => {
    const game = position({ players: 3 }).actionTiles(1, 2).actionsOf(PURPLE).actionTile(2).actionTile(2).done();
    game.moveTo(1).actionTile(2);
    expect(game.player(PURPLE)).toMatchObject({ gold: 4, markers: 7 });
    expect(game.player(ORANGE)).toMatchObject({ gold: 3, markers: 6 });
  });
});

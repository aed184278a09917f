/** District scoring (SCORE-*). The Barge of District 1 is brown, of 2 yellow, of 3 white, of 4 blue, of 5 green. */
import { describe, expect, it } from 'vitest';
import { validateEdition } from '../src/edition/validate.ts';
import { RULES_EDITION } from './support/edition.ts';
import { type Game, ORANGE, PURPLE, position, RED } from './support/index.ts';

const to = (district: number) => ({ choose: 'district', district }) as const;

/** The VP of every seat for the scoring of a District at the end of Red's turn. */
const points = (game: Game) => game.events('districtScored').map(({ vp }) => vp);

describe('when', () => {
  it('[SCORE-01] at the end of the turn in which the Barge is empty, not before', () => {
    const game = position().barge(1, [4]).turnOf(RED).moveTo(4).project('white', 'b1');
    expect(game.events('scoringBegan')).toEqual([]);
    game.done();
    expect(game.events('scoringBegan')).toMatchObject([{ district: 1, full: true }]);
    game.roll(1, 1, 1, 1, 1);
    expect(game).toBeAsked('die', PURPLE);
  });

  it('[SCORE-14] with several empty Barges the active player chooses the order', () => {
    const game = position().barge(2, []).barge(5, []).actionsOf(RED).done();
    expect(game).toBeAsked('scoringOrder', RED);
    expect(game).toOfferOnly(to(2), to(5));
    game.go(5).roll(1, 1, 1, 1, 1).roll(2, 2, 2, 2, 2);
    expect(game.events('scoringBegan').map(({ district }) => district)).toEqual([5, 2]);
    expect(game.player(RED).gold).toBe(4);
    expect(game.table().timeGold).toBe(3);
  });
});

describe('steps 1 and 4', () => {
  it('[SCORE-02] the active player takes 1 Gold from the Time track', () => {
    const game = position().barge(1, []).actionsOf(PURPLE).done().roll(1, 1, 1, 1, 1);
    expect([game.player(RED).gold, game.player(PURPLE).gold]).toEqual([2, 3]);
    expect(game.table().timeGold).toBe(4);
  });

  it('[SCORE-13] all dice of the colour are rolled from the supply back onto the Barge', () => {
    const game = position().barge(1, []).dice(RED, { brown: 1 }).dice(PURPLE, { brown: 1 }).supply({ brown: 3, white: 2 });
    const rolling = game.actionsOf(RED).done();
    expect(rolling).toAskChance('rollDice');
    rolling.roll(6, 6, 2, 1, 1);
    expect(rolling.table().barges[0]).toEqual([1, 1, 2, 6, 6]);
    expect(rolling.table().supply).toEqual({ white: 2 });
  });

  it('[A-14] a supply die of the scored colour gained in step 2 stays with its owner and is not rolled', () => {
    // Red loses a white die, takes a step to row 3 of white and takes a white die from the supply.
    const game = position()
      .barge(3, [])
      .dice(RED, { white: 1 })
      .supply({ white: 4, blue: 1 })
      .mastery(RED, { white: 2 })
      .actionsOf(RED)
      .done();
    expect(game).toBeAsked('supplyDie', RED);
    game.take('white').roll(5, 5, 5, 5);
    expect(game.player(RED).dice).toEqual({ white: 1 });
    expect(game.table().barges[2]).toEqual([5, 5, 5, 5]);
  });

  it('[A-183] with one die of a colour more than players at least one is rolled; the validator refuses fewer', () => {
    const dice = { origin: 'stated', perColour: [3, 4, 5] } as const;
    const game = position({ edition: { dice } })
      .barge(3, [])
      .dice(RED, { white: 1 })
      .dice(PURPLE, { white: 2 })
      .mastery(RED, { white: 2 })
      .mastery(PURPLE, { white: 2 })
      .actionsOf(RED)
      .done();
    // Each climbs to row 3 and takes a white die, the only colour in the supply.
    expect([game.player(RED).dice, game.player(PURPLE).dice]).toEqual([{ white: 1 }, { white: 1 }]);
    expect(game.roll(4).table().barges[2]).toEqual([4]);
    expect(validateEdition({ ...RULES_EDITION, dice }).ok).toBe(true);
    expect(validateEdition({ ...RULES_EDITION, dice: { ...dice, perColour: [2, 4, 5] } }).ok).toBe(false);
  });
});

describe('step 2', () => {
  it('[SCORE-03] everybody returns all dice of the colour of the District, and no others', () => {
    const game = position({ players: 3 })
      .barge(4, [])
      .dice(RED, { blue: 2, white: 1 })
      .dice(ORANGE, { blue: 1, green: 2 })
      .actionsOf(RED)
      .done();
    expect([RED, PURPLE, ORANGE].map((seat) => game.player(seat).dice)).toEqual([{ white: 1 }, {}, { green: 2 }]);
    game.roll(1, 1, 1, 1, 1, 1);
  });

  it('[A-112] Crates are not lost', () => {
    const game = position()
      .barge(4, [])
      .crates(RED, { up: ['blue'], down: ['blue'] })
      .actionsOf(RED)
      .done();
    expect(game.player(RED)).toMatchObject({ cratesUp: { blue: 1 }, cratesDown: { blue: 1 }, water: 0 });
    game.roll(1, 1, 1, 1, 1);
  });

  it('[SCORE-04] losing white, yellow or brown dice gives one step on that track', () => {
    for (const [district, colour] of [
      [1, 'brown'],
      [2, 'yellow'],
      [3, 'white'],
    ] as const) {
      const game = position()
        .barge(district, [])
        .dice(PURPLE, { [colour]: 1 })
        .actionsOf(RED)
        .done();
      expect(game.player(PURPLE).mastery).toEqual({ white: 0, yellow: 0, brown: 0, [colour]: 1 });
      expect(game.player(RED).mastery).toEqual({ white: 0, yellow: 0, brown: 0 });
      game.roll(1, 1, 1, 1, 1);
    }
  });

  it('[SCORE-05] losing blue dice gives one regular Water tile, [SCORE-06] losing green dice one Garden tile', () => {
    const water = position().barge(4, []).dice(PURPLE, { blue: 1 }).actionsOf(RED).done();
    expect(water.player(PURPLE)).toMatchObject({ water: 1, gardens: 0 });
    water.roll(1, 1, 1, 1, 1);
    const garden = position().barge(5, []).dice(PURPLE, { green: 1 }).actionsOf(RED).done();
    expect(garden.player(PURPLE)).toMatchObject({ water: 0, gardens: 1 });
    garden.roll(1, 1, 1, 1, 1);
  });

  it('[SCORE-05] the colour of the Barge decides, wherever it lies', () => {
    const game = position()
      .barges('blue', 'white', 'yellow', 'brown', 'green')
      .barge(1, [])
      .dice(PURPLE, { blue: 1 })
      .actionsOf(RED)
      .done();
    expect(game.player(PURPLE).water).toBe(1);
    game.roll(1, 1, 1, 1, 1);
  });

  it('[SCORE-07] [C-44] one compensation, however many dice', () => {
    const game = position().barge(2, []).dice(PURPLE, { yellow: 4 }).actionsOf(RED).done();
    expect(game.player(PURPLE).mastery.yellow).toBe(1);
    game.roll(1, 1, 1, 1, 1);
  });

  it('[A-110] everybody returns dice first, then compensations clockwise from the active player', () => {
    const game = position({ players: 3 })
      .barge(3, [])
      .dice(RED, { white: 1 })
      .dice(PURPLE, { white: 1 })
      .dice(ORANGE, { white: 1 })
      .actionsOf(PURPLE)
      .done();
    const story = game.events().flatMap((event) => (event.event === 'diceReturned' || event.event === 'stepMade' ? [event] : []));
    expect(story.slice(0, 3).map(({ event }) => event)).toEqual(['diceReturned', 'diceReturned', 'diceReturned']);
    expect(story.slice(3).map(({ event, seat }) => [event, seat])).toEqual([
      ['stepMade', PURPLE],
      ['stepMade', ORANGE],
      ['stepMade', RED],
    ]);
    game.roll(1, 1, 1, 1, 1, 1);
  });

  it('[A-110] so a supply die may be one that a later player has returned', () => {
    const game = position()
      .barge(3, [])
      .dice(RED, { white: 1 })
      .dice(PURPLE, { white: 4 })
      .mastery(RED, { white: 2 })
      .actionsOf(RED)
      .done();
    // All five white dice are now in the supply, and no other colour is.
    expect(game.player(RED).dice).toEqual({ white: 1 });
    expect(game).toAskChance('rollDice');
    game.roll(1, 1, 1, 1);
  });

  it('[A-111] the compensation step pays its bonuses and counts for this scoring', () => {
    const game = position()
      .barge(3, [])
      .dice(RED, { white: 1 })
      .mastery(RED, { white: 1, yellow: 1, brown: 1 })
      .building('white', { spaces: ['k1', 'l1'], owner: RED })
      .actionsOf(RED)
      .done()
      .roll(1, 1, 1, 1, 1);
    // To row 2: 1 marker at the right, and white is worth 2 in step 3.
    expect(game.player(RED)).toMatchObject({ mastery: { white: 2 }, markers: 6, vp: 14 });
  });
});

describe('step 3', () => {
  const scored = (board: ReturnType<typeof position>, district: number) =>
    points(board.barge(district, []).actionsOf(RED).done().roll(1, 1, 1, 1, 1));

  it('[SCORE-08] all players score the District', () => {
    const board = position()
      .building('white', { spaces: ['b1'], owner: RED })
      .building('white', { spaces: ['d1', 'd2'], owner: PURPLE });
    expect(scored(board, 1)).toEqual([1, 2]);
  });

  it('[SCORE-08] only that District', () => {
    const board = position()
      .building('white', { spaces: ['f1', 'f2'], owner: RED })
      .building('white', { spaces: ['k1'], owner: PURPLE });
    expect(scored(board, 1)).toEqual([0, 0]);
  });

  it("[SCORE-09] [KEY-09] each Building scores its size times its colour's value on its owner's track", () => {
    const board = position()
      .mastery(RED, { white: 4, brown: 2 })
      .mastery(PURPLE, { white: 9 })
      .building('white', { spaces: ['b1', 'c1', 'd1'], owner: RED })
      .building('brown', { spaces: ['a4'], owner: RED })
      .building('white', { spaces: ['d4'], owner: PURPLE });
    expect(scored(board, 1)).toEqual([3 * 3 + 1 * 2, 5]);
  });

  it('[SCORE-10] each adjacent Garden of any owner adds one to the size', () => {
    const board = position()
      .mastery(RED, { white: 2 })
      .building('white', { spaces: ['b2', 'c2'], owner: RED })
      .garden('b1', RED)
      .garden('c3', PURPLE)
      .garden('a1', PURPLE);
    expect(scored(board, 1)).toEqual([(2 + 2) * 2, 0]);
  });

  it('[SCORE-10] a Garden that touches several pieces of one Building counts once', () => {
    const board = position()
      .building('white', { spaces: ['b1', 'c1', 'c2'], owner: RED })
      .garden('b2', PURPLE);
    expect(scored(board, 1)).toEqual([3 + 1, 0]);
  });

  it('[SCORE-10] a Garden between two Buildings counts for both, of whatever colour and owner', () => {
    const board = position()
      .mastery(PURPLE, { yellow: 2 })
      .building('white', { spaces: ['b1'], owner: RED })
      .building('yellow', { spaces: ['b3'], owner: PURPLE })
      .garden('b2', RED);
    expect(scored(board, 1)).toEqual([2, 4]);
  });

  it('[A-50] [KEY-20] a Garden on border Water counts for Buildings of both Districts, in the scoring of each', () => {
    const board = () =>
      position()
        .building('white', { spaces: ['d2'], owner: RED })
        .building('yellow', { spaces: ['f2', 'f1'], owner: RED })
        .garden('e2', PURPLE);
    expect(scored(board(), 1)).toEqual([2, 0]);
    expect(scored(board(), 2)).toEqual([3, 0]);
  });

  it('[KEY-21] a Garden at a corner does not touch', () => {
    expect(
      scored(
        position()
          .building('white', { spaces: ['b2'], owner: RED })
          .garden('a1', RED)
          .garden('c3', RED),
        1,
      ),
    ).toEqual([1, 0]);
  });

  it('[SCORE-09] Water without a Garden and Projects score nothing', () => {
    const board = position()
      .building('white', { spaces: ['b2'], owner: RED })
      .laid('b1')
      .project('yellow', 'a2', RED);
    expect(scored(board, 1)).toEqual([1, 0]);
  });
});

/** Components and set-up (COMP-*, SET-*). */
import { describe, expect, it } from 'vitest';
import type { Outcome } from '../src/choices.ts';
import { SHIP_IDS } from '../src/edition/types.ts';
import { playOutcome } from '../src/play.ts';
import { RULES_EDITION } from './support/edition.ts';
import { BLACK, countFaces, dealStandard, type Game, newTestGame, ORANGE, PURPLE, position, RED } from './support/index.ts';

/** A game after all random outcomes of set-up, when the first starting Building is asked. */
function dealt(players: 2 | 3 | 4, switches = {}) {
  const game = newTestGame({ players, switches });
  dealStandard(game.state);
  return game;
}

/** Hands in outcomes while this kind of chance is asked, and returns how many. */
function countAsked(game: Game, kind: string, outcome: (n: number) => Outcome): number {
  let times = 0;
  while (game.asks() === kind) game.chance(outcome(times++));
  return times;
}

describe('board and Barges', () => {
  it('[COMP-01] [SET-01] [A-06] two players use the side duo, three and four the side full', () => {
    const spaces = (players: number) => newTestGame({ players: players as 2 }).state.setting.spaceNames;
    expect(spaces(2)).toContain('e1');
    expect(spaces(2)).not.toContain('e4');
    for (const players of [3, 4]) {
      expect(spaces(players)).toContain('e4');
      expect(spaces(players)).not.toContain('e1');
    }
  });

  it('[COMP-02] [SET-02] outside a first game each Barge is dealt at random, each colour once', () => {
    const game = newTestGame();
    expect(game).toAskChance('dealBarge');
    game.chance({ chance: 'barge', colour: 'green' });
    expect(game).toAskChance('dealBarge');
    expect(playOutcome(game.state, { chance: 'barge', colour: 'green' })).toEqual({ ok: false, code: 'notLegal' });
    game.chance({ chance: 'barge', colour: 'white' }, { chance: 'barge', colour: 'blue' });
    game.chance({ chance: 'barge', colour: 'brown' }, { chance: 'barge', colour: 'yellow' });
    expect(game.events('bargeLaid').map(({ district, colour }) => [district, colour])).toEqual([
      [1, 'green'],
      [2, 'white'],
      [3, 'blue'],
      [4, 'brown'],
      [5, 'yellow'],
    ]);
    expect(game).toAskChance('rollDice');
  });

  it('[SET-03] the Property Cost of a District has the colour of its Barge', () => {
    const game = position()
      .barges('green', 'white', 'yellow', 'brown', 'blue')
      .gold(RED, 0)
      .dice(RED, { green: 2 })
      .project('white', 'b1', PURPLE)
      .actionsOf(RED);
    game.construct('white');
    expect(game.player(RED).dice).toEqual({});
    const printedColour = position()
      .barges('green', 'white', 'yellow', 'brown', 'blue')
      .gold(RED, 0)
      .dice(RED, { brown: 2 })
      .project('white', 'b1', PURPLE)
      .actionsOf(RED);
    expect(printedColour).not.toOffer({ choose: 'action', action: 'construct' });
  });

  it('[SET-04] [C-08] a first game uses the printed Barges, and only a first game', () => {
    const game = newTestGame({ switches: { firstGame: true } });
    expect(game).toAskChance('rollDice');
    expect(game.table().bargeColours).toEqual(['brown', 'yellow', 'white', 'blue', 'green']);
    expect(newTestGame({ switches: { firstGame: false } })).toAskChance('dealBarge');
    expect(newTestGame()).toAskChance('dealBarge');
  });

  it('[COMP-14] [SET-05] 5, 6 or 7 dice of each colour are rolled onto its Barge; the others are out of the game', () => {
    for (const [players, dice] of [
      [2, 5],
      [3, 6],
      [4, 7],
    ] as const) {
      const game = newTestGame({ players, switches: { firstGame: true } });
      const one = (n: number) => ({ chance: 'dice', faces: countFaces(Array(n).fill(1)) }) as const;
      expect(playOutcome(game.state, one(dice - 1)).ok).toBe(false);
      expect(playOutcome(game.state, one(dice + 1)).ok).toBe(false);
      expect(countAsked(game, 'rollDice', () => one(dice))).toBe(5);
      expect(game.table().barges).toEqual(Array(5).fill(Array(dice).fill(1)));
      expect(game.table().supply).toEqual({});
    }
  });

  it('[SET-06] [C-06] one Gold lies on every space of the Time track: five', () => {
    expect(newTestGame().table().timeGold).toBe(5);
    expect(newTestGame({ edition: { timeTrack: { origin: 'stated', spaces: 7 } } }).table().timeGold).toBe(7);
  });
});

describe('tiles', () => {
  it('[COMP-04] [SET-07] seven of fifteen Ships are dealt to the empty spaces; two more are printed', () => {
    const game = newTestGame({ switches: { firstGame: true } });
    game.roll(1, 2, 3, 4, 5).roll(1, 2, 3, 4, 5).roll(1, 2, 3, 4, 5).roll(1, 2, 3, 4, 5).roll(1, 2, 3, 4, 5);
    expect(RULES_EDITION.ships.tiles).toHaveLength(15);
    game.chance({ chance: 'ship', ship: 'S15' });
    expect(playOutcome(game.state, { chance: 'ship', ship: 'S15' }).ok).toBe(false);
    expect(1 + countAsked(game, 'dealShip', (n) => ({ chance: 'ship', ship: SHIP_IDS[n] }))).toBe(7);
    expect(game.events('shipLaid').map(({ shipSpace }) => shipSpace)).toEqual([1, 2, 4, 5, 6, 8, 9]);
  });

  it('[SET-10] [COMP-09] three of the ten special Water tiles lie open', () => {
    const game = dealt(2);
    expect(game.events('specialWaterOpened').map(({ tile }) => tile)).toEqual([1, 2, 3]);
    expect(game.table().openSpecialWater).toEqual([1, 2, 3]);
    expect(RULES_EDITION.specialWater.faces).toHaveLength(10);
  });

  it('[SET-11] [COMP-09] [COMP-11] 20 regular Water tiles and 25 Gardens lie in their stacks', () => {
    expect(dealt(2).table()).toMatchObject({ water: 20, gardens: 25 });
  });

  it('[SET-17] [COMP-08] [COMP-13] there are 20 Projects and 25 Building pieces of each colour', () => {
    expect(dealt(2).table().projects).toEqual({ white: 20, yellow: 20, brown: 20 });
    expect(dealt(2).table().pieces).toEqual({ white: 25, yellow: 25, brown: 25 });
  });

  it('[C-03] Building pieces are a common stock', () => {
    const game = dealt(2).colour('white').space('b1').colour('white').space('d1');
    expect(game.table().pieces).toEqual({ white: 23, yellow: 25, brown: 25 });
  });

  it('the steps of chance come in a fixed order', () => {
    const game = dealt(2);
    const kinds = game.events().map(({ event }) => event);
    expect([...new Set(kinds)]).toEqual([
      'bargeLaid',
      'diceRolled',
      'shipLaid',
      'harbormasterLaid',
      'portCrateLaid',
      'specialWaterOpened',
      'actionTileLaid',
      'zigguratTileLaid',
      'decreeLaid',
      'crateDealt',
      'urbanCardDrawn',
      'urbanCardSeen',
      'startPlayerDrawn',
    ]);
  });
});

describe('players', () => {
  it('[COMP-15] [SET-18] each player has 14 Houses, all on the board', () => {
    for (const seat of [RED, PURPLE]) expect(dealt(2).player(seat).houses).toEqual({ white: 3, yellow: 3, brown: 3, bottom: 5 });
  });

  it('[SET-19] [C-05] [COMP-15] each player keeps 5 of 15 Claim markers', () => {
    expect(dealt(3).player(ORANGE)).toMatchObject({ markers: 5, markerSupply: 10 });
  });

  it('[SET-20] [C-04] each player has 2 Gold', () => {
    for (const seat of [RED, PURPLE, ORANGE, BLACK]) expect(dealt(4).player(seat).gold).toBe(2);
  });

  it('[SET-20] [COMP-12] [C-02] [C-13] each player gets one random Crate of twenty; the others are boxed', () => {
    const game = newTestGame({ players: 4, switches: { firstGame: true } });
    expect([...game.state.crateStock]).toEqual([4, 4, 4, 4, 4]);
    dealStandard(game.state, 'dealCrate');
    // Six lie in the Port.
    expect([...game.state.crateStock]).toEqual([2, 3, 3, 3, 3]);
    const colours = ['green', 'blue', 'green', 'green'] as const;
    for (const colour of colours) game.chance({ chance: 'crate', colour });
    for (const seat of [RED, PURPLE, ORANGE, BLACK]) expect(game.player(seat).cratesUp).toEqual({ [colours[seat]]: 1 });
    expect([...game.state.crateStock]).toEqual([0, 0, 0, 0, 0]);
    dealStandard(game.state);
  });

  it('[A-07] the starting Crate lies face up', () => {
    expect(dealt(2).player(PURPLE)).toMatchObject({ cratesUp: { yellow: 1 }, cratesDown: {} });
  });

  it('[SET-21] [SET-22] Mastery markers start at the bottom, scores at 10', () => {
    for (const seat of [RED, PURPLE]) {
      expect(dealt(2).player(seat)).toMatchObject({ mastery: { white: 0, yellow: 0, brown: 0 }, vp: 10 });
    }
  });

  it('[SET-23] [C-12] the start player is drawn and stays', () => {
    expect(dealt(3).events('startPlayerDrawn')).toMatchObject([{ seat: RED }]);
    const game = position({ players: 3 }).startPlayer(PURPLE).pawns(RED, 4).turnOf(RED).moveTo(4).done();
    expect(game).toBeAsked('die', PURPLE);
    expect(game.table().startPlayer).toBe(PURPLE);
  });
});

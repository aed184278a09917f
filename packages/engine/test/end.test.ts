/** The end of the game (END-*). */
import { describe, expect, it } from 'vitest';
import { type Game, ORANGE, PURPLE, position, RED } from './support/index.ts';

/** A turn without actions, with the first die offered and without paying Gold. */
function pass(game: Game): Game {
  return game.choose(game.offers()[0]).choose(game.offers()[0]).done();
}

const scorings = (game: Game) => game.events('scoringBegan').filter(({ rule }) => rule !== 'END-04');

describe('the trigger', () => {
  it('[END-01] taking the last Gold of the Time track triggers the end', () => {
    const game = position().timeGold(1).barge(1, []).actionsOf(RED).done().roll(1, 1, 1, 1, 1);
    expect(game.events('endTriggered')).toMatchObject([{ seat: RED }]);
    const before = position().timeGold(2).barge(1, []).actionsOf(RED).done().roll(1, 1, 1, 1, 1);
    expect(before.events('endTriggered')).toEqual([]);
  });

  it('[END-02] [C-46] all have equally many turns, then exactly one more round', () => {
    const game = position({ players: 3 }).timeGold(1).barge(1, []).actionsOf(RED).done().roll(1, 2, 3, 4, 5, 6);
    const turns: number[] = [];
    while (game.asks() === 'die') {
      turns.push(game.ask()?.seat ?? -1);
      pass(game);
    }
    expect(turns).toEqual([PURPLE, ORANGE, RED, PURPLE, ORANGE]);
    expect(game).toBeOver();
  });

  it('[END-02] rounds begin with the start player', () => {
    const game = position({ players: 3 }).startPlayer(ORANGE).timeGold(1).barge(1, []).actionsOf(RED).done().roll(1, 2, 3, 4, 5, 6);
    const turns: number[] = [];
    while (game.asks() === 'die') {
      turns.push(game.ask()?.seat ?? -1);
      pass(game);
    }
    expect(turns).toEqual([PURPLE, ORANGE, RED, PURPLE]);
  });

  it('[A-116] triggered by the last player of a round: exactly one more round', () => {
    const game = position().timeGold(1).barge(1, []).actionsOf(PURPLE).done().roll(1, 2, 3, 4, 5);
    pass(pass(game));
    expect(game).toBeOver();
    expect(game.events('turnBegan').map(({ seat }) => seat)).toEqual([RED, PURPLE]);
  });
});

describe('scorings at the end', () => {
  it('[A-114] the scoring that takes the last Gold is full', () => {
    const game = position()
      .timeGold(1)
      .barge(1, [])
      .building('white', { spaces: ['b1'], owner: RED })
      .actionsOf(RED)
      .done();
    expect(scorings(game)).toMatchObject([{ district: 1, full: true }]);
    expect(game.player(RED)).toMatchObject({ gold: 3, vp: 11 });
    game.roll(1, 1, 1, 1, 1);
  });

  it('[END-03] [C-45] after the trigger an empty Barge performs steps 2 and 4 only', () => {
    for (const phase of ['triggered', 'lastRound'] as const) {
      const game = position({ players: 3 })
        .ending(phase)
        .barge(1, [])
        .dice(PURPLE, { brown: 2 })
        .building('white', { spaces: ['b1'], owner: RED })
        .actionsOf(RED)
        .done();
      expect(scorings(game)).toMatchObject([{ district: 1, full: false }]);
      expect(game.player(PURPLE)).toMatchObject({ dice: {}, mastery: { brown: 1 } });
      expect(game).toAskChance('rollDice');
      game.roll(1, 1, 1, 1, 1, 1);
      expect(game.player(RED)).toMatchObject({ gold: 2, vp: 10 });
    }
  });

  it('[A-113] of two empty Barges with one Gold left the first is scored in full, the second reduced', () => {
    const game = position()
      .timeGold(1)
      .barge(1, [])
      .barge(2, [])
      .building('white', { spaces: ['b1'], owner: RED })
      .building('yellow', { spaces: ['f1'], owner: RED })
      .actionsOf(RED)
      .done()
      .go(2)
      .roll(1, 1, 1, 1, 1)
      .roll(1, 1, 1, 1, 1);
    expect(scorings(game)).toMatchObject([
      { district: 2, full: true },
      { district: 1, full: false },
    ]);
    expect(game.player(RED)).toMatchObject({ gold: 3, vp: 11 });
    expect(game.events('districtScored').map(({ district }) => district)).toEqual([2, 2]);
  });
});

describe('final scoring', () => {
  it('[END-04] Districts 1 to 5 are scored one last time, in this order', () => {
    const game = position()
      .ending('lastRound')
      .building('white', { spaces: ['b1'], owner: RED })
      .building('yellow', { spaces: ['f1', 'f2'], owner: PURPLE })
      .building('brown', { spaces: ['k1', 'k2', 'k3'], owner: RED })
      .actionsOf(PURPLE)
      .done();
    expect(game).toBeOver();
    expect(game.events('scoringBegan').map(({ district }) => district)).toEqual([1, 2, 3, 4, 5]);
    expect([game.player(RED).vp, game.player(PURPLE).vp]).toEqual([14, 12]);
  });

  it('[END-04] it follows the last turn of the last round only', () => {
    const game = position().ending('lastRound').actionsOf(RED).done();
    expect(game.events('finalScoringBegan')).toEqual([]);
    expect(pass(game)).toBeOver();
  });

  it('[A-115] no Gold is taken', () => {
    const game = position().ending('lastRound').finalScoring();
    expect([game.player(RED).gold, game.player(PURPLE).gold]).toEqual([2, 2]);
    expect(game.events('timeGoldTaken')).toEqual([]);
  });

  it('[A-117] steps 2 and 3: dice are returned and compensated; nothing is rolled', () => {
    const game = position()
      .ending('lastRound')
      .mastery(RED, { white: 1 })
      .dice(RED, { white: 2, blue: 1 })
      .building('white', { spaces: ['k1'], owner: RED })
      .finalScoring();
    expect(game).toBeOver();
    expect(game.player(RED)).toMatchObject({ mastery: { white: 2 }, water: 1, dice: {}, vp: 12 });
    expect(game.table().barges[2]).toEqual([1, 2, 3]);
  });

  it('[A-117] with the switch finalCompensation off only step 3 is made', () => {
    const game = position({ switches: { finalCompensation: false } })
      .ending('lastRound')
      .mastery(RED, { white: 1 })
      .dice(RED, { white: 2, blue: 1 })
      .building('white', { spaces: ['k1'], owner: RED })
      .finalScoring();
    expect(game).toBeOver();
    expect(game.player(RED)).toMatchObject({ mastery: { white: 1 }, water: 0, dice: { white: 2, blue: 1 }, vp: 11 });
  });

  it('[A-118] [A-110] District by District: a supply die gained in one is lost and compensated in a later one', () => {
    // District 1 (brown): Red climbs to row 7 and takes a yellow die, which District 2 takes and compensates.
    const game = position()
      .ending('lastRound')
      .mastery(RED, { brown: 6 })
      .dice(RED, { brown: 1 })
      .supply({ yellow: 1, green: 1 })
      .finalScoring();
    expect(game).toBeAsked('supplyDie', RED);
    game.take('yellow');
    expect(game).toBeOver();
    expect(game.player(RED)).toMatchObject({ mastery: { white: 0, yellow: 1, brown: 7 }, dice: {} });
  });

  it('[A-118] the steps of earlier Districts count in later ones', () => {
    // The brown step of District 1 raises brown to 2 before the brown Building of District 2 is scored.
    const game = position()
      .ending('lastRound')
      .mastery(RED, { brown: 1 })
      .dice(RED, { brown: 1 })
      .building('brown', { spaces: ['f1'], owner: RED })
      .finalScoring();
    expect(game.player(RED).vp).toBe(12);
  });

  it('[A-110] compensations go clockwise from the start player', () => {
    const game = position({ players: 3 })
      .ending('lastRound')
      .startPlayer(PURPLE)
      .dice(RED, { white: 1 })
      .dice(PURPLE, { white: 1 })
      .dice(ORANGE, { white: 1 })
      .finalScoring();
    expect(game.events('stepMade').map(({ seat }) => seat)).toEqual([PURPLE, ORANGE, RED]);
  });
});

describe('the winner', () => {
  const over = (board: ReturnType<typeof position>) => board.ending('lastRound').finalScoring().events('gameOver')[0];
  const winners = (board: ReturnType<typeof position>) => over(board)?.winners;

  it('[END-07] has the most VP, whatever the Gold', () => {
    expect(winners(position().vp(RED, 30).vp(PURPLE, 31).gold(RED, 9).gold(PURPLE, 0))).toEqual([PURPLE]);
  });

  it('[END-07] is told with what decided it', () => {
    expect(over(position().vp(RED, 30).vp(PURPLE, 31))?.decidedBy).toBe('vp');
    expect(over(position().vp(RED, 30).vp(PURPLE, 30).gold(RED, 1).gold(PURPLE, 2))?.decidedBy).toBe('gold');
    expect(over(position().vp(RED, 30).vp(PURPLE, 30).gold(RED, 1).gold(PURPLE, 1))?.decidedBy).toBe('nothing');
  });

  it('[END-07] [C-50] with a tie, the most Gold', () => {
    expect(winners(position({ players: 3 }).vp(RED, 30).vp(PURPLE, 30).vp(ORANGE, 29).gold(RED, 1).gold(PURPLE, 2))).toEqual([PURPLE]);
  });

  it('[END-07] [C-50] with a tie in Gold, too, victory is shared', () => {
    expect(winners(position({ players: 3 }).vp(RED, 30).vp(PURPLE, 12).vp(ORANGE, 30))).toEqual([RED, ORANGE]);
  });

  it('[A-120] Gold is counted after final scoring', () => {
    // Red and Purple tie with 2 Gold each; the compensation step of Red pays 1 Gold.
    expect(winners(position().dice(RED, { yellow: 1 }))).toEqual([RED]);
  });

  it('[END-07] VP are those after final scoring', () => {
    expect(
      winners(
        position()
          .vp(RED, 11)
          .building('white', { spaces: ['b1', 'c1'], owner: PURPLE }),
      ),
    ).toEqual([PURPLE]);
  });
});

/**
 * The players' standing: VP by source and scoring period, what each District would score now, and public information. Periods count from 0;
 * with five Gold on the Time track, period 5 is that of the last turns and 6 is final scoring.
 */
import { describe, expect, it } from 'vitest';
import { Generator } from '../src/chance/generator.ts';
import { apply, asked, drawOutcome, isOver, legal } from '../src/engine.ts';
import { displayedWater, heldWater, standing } from '../src/look.ts';
import type { GameEvent } from '../src/model/events.ts';
import { CHANCE } from '../src/model/ids.ts';
import { VP_SOURCES, type VpSource } from '../src/model/vp-sources.ts';
import { type Game, newTestGame, ORANGE, PURPLE, position, RED } from './support/index.ts';

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

/** VP of a player by source, without the sources that gave none. */
function sources(game: Game, seat: number): Partial<Record<VpSource, number>> {
  const { bySource } = standing(game.state)[seat];
  return Object.fromEntries(VP_SOURCES.map((source) => [source, sum(bySource[source])]).filter(([, vp]) => vp !== 0));
}

/** VP of a player by period: what all sources gave in it. */
function periods(game: Game, seat: number): number[] {
  const { bySource } = standing(game.state)[seat];
  return bySource.start.map((_, period) => sum(VP_SOURCES.map((source) => bySource[source][period])));
}

/** VP of a player from a source by period. */
const fromSource = (game: Game, seat: number, source: VpSource) => standing(game.state)[seat].bySource[source];

/** Random games for 2, 3 and 4 players; `look` is called after each move. */
function inRandomGames(look: (game: Game, events: readonly GameEvent[]) => void): void {
  for (const [seed, players] of [
    [11, 2],
    [12, 3],
    [13, 4],
  ] as const) {
    const game = newTestGame({ players });
    const { state } = game;
    const random = new Generator(seed);
    while (!isOver(state)) {
      const before = game.events().length;
      apply(state, asked(state) === CHANCE ? drawOutcome(state, random) : state.choices[random.below(legal(state))]);
      look(game, game.events().slice(before));
    }
  }
}

describe('VP by source', () => {
  it('[SET-22] 10 to start with', () => {
    const game = position({ players: 3 }).actionsOf(RED);
    for (const seat of [RED, PURPLE, ORANGE]) {
      expect(sources(game, seat)).toEqual({ start: 10 });
      expect(standing(game.state)[seat].vp).toBe(10);
    }
  });

  it('[BON-13] bonuses of spaces, under Projects and under Gardens', () => {
    const game = position().pawns(RED, 3).gardens(RED, 1).gold(RED, 0).actionsOf(RED).project('white', 'l1').act('gardening').space('j4');
    expect(sources(game, RED)).toEqual({ start: 10, spaces: 3 + 2 });
    expect(sources(game, PURPLE)).toEqual({ start: 10 });
  });

  it('[KEY-15] emptied columns', () => {
    const game = position()
      .gold(RED, 0)
      .dice(RED, { brown: 2 })
      .houses(RED, { white: 1, yellow: 1, brown: 2 })
      .project('brown', 'b1', PURPLE)
      .actionsOf(RED)
      .construct('brown');
    expect(sources(game, RED)).toEqual({ start: 10, columns: 4 });
  });

  it('[KEY-32] [KEY-33] Mastery tracks, at the right and inside', () => {
    const right = position().mastery(RED, { white: 5, yellow: 5, brown: 5 }).actionsOf(RED).project('brown', 'd2');
    expect(sources(right, RED)).toEqual({ start: 10, mastery: 3 });
    const inside = position().mastery(RED, { white: 8 }).actionsOf(RED).project('white', 'd2');
    expect(sources(inside, RED)).toEqual({ start: 10, mastery: 4 });
  });

  it('[ACT-TILE-1] [ACT-TILE-6] [SCORE-15] Action tiles, with what they cost: no more than was there', () => {
    const gain = position().actionTiles(1, 1).actionsOf(RED).actionTile(1);
    expect(sources(gain, RED)).toEqual({ start: 10, actionTiles: 2 });
    const lose = position().actionTiles(1, 6).actionsOf(RED).actionTile(6).track('white');
    expect(sources(lose, RED)).toEqual({ start: 10, actionTiles: -2 });
    const floor = position().vp(RED, 1).actionTiles(1, 6).actionsOf(RED).actionTile(6).track('white');
    expect(sources(floor, RED)).toEqual({ start: 1, actionTiles: -1 });
    expect(standing(floor.state)[RED].vp).toBe(0);
  });

  it('[TILE-S01] Ships', () => {
    const game = position().pawns(RED, 4).shipMark(RED, 'S01').actionsOf(RED).claimShip(5);
    expect(sources(game, RED)).toEqual({ start: 10, ships: 2 });
  });

  it('[DEC-04] Decrees', () => {
    const draft = position().decrees('D04');
    for (const [colour, spaces] of [
      ['white', ['b1', 'd1']],
      ['yellow', ['f1', 'h1']],
      ['brown', ['k1', 'm1']],
    ] as const) {
      for (const space of spaces) draft.building(colour, { spaces: [space], owner: RED });
    }
    expect(sources(draft.actionsOf(RED).decree('D04'), RED)).toEqual({ start: 10, decrees: 10 });
  });

  it('[END-04] [END-05] [END-06] Districts, Urban cards and Harbormasters, in final scoring', () => {
    const draft = position().urbanCards(RED, 'U01').urbanCards(PURPLE, 'U02').heldHarbormasters(RED, 'B4', 'B7');
    for (const space of ['b1', 'd1', 'b3', 'f1', 'k1']) draft.building('white', { spaces: [space], owner: RED });
    draft.portHouse(RED, 'row2', 'blue').shipMark(RED, 4, 5).zigguratTiles({ yellow: 'Z08' }).zigguratClaims(RED, { yellow: 2 });
    const game = draft.finalScoring();
    expect(sources(game, RED)).toEqual({
      start: 10,
      district1: 3,
      district2: 1,
      district3: 1,
      district4: 2,
      district5: 5,
      urbanCards: 10,
      harbormasters: 6,
    });
    expect(standing(game.state)[RED].vp).toBe(38);
    expect(sources(game, PURPLE)).toEqual({ start: 10 });
  });

  it('[SCORE-15] in random games the sources add up to the score, and no score is negative', () => {
    const changed = ['vpGained', 'vpLost', 'districtScored', 'urbanCardsRevealed', 'gameOver'];
    inRandomGames((game, events) => {
      if (!events.some(({ event }) => changed.includes(event))) return;
      standing(game.state).forEach(({ vp, bySource }, seat) => {
        expect(vp).toBe(game.player(seat).vp);
        expect(sum(Object.values(bySource).flat())).toBe(vp);
        expect(vp).toBeGreaterThanOrEqual(0);
      });
    });
  });
});

describe('VP by scoring', () => {
  it('[SCORE-08] a full scoring ends a period: its own VP belong to it, what is gained later to the next', () => {
    const game = position()
      .actionTiles(1, 1)
      .building('white', { spaces: ['b1', 'c1'], owner: RED })
      .barge(1, [])
      .actionsOf(RED)
      .actionTile(1)
      .done()
      .roll(1, 1, 1, 1, 1);
    expect(fromSource(game, RED, 'actionTiles')).toEqual([2, 0, 0, 0, 0, 0, 0]);
    expect(fromSource(game, RED, 'district1')).toEqual([2, 0, 0, 0, 0, 0, 0]);
    game.moveTo(1).actionTile(1);
    expect(fromSource(game, PURPLE, 'actionTiles')).toEqual([0, 2, 0, 0, 0, 0, 0]);
    expect(periods(game, RED)).toEqual([10 + 2 + 2, 0, 0, 0, 0, 0, 0]);
    expect(periods(game, PURPLE)).toEqual([10, 2, 0, 0, 0, 0, 0]);
  });

  it('[SCORE-04] the step for lost dice belongs to the scoring that takes them', () => {
    const game = position()
      .mastery(RED, { white: 2, yellow: 2, brown: 2 })
      .dice(RED, { brown: 1 })
      .barge(1, [])
      .actionsOf(RED)
      .done()
      .roll(1, 1, 1, 1, 1);
    expect(fromSource(game, RED, 'mastery')).toEqual([2, 0, 0, 0, 0, 0, 0]);
  });

  it('[SCORE-14] of two scorings in a turn each has its period, in the order chosen', () => {
    const game = position()
      .building('white', { spaces: ['b1'], owner: RED })
      .building('white', { spaces: ['f1', 'g1'], owner: RED })
      .barge(1, [])
      .barge(2, [])
      .actionsOf(RED)
      .done()
      .go(2)
      .roll(1, 1, 1, 1, 1)
      .roll(1, 1, 1, 1, 1);
    expect(fromSource(game, RED, 'district2')).toEqual([2, 0, 0, 0, 0, 0, 0]);
    expect(fromSource(game, RED, 'district1')).toEqual([0, 1, 0, 0, 0, 0, 0]);
  });

  it('[END-01] [END-03] the last Gold ends the fifth period; the last turns are one, a reduced scoring gives nothing', () => {
    const game = position()
      .timeGold(1)
      .actionTiles(1, 1)
      .building('white', { spaces: ['b1'], owner: RED })
      .barge(1, [])
      .barge(5, [1])
      .pawns(PURPLE, 5)
      .actionsOf(RED)
      .done()
      .roll(1, 1, 1, 1, 1);
    expect(fromSource(game, RED, 'district1')).toEqual([0, 0, 0, 0, 1, 0, 0]);
    // Purple empties the Barge of the Ziggurat after the end was triggered.
    game.moveTo(1).done().roll(1, 1, 1, 1, 1);
    expect(game.events('scoringBegan')).toMatchObject([{ full: true }, { full: false }]);
    game.moveTo(1).actionTile(1);
    expect(fromSource(game, RED, 'actionTiles')).toEqual([0, 0, 0, 0, 0, 2, 0]);
  });

  it('[END-04] final scoring is the last period', () => {
    const game = position()
      .ending('lastRound')
      .building('white', { spaces: ['b1'], owner: RED })
      .heldHarbormasters(RED, 'B4')
      .urbanCards(RED)
      .pawns(PURPLE, 2)
      .actionsOf(PURPLE)
      .done();
    expect(game).toBeOver();
    expect(fromSource(game, RED, 'district1')).toEqual([0, 0, 0, 0, 0, 0, 1]);
    expect(fromSource(game, RED, 'harbormasters')).toEqual([0, 0, 0, 0, 0, 0, 3]);
  });

  it('a longer Time track has more periods', () => {
    const game = position({ edition: { timeTrack: { origin: 'stated', spaces: 7 } } }).actionsOf(RED);
    expect(periods(game, RED)).toEqual([10, 0, 0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('what a District would score now', () => {
  const rich = () =>
    position({ players: 3 })
      .mastery(RED, { white: 4, yellow: 2 })
      .mastery(PURPLE, { brown: 6 })
      .building('white', { spaces: ['a1', 'b1'], owner: RED })
      .building('brown', { spaces: ['d2'], owner: PURPLE })
      .garden('e2', ORANGE)
      .building('yellow', { spaces: ['f2'], owner: RED })
      .building('brown', { spaces: ['k1'], owner: ORANGE })
      .portHouse(RED, 'row1', 'blue')
      .shipMark(RED, 1, 2)
      .portHouse(PURPLE, 'column2', 'blue')
      .shipMark(PURPLE, 2, 5)
      .zigguratTiles({ white: 'Z01', yellow: 'Z04', brown: 'Z08' })
      .zigguratClaims(RED, { white: 2, brown: 2 })
      .zigguratClaims(PURPLE, { yellow: 1 });

  /** By District: VP of Red, Purple and Orange. */
  const WORTH = [
    // Size 2 at value 3; size 1 and a Garden at value 4.
    [6, 8, 0],
    // Size 1 and the same Garden at value 2.
    [4, 0, 0],
    [0, 0, 1],
    [2, 2, 0],
    // 3 for each of two Houses and 5; 1 for each of two Ships.
    [3 * 2 + 5, 2, 0],
  ];
  const worth = (game: Game, district: number) => standing(game.state).map(({ districts }) => districts[district - 1]);
  const scored = (game: Game) => game.events('districtScored').map(({ vp }) => vp);

  it('[SCORE-09] [SCORE-11] [SCORE-12] is what it then scores, for every player', () => {
    for (const district of [1, 2, 3, 4, 5]) {
      const game = rich().barge(district, []).actionsOf(RED);
      expect(worth(game, district)).toEqual(WORTH[district - 1]);
      game.done().roll(1, 1, 1, 1, 1, 1);
      expect(scored(game)).toEqual(WORTH[district - 1]);
      expect(worth(game, district)).toEqual(WORTH[district - 1]);
    }
  });

  it('[C-43] a turn ends with a check for scoring: without an empty Barge nothing is scored', () => {
    const game = rich().actionsOf(RED).done();
    expect(scored(game)).toEqual([]);
    expect([RED, PURPLE, ORANGE].map((seat) => game.player(seat).vp)).toEqual([10, 10, 10]);
    const empty = rich().barge(4, []).actionsOf(RED).done().roll(1, 1, 1, 1, 1, 1);
    expect(scored(empty)).toEqual([2, 2, 0]);
    expect([RED, PURPLE, ORANGE].map((seat) => empty.player(seat).vp)).toEqual([12, 12, 10]);
  });

  it('in random games is what was scored just now', () => {
    let scorings = 0;
    inRandomGames((game, events) => {
      for (const event of events) {
        if (event.event !== 'districtScored' || game.events('finalScoringBegan').length > 0) continue;
        expect(worth(game, event.district)[event.seat]).toBe(event.vp);
        scorings++;
      }
    });
    // Five scorings a game, for each player of 2, 3 and 4.
    expect(scorings).toBe(5 * (2 + 3 + 4));
  });

  it('[A-97] the Ziggurat tells nothing of Urban cards before the end; a scored Decree counts', () => {
    const board = () => {
      const draft = position().zigguratTiles({ white: 'Z09' }).zigguratClaims(RED, { white: 1 }).urbanCards(RED, 'U01');
      for (const space of ['b1', 'd1', 'b3', 'f1', 'k1']) draft.building('brown', { spaces: [space], owner: RED });
      return draft;
    };
    expect(worth(board().actionsOf(RED), 5)).toEqual([0, 0]);
    expect(worth(board().scoredDecrees(RED, 'D08').actionsOf(RED), 5)).toEqual([3, 0]);
    expect(fromSource(board().finalScoring(), RED, 'district5')).toEqual([0, 0, 0, 0, 0, 0, 3]);
  });

  it('looking changes nothing', () => {
    const { state } = rich().actionsOf(RED);
    const before = state.bytes.slice();
    standing(state);
    expect(state.bytes).toEqual(before);
  });
});

describe('what lies open', () => {
  it('[KEY-02] Gold, dice, markers, Water and Gardens: everybody is told of all that comes and goes', () => {
    const told = new Set<string>();
    inRandomGames((_, events) => {
      for (const event of events) {
        if (!('audience' in event)) told.add(event.event);
        else expect(['urbanCardSeen', 'urbanCardKept']).toContain(event.event);
      }
    });
    for (const event of [
      'goldGained',
      'dieTaken',
      'supplyDieGained',
      'paid',
      'markersGained',
      'waterGained',
      'specialWaterGained',
      'gardenGained',
    ])
      expect(told).toContain(event);
  });

  it('[KEY-02] special Water that a player keeps can be read by all, as can the display', () => {
    const { state } = position().specialWater(PURPLE, 2, 5).actionsOf(RED);
    expect([RED, PURPLE].map((seat) => heldWater(state, seat))).toEqual([[], [2, 5]]);
    expect(displayedWater(state)).toEqual([1, 3, 4]);
  });
});

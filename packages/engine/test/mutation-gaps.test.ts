/**
 * What `npm run mutate` found that no other rule test held: small changes of scoring and payments that went unnoticed. Each test here ends
 * one of them. The Barge of District 1 is brown, of 2 yellow, of 3 white, of 4 blue, of 5 green.
 */
import { describe, expect, it } from 'vitest';
import { vpOf } from '../src/model/ledger.ts';
import { fulfilledUrbanCards } from '../src/scoring/urban.ts';
import { BareBoard } from './bare-board.ts';
import { type Game, PURPLE, position, RED } from './support/index.ts';

/** Plays on without anybody listening to events, as a search does. */
function unheard(game: Game): Game {
  game.state.events = null;
  return game;
}

describe('a scoring tells its rules', () => {
  it('[SCORE-02] the Gold from the Time track, and how many are left', () => {
    const game = position().barge(1, []).actionsOf(PURPLE).done().roll(1, 1, 1, 1, 1);
    expect(game.events('timeGoldTaken')).toEqual([{ event: 'timeGoldTaken', rule: 'SCORE-02', seat: PURPLE, left: 4 }]);
  });

  it('[END-01] the trigger of the end', () => {
    const game = position().timeGold(1).barge(1, []).actionsOf(RED).done().roll(1, 1, 1, 1, 1);
    expect(game.events('timeGoldTaken')).toMatchObject([{ seat: RED, left: 0 }]);
    expect(game.events('endTriggered')).toEqual([{ event: 'endTriggered', rule: 'END-01', seat: RED }]);
  });

  it('[SCORE-03] the dice returned', () => {
    const game = position().barge(4, []).dice(PURPLE, { blue: 2, green: 1 }).actionsOf(RED).done().roll(1, 1, 1, 1, 1);
    expect(game.events('diceReturned')).toEqual([{ event: 'diceReturned', rule: 'SCORE-03', seat: PURPLE, colour: 'blue', amount: 2 }]);
  });

  it('[SCORE-04] the step, [SCORE-05] the Water tile, [SCORE-06] the Garden tile', () => {
    const lost = (district: number, dice: object) =>
      position().barge(district, []).dice(PURPLE, dice).actionsOf(RED).done().roll(1, 1, 1, 1, 1);
    expect(lost(2, { yellow: 1 }).events('stepMade')).toMatchObject([{ rule: 'SCORE-04', seat: PURPLE, colour: 'yellow', row: 1 }]);
    expect(lost(4, { blue: 1 }).events('waterGained')).toEqual([{ event: 'waterGained', rule: 'SCORE-05', seat: PURPLE }]);
    expect(lost(5, { green: 1 }).events('gardenGained')).toEqual([{ event: 'gardenGained', rule: 'SCORE-06', seat: PURPLE }]);
  });

  it('[A-117] the switch finalCompensation changes final scoring alone: before it dice are returned and compensated', () => {
    const game = position({ switches: { finalCompensation: false } })
      .barge(4, [])
      .dice(RED, { blue: 2 })
      .actionsOf(RED)
      .done()
      .roll(1, 1, 1, 1, 1);
    expect(game.player(RED)).toMatchObject({ dice: {}, water: 1 });
  });
});

describe('final scoring', () => {
  /** The end of Purple's turn, the last of the game, is left. */
  const lastTurn = () =>
    position()
      .ending('lastRound')
      .vp(RED, 12)
      .building('white', { spaces: ['b1', 'c1'], owner: RED })
      .building('brown', { spaces: ['f1'], owner: RED })
      .dice(RED, { blue: 1 })
      .heldHarbormasters(PURPLE, 'B1')
      .urbanCards(PURPLE, 'U01')
      .actionsOf(PURPLE);

  it('[END-04] begins once, before the first District', () => {
    const game = lastTurn().done();
    expect(game.events('finalScoringBegan')).toEqual([{ event: 'finalScoringBegan', rule: 'END-04' }]);
    const story = game.events().map(({ event }) => event);
    expect(story.indexOf('finalScoringBegan')).toBeLessThan(story.indexOf('scoringBegan'));
  });

  it('[END-04] is a period of its own in the ledger from District 1 on', () => {
    const { state } = lastTurn().done();
    const last = state.setting.vpPeriods - 1;
    expect([last - 1, last].map((period) => vpOf(state, RED, 'district1', period))).toEqual([0, 2]);
    expect([last - 1, last].map((period) => vpOf(state, RED, 'district2', period))).toEqual([0, 1]);
  });

  it('[END-07] ends the game: the winners are told with the rule, and nothing is pending any more', () => {
    const game = lastTurn().done();
    expect(game.events('gameOver')).toEqual([{ event: 'gameOver', rule: 'END-07', winners: [RED] }]);
    expect(game).toBeOver();
    expect(game.state.depth).toBe(1);
  });

  it('[END-04] [END-05] [END-06] gives the same when nobody listens', () => {
    const heard = lastTurn().done();
    const silent = unheard(lastTurn()).done();
    expect(silent).toBeOver();
    expect([silent.player(RED), silent.player(PURPLE)]).toEqual([heard.player(RED), heard.player(PURPLE)]);
  });
});

describe('Urban cards', () => {
  it('[A-96] a card that is worth nothing is fulfilled all the same', () => {
    const cards = [{ id: 'nothing', houses: [1, 0, 0, 0], vp: 0 }];
    const board = new BareBoard({ edition: { urbanCards: { origin: 'reconstructed', cards } } })
      .urbanCards(RED, 'nothing')
      .building(RED, 'white', 'a1');
    expect(fulfilledUrbanCards(board.state, RED)).toEqual([0]);
  });
});

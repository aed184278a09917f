/** The turn: die and Architect, actions, scoring check and Assistant (TURN-*). */
import { describe, expect, it } from 'vitest';
import { RULES_EDITION } from './support/edition.ts';
import { ORANGE, PURPLE, position, RED } from './support/index.ts';

const to = (district: number, gold: 0 | 1 = 0) => ({ choose: 'destination', district, gold }) as const;
const into = (district: number) => ({ choose: 'district', district }) as const;

describe('parts of a turn', () => {
  it('[TURN-01] die and Architect, then actions, then the scoring check and the Assistant', () => {
    const game = position().pawns(RED, 2).turnOf(RED);
    expect(game).toBeAsked('die', RED);
    game.die(4);
    expect(game).toBeAsked('destination', RED);
    game.go(4);
    expect(game).toBeAsked('action', RED);
    expect(game.player(RED)).toMatchObject({ assistant: 2, architect: 4 });
    game.done();
    expect(game.player(RED)).toMatchObject({ assistant: 4, architect: 4 });
    expect(game).toBeAsked('die', PURPLE);
  });

  it('[TURN-02] [C-09] a first turn begins with both pawns in a District of choice, before the die', () => {
    const game = position().pawns(RED, null).turnOf(RED);
    expect(game).toBeAsked('pawns', RED);
    expect(game).toOfferOnly(into(1), into(2), into(3), into(4), into(5));
    game.go(4);
    expect(game.player(RED)).toMatchObject({ assistant: 4, architect: 4 });
    expect(game).toBeAsked('die', RED);
    expect(position().pawns(RED, 4).turnOf(RED)).not.toBeAsked('pawns');
  });

  it('[TURN-03] [A-17] one die must be taken, and from the Barge of the own District', () => {
    const game = position().barge(1, [1, 1, 2]).barge(3, [5, 5, 4]).pawns(RED, 3).pawns(PURPLE, 1).turnOf(RED);
    expect(game).toOfferOnly({ choose: 'die', face: 4 }, { choose: 'die', face: 5 });
    game.die(5);
    expect(game.player(RED).dice).toEqual({ white: 1 });
    expect(game.table().barges[2]).toEqual([4, 5]);
  });

  it('[TURN-09] [A-17] zero, one or two actions, also the same twice, and no third', () => {
    const none = position().actionsOf(RED);
    expect(none).toOffer({ choose: 'done' });
    expect(none.done()).toBeAsked('die', PURPLE);
    const game = position().actionsOf(RED).project('white', 'b1');
    expect(game).toBeAsked('action', RED);
    game.project('white', 'c1');
    expect(game).toOfferOnly({ choose: 'done' });
  });

  it('[TURN-09] actions are those of the District of the Assistant, not of the Architect', () => {
    expect(position().pawns(RED, 3, 4).actionsOf(RED)).toOffer({ choose: 'action', action: 'project' });
    expect(position().pawns(RED, 4, 3).actionsOf(RED)).not.toOffer({ choose: 'action', action: 'project' });
    expect(position().pawns(RED, 4, 3).actionsOf(RED)).toOffer({ choose: 'action', action: 'ship' });
  });

  it('[TURN-10] a later effect may move the Architect again before the turn ends', () => {
    const game = position().pawns(RED, 3).turnOf(RED).moveTo(1).project('white', 'm2');
    expect(game).toBeAsked('architectMove', RED);
    game.go(5).done();
    expect(game.player(RED)).toMatchObject({ architect: 5, assistant: 5 });
  });

  it('[TURN-12] the Assistant joins the Architect, and the next player clockwise plays', () => {
    const game = position({ players: 3 }).pawns(ORANGE, 4).startPlayer(PURPLE).turnOf(ORANGE).moveTo(3).done();
    expect(game.player(ORANGE)).toMatchObject({ assistant: 3, architect: 3 });
    expect(game).toBeAsked('die', RED);
  });

  it('[KEY-22] the Assistant shows where you act, the Architect where you go next', () => {
    const game = position().pawns(RED, 1).turnOf(RED).moveTo(3);
    expect(game.act('project').colour('white').spaces()).toContain('b1');
    expect(game.spaces()).not.toContain('k1');
    game.space('b1').done().moveTo(1).done();
    expect(game).toBeAsked('die', RED);
    expect(game.ask()).toMatchObject({ district: 3 });
  });

  it('[KEY-23] any number of pawns may share a District', () => {
    const game = position({ players: 4 }).pawns(RED, 5).turnOf(RED).moveTo(1).done();
    expect([0, 1, 2, 3].map((seat) => game.player(seat).assistant)).toEqual([1, 1, 1, 1]);
  });
});

describe('where the Architect goes', () => {
  it("[TURN-04] to the District of the die's value", () => {
    const game = position().gold(RED, 0).pawns(RED, 3).turnOf(RED).die(5);
    expect(game).toOfferOnly(to(5));
    expect(game.go(5).player(RED)).toMatchObject({ architect: 5, assistant: 3 });
  });

  it('[TURN-05] a value equal to the current District leaves it in place', () => {
    const game = position().gold(RED, 0).pawns(RED, 3).turnOf(RED).die(3);
    expect(game).toOfferOnly(to(3));
    expect(game.go(3).player(RED).architect).toBe(3);
  });

  it('[TURN-06] after the die, 1 Gold leads anywhere instead', () => {
    const game = position().gold(RED, 1).pawns(RED, 3).turnOf(RED).die(4);
    expect(game).toOfferOnly(to(4), to(1, 1), to(2, 1), to(3, 1), to(5, 1));
    expect(game.go(2, 1).player(RED)).toMatchObject({ architect: 2, gold: 0, dice: { white: 1 } });
  });

  it('[A-19] the Gold move may lead to the present District', () => {
    const game = position().gold(RED, 1).pawns(RED, 3).turnOf(RED).die(4).go(3, 1);
    expect(game.player(RED)).toMatchObject({ architect: 3, gold: 0 });
  });

  it('[A-20] [KEY-27] nothing stands in for the Gold of the move', () => {
    const game = position()
      .gold(RED, 0)
      .dice(RED, { brown: 2, blue: 1 })
      .crates(RED, { up: ['white', 'green'] })
      .pawns(RED, 3)
      .turnOf(RED)
      .die(4);
    expect(game).toOfferOnly(to(4));
  });
});

describe('the 6', () => {
  const red3 = (faces: readonly number[], gold: number) => position().gold(RED, gold).pawns(RED, 3).barge(3, faces).turnOf(RED);

  it('[TURN-07] [TURN-08] leads to any District that no other die on that Barge shows', () => {
    expect(red3([6, 1, 3], 0).die(6)).toOfferOnly(to(2), to(4), to(5));
  });

  it('[TURN-08] with Gold it may also lead to one that another die shows', () => {
    expect(red3([6, 1, 3], 1).die(6)).toOfferOnly(to(2), to(4), to(5), to(1, 1), to(3, 1));
  });

  it('[TURN-07] dice on other Barges do not matter', () => {
    const game = position().gold(RED, 0).pawns(RED, 3).barge(3, [6]).barge(1, [1, 2, 3, 4, 5]).turnOf(RED).die(6);
    expect(game).toOfferOnly(to(1), to(2), to(3), to(4), to(5));
  });

  it('[A-10] with all Districts shown it is taken only by somebody who can pay the Gold', () => {
    const barge = [1, 2, 3, 4, 5, 6];
    const poor = position({ players: 3 }).gold(RED, 0).pawns(RED, 3).barge(3, barge).turnOf(RED);
    expect(poor).not.toOffer({ choose: 'die', face: 6 });
    const rich = position({ players: 3 }).gold(RED, 1).pawns(RED, 3).barge(3, barge).turnOf(RED).die(6);
    expect(rich).toOfferOnly(to(1, 1), to(2, 1), to(3, 1), to(4, 1), to(5, 1));
    expect(rich.go(3, 1).player(RED).gold).toBe(0);
  });

  it('[A-11] other 6s make no District reachable', () => {
    expect(red3([6, 6, 6, 2], 0).die(6)).toOfferOnly(to(1), to(3), to(4), to(5));
  });

  it('[A-12] it may be used to stay, if no other die shows the current number', () => {
    expect(red3([6, 1], 0).die(6).go(3).player(RED).architect).toBe(3);
    expect(red3([6, 3], 0).die(6)).not.toOffer(to(3));
  });

  it('[A-13] [C-24] it is compared with the dice that stay on the Barge', () => {
    const game = red3([6], 0).die(6);
    expect(game.offers()).toHaveLength(5);
    expect(red3([6, 4, 1, 3], 0).die(6)).not.toOffer(to(4));
  });
});

describe('end of the turn', () => {
  it('[TURN-11] every District with an empty Barge is scored, in the order the active player chooses', () => {
    const game = position().barge(1, []).barge(3, []).barge(4, []).actionsOf(RED).done();
    expect(game).toBeAsked('scoringOrder', RED);
    expect(game).toOfferOnly(into(1), into(3), into(4));
    game.go(3).roll(1, 1, 1, 1, 1);
    expect(game).toOfferOnly(into(1), into(4));
    game.go(4).roll(2, 2, 2, 2, 2).roll(3, 3, 3, 3, 3);
    expect(game.events('scoringBegan').map(({ district }) => district)).toEqual([3, 4, 1]);
    expect(game).toBeAsked('die', PURPLE);
  });

  it('[TURN-11] no empty Barge, no scoring', () => {
    const game = position().barge(1, [1]).actionsOf(RED).done();
    expect(game.events('scoringBegan')).toEqual([]);
  });

  it('[C-42] the scoring comes before the Assistant moves', () => {
    const game = position().pawns(RED, 1, 4).barge(1, []).actionsOf(RED).done().roll(1, 1, 1, 1, 1);
    const kinds = game.events().map(({ event }) => event);
    expect(kinds.indexOf('districtScored')).toBeLessThan(kinds.indexOf('assistantMoved'));
    expect(kinds.indexOf('diceRolled')).toBeLessThan(kinds.indexOf('assistantMoved'));
  });

  it('[A-16] a Barge emptied by a bonus die is scored in this turn, and the active player takes the Gold', () => {
    const game = position().barge(2, [4]).pawns(RED, 1).actionsOf(RED).project('white', 'b2').accept();
    game.done().roll(1, 1, 1, 1, 1);
    expect(game.events('scoringBegan')).toMatchObject([{ district: 2, full: true }]);
    expect(game.events('timeGoldTaken')).toMatchObject([{ seat: RED, left: 4 }]);
  });

  it("[A-16] an opponent's supply die in your turn empties no Barge", () => {
    const game = position()
      .gold(RED, 0)
      .dice(RED, { brown: 2 })
      .supply({ green: 1, blue: 1 })
      .mastery(PURPLE, { white: 2 })
      .project('white', 'b1', PURPLE)
      .actionsOf(RED)
      .construct('white');
    expect(game).toBeAsked('supplyDie', PURPLE);
    game.take('green').done();
    expect(game.events('scoringBegan')).toEqual([]);
    expect(game).toBeAsked('die', PURPLE);
  });
});

describe('a Barge emptied before the die', () => {
  /** District 1 has one die left, and a special Water tile there shows a brown die; Red meets D01 and has the Gardening of S08. */
  const beforeTheDie = (gold: number) => {
    const faces = ['B+', ...RULES_EDITION.specialWater.faces.slice(1)];
    const board = position({ edition: { specialWater: { ...RULES_EDITION.specialWater, faces } } });
    for (const space of ['f1', 'h1', 'f3']) board.building('white', { spaces: [space], owner: RED });
    for (const space of ['k1', 'm1', 'k3']) board.building('brown', { spaces: [space], owner: RED });
    return board
      .decrees('D01')
      .shipMark(RED, 'S08')
      .laid('d2', 1)
      .gardens(RED, 1)
      .gold(RED, gold)
      .pawns(RED, 1, 4)
      .barge(1, [3])
      .turnOf(RED)
      .decree('D01')
      .portSpace('row1', 'blue')
      .place('d2')
      .accept();
  };

  it('[A-14] [A-183] leaves no die to take: the Architect stays', () => {
    const game = beforeTheDie(0);
    if (game.asks() === 'gardening') game.done();
    expect(game).toBeAsked('die', RED);
    expect(game).toOfferOnly({ choose: 'noDie' });
    game.choose({ choose: 'noDie' });
    expect(game.ask()).toMatchObject({ ask: 'destination', face: null });
    expect(game).toOffer({ choose: 'destination', district: 4, gold: 0 });
    game.choose({ choose: 'destination', district: 4, gold: 0 });
    expect(game).toBeAsked('action', RED);
    expect(game.player(RED)).toMatchObject({ architect: 4, dice: { brown: 1 } });
    // The Barge was not empty when the turn began, so its District is scored.
    expect(game.done().events('scoringBegan')).toMatchObject([{ district: 1 }]);
  });

  it('[A-14] or moves anywhere for 1 Gold', () => {
    const game = beforeTheDie(3);
    if (game.asks() === 'gardening') game.done();
    const { gold } = game.player(RED);
    game.choose({ choose: 'noDie' }).choose({ choose: 'destination', district: 2, gold: 1 });
    expect(game.player(RED)).toMatchObject({ architect: 2, gold: gold - 1 });
  });
});

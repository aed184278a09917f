/** Whole turns of the Bot: cards, Architect, die, the two actions, Decrees, scoring, resets. */
import { describe, expect, it } from 'vitest';
import { DECREE_IDS } from '../../src/edition/types.ts';
import { asked, isOver, questionKind } from '../../src/engine.ts';
import { currentNumber, isDeckEmpty, leftCard, rightCard } from '../../src/model/automa.ts';
import { CAUSE } from '../../src/model/causes.ts';
import { CHANCE, NONE } from '../../src/model/ids.ts';
import { push } from '../../src/model/push.ts';
import { AUTOMA_COVERED, AUTOMA_LEFT, AUTOMA_RIGHT, TRIGGERED } from '../../src/model/state.ts';
import { decidedBy, winners } from '../../src/scoring/final.ts';
import { listOfDecree } from '../../src/tiles/lists.ts';
import { BOT, card, PERSON, SoloBoard } from './solo-board.ts';

const opened = (automaCard: number) => ({ chance: 'automaCard', automaCard }) as const;
const drawn = (colour: 'white' | 'yellow' | 'brown') => ({ chance: 'automaTile', colour }) as const;
const lot = (colour: 'white' | 'yellow' | 'brown') => ({ chance: 'colour', colour }) as const;
const dice = (...faces: readonly number[]) => ({ chance: 'dice', faces }) as const;

describe('the cards', () => {
  it('[SOLO-36] [A-176] shift: the left card covers the right one, and a card of the deck is opened on the left', () => {
    const board = new SoloBoard().turn();
    expect(questionKind(board.state)).toBe('openAutomaCard');
    board.chance(opened(4));
    expect([...board.state.automaCards]).toEqual([AUTOMA_RIGHT, AUTOMA_COVERED, 0, AUTOMA_LEFT]);
    expect(asked(board.state)).toBe(PERSON);
  });

  it('[SOLO-17] [SOLO-25] [SOLO-38] the sum moves the Architect, and the die comes from the Assistant’s District', () => {
    const deck = [card(2, ['A down 1', 'B down 2', 'C down 3']), card(0, ['A up 1', 'B down 2', 'C down 3'])];
    const board = new SoloBoard({ sum: 2, deck }).at(1).turn().chance(opened(3));
    // The new left card says 2, the old one 1: from 1 to 5, 4 and 3.
    expect(board.told('botWalked')).toMatchObject([{ sum: 3, skipped: [] }]);
    expect(board.told('architectMoved')).toMatchObject([{ from: 1, district: 3 }]);
    expect(board.told('botDieChosen')).toMatchObject([{ wanted: 3, face: 3 }]);
    expect(board.told('dieTaken')).toMatchObject([{ seat: BOT, district: 1, colour: 'brown', face: 3 }]);
    expect(board.told('assistantMoved')).toMatchObject([{ rule: 'TURN-12', seat: BOT, district: 3 }]);
  });

  it('[A-177] [A-137] a 6 is a die like any other: it moves nobody and costs nothing', () => {
    const board = new SoloBoard({ sum: 2 }).at(1).gold(1);
    board.state.barge.set([0, 0, 0, 0, 0, 2], 0);
    board.turn().chance(opened(3));
    expect(board.told('dieTaken')).toMatchObject([{ face: 6 }]);
    expect([board.state.architect[BOT], board.botGold]).toEqual([3, 1]);
  });

  it('[SOLO-43] the Assistant joins the Architect at the end, and it is your turn', () => {
    const board = new SoloBoard({ sum: 1 }).at(2).turn('actions');
    expect(board.state.assistant[BOT]).toBe(1);
    expect([asked(board.state), questionKind(board.state)]).toEqual([PERSON, 'pawns']);
  });
});

describe('the actions', () => {
  const letters = (board: SoloBoard) => board.told('botActed').map(({ letter, rule }) => `${rule} ${letter}`);
  const refused = (board: SoloBoard) => board.told('botActionRefused').map(({ letter, because }) => `${letter} ${because}`);

  it('[SOLO-39] the first is the topmost possible one of the left card', () => {
    const left = card(1, ['C down 1', 'D down 2', 'B down 3']);
    const board = new SoloBoard({ left }).turn('actions').chance(drawn('white'));
    expect(letters(board)).toEqual(['SOLO-39 B', 'SOLO-40 A']);
    expect(refused(board)).toEqual(['C ACT-BLD-03', 'D SOLO-D1']);
  });

  it('[SOLO-39] [A-140] else it is an A', () => {
    const left = card(1, ['C down 1', 'D down 2', 'C down 3']);
    expect(letters(new SoloBoard({ left }).turn('actions'))).toEqual(['SOLO-39 A', 'SOLO-40 A']);
  });

  it('[SOLO-40] [C-63] the second is the one that the arrow points at, else one below it, never above', () => {
    const left = card(1, ['A down 1', 'A down 2', 'A down 3'], 2);
    const second = new SoloBoard({ left, right: card(0, ['B down 1', 'C down 2', 'D down 3']) }).turn('actions');
    expect(refused(second)).toEqual(['C ACT-BLD-03', 'D SOLO-D1']);
    expect(letters(second)).toEqual(['SOLO-39 A', 'SOLO-40 A']);
    const below = new SoloBoard({ left, right: card(0, ['D down 1', 'C down 2', 'B down 3']) }).turn('actions').chance(drawn('white'));
    expect(letters(below)).toEqual(['SOLO-39 A', 'SOLO-40 B']);
  });

  it('[SOLO-18] [A-141] both have the symbol and the Number that the arrow points at', () => {
    const left = card(1, ['B down 1', 'A down 2', 'A down 3'], 3);
    const right = card(0, ['A down 1', 'A down 2', 'B up 2']);
    const board = new SoloBoard({ left, right }).turn('actions').chance(drawn('brown'), drawn('white'));
    expect(currentNumber(board.state)).toBe(1);
    expect(board.told('botActed').map(({ number, symbol }) => [number, symbol])).toEqual([
      [2, 'up'],
      [2, 'up'],
    ]);
    // The tile that covered Number II names the colour of the second Project.
    expect(board.told('projectPlaced').map(({ colour, space }) => [colour, space])).toEqual([
      ['yellow', 'd4'],
      ['brown', 'c4'],
    ]);
  });

  it('[SOLO-B6] [SOLO-D5] B and D are a C in the Ziggurat, D is a C in the Port', () => {
    const inZiggurat = card(1, ['B down 1', 'A down 2', 'A down 3']);
    const right = card(0, ['D down 1', 'A down 2', 'A down 3']);
    const ziggurat = new SoloBoard({ left: inZiggurat, right }).at(5).gold(4).turn('actions');
    expect(ziggurat.told('zigguratHousePlaced')).toHaveLength(2);
    const port = new SoloBoard({ right }).at(4).gold(2).turn('actions');
    expect(port.told('portHousePlaced')).toHaveLength(1);
  });

  it('[SOLO-32] no Ship ability works for the Bot', () => {
    const left = card(1, ['B down 1', 'A down 2', 'A down 3']);
    const board = new SoloBoard({ left }).ships(BOT, 1, 2, 4, 5, 6, 8, 9).turn('actions').chance(drawn('white'));
    expect(board.state.abilities[BOT]).toBe(0);
    expect(board.told('waterGained')).toEqual([]);
  });
});

describe('Decrees', () => {
  const scored = (id: (typeof DECREE_IDS)[number], board = new SoloBoard({ king: 'botmuzi' })) =>
    board.run('botEffects', BOT, { list: listOfDecree(DECREE_IDS.indexOf(id)) });

  it('[SOLO-41] [A-158] are taken after the second action, all that are fulfilled, in the order of the board', () => {
    const board = new SoloBoard().decrees('D04', 'D12').turn('actions');
    expect(board.told('decreeScored')).toEqual([]);
    const rich = new SoloBoard().decrees('D12', 'D04');
    rich.state.ownBuildings.set([2, 2, 2], BOT * 3);
    rich.state.ownPortHouses[BOT] = 4;
    rich.turn('actions');
    expect(rich.told('decreeScored').map(({ decree }) => decree)).toEqual(['D12', 'D04']);
    expect([...rich.state.decreeOwners]).toEqual([BOT, BOT, NONE, NONE]);
    expect(rich.told('vpGained').map(({ amount }) => amount)).toEqual([4, 4, 12, 10]);
  });

  it('[A-158] D01 gives a House in the Port by the count of the cards, without cost, and takes a Port marker', () => {
    const board = scored('D01', new SoloBoard({ sum: 1 }).markers(0, 0, 0, 2, 0));
    expect(board.told('portHousePlaced')).toMatchObject([{ line: 'row2', side: 'red' }]);
    expect([board.state.automaMarkers[3], board.vp, board.botGold]).toEqual([1, 8, 1]);
    const noHouse = new SoloBoard();
    noHouse.state.vacated[BOT * 4 + 3] = 5;
    expect(scored('D01', noHouse).vp).toBe(8);
  });

  it('[A-192] are looked at again after each: the House of D01 can fulfil D12', () => {
    const board = new SoloBoard().decrees('D12', 'D01');
    board.state.ownBuildings.set([3, 1, 3], BOT * 3);
    board.state.ownPortHouses[BOT] = 3;
    board.turn('decrees');
    expect(board.told('decreeScored').map(({ decree }) => decree)).toEqual(['D01', 'D12']);
  });

  it('[A-158] D02, D04, D05, D08, D10, D12, D15 and D16 give VP, 1 VP for a marker, Gold, and 3 VP for a Harbormaster', () => {
    const given = (['D02', 'D04', 'D05', 'D08', 'D10', 'D12', 'D15', 'D16'] as const).map((id) => {
      const board = scored(id);
      return [board.vp, board.botGold];
    });
    expect(given).toEqual([
      [11, 0],
      [10, 2],
      [8, 0],
      [12, 0],
      [10, 0],
      [12, 0],
      [13, 0],
      [12, 0],
    ]);
  });

  it('[A-158] [A-157] D03 goes two steps on one random track, D09 one, D13 one on two different ones', () => {
    expect(scored('D03', new SoloBoard().mastery(5, 5, 5)).chance(lot('brown')).rows).toEqual([5, 5, 7]);
    const d09 = scored('D09', new SoloBoard().mastery(5, 5, 5)).chance(lot('white'));
    expect([d09.rows, d09.told('goldGained')[0].amount]).toEqual([[6, 5, 5], 1]);
    const d13 = scored('D13', new SoloBoard().mastery(5, 5, 5)).chance(lot('yellow'));
    expect(() => d13.chance(lot('yellow'))).toThrow('impossible');
    expect(d13.chance(lot('brown')).rows).toEqual([5, 6, 6]);
  });

  it('[A-158] D06 marks the first Ziggurat tile with room by the Numbers, D07 a Ship, D11 gives a Garden, D14 2 VP', () => {
    const d06 = scored('D06', new SoloBoard({ number: 2 }));
    expect(d06.told('zigguratClaimed')).toMatchObject([{ section: 'yellow', claim: 1 }]);
    expect(d06.vp).toBe(11);
    const d07 = scored('D07');
    expect([d07.told('shipMarked')[0].shipSpace, d07.vp]).toEqual([3, 11]);
    const d11 = scored('D11');
    expect([d11.state.gardens[BOT], d11.state.specialHeld[BOT], d11.vp]).toEqual([1, 0, 8]);
    const d14 = scored('D14');
    expect([d14.vp, d14.ownDice]).toEqual([12, [0, 0, 0, 0, 0]]);
  });

  it('[A-181] D06 is drawn where no Number shows a tile with room', () => {
    const board = new SoloBoard().numbers('white', 'white', 'white');
    board.state.zigguratClaims[BOT * 3] = 3;
    scored('D06', board).chance(lot('brown'));
    expect(board.told('zigguratClaimed')).toMatchObject([{ section: 'brown' }]);
  });
});

describe('scorings and resets', () => {
  /** The last die of District 1 is taken in this turn. */
  const lastDie = (period: number) => {
    const board = new SoloBoard();
    board.state.barge.set([1, 0, 0, 0, 0, 0], 0);
    board.state.timeGold = 5 - period;
    board.state.period = period;
    board.state.supply[2] = 4;
    board.state.automaResets[0] = (period >= 1 ? 1 : 0) + (period >= 3 ? 1 : 0);
    return board.turn().chance(opened(3), dice(1, 1, 1, 1, 1, 0));
  };

  it('[SOLO-42] after the first and the third scoring cards and tiles are reset', () => {
    for (const period of [0, 2]) {
      const board = lastDie(period);
      expect(board.told('timeGoldTaken')).toMatchObject([{ seat: BOT }]);
      expect(questionKind(board.state)).toBe('openAutomaCard');
      board.chance(opened(4), opened(1), drawn('white'), drawn('white'), drawn('brown'));
      expect([leftCard(board.state), rightCard(board.state)]).toEqual([3, 0]);
      expect([...board.state.automaBag]).toEqual([2, 4, 3]);
      expect(asked(board.state)).toBe(PERSON);
    }
  });

  it('[SOLO-42] [A-159] not after the others', () => {
    for (const period of [1, 3]) expect(asked(lastDie(period).state)).toBe(PERSON);
  });

  it('[A-193] a reduced scoring is no third one', () => {
    const board = new SoloBoard({ edition: { timeTrack: { origin: 'stated', spaces: 2 } } });
    board.state.barge.set([1, 0, 0, 0, 0, 0], 0);
    board.state.timeGold = 0;
    board.state.ending = TRIGGERED;
    board.state.period = 2;
    board.state.supply[2] = 4;
    board.state.automaResets[0] = 1;
    board.turn().chance(opened(3), dice(1, 1, 1, 1, 1, 0));
    expect(board.told('scoringBegan')).toMatchObject([{ full: false }]);
    expect(asked(board.state)).toBe(PERSON);
  });

  it('[A-159] a scoring in your turn counts, too: the reset comes at its end', () => {
    const board = new SoloBoard();
    board.state.active = PERSON;
    board.state.assistant[PERSON] = 0;
    board.state.architect[PERSON] = 0;
    board.state.period = 1;
    board.state.timeGold = 4;
    push.turn(board.state, PERSON, { stage: 1 });
    push.drawStartPlayer(board.state, CHANCE);
    board.chance({ chance: 'startPlayer', seat: BOT });
    expect(board.told('automaDeckShuffled')).toMatchObject([{ rule: 'SOLO-42' }]);
    expect(board.told('automaTilesGathered')).toHaveLength(0);
    board.chance(opened(1), opened(2));
    expect(board.told('automaTilesGathered')).toHaveLength(1);
  });

  it('[SOLO-44] [A-160] an empty deck is shuffled at the end of the Bot’s turn, and two cards are opened', () => {
    const board = new SoloBoard({ deck: [card(0, ['A down 1', 'A down 2', 'A down 3'])] }).turn().chance(opened(3));
    expect(board.told('automaDeckShuffled')).toMatchObject([{ rule: 'SOLO-44' }]);
    expect(board.told('botActed')).toHaveLength(2);
    board.chance(opened(2), opened(3));
    expect([leftCard(board.state), rightCard(board.state), isDeckEmpty(board.state)]).toEqual([1, 2, false]);
    expect(board.told('automaTilesGathered')).toEqual([]);
    expect(asked(board.state)).toBe(PERSON);
  });

  it('[A-110] compensates the Bot first, whosever turn it is', () => {
    const board = new SoloBoard().dice({ brown: 1 }).mastery(5, 5, 5);
    board.state.dice[2] = 1;
    board.run('score', PERSON, { district: 0 });
    expect(board.told('stepMade').map(({ seat }) => seat)).toEqual([BOT, PERSON]);
  });

  it('[A-178] your turn closes the round', () => {
    const board = new SoloBoard();
    board.state.timeGold = 0;
    board.state.ending = TRIGGERED;
    board.state.period = 5;
    board.state.automaResets[0] = 2;
    board.turn('decrees');
    expect(board.told('lastRoundBegan')).toEqual([]);
    expect(asked(board.state)).toBe(PERSON);
  });
});

describe('the end', () => {
  const finished = (person: number, bot: number) => {
    const board = new SoloBoard();
    board.state.vp.set([person, bot]);
    board.state.gold.set([9, 0]);
    return board;
  };

  it('[SOLO-E1] [C-50] a tie in VP is the Bot’s, whatever the Gold', () => {
    expect(winners(finished(50, 50).state)).toEqual([BOT]);
    expect(winners(finished(51, 50).state)).toEqual([PERSON]);
    expect(winners(finished(49, 50).state)).toEqual([BOT]);
    expect([50, 51, 49].map((vp) => decidedBy(finished(vp, 50).state))).toEqual(['bot', 'vp', 'vp']);
  });

  it('[A-180] [A-71] scores Districts 1 to 5 with compensation for the Bot, and no Urban card', () => {
    const board = new SoloBoard().dice({ brown: 1 }).mastery(5, 5, 5).building(BOT, 'brown', 'a1', 'a2');
    board.state.active = NONE;
    board.state.period = 5;
    board.run('finalScoring', BOT, {});
    expect(isOver(board.state)).toBe(true);
    // The step that the lost die gives counts: two spaces at value 4 of row 6; the row itself paid 3 VP.
    expect(
      board
        .told('districtScored')
        .filter(({ seat }) => seat === BOT)
        .map(({ vp }) => vp),
    ).toEqual([8, 0, 0, 0, 0]);
    expect(board.told('urbanCardsRevealed')).toEqual([]);
  });

  it('[A-148] the Bot’s Ships count in the Port and its Decrees on Z09', () => {
    const board = new SoloBoard().portHouse(BOT, 'row1', 'red').portHouse(BOT, 'column3', 'blue').ships(BOT, 2, 3);
    board.state.zigguratTiles.set([8, 0, 1]);
    board.state.zigguratClaims[BOT * 3] = 1;
    board.decrees('D04').state.decreeOwners[0] = BOT;
    board.run('finalScoring', BOT, {});
    expect(
      board
        .told('districtScored')
        .filter(({ seat }) => seat === BOT)
        .map(({ vp }) => vp),
    ).toEqual([0, 0, 0, 3, 3]);
  });
});

it('[A-181] a colour that no Number shows is drawn', () => {
  const left = card(1, ['C down 1', 'A down 2', 'A down 3']);
  const board = new SoloBoard({ left }).numbers('white', 'white', 'white').gold(2);
  board.projects(PERSON, 'yellow', 'a1').projects(PERSON, 'brown', 'd4').turn('actions').chance(lot('brown'));
  expect(board.told('built')).toMatchObject([{ colour: 'brown' }]);
  expect(board.told('botLotDrawn')).toMatchObject([{ rule: 'A-181', among: ['yellow', 'brown'] }]);
  expect(CAUSE['A-181']).toBeGreaterThan(0);
});

/** The events that explain the Bot's decisions: what it considered, what it refused, and what it chose from. */
import { describe, expect, it } from 'vitest';
import { BOT, card, PERSON, SoloBoard } from './solo-board.ts';

const A = 'A down 1';
/** A card with the number 1. */
const OPENED = { chance: 'automaCard', automaCard: 3 } as const;

describe('the walk', () => {
  it('[SOLO-37] [A-132] tells both numbers, the Districts that count and those that are passed over', () => {
    const board = new SoloBoard({ sum: 3 }).at(1).markers(1, 1, 1, 0, 1).turn().chance(OPENED);
    expect(board.told('botWalked')).toEqual([
      { event: 'botWalked', rule: 'SOLO-37', seat: BOT, numbers: [1, 2], sum: 3, counted: [5, 3, 2], skipped: [4] },
    ]);
  });

  it('[A-133] with no markers left all five count', () => {
    const board = new SoloBoard({ sum: 2 }).at(1).markers(0, 0, 0, 0, 0).turn().chance(OPENED);
    expect(board.told('botWalked')).toMatchObject([{ counted: [5, 4], skipped: [] }]);
  });
});

it('[SOLO-22] the die: which faces there were', () => {
  const board = new SoloBoard({ sum: 1 }).at(3);
  board.state.barge.set([0, 1, 0, 2, 1, 0], 12);
  expect(board.turn().chance(OPENED).told('botDieChosen')).toMatchObject([{ wanted: 1, face: 5, faces: [0, 1, 0, 2, 1, 0] }]);
});

describe('an action', () => {
  it('[SOLO-39] [SOLO-40] tells its row of the card, and what was refused above it', () => {
    const left = card(1, ['D down 1', 'C down 1', A], 3);
    const right = card(1, [A, A, 'C down 1']);
    const board = new SoloBoard({ left, right }).turn('actions');
    expect(board.told('botActionRefused')).toMatchObject([
      { rule: 'SOLO-39', letter: 'D', cardRow: 1, because: 'SOLO-D1' },
      { rule: 'SOLO-39', letter: 'C', cardRow: 2, because: 'ACT-BLD-03' },
      { rule: 'SOLO-40', letter: 'C', cardRow: 3, because: 'ACT-BLD-03' },
    ]);
    expect(board.told('botActed')).toMatchObject([
      { rule: 'SOLO-39', letter: 'A', cardRow: 3, action: 'tile' },
      { rule: 'SOLO-40', letter: 'A', cardRow: null, action: 'tile' },
    ]);
  });

  it('[SOLO-B6] [SOLO-D5] tells what the letter is in the District', () => {
    const actions = (district: number, letter: 'B' | 'C' | 'D') =>
      new SoloBoard({ left: card(1, [`${letter} down 1`, A, A]) }).at(district).gold(4).turn('actions').told('botActed')[0]?.action;
    expect(['B', 'C', 'D'].map((letter) => actions(4, letter as 'B'))).toEqual(['ship', 'portHouse', 'portHouse']);
    expect(['B', 'C', 'D'].map((letter) => actions(5, letter as 'B'))).toEqual(['zigguratHouse', 'zigguratHouse', 'zigguratHouse']);
  });
});

describe('colours', () => {
  it('[SOLO-C2] [A-144] of a Building, among those that can be paid for', () => {
    const left = card(1, ['C down 1', A, A]);
    const board = new SoloBoard({ left }).gold(5).projects(PERSON, 'white', 'a1').projects(BOT, 'brown', 'd3', 'd4').turn('actions');
    expect(board.told('botColourChosen')).toMatchObject([{ rule: 'SOLO-C2', colour: 'brown', among: ['white', 'brown'] }]);
  });

  it('[KING-B-B] of a Project, by the king card', () => {
    const left = card(1, ['B down 1', A, A]);
    const board = new SoloBoard({ king: 'bot-baba', symbol: 'king', left }).bag(1, 5, 1).turn('actions');
    expect(board.told('botColourChosen')).toMatchObject([{ rule: 'KING-B-B', colour: 'yellow', among: ['white', 'yellow', 'brown'] }]);
    expect(board.told('projectPlaced')).toMatchObject([{ rule: 'KING-B-B', colour: 'yellow' }]);
  });

  it('[SOLO-C8] [A-151] of a section of the Ziggurat, with what its space gives', () => {
    const board = new SoloBoard({ left: card(1, ['C down 1', A, A]), number: 2 }).at(5).gold(2).turn('actions');
    expect(board.told('botColourChosen')).toMatchObject([{ rule: 'SOLO-C8', colour: 'yellow', among: ['white', 'yellow', 'brown'] }]);
    const [house] = board.told('zigguratHousePlaced');
    expect(board.told('botSpaceChosen')).toMatchObject([{ rule: 'SOLO-C8', space: house?.space, preference: 'step' }]);
  });
});

describe('spaces', () => {
  it('[SOLO-D3] [KING-S-D] of Gardens, with the preference that found them', () => {
    const left = card(1, ['D down 1', A, A]);
    const board = new SoloBoard({ left });
    board.state.gardens[BOT] = 1;
    board.turn('actions');
    const [garden] = board.told('gardenPlaced');
    expect(board.told('botSpaceChosen')).toMatchObject([{ rule: 'SOLO-D3', space: garden?.space, preference: 'printedWater' }]);
    const royal = new SoloBoard({ king: 'sarbot', symbol: 'king', left }).building(BOT, 'brown', 'd3');
    royal.state.gardens[BOT] = 1;
    expect(royal.turn('actions').told('botSpaceChosen')).toMatchObject([{ rule: 'KING-S-D', space: 'd2', preference: 'ownBuilding' }]);
  });

  it('[SOLO-C5] [A-149] of the Port: where the count began, where it led, and where the House stands', () => {
    const left = card(1, ['C down 1', A, A]);
    const board = new SoloBoard({ left, right: card(1, [A, A, A]) }).at(4).gold(2).turn('actions');
    const [house] = board.told('portHousePlaced');
    expect(board.told('botPairChosen')).toMatchObject([{ rule: 'SOLO-C5', sum: 2, start: 'row3', reached: 'row1', line: house?.line }]);
  });
});

it('[SOLO-24] a Ship: which of its lines have a House of the Bot', () => {
  const left = card(1, ['B down 1', A, A]);
  const board = new SoloBoard({ left }).at(4).gold(2).turn('actions');
  expect(board.told('botShipChosen')).toMatchObject([{ rule: 'SOLO-24', lines: 'none' }]);
  expect(board.told('botShipChosen')[0]?.shipSpace).toBe(board.told('shipMarked')[0]?.shipSpace);
});

it('[SOLO-41] Decrees that are not fulfilled are named once, after the actions', () => {
  const board = new SoloBoard();
  board.state.decrees.set([14, 0]);
  expect(board.turn('actions').told('botDecreesRefused')).toMatchObject([{ rule: 'SOLO-41', decrees: ['D15', 'D01'] }]);
});

it('[SOLO-42] a reset tells how many there were', () => {
  const board = new SoloBoard();
  board.state.period = 1;
  expect(board.turn('actions').told('automaDeckShuffled')).toMatchObject([{ rule: 'SOLO-42', resets: 1 }]);
});

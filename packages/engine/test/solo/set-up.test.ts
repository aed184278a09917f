/** Setting up a game against the Bot. */
import { describe, expect, it } from 'vitest';
import { Generator } from '../../src/chance/generator.ts';
import { DECREE_IDS, type DecreeId, KINGS, type King } from '../../src/edition/types.ts';
import { apply, asked, drawOutcome, legal, newGame, questionKind } from '../../src/engine.ts';
import { mask } from '../../src/knowledge/mask.ts';
import { viewOf } from '../../src/knowledge/view.ts';
import { CHANCE, NONE } from '../../src/model/ids.ts';
import { createSetting } from '../../src/model/setting.ts';
import { State, URBAN_HELD } from '../../src/model/state.ts';
import { playOutcome } from '../../src/play.ts';
import { RULES_EDITION } from '../support/edition.ts';
import { dealStandard } from '../support/index.ts';
import { BOT, PERSON } from './solo-board.ts';

const begin = (king: King): State => newGame(new State(createSetting(RULES_EDITION, 1, {}, king)));

/** Draws everything up to your starting Building. */
function dealt(king: King, seed = 1): State {
  const state = begin(king);
  const random = new Generator(seed);
  while (asked(state) === CHANCE) apply(state, drawOutcome(state, random));
  return state;
}

/** Up to the Decrees by the standard, then these two. */
function withDecrees(king: King, first: DecreeId, second: DecreeId): State {
  const state = begin(king);
  dealStandard(state, 'dealDecree');
  for (const decree of [first, second])
    if (!playOutcome(state, { chance: 'decree', decree }).ok) throw new Error(`${decree} is not possible`);
  return state;
}

describe('the table', () => {
  it('[SOLO-01] [SOLO-02] [C-70] is that of two players: side duo, 5 dice of a colour, all Houses for the Bot, the king’s Automa Urban card', () => {
    const state = dealt('sarbot');
    expect(state.setting.players).toBe(2);
    expect(state.setting.dicePerColour).toBe(5);
    expect([...state.vacated.subarray(BOT * 4)]).toEqual([0, 0, 0, 0]);
    expect(viewOf(mask(state, PERSON)).solo?.king).toBe('sarbot');
    expect(() => createSetting(RULES_EDITION, 2, {}, 'sarbot')).toThrow('allowed 1 to 1');
    expect(() => createSetting(RULES_EDITION, 1)).toThrow('allowed 2 to 4');
  });

  it('[SOLO-02] [A-71] the Bot gets 3 Gold, no Crate and no Urban card', () => {
    const state = dealt('gilgabot');
    expect([...state.gold]).toEqual([2, 3]);
    expect(state.crateUp.subarray(0, 5).reduce((a, b) => a + b)).toBe(1);
    expect(state.crateUp.subarray(5).reduce((a, b) => a + b)).toBe(0);
    expect([...state.urban].filter((place) => place >= URBAN_HELD)).toEqual([URBAN_HELD + PERSON]);
  });

  it.each([
    ['gilgabot', ['D04', 'D08']],
    ['bot-baba', ['D05', 'D06', 'D07']],
    ['sarbot', ['D13', 'D14', 'D15', 'D16']],
    ['botmuzi', ['D09', 'D10', 'D11', 'D16']],
  ] as const)('[SOLO-03] [SOLO-04] [A-173] %s: the first Decree is one of its list, the second any other', (king, list) => {
    const state = begin(king);
    dealStandard(state, 'dealDecree');
    const possible = () => DECREE_IDS.filter((decree) => playOutcome(state.clone(), { chance: 'decree', decree }).ok);
    expect(possible()).toEqual(list);
    playOutcome(state, { chance: 'decree', decree: list[0] });
    expect(possible()).toEqual(DECREE_IDS.filter((id) => id !== list[0]));
  });

  it('[SOLO-05] markers lie on the Automa Urban card as its numbers say', () => {
    expect(KINGS.map((king) => [...dealt(king).automaMarkers])).toEqual(KINGS.map((king) => RULES_EDITION.solo.automaUrban[king]));
  });

  it('[A-190] the first card that is opened lies on the left, the second on the right', () => {
    const state = begin('gilgabot');
    dealStandard(state, 'openAutomaCard');
    for (const automaCard of [9, 4]) playOutcome(state, { chance: 'automaCard', automaCard });
    expect(viewOf(mask(state, PERSON)).solo).toMatchObject({ cards: { left: 9, right: 4 } });
  });

  it('[SOLO-06] [SOLO-09] two cards lie open and one tile at each Number', () => {
    const solo = viewOf(mask(dealt('botmuzi'), PERSON)).solo;
    expect(solo?.cards.deck).toBe(13);
    expect(solo?.cards.left).not.toBe(solo?.cards.right);
    expect(solo?.numbers.map((pile) => pile.length)).toEqual([1, 1, 1]);
  });

  it('[SOLO-07] [SOLO-08] [A-174] the bag has the larger number of Buildings of the two Decrees and one more, from the common stock', () => {
    const bag = (king: King, first: DecreeId, second: DecreeId) => [...withDecrees(king, first, second).automaBag];
    const filled = (king: King, first: DecreeId, second: DecreeId): number[] => {
      const state = withDecrees(king, first, second);
      while (questionKind(state) !== 'openAutomaCard') apply(state, drawOutcome(state, new Generator(1)));
      expect([...state.projectStock]).toEqual([...state.automaBag].map((tiles) => 20 - tiles));
      return [...state.automaBag];
    };
    expect(bag('gilgabot', 'D08', 'D01')).toEqual([0, 0, 0]);
    expect(filled('gilgabot', 'D08', 'D01')).toEqual([4, 2, 4]);
    expect(filled('sarbot', 'D15', 'D16')).toEqual([1, 1, 1]);
    expect(filled('sarbot', 'D14', 'D09')).toEqual([2, 2, 4]);
    expect(filled('bot-baba', 'D05', 'D06')).toEqual([6, 6, 2]);
  });
});

describe('the starting Buildings', () => {
  it('[SOLO-10] you place yours first, and the Bot begins', () => {
    const state = dealt('gilgabot');
    expect([asked(state), questionKind(state)]).toEqual([PERSON, 'startColour']);
    expect(state.startSeat).toBe(BOT);
    while (state.active === NONE) apply(state, asked(state) === CHANCE ? drawOutcome(state, new Generator(2)) : first(state));
    expect([state.active, questionKind(state)]).toEqual([BOT, 'openAutomaCard']);
  });

  it('[SOLO-11] [SOLO-12] [SOLO-13] [SOLO-14] [SOLO-15] [C-58] [C-61] [A-175] the Bot’s follows its left card, its arrow and its king', () => {
    for (const king of KINGS) {
      for (let seed = 0; seed < 12; seed++) {
        const state = dealt(king, seed);
        state.events = [];
        const [left, right] = [1, 2].map((place) => RULES_EDITION.solo.automaCards[state.automaCards.indexOf(place)]);
        const piles = viewOf(mask(state, PERSON)).solo?.numbers ?? [];
        apply(state, first(state));
        // Yours stands on the first space of District 1.
        apply(state, first(state));
        const built = state.events.filter((event) => event.event === 'startBuilding')[1];
        const district = left.number === 0 ? 3 : left.number;
        const highest = king === 'gilgabot' || king === 'botmuzi';
        const spaces = { 1: ['b1', 'd4'], 2: ['f1', 'i4'], 3: ['k1', 'n4'] }[district] ?? [];
        const colour = piles[right.rows[left.arrow - 1].colourNumber - 1][0];
        expect(built).toMatchObject({ seat: BOT, district, colour, space: spaces[highest ? 1 : 0] });
        expect(state.automaMarkers[district - 1]).toBe(RULES_EDITION.solo.automaUrban[king][district - 1] - 1);
        const steps = state.events.filter((event) => event.event === 'stepMade' && event.seat === BOT);
        expect(steps).toHaveLength(king === 'gilgabot' || king === 'bot-baba' ? 1 : 0);
        expect(state.gardens[BOT]).toBe(king === 'sarbot' ? 1 : 0);
        expect(state.gold[BOT]).toBe(king === 'sarbot' ? 3 : 4);
        expect(state.markers[BOT]).toBe(0);
      }
    }
  });
});

const first = (state: State): number => {
  legal(state);
  return state.choices[0];
};

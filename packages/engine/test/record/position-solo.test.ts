/**
 * Positions of games against the Bot: every question has a position that reads back to the same state, and people can write one by hand.
 */
import { describe, expect, it } from 'vitest';
import { KINGS } from '../../src/edition/types.ts';
import { apply, asked, describeQuestion } from '../../src/engine.ts';
import { hashText } from '../../src/model/hash.ts';
import { CHANCE } from '../../src/model/ids.ts';
import { formatPosition } from '../../src/record/json-text.ts';
import { writePosition } from '../../src/record/position/write.ts';
import { OTHER_EDITION } from '../edition/other-edition.ts';
import { checkPosition } from '../properties/check-game.ts';
import { randomEdition } from '../properties/random-edition.ts';
import { overSoloGames, playSolo } from '../properties/solo.ts';
import { plain, roundTripCheck, stateOf } from './position-round-trip.ts';
import { writtenSolo } from './position-written.ts';

const BOT = 1;

describe('a position against the Bot that a person writes', () => {
  it('is the standard set-up at the beginning of the person’s first turn when nothing is written', () => {
    const state = stateOf(writtenSolo({ king: 'botmuzi' }));
    expect(Object.keys(writePosition(state))).toEqual(['format', 'version', 'edition', 'players', 'king']);
    expect(describeQuestion(state)).toEqual({ ask: 'pawns', seat: 0 });
    expect([...state.automaMarkers]).toEqual([3, 3, 2, 4, 2]);
    expect(state.gold[BOT]).toBe(3);
    checkPosition(state);
  });

  it('takes the tiles of its Decrees into the bag, without those at the Numbers [SOLO-07]', () => {
    const state = stateOf(writtenSolo({ decrees: [{ decree: 'D04' }, { decree: 'D02' }] }));
    expect([...state.automaBag]).toEqual([3, 3, 2]);
    expect([...state.projectStock]).toEqual([16, 16, 17]);
  });

  it('has taken a marker off the Automa Urban card for each House of the Bot [SOLO-C3] [SOLO-C7] [SOLO-C9]', () => {
    const state = stateOf(
      writtenSolo({
        buildings: [{ colour: 'white', seat: BOT, spaces: ['a1', 'b1'] }],
        port: { row3: { red: BOT } },
        ziggurat: { brown: { houses: [null, BOT, null, null, null, null] } },
      }),
    );
    expect([...state.automaMarkers]).toEqual([2, 3, 3, 0, 3]);
  });

  it('goes on with the Bot’s turn: with the card that is opened next, the Architect counts the sum [SOLO-36] [SOLO-37]', () => {
    const state = stateOf(
      writtenSolo({
        solo: { cards: { right: 11, covered: [1] }, numbers: [['white', 'brown'], ['yellow'], ['brown']] },
        seats: [{ pawns: 2 }, { pawns: 5 }],
        pending: [
          { kind: 'turn', seat: BOT },
          { kind: 'botTurn', seat: BOT, stage: 1 },
          { kind: 'openAutomaCard', place: 'left', rule: 'SOLO-36' },
        ],
      }),
    );
    expect(asked(state)).toBe(CHANCE);
    // Card 11 has the number 2, card 1 lies beneath it; card 6 has the number 1: from District 5 over 4 and 3 to 2.
    apply(state, 5);
    expect(state.architect[BOT] + 1).toBe(2);
  });
});

describe('the round trip of games against the Bot', () => {
  it('gives the same hash, VP ledger, view and answers at every question', () => {
    overSoloGames(3, (king, seed) => void playSolo(king, seed, roundTripCheck()));
  });

  it('does so with other editions', () => {
    KINGS.forEach((king, seed) => void playSolo(king, seed, roundTripCheck(), OTHER_EDITION));
    KINGS.forEach((king, seed) => void playSolo(king, seed, roundTripCheck(), randomEdition(seed)));
  });

  it('reads what it has written to the same position, key by key', () => {
    playSolo('sarbot', 7, (state) => {
      const position = writePosition(state);
      const again = stateOf(plain(position));
      expect(formatPosition(writePosition(again))).toBe(formatPosition(position));
      expect(hashText(again)).toBe(hashText(state));
    });
  });
});

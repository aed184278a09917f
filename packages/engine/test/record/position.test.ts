/**
 * The position notation: every decision of every game has a position that reads back to the same state, and people can write one by hand.
 */
import { describe, expect, it } from 'vitest';
import { REFERENCE_EDITION } from '../../src/edition/reference.ts';
import { RESOURCE_COLOURS } from '../../src/edition/types.ts';
import { asked, describeQuestion, questionKind } from '../../src/engine.ts';
import { hashText } from '../../src/model/hash.ts';
import { formatPosition } from '../../src/record/json-text.ts';
import { readPosition } from '../../src/record/position/read.ts';
import { writePosition } from '../../src/record/position/write.ts';
import { scoreDistrict } from '../../src/scoring/district.ts';
import { checkPosition } from '../properties/check-game.ts';
import { overGames, settingOf, walk } from '../properties/games.ts';
import { RED } from '../support/index.ts';
import { checkRoundTrips, plain, stateOf } from './position-round-trip.ts';

const WORKED_EXAMPLE = `{
  "format": "tabannusi-position", "version": 1,
  "edition": { "id": "reference", "version": 1 },
  "players": 2,
  "buildings": [
    { "colour": "yellow", "seat": 0, "spaces": ["n1"] },
    { "colour": "white", "seat": 0, "spaces": ["k1", "l1"] },
    { "colour": "brown", "seat": 0, "spaces": ["k3", "k4"] },
    { "colour": "brown", "seat": 0, "spaces": ["m3"] }
  ],
  "water": ["n2", "l4"],
  "gardens": [{ "seat": 0, "spaces": ["j4"] }, { "seat": 1, "spaces": ["n2", "j3", "l4"] }],
  "seats": [{ "mastery": { "white": 4, "yellow": 2 } }]
}`;

describe('a position that a person writes', () => {
  it('takes at most 15 lines for the worked scoring example, in which Red scores 16 VP', () => {
    expect(WORKED_EXAMPLE.split('\n').length).toBeLessThanOrEqual(15);
    const state = stateOf(JSON.parse(WORKED_EXAMPLE));
    const vp = new Int32Array(2);
    scoreDistrict(state, 2, vp);
    expect([...vp]).toEqual([16, 0]);
    const text = formatPosition(writePosition(state));
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(15);
    expect(hashText(stateOf(JSON.parse(text)))).toBe(hashText(state));
  });

  it('is the standard set-up at the beginning of the first turn when nothing is written', () => {
    const state = stateOf({ format: 'tabannusi-position', version: 1, edition: { id: 'reference', version: 1 }, players: 3 });
    expect(Object.keys(writePosition(state))).toEqual(['format', 'version', 'edition', 'players']);
    expect(describeQuestion(state)).toEqual({ ask: 'pawns', seat: 0 });
    expect([...state.barge.subarray(0, 6)]).toEqual([1, 1, 1, 1, 1, 1]);
    const barges = Array.from(state.bargeColour, (colour) => RESOURCE_COLOURS[colour]);
    expect(barges).toEqual(REFERENCE_EDITION.districts.firstGameBarges);
    checkPosition(state);
  });

  it('derives markers, Houses, dice and stocks, which may be written if they agree', () => {
    const written = {
      ...JSON.parse(WORKED_EXAMPLE),
      bargeDice: { '3': [2, 6] },
      supply: { white: 2 },
      stocks: { pieces: { brown: REFERENCE_EDITION.stocks.piecesPerColour - 3 } },
    };
    written.seats[0] = { ...written.seats[0], dice: { white: 1 }, markerSupply: 9, houses: { brown: 1 } };
    const state = stateOf(written);
    expect(state.supply[0]).toBe(2);
    expect(state.markers[RED]).toBe(5);
    expect(state.vacated[2]).toBe(2);
  });

  it('asks for the die once the pawns stand', () => {
    const state = stateOf({ ...JSON.parse(WORKED_EXAMPLE), seats: [{ pawns: 3 }] });
    expect(questionKind(state)).toBe('die');
  });
});

describe('round trip', () => {
  it('gives the same hash and the same VP ledger at every decision of random games', () => {
    overGames(5, (name) => void checkRoundTrips(name), { edition: 'reference' });
    overGames(3, (name) => void checkRoundTrips(name), { edition: 'other' });
    overGames(3, (name) => void checkRoundTrips(name), { edition: 'random' });
  });

  it('reads what it has written to the same position, key by key', () => {
    walk({ edition: 'reference', players: 4, player: 'ruleSeeking', start: 'midGame', seed: 5 }, (state) => {
      const position = writePosition(state);
      expect(formatPosition(writePosition(stateOf(plain(position))))).toBe(formatPosition(position));
    });
  });

  it('embeds an edition that is not shipped, and plays the same with it', () => {
    const state = walk({ edition: 'other', players: 3, player: 'uniform', start: 'setUp', seed: 1 }, () => {});
    const read = stateOf(plain(writePosition(state)));
    expect(read.setting.edition).toEqual(settingOf({ edition: 'other', players: 3, seed: 1 }).edition);
    expect(asked(read)).toBe(asked(state));
  });

  it('changes neither the state that is written nor the position that is read', () => {
    walk({ edition: 'reference', players: 2, player: 'uniform', start: 'midGame', seed: 3 }, (state, _, step) => {
      if (step % 10 > 0) return;
      const bytes = state.bytes.slice();
      const position = writePosition(state);
      expect(state.bytes).toEqual(bytes);
      const text = JSON.stringify(position);
      readPosition(position);
      expect(JSON.stringify(position)).toBe(text);
    });
  });
});

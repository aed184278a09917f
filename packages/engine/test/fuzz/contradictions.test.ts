/** Contradictory input is refused with its code by every door that could receive it, and changes nothing. */
import { describe, expect, it } from 'vitest';
import type { Choice, Outcome } from '../../src/choices.ts';
import { validateEdition } from '../../src/edition/validate.ts';
import { hashText } from '../../src/model/hash.ts';
import { play, playOutcome } from '../../src/play.ts';
import { readPosition } from '../../src/record/position/read.ts';
import { replay } from '../../src/record/replay.ts';
import { plant } from '../edition/plant.ts';
import { stateOf } from '../record/position-round-trip.ts';
import { written } from '../record/position-written.ts';
import { changed, recorded, replaced } from '../record/recorded.ts';

const building = (colour: string, ...spaces: string[]) => ({ colour, seat: 0, spaces });
const grid = (columns: string, rows: readonly number[]) => [...columns].flatMap((column) => rows.map((row) => `${column}${row}`));

describe('a position', () => {
  it.each([
    ['sixteen markers', { seats: [{ markers: 16 }] }, 'tooMany', 'seats[0].markers'],
    ['sixteen markers, in area and supply', { seats: [{ markers: 5, markerSupply: 11 }] }, 'disagrees', 'seats[0].markerSupply'],
    [
      'a Building without a House',
      { buildings: grid('abc', [1, 2, 3]).map((space) => building('white', space)) },
      'tooMany',
      'seats[0].houses',
    ],
    [
      'a Building whose House is still in its row',
      { buildings: [building('white', 'k1')], seats: [{ houses: { white: 4 } }] },
      'contradicts',
      'seats[0].houses.white',
    ],
    ['dice that do not add up', { bargeDice: { '3': [1, 2] }, supply: { white: 2 } }, 'disagrees', 'supply.white'],
    ['more dice than there are', { seats: [{ dice: { white: 3 } }, { dice: { white: 3 } }] }, 'tooMany', 'seats[1].dice.white'],
    ['two groups of one colour', { projects: [building('white', 'k1'), building('white', 'm1')] }, 'twoGroups', 'projects'],
    ['two groups of one colour in one entry', { projects: [building('white', 'k1', 'm1')] }, 'twoGroups', 'projects'],
    ['a Garden on dry ground', { gardens: [{ seat: 0, spaces: ['k1'] }] }, 'dryGround', 'gardens[0].spaces[0]'],
  ])('with %s', (_, keys, code, path) => {
    const result = readPosition(written(keys));
    expect(result.ok ? [] : result.faults).toContainEqual(expect.objectContaining({ code, path }));
  });
});

describe('an answer', () => {
  const turn = (...frames: object[]) => [{ kind: 'turn', seat: 0 }, { kind: 'action', seat: 0 }, ...frames];
  const inDistrict3 = (frame: object, keys: object) =>
    stateOf(written({ seats: [{ pawns: 3, gardens: 1 }], pending: turn(frame), ...keys }));

  it('that places a Garden on dry ground', () => {
    const state = stateOf(
      written({
        seats: [{ pawns: 3, gardens: 1 }],
        pending: turn({ kind: 'gardening', seat: 0, district: 3, placed: 1 }, { kind: 'gardenSpace', seat: 0, district: 3 }),
      }),
    );
    refuses(state, { choose: 'space', space: 'k1' });
    expect(play(state, { choose: 'space', space: 'j3' })).toMatchObject({ ok: true });
  });

  it('that makes two groups of one colour', () => {
    const state = inDistrict3({ kind: 'projectSpace', seat: 0, district: 3, colour: 'white' }, { projects: [building('white', 'l1')] });
    refuses(state, { choose: 'space', space: 'n4' });
    expect(play(state, { choose: 'space', space: 'k1' })).toMatchObject({ ok: true });
  });

  it('that rolls dice which do not add up', () => {
    const state = stateOf(
      written({
        seats: [{ pawns: 3, dice: { white: 1 } }],
        actionsLeft: 0,
        bargeDice: { '3': [] },
        pending: [
          { kind: 'turn', seat: 0, stage: 1 },
          { kind: 'rollDice', district: 3 },
        ],
      }),
    );
    for (const faces of [
      [1, 1, 1, 1, 1, 0],
      [1, 1, 1, 0, 0, 0],
      [5, -1, 0, 0, 0, 0],
    ]) {
      refuses(state, { chance: 'dice', faces });
    }
    expect(playOutcome(state, { chance: 'dice', faces: [1, 1, 1, 1, 0, 0] })).toMatchObject({ ok: true });
  });

  function refuses(state: ReturnType<typeof stateOf>, answer: Choice | Outcome): void {
    const before = hashText(state);
    const played = 'chance' in answer ? playOutcome(state, answer) : play(state, answer);
    expect(played).toEqual({ ok: false, code: 'notLegal' });
    expect(hashText(state)).toBe(before);
  }
});

describe('a record', () => {
  const record = recorded(2, 'contradictions').record();
  const faultsOf = (value: unknown) => {
    const result = replay(value);
    return result.ok ? [] : result.faults;
  };

  it('with dice that do not add up', () => {
    const at = record.chance.findIndex(({ chance }) => chance === 'dice');
    const changedChance = replaced(record.chance, at, { chance: 'dice', faces: [1, 1, 1, 1, 1, 1] });
    expect(faultsOf(changed(record, { chance: changedChance }))).toMatchObject([{ code: 'notLegal', path: 'chance', at }]);
  });

  it('with a Garden on dry ground', () => {
    const at = record.decisions.findIndex(({ choose }, n) => choose === 'place' && record.decisions[n + 1].choose === 'space') + 1;
    expect(at).toBeGreaterThan(0);
    const decisions = replaced(record.decisions, at, { choose: 'space', space: 'a1' });
    expect(faultsOf(changed(record, { decisions }))).toMatchObject([{ code: 'notLegal', path: 'decisions', at }]);
  });
});

describe('an edition', () => {
  it.each([
    ['more markers than can be counted', { 'stocks.claimMarkers': 61 }, 'outOfRange', 'stocks.claimMarkers'],
    ['no House for a colour of Buildings', { 'playerBoard.rows.white': [] }, 'wrongLength', 'playerBoard.rows.white'],
    ['too few dice to return to a Barge', { 'dice.perColour[2]': 4 }, 'outOfRange', 'dice.perColour[2]'],
    ['Action tiles that do not add up', { 'districts.actions[4]': ['tile', 'zigguratHouse'] }, 'tileSpaces', 'districts.actions'],
    ['fewer Ships than spaces for them', { 'ships.tiles': [] }, 'ships', 'ships.tiles'],
  ])('with %s', (_, changes, code, path) => {
    const result = validateEdition(plant(changes));
    expect(result.ok ? [] : result.faults).toContainEqual(expect.objectContaining({ code, path }));
  });
});

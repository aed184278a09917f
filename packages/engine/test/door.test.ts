/** Checked input: every choice from outside is played or refused with a code, and a refusal changes nothing. */
import { expect, it } from 'vitest';
import type { Choice, Outcome } from '../src/choices.ts';
import { hashText } from '../src/model/hash.ts';
import { play, playOutcome } from '../src/play.ts';
import { newTestGame, position, RED } from './support/index.ts';

it('refuses a choice that is not offered and changes nothing', () => {
  const game = position().pawns(RED, 3).turnOf(RED);
  const before = hashText(game.state);
  expect(game.try({ choose: 'die', face: 6 })).toEqual({ ok: false, code: 'notLegal' });
  expect(game.try({ choose: 'done' })).toEqual({ ok: false, code: 'notLegal' });
  expect(hashText(game.state)).toBe(before);
  expect(game.events().filter(({ event }) => event !== 'turnBegan')).toEqual([]);
});

it('refuses what has not exactly the form of a choice', () => {
  const { state } = position().pawns(RED, 3).turnOf(RED);
  const before = hashText(state);
  for (const odd of [
    null,
    undefined,
    4,
    'die',
    [],
    {},
    { choose: 'die' },
    { choose: 'die', face: '4' },
    { choose: 'die', face: 4, more: 1 },
  ]) {
    expect(play(state, odd as unknown as Choice)).toEqual({ ok: false, code: 'notLegal' });
  }
  expect(hashText(state)).toBe(before);
});

it('says when chance is asked and not a seat, and the reverse, and when the game is over', () => {
  expect(play(newTestGame().state, { choose: 'done' })).toEqual({ ok: false, code: 'notASeat' });
  expect(playOutcome(position().turnOf(RED).state, { chance: 'startPlayer', seat: 0 })).toEqual({ ok: false, code: 'notChance' });
  const { state } = position().ending('lastRound').finalScoring();
  expect(play(state, { choose: 'done' })).toEqual({ ok: false, code: 'over' });
  expect(playOutcome(state, { chance: 'startPlayer', seat: 0 })).toEqual({ ok: false, code: 'over' });
});

it('refuses outcomes that cannot happen', () => {
  const game = position().barge(1, []).actionsOf(RED).done();
  const before = hashText(game.state);
  for (const odd of [
    null,
    { chance: 'barge', colour: 'white' },
    { chance: 'dice', faces: [5] },
    { chance: 'dice', faces: [6, 0, 0, 0, 0, 0] },
    { chance: 'dice', faces: [6, -1, 0, 0, 0, 0] },
    { chance: 'dice', faces: [4.5, 0.5, 0, 0, 0, 0] },
    { chance: 'dice', faces: ['5', 0, 0, 0, 0, 0] },
  ]) {
    expect(playOutcome(game.state, odd as unknown as Outcome)).toEqual({ ok: false, code: 'notLegal' });
  }
  expect(hashText(game.state)).toBe(before);
  game.roll(1, 2, 3, 4, 5);
});

it('refuses outcomes that have not exactly the form of one', () => {
  const game = position().pawns(RED, 2).actionsOf(RED).project('white', 'i1').choose({ choose: 'specialWater', tile: 1 });
  for (const odd of [
    { chance: 'specialWater', tile: '4' },
    { chance: 'specialWater', tile: 1 },
    { chance: 'specialWater', tile: 4.5 },
  ]) {
    expect(playOutcome(game.state, odd as unknown as Outcome), JSON.stringify(odd)).toEqual({ ok: false, code: 'notLegal' });
  }
  game.chance({ chance: 'specialWater', tile: 4 });
});

/** Described plans: their steps can be played, and every figure agrees with the rules. */
import {
  answerOf,
  apply,
  asked,
  CHANCE,
  choicesOf,
  drawOutcome,
  Generator,
  isOver,
  legal,
  mask,
  newGame,
  redeal,
  State,
  scoreDistrict,
} from '@tabannusi/engine';
import { expect, test } from 'vitest';
import { type Advice, advise, hint } from '../src/index.ts';
import { settingFor } from './games.ts';
import { position } from './position.ts';

const knownTo = (state: State) => ({ seat: asked(state), masked: mask(state, asked(state)), choices: choicesOf(state) });

const FEW = { iterations: 800 };

const ACTIONS = {
  actionsLeft: 2,
  pending: [
    { kind: 'turn', seat: 0 },
    { kind: 'action', seat: 0 },
  ],
};

const scored = (state: State, district: number, seat: number): number => {
  const out = new Int32Array(4);
  scoreDistrict(state, district - 1, out);
  return out[seat] ?? 0;
};

/** Plays the steps of the best plan as long as nothing else decides. Null if chance or another player does. */
function played(state: State, { plans: [{ steps }] }: Advice): State | null {
  const after = state.clone();
  const seat = asked(state);
  for (const { deeds } of steps)
    for (const { choice } of deeds) {
      if (isOver(after) || asked(after) !== seat) return null;
      const answer = answerOf(after, choice);
      expect(answer).not.toBeNull();
      if (answer !== null) apply(after, answer);
      if (!isOver(after) && asked(after) !== CHANCE) legal(after);
    }
  return after;
}

test('a Building is described by what it scores, in one step with its payment [SCORE-09]', async () => {
  const state = position({
    ...ACTIONS,
    actionsLeft: 1,
    projects: [{ colour: 'yellow', seat: 0, spaces: ['b1', 'b2', 'c2'] }],
    seats: [{ vp: 10, gold: 6, mastery: { yellow: 2 }, pawns: { assistant: 1, architect: 2 } }, { pawns: 2 }],
  });
  const { plans } = await advise(knownTo(state), FEW);
  const [best] = plans;
  expect(best.steps.map(({ kind, district }) => [kind, district])).toContainEqual(['construct', 1]);
  expect(best.coming).toContainEqual({ district: 1, before: 0, after: 6 });
  expect(best.prepares.next).toBe(2);
  for (const other of plans.slice(1)) expect(other.steps).not.toEqual(best.steps);
});

test('every figure is the engine’s own, in whole games', async () => {
  const state = newGame(new State(settingFor(2)));
  const random = new Generator('plans', 'game');
  let compared = 0;
  for (let n = 0; n < 300 && !isOver(state); n++) {
    const seat = asked(state);
    if (seat === CHANCE) {
      apply(state, drawOutcome(state, random));
      continue;
    }
    if (n % 5 === 0) {
      const advice = await advise(knownTo(state), { iterations: 200 });
      for (const { steps } of advice.plans) expect(steps.length).toBeLessThanOrEqual(4);
      const [best] = advice.plans;
      for (const { size, value } of best.prepares.sites) expect(size * value).toBeGreaterThan(0);
      const after = best.steps.some(({ hasChance }) => hasChance) ? null : played(state, advice);
      if (after !== null && !isOver(after) && asked(after) !== CHANCE) {
        compared++;
        expect(best.now.reduce((sum, { vp }) => sum + vp, 0)).toBe((after.vp[seat] ?? 0) - (state.vp[seat] ?? 0));
        for (const { district, before, after: later } of best.coming)
          expect([before, later]).toEqual([scored(state, district, seat), scored(after, district, seat)]);
      }
    }
    const count = legal(state);
    apply(state, state.choices[random.below(count)] ?? 0);
  }
  expect(compared).toBeGreaterThan(5);
});

test('at set-up all colours of the start player are judged at the same depth [SET-24]', async () => {
  const state = position({
    startSeat: 0,
    pending: [
      { kind: 'setUp', step: 13, times: 2 },
      { kind: 'startColour', seat: 0 },
    ],
  });
  const { best } = hint(knownTo(state));
  for (const { difference } of best) expect(Math.abs(difference)).toBeLessThan(3);
  const { plans } = await advise(knownTo(state), FEW);
  for (const { steps } of plans) expect(steps.map(({ kind }) => kind)).toEqual(['inside']);
});

test('is the same when everything hidden is dealt anew [URB-04]', async () => {
  const state = position({ ...ACTIONS, seats: [{ urbanCards: ['U01'] }, { urbanCards: ['U02'] }] });
  const other = redeal(mask(state, asked(state)), new Generator('other', 'redeal'), new State(state.setting));
  expect(await advise(knownTo(other), FEW)).toEqual(await advise(knownTo(state), FEW));
});

test('the same steps in another order are one plan', async () => {
  const { plans } = await advise(knownTo(position(ACTIONS)), FEW, 20);
  const keys = plans.map(({ steps }) => JSON.stringify(steps.map(({ deeds }) => JSON.stringify(deeds.map(({ choice }) => choice))).sort()));
  expect(new Set(keys).size).toBe(keys.length);
});

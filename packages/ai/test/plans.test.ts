/** The best plans for a turn: complete ways to its end, best first, based on what the seat knows. */
import { answerOf, asked, choicesOf, Generator, mask, redeal, State } from '@tabannusi/engine';
import { expect, test } from 'vitest';
import { plansFor } from '../src/index.ts';
import { position } from './position.ts';

const knownTo = (state: State) => ({ seat: asked(state), masked: mask(state, asked(state)), choices: choicesOf(state) });

/** Version 3 of the edition, for which the networks were trained. */
const TODAY = { edition: { id: 'reference', version: 3 } };

const ACTIONS = {
  actionsLeft: 2,
  pending: [
    { kind: 'turn', seat: 0 },
    { kind: 'action', seat: 0 },
  ],
};

const LAST_TURN = {
  ending: 'lastRound',
  timeGold: 0,
  startSeat: 1,
  actionsLeft: 1,
  pending: [
    { kind: 'turn', seat: 0 },
    { kind: 'action', seat: 0 },
  ],
};

test('plans are whole ways to the end of the turn, each with another first choice, the best first', async () => {
  const state = position({ ...TODAY, ...ACTIONS });
  const { best, assumed } = await plansFor(knownTo(state), { iterations: 2000 }, 5);
  expect(best.length).toBe(knownTo(state).choices.length);
  expect(new Set(best.map(({ steps }) => JSON.stringify(steps[0]))).size).toBe(best.length);
  expect(best.map(({ margin }) => margin)).toEqual(best.map(({ margin }) => margin).toSorted((a, b) => b - a));
  for (const { steps } of best) {
    expect(answerOf(state, steps[0])).not.toBeNull();
  }
  expect(best[0].steps.length).toBeGreaterThan(1);
  expect(assumed).toMatchObject({ judge: 'network', lucks: 4 });
  expect(assumed.nodes).toBeGreaterThanOrEqual(2000);
  expect(assumed.leaves).toBeGreaterThan(0);
});

test('more VP ahead, more is expected, in VP and in chance', async () => {
  const ahead = await plansFor(knownTo(position({ ...TODAY, seats: [{ vp: 60 }] })), { iterations: 400 });
  const behind = await plansFor(knownTo(position({ ...TODAY, seats: [{ vp: 10 }, { vp: 60 }] })), { iterations: 400 });
  expect(ahead.best[0].margin).toBeGreaterThan(behind.best[0].margin + 20);
  expect(ahead.best[0].win ?? 0).toBeGreaterThan((behind.best[0].win ?? 1) + 0.2);
});

test('in the last turn the Decree that can be scored is the best plan, and the terms know no chance to win [FREE-04]', async () => {
  const state = position({
    ...LAST_TURN,
    edition: { id: 'reference', version: 2 },
    decrees: [{ decree: 'D04' }, { decree: 'D15' }],
    buildings: ['a1', 'c1', 'a3', 'c3', 'f1', 'h1'].map((space, n) => ({
      colour: ['white', 'yellow', 'brown'][n >> 1],
      seat: 0,
      spaces: [space],
    })),
  });
  const { best, assumed } = await plansFor(knownTo(state));
  expect(assumed.judge).toBe('terms');
  expect(best[0].steps.some((step) => step.choose === 'decree' && step.decree === 'D04')).toBe(true);
});

test('plans are the same when everything hidden is dealt anew [URB-04]', async () => {
  const state = position({ ...TODAY, seats: [{ urbanCards: ['U01'] }, { urbanCards: ['U02'] }] });
  const other = redeal(mask(state, asked(state)), new Generator('other', 'redeal'), new State(state.setting));
  expect(other.urban).not.toEqual(state.urban);
  expect(await plansFor(knownTo(other), { iterations: 400 })).toEqual(await plansFor(knownTo(state), { iterations: 400 }));
});

test('it stops when it must, with a plan', async () => {
  const { best, assumed } = await plansFor(knownTo(position()), { iterations: 1_000_000, isOver: () => true });
  expect(best.length).toBeGreaterThan(0);
  expect(assumed.lucks).toBe(1);
});

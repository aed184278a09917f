/**
 * Payments compared with brute force: which mixes of dice, Crates and Gold pay a cost (KEY-26, KEY-28, A-32), for which of its colours the
 * Harbormaster B7 can be used, and which refills are possible while it is owed.
 */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Choice } from '../../src/choices.ts';
import { REFERENCE_EDITION } from '../../src/edition/reference.ts';
import { HARBORMASTER_IDS, RESOURCE_COLOURS } from '../../src/edition/types.ts';
import { apply, describeChoice, legal, newGame, questionKind } from '../../src/engine.ts';
import { CAUSE } from '../../src/model/causes.ts';
import { RESOURCE_COLOUR_COUNT } from '../../src/model/ids.ts';
import { push } from '../../src/model/push.ts';
import { createSetting } from '../../src/model/setting.ts';
import { State } from '../../src/model/state.ts';
import { RandomAnswers } from './random-answers.ts';

/** What the active player has, by colour. `refilled` of the face-down Crates were already refilled this turn. */
interface Holdings {
  readonly dice: readonly number[];
  readonly up: readonly number[];
  readonly down: readonly number[];
  readonly refilled: readonly number[];
  readonly gold: number;
  /** Whether the Harbormaster B7 is held. */
  readonly b7: boolean;
}

/** Amounts of one colour, or of two different ones. */
interface Cost {
  readonly first: number;
  readonly amount: number;
  readonly second: number;
  readonly more: number;
}

const byColour = (max: number): fc.Arbitrary<number[]> => fc.array(fc.nat(max), { minLength: 5, maxLength: 5 });
const holdings: fc.Arbitrary<Holdings> = fc.record({
  dice: byColour(3),
  up: byColour(2),
  down: byColour(2),
  refilled: byColour(2),
  gold: fc.oneof(fc.nat(2), fc.nat(8)),
  b7: fc.boolean(),
});
/** Costs as they occur: 2 and up to 3 for a construct, or up to 5 of one colour; or 1 for a purchase or a paid step. */
const cost: fc.Arbitrary<Cost> = fc.record({
  first: fc.nat(4),
  amount: fc.integer({ min: 1, max: 5 }),
  second: fc.nat(4),
  more: fc.nat(3),
});
const switches = fc.record({ refillWithGold: fc.boolean() });

test('the mixes offered are all that pay the cost, with the fewest Gold first, and the first is dice, then Crates, then Gold', () => {
  fc.assert(
    fc.property(holdings, cost, switches, (held, owed, { refillWithGold }) => {
      fc.pre(isPayable(held, owed));
      const all = offers(owe(held, owed, refillWithGold));
      const offered = all.filter((choice) => choice.choose === 'pay');
      const expected = mixes(held, owed);
      expect(offered.map(text).sort()).toEqual(expected.map(text).sort());
      if (expected.length > 0) expect(offered[0]).toEqual(defaultMix(held, owed));
      const gold = offered.map((mix) => mix.gold);
      expect(gold).toEqual(gold.toSorted((a, b) => a - b));
      const less = all.filter((choice) => choice.choose === 'payLess').map(({ colour }) => colour);
      expect(less.sort()).toEqual(lessColours(held, owed).sort());
    }),
    { numRuns: 1500 },
  );
});

test('a payment takes what its mix says', () => {
  fc.assert(
    fc.property(holdings, cost, fc.nat(), (held, owed, pick) => {
      fc.pre(isPayable(held, owed));
      fc.pre(mixes(held, owed).length > 0);
      const state = owe(held, owed, true);
      const answers = state.choices.slice(0, legal(state)).filter((answer) => describeChoice(state, answer).choose === 'pay');
      const answer = answers[pick % answers.length];
      const mix = describeChoice(state, answer);
      if (mix.choose !== 'pay') throw new Error('no mix');
      const seat = state.active;
      const supply = [...state.supply];
      apply(state, answer);
      expect(state.gold[seat]).toBe(held.gold - mix.gold);
      for (const colour of RESOURCE_COLOURS.keys()) {
        const at = seat * RESOURCE_COLOUR_COUNT + colour;
        expect(state.dice[at]).toBe(held.dice[colour] - mix.dice[colour]);
        expect(state.supply[colour]).toBe(supply[colour] + mix.dice[colour]);
        expect(state.crateUp[at]).toBe(held.up[colour] - mix.crates[colour]);
        expect(state.crateDown[at]).toBe(held.down[colour] + mix.crates[colour]);
      }
    }),
    { numRuns: 500 },
  );
});

test('a refill is offered exactly when one can be paid that leaves the cost payable', () => {
  fc.assert(
    fc.property(holdings, cost, switches, (held, owed, { refillWithGold }) => {
      fc.pre(isPayable(held, owed));
      const state = owe(held, owed, refillWithGold);
      for (const [crate, colour] of RESOURCE_COLOURS.entries()) {
        const spends = refillSpends(held, owed, crate, refillWithGold);
        const answer = state.choices
          .slice(0, legal(state))
          .find((choice) => text(describeChoice(state, choice)) === text({ choose: 'refill', colour }));
        expect(answer !== undefined).toBe(spends.length > 0);
        if (answer === undefined) continue;
        const copy = state.clone();
        apply(copy, answer);
        if (spends.length === 1) expect(questionKind(copy)).not.toBe('refillPayment');
        else expect(offers(copy).map(text).sort()).toEqual(spends.map((colour) => text({ choose: 'resource', colour })).sort());
        // The cost can still be paid, whatever is taken.
        const count = questionKind(copy) === 'refillPayment' ? legal(copy) : 0;
        for (const spend of copy.choices.slice(0, count)) {
          const after = copy.clone();
          apply(after, spend);
          if (questionKind(after) !== 'payment') continue;
          expect(offers(after).some((choice) => choice.choose === 'pay' || choice.choose === 'payLess')).toBe(true);
        }
      }
    }),
    { numRuns: 800 },
  );
});

test('of equal Crates those not yet refilled pay first, and none is refilled twice in a turn (KEY-30, A-25, A-32)', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 4 }), fc.nat(4), fc.array(fc.nat(3), { maxLength: 14 }), (crates, refilledBefore, acts) => {
      const refilled = Math.min(refilledBefore, crates);
      const state = turnWith(
        { dice: [9, 0, 0, 0, 0], up: [0, crates, 0, 0, 0], down: [0, 0, 0, 0, 0], refilled: [0, 0, 0, 0, 0], gold: 0, b7: false },
        true,
      );
      const seat = state.active;
      state.refilledUp[1] = refilled;
      // Each Crate on its own: whether it lies face up, and whether it was refilled by payment.
      const model = Array.from({ length: crates }, (_, n) => ({ up: true, refilled: n < refilled }));
      for (const act of acts) {
        if (act < 2) {
          const payer = model.find((crate) => crate.up && !crate.refilled) ?? model.find((crate) => crate.up);
          if (payer === undefined) continue;
          payer.up = false;
          push.payment(state, seat, { colour: 1, amount: 1, otherColour: 1, otherAmount: 0, rule: CAUSE['ACT-GARD-02'] });
          answer(state, (choice) => choice.choose === 'pay' && choice.crates[1] === 1);
        } else {
          const turned = model.find((crate) => !crate.up && !crate.refilled);
          state.count = -1;
          const offered = offers(state).some((choice) => choice.choose === 'refill');
          expect(offered).toBe(turned !== undefined);
          if (turned === undefined) continue;
          turned.up = true;
          turned.refilled = true;
          answer(state, (choice) => choice.choose === 'refill');
          if (questionKind(state) === 'refillPayment') answer(state, (choice) => choice.choose === 'resource' && choice.colour === 'white');
        }
        const count = (up: boolean, onlyRefilled: boolean) =>
          model.filter((crate) => crate.up === up && (!onlyRefilled || crate.refilled)).length;
        expect(state.crateUp[seat * RESOURCE_COLOUR_COUNT + 1]).toBe(count(true, false));
        expect(state.refilledUp[1]).toBe(count(true, true));
        expect(state.refilledDown[1]).toBe(count(false, true));
      }
    }),
    { numRuns: 400 },
  );
});

/** A game in which the active player is asked for an action and holds these things. Conservation is left aside. */
function turnWith(held: Holdings, refillWithGold: boolean): State {
  const state = newGame(new State(createSetting(REFERENCE_EDITION, 2, { refillWithGold })));
  const answers = new RandomAnswers('uniform', 1);
  while (questionKind(state) !== 'action') apply(state, answers.next(state));
  const at = state.active * RESOURCE_COLOUR_COUNT;
  for (const colour of RESOURCE_COLOURS.keys()) {
    state.dice[at + colour] = held.dice[colour];
    state.crateUp[at + colour] = held.up[colour];
    state.crateDown[at + colour] = held.down[colour];
    state.refilledUp[colour] = 0;
    state.refilledDown[colour] = Math.min(held.refilled[colour], held.down[colour]);
  }
  state.cratesDown[state.active] = held.down.reduce((sum, down) => sum + down, 0);
  state.gold[state.active] = held.gold;
  state.heldHarbormasters[state.active] = held.b7 ? 1 << HARBORMASTER_IDS.indexOf('B7') : 0;
  state.count = -1;
  return state;
}

/** The same with a cost that is owed. */
function owe(held: Holdings, { first, amount, second, more }: Cost, refillWithGold: boolean): State {
  const state = turnWith(held, refillWithGold);
  push.payment(state, state.active, {
    colour: first,
    amount,
    otherColour: second,
    otherAmount: first === second ? 0 : more,
    rule: CAUSE['ACT-BLD-04'],
  });
  return state;
}

const offers = (state: State): Choice[] => Array.from(state.choices.slice(0, legal(state)), (answer) => describeChoice(state, answer));

function answer(state: State, wanted: (choice: Choice) => boolean): void {
  state.count = -1;
  const found = Array.from(state.choices.slice(0, legal(state))).find((choice) => wanted(describeChoice(state, choice)));
  if (found === undefined) throw new Error(`not offered at ${questionKind(state)}`);
  apply(state, found);
}

const amountOf = ({ first, amount, second, more }: Cost, colour: number): number =>
  (colour === first ? amount : 0) + (colour === second && second !== first ? more : 0);

/** Every way to pay, by trying all numbers of dice and Crates of each colour. */
function mixes(held: Holdings, owed: Cost): Choice[] {
  const found: Choice[] = [];
  const extend = (colour: number, dice: number[], crates: number[], gold: number): void => {
    if (gold > held.gold) return;
    if (colour === RESOURCE_COLOURS.length) {
      found.push({ choose: 'pay', dice, crates, gold });
      return;
    }
    for (let d = 0; d <= held.dice[colour]; d++) {
      for (let k = 0; k <= held.up[colour]; k++) {
        const rest = amountOf(owed, colour) - d - k;
        if (rest >= 0) extend(colour + 1, [...dice, d], [...crates, k], gold + rest);
      }
    }
  };
  extend(0, [], [], 0);
  return found;
}

/** Colours of which B7 may take one off the cost, so that the rest can be paid. */
function lessColours(held: Holdings, owed: Cost): string[] {
  if (!held.b7) return [];
  return RESOURCE_COLOURS.filter((_, colour) => amountOf(owed, colour) > 0 && mixes(held, lessOf(owed, colour)).length > 0);
}

const lessOf = (owed: Cost, colour: number): Cost =>
  colour === owed.first ? { ...owed, amount: owed.amount - 1 } : { ...owed, more: owed.more - 1 };

const isPayable = (held: Holdings, owed: Cost): boolean => mixes(held, owed).length > 0 || lessColours(held, owed).length > 0;

function defaultMix(held: Holdings, owed: Cost): Choice {
  const dice = RESOURCE_COLOURS.map((_, colour) => Math.min(amountOf(owed, colour), held.dice[colour]));
  const crates = RESOURCE_COLOURS.map((_, colour) => Math.min(amountOf(owed, colour) - dice[colour], held.up[colour]));
  const gold = RESOURCE_COLOURS.reduce((sum, _, colour) => sum + amountOf(owed, colour) - dice[colour] - crates[colour], 0);
  return { choose: 'pay', dice, crates, gold };
}

/** What may pay for refilling a Crate while this cost is owed: a die or Gold, after which the cost can still be paid. */
function refillSpends(held: Holdings, owed: Cost, crate: number, withGold: boolean): (string | 'gold')[] {
  if (held.down[crate] <= Math.min(held.refilled[crate], held.down[crate])) return [];
  const up = held.up.with(crate, held.up[crate] + 1);
  const spends: string[] = RESOURCE_COLOURS.filter(
    (_, colour) => held.dice[colour] > 0 && isPayable({ ...held, up, dice: held.dice.with(colour, held.dice[colour] - 1) }, owed),
  );
  if (withGold && held.gold > 0 && isPayable({ ...held, up, gold: held.gold - 1 }, owed)) spends.push('gold');
  return spends;
}

const text = (value: unknown): string => JSON.stringify(value);

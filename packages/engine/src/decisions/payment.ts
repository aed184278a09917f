/**
 * How to pay a cost.
 *
 * An answer is a mix: Crates and Gold for each of the two parts, and dice for the rest. Mixes with less Gold come first and, for equal
 * Gold, mixes with fewer Crates; so the first mix is the default order of dice, Crates and Gold. In a Construct the owner of the
 * Harbormaster B7 may use it here: the answer is LESS plus the part that is lowered by one Resource.
 */
import type { Question } from '../contracts.ts';
import { RESOURCE_COLOURS } from '../edition/types.ts';
import { forbidsPayingLess, lackedCrates, lackedDice, lackedGold, uncovered } from '../legality/payments.ts';
import { CAUSES } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { spendDice, turnCratesDown } from '../model/goods.ts';
import type { State } from '../model/state.ts';
import { B7, B7_DISCOUNT } from '../tiles/harbormasters.ts';

const AT = FIELDS.payment;

/** A mix, packed as three bits each for the Crates and the Gold of the first part and then of the second. */
const packMix = (crates1: number, gold1: number, crates2: number, gold2: number): number =>
  crates1 | (gold1 << 3) | (crates2 << 6) | (gold2 << 9);
const crates1 = (mix: number): number => mix & 7;
const gold1 = (mix: number): number => (mix >> 3) & 7;
const crates2 = (mix: number): number => (mix >> 6) & 7;
const gold2 = (mix: number): number => mix >> 9;

/** An answer above all mixes: uses B7 for the first part; LESS + 1 uses it for the second. */
const LESS = 1 << 12;

export const payment: Question = {
  window: 'paying',
  asked: 'ownChoice',
  legal(state) {
    const seat = topSeat(state);
    const frame = top(state);
    const [c1, n1, c2, n2] = [
      state.stack[frame + AT.colour],
      state.stack[frame + AT.amount],
      state.stack[frame + AT.otherColour],
      state.stack[frame + AT.otherAmount],
    ];
    const least1 = uncovered(state, seat, c1, n1);
    const least2 = uncovered(state, seat, c2, n2);
    for (let gold = least1 + least2; gold <= n1 + n2 && lackedGold(state, seat, gold) === 0; gold++) {
      for (let g1 = Math.max(least1, gold - n2); g1 <= n1 && g1 <= gold - least2; g1++) {
        const g2 = gold - g1;
        for (let k1 = 0; k1 + g1 <= n1 && lackedCrates(state, seat, c1, k1) === 0; k1++) {
          if (lackedDice(state, seat, c1, n1 - g1 - k1) > 0) continue;
          for (let k2 = 0; k2 + g2 <= n2 && lackedCrates(state, seat, c2, k2) === 0; k2++) {
            if (lackedDice(state, seat, c2, n2 - g2 - k2) === 0) state.offer(packMix(k1, g1, k2, g2));
          }
        }
      }
    }
    const rule = CAUSES[state.stack[frame + AT.rule]];
    if (forbidsPayingLess(state, seat, rule, c1, n1, c2, n2) === null) state.offer(LESS);
    if (forbidsPayingLess(state, seat, rule, c2, n2, c1, n1) === null) state.offer(LESS + 1);
    if (state.count === 0) throw new Error('payment: what is owed cannot be paid');
  },
  apply(state, mix) {
    const seat = topSeat(state);
    const frame = top(state);
    if (mix >= LESS) {
      useB7(state, seat, frame + (mix === LESS ? AT.amount : AT.otherAmount));
      return;
    }
    const [c1, n1, c2, n2] = [
      state.stack[frame + AT.colour],
      state.stack[frame + AT.amount],
      state.stack[frame + AT.otherColour],
      state.stack[frame + AT.otherAmount],
    ];
    if (state.events !== null) {
      const { dice, crates, gold } = amounts(state, mix);
      state.events.push({ event: 'paid', rule: CAUSES[state.stack[frame + AT.rule]], seat, dice, crates, gold });
    }
    pop(state);
    state.gold[seat] -= gold1(mix) + gold2(mix);
    payPart(state, seat, c1, n1 - gold1(mix), crates1(mix));
    if (n2 > 0) payPart(state, seat, c2, n2 - gold2(mix), crates2(mix));
  },
  ask(state) {
    const frame = top(state);
    const cost = RESOURCE_COLOURS.map(() => 0);
    cost[state.stack[frame + AT.colour]] += state.stack[frame + AT.amount];
    cost[state.stack[frame + AT.otherColour]] += state.stack[frame + AT.otherAmount];
    return { ask: 'payment', cost, rule: CAUSES[state.stack[frame + AT.rule]] };
  },
  describe(state, mix) {
    if (mix < LESS) return { choose: 'pay', ...amounts(state, mix) };
    return { choose: 'payLess', colour: RESOURCE_COLOURS[state.stack[top(state) + (mix === LESS ? AT.colour : AT.otherColour)]] };
  },
};

/** `amount` is the offset of the frame's field that holds what is owed for a part. */
function useB7(state: State, seat: number, amount: number): void {
  state.heldHarbormasters[seat] &= ~(1 << B7);
  state.stack[amount] -= B7_DISCOUNT;
  state.events?.push({ event: 'harbormasterUsed', rule: 'HM-B7', seat, harbormaster: 'B7' });
}

function payPart(state: State, seat: number, colour: number, amount: number, crates: number): void {
  spendDice(state, seat, colour, amount - crates);
  if (crates > 0) turnCratesDown(state, seat, colour, crates);
}

/** What a mix spends, by colour. */
function amounts(state: State, mix: number): { dice: number[]; crates: number[]; gold: number } {
  const frame = top(state);
  const [c1, n1, c2, n2] = [
    state.stack[frame + AT.colour],
    state.stack[frame + AT.amount],
    state.stack[frame + AT.otherColour],
    state.stack[frame + AT.otherAmount],
  ];
  const dice = RESOURCE_COLOURS.map(() => 0);
  const crates = RESOURCE_COLOURS.map(() => 0);
  dice[c1] += n1 - gold1(mix) - crates1(mix);
  crates[c1] += crates1(mix);
  dice[c2] += n2 - gold2(mix) - crates2(mix);
  crates[c2] += crates2(mix);
  return { dice, crates, gold: gold1(mix) + gold2(mix) };
}

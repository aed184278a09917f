/**
 * How to pay for a Ship: with Gold alone or, with TILE-S11, with a blue die or Crate in place of 1 Gold. An answer is DIE, CRATE or
 * GOLD_ONLY.
 */
import type { Question } from '../contracts.ts';
import { RESOURCE_COLOURS } from '../edition/types.ts';
import { forbidsBlueForShip, lackedCrates, lackedDice, lackedGold } from '../legality/payments.ts';
import { CAUSES } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { spendDice, turnCratesDown } from '../model/goods.ts';
import { BLUE } from '../model/ids.ts';

const AT = FIELDS.shipPayment;

const DIE = 0;
const CRATE = 1;
const GOLD_ONLY = 2;

export const shipPayment: Question = {
  window: 'paying',
  asked: 'ownChoice',
  legal(state) {
    const seat = topSeat(state);
    const gold = state.stack[top(state) + AT.gold];
    if (forbidsBlueForShip(state, seat) === null && lackedGold(state, seat, gold - 1) === 0) {
      if (lackedDice(state, seat, BLUE, 1) === 0) state.offer(DIE);
      if (lackedCrates(state, seat, BLUE, 1) === 0) state.offer(CRATE);
    }
    if (lackedGold(state, seat, gold) === 0) state.offer(GOLD_ONLY);
    if (state.count === 0) throw new Error('shipPayment: what is owed cannot be paid');
  },
  apply(state, answer) {
    const seat = topSeat(state);
    const frame = top(state);
    const gold = state.stack[frame + AT.gold];
    state.events?.push({ event: 'paid', rule: CAUSES[state.stack[frame + AT.rule]], seat, ...amounts(gold, answer) });
    pop(state);
    state.gold[seat] -= answer === GOLD_ONLY ? gold : gold - 1;
    if (answer === DIE) spendDice(state, seat, BLUE, 1);
    else if (answer === CRATE) turnCratesDown(state, seat, BLUE, 1);
  },
  ask(state) {
    const frame = top(state);
    return { ask: 'shipPayment', gold: state.stack[frame + AT.gold], rule: CAUSES[state.stack[frame + AT.rule]] };
  },
  describe: (state, answer) => ({ choose: 'pay', ...amounts(state.stack[top(state) + AT.gold], answer) }),
};

function amounts(gold: number, answer: number): { dice: number[]; crates: number[]; gold: number } {
  const blue = (paid: boolean) => RESOURCE_COLOURS.map((_, colour) => (paid && colour === BLUE ? 1 : 0));
  return { dice: blue(answer === DIE), crates: blue(answer === CRATE), gold: answer === GOLD_ONLY ? gold : gold - 1 };
}

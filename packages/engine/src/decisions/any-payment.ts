/**
 * How to pay one Resource of any kind (TILE-S13, TILE-S14, A-24). Answers follow the order of the default: a colour for a die, a
 * colour plus the number of colours for a Crate, and the highest number for Gold.
 */
import type { Question } from '../contracts.ts';
import { RESOURCE_COLOURS } from '../edition/types.ts';
import { lackedCrates, lackedDice, lackedGold } from '../legality/payments.ts';
import { CAUSES } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { pop, top, topSeat } from '../model/frames.ts';
import { spendDice, turnCratesDown } from '../model/goods.ts';
import { RESOURCE_COLOUR_COUNT } from '../model/ids.ts';

const AT = FIELDS.anyPayment;

const CRATE = RESOURCE_COLOUR_COUNT;
const ONE_GOLD = 2 * RESOURCE_COLOUR_COUNT;

export const anyPayment: Question = {
  window: 'paying',
  // The means of payment may have been gained inside the action, so the window must not be skipped.
  asked: 'anyChoice',
  legal(state) {
    const seat = topSeat(state);
    for (let colour = 0; colour < RESOURCE_COLOUR_COUNT; colour++) if (lackedDice(state, seat, colour, 1) === 0) state.offer(colour);
    for (let colour = 0; colour < RESOURCE_COLOUR_COUNT; colour++) {
      if (lackedCrates(state, seat, colour, 1) === 0) state.offer(CRATE + colour);
    }
    if (lackedGold(state, seat, 1) === 0) state.offer(ONE_GOLD);
    if (state.count === 0) throw new Error('anyPayment: what is owed cannot be paid');
  },
  apply(state, answer) {
    const seat = topSeat(state);
    state.events?.push({ event: 'paid', rule: CAUSES[state.stack[top(state) + AT.rule]], seat, ...amounts(answer) });
    pop(state);
    if (answer === ONE_GOLD) state.gold[seat]--;
    else if (answer >= CRATE) turnCratesDown(state, seat, answer - CRATE, 1);
    else spendDice(state, seat, answer, 1);
  },
  ask: (state) => ({ ask: 'anyPayment', rule: CAUSES[state.stack[top(state) + AT.rule]] }),
  describe: (_, answer) => ({ choose: 'pay', ...amounts(answer) }),
};

function amounts(answer: number): { dice: number[]; crates: number[]; gold: number } {
  return {
    dice: RESOURCE_COLOURS.map((_, colour) => (answer === colour ? 1 : 0)),
    crates: RESOURCE_COLOURS.map((_, colour) => (answer === CRATE + colour ? 1 : 0)),
    gold: answer === ONE_GOLD ? 1 : 0,
  };
}

/** Which Crates may be refilled, and how that may be paid. While a payment is owed, a refill must leave it payable. */
import { CAUSE } from '../model/causes.ts';
import { FIELDS } from '../model/frame-fields.ts';
import { FRAME, frameKindAt, frameSeatAt } from '../model/frames.ts';
import { BLUE, GOLD, RESOURCE_COLOUR_COUNT } from '../model/ids.ts';
import { FRAME_BYTES } from '../model/layout.ts';
import type { RuleId } from '../model/rule-ids.ts';
import type { State } from '../model/state.ts';
import { discountOf, forbidsBlueForShip, lackedDice, lackedGold, uncovered } from './payments.ts';

const { payment: PAYMENT, shipPayment: SHIP_PAYMENT } = FIELDS;

/**
 * Whether a Crate of this colour may be turned face up. One must lie face down (`rule` forbids it otherwise); with `paid`, one that was not
 * yet refilled by payment this turn (KEY-30, A-25).
 */
export function forbidsTurningUp(state: State, seat: number, crate: number, paid: boolean, rule: RuleId): RuleId | null {
  const down = state.crateDown[seat * RESOURCE_COLOUR_COUNT + crate];
  if (down === 0) return rule;
  return paid && down <= state.refilledDown[crate] ? 'KEY-30' : null;
}

/** Returns whether the active player may refill a Crate of this colour by payment now. */
export function forbidsRefill(state: State, seat: number, crate: number): RuleId | null {
  const forbidden = forbidsTurningUp(state, seat, crate, true, 'FREE-02');
  if (forbidden !== null) return forbidden;
  let reason: RuleId = 'FREE-02';
  for (let spend = 0; spend <= GOLD; spend++) {
    const rule = forbidsRefillWith(state, seat, spend, crate);
    if (rule === null) return null;
    // A payment that is owed explains more than a missing Resource.
    if (rule === 'A-21') reason = rule;
  }
  return reason;
}

/** Whether one die of this colour (or 1 Gold, as GOLD) may pay for refilling a Crate of colour `crate` now (FREE-02, FREE-03, A-23). */
export function forbidsRefillWith(state: State, seat: number, spend: number, crate: number): RuleId | null {
  if (spend === GOLD && !state.setting.switches.refillWithGold) return 'A-23';
  if ((spend === GOLD ? lackedGold(state, seat, 1) : lackedDice(state, seat, spend, 1)) > 0) return 'FREE-02';
  return owedStaysPayable(state, seat, spend, crate) ? null : 'A-21';
}

/**
 * Whether everything that the seat owes on the stack could still be paid after it spent one die of colour `spend` (or GOLD) and turned a
 * Crate of colour `crate` face up. At most one payment is owed at a time, because the window of a payment offers nothing that costs
 * anything except refills. A payment of one Resource of any kind needs no check: the refilled Crate can pay it.
 */
function owedStaysPayable(state: State, seat: number, spend: number, crate: number): boolean {
  const spentGold = spend === GOLD ? 1 : 0;
  for (let index = state.depth - 1; index >= 0; index--) {
    if (frameSeatAt(state, index) !== seat) continue;
    const frame = index * FRAME_BYTES;
    const { stack } = state;
    if (frameKindAt(state, index) === FRAME.payment) {
      const inGold =
        uncoveredAfter(state, seat, stack[frame + PAYMENT.colour], stack[frame + PAYMENT.amount], spend, crate) +
        uncoveredAfter(state, seat, stack[frame + PAYMENT.otherColour], stack[frame + PAYMENT.otherAmount], spend, crate);
      const discount = stack[frame + PAYMENT.rule] === CAUSE['ACT-BLD-04'] ? discountOf(state, seat) : 0;
      if (lackedGold(state, seat, inGold - discount + spentGold) > 0) return false;
    } else if (frameKindAt(state, index) === FRAME.shipPayment) {
      const blue = forbidsBlueForShip(state, seat) === null && uncoveredAfter(state, seat, BLUE, 1, spend, crate) === 0 ? 1 : 0;
      if (lackedGold(state, seat, stack[frame + SHIP_PAYMENT.gold] - blue + spentGold) > 0) return false;
    }
  }
  return true;
}

/** Like `uncovered`, after the die is spent and the Crate turned face up. */
const uncoveredAfter = (state: State, seat: number, colour: number, amount: number, spend: number, crate: number): number =>
  amount === 0 ? 0 : uncovered(state, seat, colour, amount + (spend === colour ? 1 : 0) - (crate === colour ? 1 : 0));

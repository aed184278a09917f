/**
 * What can be paid. A cost asks for amounts of at most two colours; each Resource is a die, a face-up Crate (KEY-28) or a Gold (KEY-26).
 *
 * A payment is one act. While one is owed, a refill is offered only if the cost stays payable.
 */
import { CAUSE } from '../model/causes.ts';
import { A, B, C, D, E, FRAME, frameKindAt, frameSeatAt } from '../model/frames.ts';
import { BLUE, GOLD, RESOURCE_COLOUR_COUNT } from '../model/ids.ts';
import { FRAME_BYTES } from '../model/layout.ts';
import type { RuleId } from '../model/rule-ids.ts';
import type { State } from '../model/state.ts';
import { B7, B7_DISCOUNT } from '../tiles/harbormasters.ts';
import { S11 } from '../tiles/ships.ts';

/**
 * Whether the seat can pay `n1` Resources of colour `c1` and `n2` of another colour `c2` (where there is no other: `c2 = c1`,
 * `n2 = 0`), or all but `discount` of them.
 */
export function canPay(state: State, seat: number, c1: number, n1: number, c2: number, n2: number, discount = 0): boolean {
  const at = seat * RESOURCE_COLOUR_COUNT;
  const missing1 = n1 - state.dice[at + c1] - state.crateUp[at + c1];
  const missing2 = n2 - state.dice[at + c2] - state.crateUp[at + c2];
  return (missing1 > 0 ? missing1 : 0) + (missing2 > 0 ? missing2 : 0) <= state.gold[seat] + discount;
}

/** Whether the seat can pay one Resource of any kind. */
export function canPayAny(state: State, seat: number): boolean {
  const at = seat * RESOURCE_COLOUR_COUNT;
  for (let colour = 0; colour < RESOURCE_COLOUR_COUNT; colour++) {
    if (state.dice[at + colour] + state.crateUp[at + colour] > 0) return true;
  }
  return state.gold[seat] > 0;
}

/** Whether the seat can pay so many Gold for a Ship; with TILE-S11 one blue Resource may replace one of them. */
export const canPayShip = (state: State, seat: number, gold: number): boolean =>
  state.gold[seat] >= gold || (state.gold[seat] >= gold - 1 && state.hasAbility(seat, S11) && holds(state, seat, BLUE) > 0);

/** Resources that the Harbormaster B7 takes off the payment of a Construct, while the seat holds it. */
export const discountOf = (state: State, seat: number): number => ((state.heldHarbormasters[seat] & (1 << B7)) !== 0 ? B7_DISCOUNT : 0);

const holds = (state: State, seat: number, colour: number): number =>
  state.dice[seat * RESOURCE_COLOUR_COUNT + colour] + state.crateUp[seat * RESOURCE_COLOUR_COUNT + colour];

/**
 * Whether everything that the seat owes on the stack could still be paid after it spent one die of colour `spend` (or GOLD) and turned a
 * Crate of colour `crate` up. At most one payment is ever owed at a time: what a window offers while one is asked costs nothing but refills.
 * A payment of any one Resource needs no look: the refilled Crate itself can pay it.
 */
function owedStaysPayable(state: State, seat: number, spend: number, crate: number): boolean {
  const gold = state.gold[seat] - (spend === GOLD ? 1 : 0);
  for (let index = state.depth - 1; index >= 0; index--) {
    if (frameSeatAt(state, index) !== seat) continue;
    const frame = index * FRAME_BYTES;
    const { stack } = state;
    if (frameKindAt(state, index) === FRAME.payment) {
      const missing =
        missingAfter(state, seat, stack[frame + A], stack[frame + B], spend, crate) +
        missingAfter(state, seat, stack[frame + C], stack[frame + D], spend, crate);
      if (missing > gold + (stack[frame + E] === CAUSE['ACT-BLD-04'] ? discountOf(state, seat) : 0)) return false;
    } else if (frameKindAt(state, index) === FRAME.shipPayment) {
      const blue = state.hasAbility(seat, S11) && missingAfter(state, seat, BLUE, 1, spend, crate) === 0 ? 1 : 0;
      if (stack[frame + A] > gold + blue) return false;
    }
  }
  return true;
}

function missingAfter(state: State, seat: number, colour: number, amount: number, spend: number, crate: number): number {
  if (amount === 0) return 0;
  const at = seat * RESOURCE_COLOUR_COUNT + colour;
  const held = state.dice[at] + state.crateUp[at] - (spend === colour ? 1 : 0) + (crate === colour ? 1 : 0);
  return amount > held ? amount - held : 0;
}

/** Whether one Resource of this colour (or Gold) may pay for refilling a Crate of colour `crate` now (FREE-02, FREE-03, A-23). */
export function canPayRefill(state: State, seat: number, spend: number, crate: number): boolean {
  if (spend === GOLD) {
    if (state.gold[seat] === 0 || !state.setting.switches.refillWithGold) return false;
  } else if (state.dice[seat * RESOURCE_COLOUR_COUNT + spend] === 0) return false;
  return owedStaysPayable(state, seat, spend, crate);
}

/** Whether the active player may refill a Crate of this colour by payment now. */
export function forbidsRefill(state: State, seat: number, crate: number): RuleId | null {
  const down = state.crateDown[seat * RESOURCE_COLOUR_COUNT + crate];
  if (down <= state.refilledDown[crate]) return down === 0 ? 'FREE-02' : 'KEY-30';
  for (let spend = 0; spend <= GOLD; spend++) if (canPayRefill(state, seat, spend, crate)) return null;
  return 'FREE-02';
}

/**
 * What can be paid, and what is missing otherwise. A cost asks for Resources of at most two colours. Each Resource is paid with a die, a
 * face-up Crate (KEY-28) or 1 Gold (KEY-26). A payment is one act.
 */
import { BLUE, RESOURCE_COLOUR_COUNT } from '../model/ids.ts';
import type { RuleId } from '../model/rule-ids.ts';
import type { State } from '../model/state.ts';
import { B7, B7_DISCOUNT } from '../tiles/harbormasters.ts';
import { S11 } from '../tiles/ships.ts';

/** Returns the amount, but at least 0. Called very often, and faster than `Math.max`. */
const orNone = (amount: number): number => (amount > 0 ? amount : 0);

/** How many dice, face-up Crates or Gold the seat lacks to spend this many; 0 if it has enough. */
export const lackedDice = (state: State, seat: number, colour: number, dice: number): number =>
  orNone(dice - state.dice[seat * RESOURCE_COLOUR_COUNT + colour]);
export const lackedCrates = (state: State, seat: number, colour: number, crates: number): number =>
  orNone(crates - state.crateUp[seat * RESOURCE_COLOUR_COUNT + colour]);
export const lackedGold = (state: State, seat: number, gold: number): number => orNone(gold - state.gold[seat]);

/** How many Resources of a colour neither dice nor face-up Crates can pay. */
export function uncovered(state: State, seat: number, colour: number, amount: number): number {
  const at = seat * RESOURCE_COLOUR_COUNT + colour;
  return orNone(amount - state.dice[at] - state.crateUp[at]);
}

/**
 * The Gold that the seat lacks to pay `n1` Resources of colour `c1` and `n2` of colour `c2`, less `discount` of them. If there is only one
 * colour, `c2 = c1` and `n2 = 0`.
 */
export function lackedToPay(state: State, seat: number, c1: number, n1: number, c2: number, n2: number, discount = 0): number {
  const inGold = uncovered(state, seat, c1, n1) + (n2 > 0 ? uncovered(state, seat, c2, n2) : 0);
  return inGold === 0 ? 0 : orNone(inGold - state.gold[seat] - discount);
}

export const canPay = (state: State, seat: number, c1: number, n1: number, c2: number, n2: number, discount = 0): boolean =>
  lackedToPay(state, seat, c1, n1, c2, n2, discount) === 0;

/** Returns whether the seat can pay one Resource of any kind. */
export function canPayAny(state: State, seat: number): boolean {
  for (let colour = 0; colour < RESOURCE_COLOUR_COUNT; colour++) if (uncovered(state, seat, colour, 1) === 0) return true;
  return lackedGold(state, seat, 1) === 0;
}

/** Returns whether a blue Resource may replace 1 Gold of a Ship (TILE-S11, A-40). Without TILE-S11 Ships cost Gold alone. */
export const forbidsBlueForShip = (state: State, seat: number): RuleId | null => (state.hasAbility(seat, S11) ? null : 'KEY-27');

/** Returns the Gold that the seat lacks for a Ship with this price. */
export function lackedForShip(state: State, seat: number, gold: number): number {
  const lacked = lackedGold(state, seat, gold);
  if (lacked === 0) return 0;
  return forbidsBlueForShip(state, seat) === null && uncovered(state, seat, BLUE, 1) === 0 ? lacked - 1 : lacked;
}

export const canPayShip = (state: State, seat: number, gold: number): boolean => lackedForShip(state, seat, gold) === 0;

/** How many Resources the Harbormaster B7 takes off the payment of a Construct while the seat holds it. */
export const discountOf = (state: State, seat: number): number => ((state.heldHarbormasters[seat] & (1 << B7)) !== 0 ? B7_DISCOUNT : 0);

/** Whether B7 may take one Resource off the `amount` of a colour, in a payment for this rule that also asks for `n2` of colour `c2`. */
export function forbidsPayingLess(
  state: State,
  seat: number,
  rule: RuleId,
  colour: number,
  amount: number,
  c2: number,
  n2: number,
): RuleId | null {
  if (rule !== 'ACT-BLD-04' || discountOf(state, seat) === 0) return 'HM-B7';
  if (amount === 0) return 'A-99';
  return canPay(state, seat, colour, amount - B7_DISCOUNT, c2, n2) ? null : rule;
}

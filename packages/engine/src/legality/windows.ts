/** When the active player may do something besides answering a question: refill a Crate, score a Decree or use a Harbormaster. */
import type { RuleId } from '../model/rule-ids.ts';
import type { State } from '../model/state.ts';
import { B7 } from '../tiles/harbormasters.ts';
import { listOfDecree, listOfHarbormaster, movesPieces } from '../tiles/lists.ts';
import { forbidsDecree } from './decrees.ts';
import { forbidsEffects } from './effects.ts';

/** Which free actions and Harbormasters a question offers: none, all of them, or only those that may be used while paying. */
export type Window = 'none' | 'open' | 'paying';

/** Only the active player has free actions, and only in the windows of the turn. */
export const forbidsFreeActions = (state: State, seat: number, window: Window): RuleId | null =>
  window !== 'none' && seat === state.active ? null : 'A-21';

/** During a payment, no effect may place or move a House or a marker. */
const forbidsWhilePaying = (list: number, paying: boolean): RuleId | null => (paying && movesPieces[list] ? 'A-21' : null);

/** Returns whether the seat may score the Decree on a Decree space in a window. */
export const forbidsDecreeNow = (state: State, seat: number, space: number, paying: boolean): RuleId | null =>
  forbidsDecree(state, seat, space) ?? forbidsWhilePaying(listOfDecree(state.decrees[space]), paying);

/**
 * Whether the seat may use a Harbormaster: it must hold it (HM-01), and it must change something. B7 can only be used in a payment
 * (A-99).
 */
export function forbidsHarbormaster(state: State, seat: number, harbormaster: number, paying: boolean): RuleId | null {
  if ((state.heldHarbormasters[seat] & (1 << harbormaster)) === 0) return 'HM-01';
  if (harbormaster === B7) return 'HM-B7';
  const list = listOfHarbormaster(harbormaster);
  return forbidsWhilePaying(list, paying) ?? forbidsEffects(state, seat, list);
}

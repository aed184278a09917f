/** Each reason is true by itself, and the first is the one whose removal leaves the fewest others. */
import type { Choice } from '../../src/choices.ts';
import { DECREE_IDS } from '../../src/edition/types.ts';
import { asked, describeQuestion } from '../../src/engine.ts';
import type { State } from '../../src/model/state.ts';
import type { Reason } from '../../src/reasons/reason.ts';
import { candidates, reasonsOf } from '../../src/reasons/why-not.ts';
import type { Refusal } from './handed-out.ts';
import { kindOf, withoutCause } from './removed-causes.ts';
import { textOf } from './why-not.ts';

/** The number of removed causes, of fixed causes, of refusals with several reasons, and of occurrences of each kind. */
export interface Removed {
  causes: number;
  fixed: number;
  several: number;
  readonly kinds: Map<string, number>;
}

export const nothingRemoved = (): Removed => ({ causes: 0, fixed: 0, several: 0, kinds: new Map() });

export function checkCauses(state: State, removed: Removed): void {
  const seat = asked(state);
  const ask = describeQuestion(state);
  for (const choice of [...candidates(state), ...absentDecrees(state)]) {
    const reasons = reasonsOf(state, choice) ?? [];
    const left = reasons.map((reason) => leftWithout({ state, seat, ask, choice, reason }, removed));
    if (reasons.length < 2) continue;
    removed.several++;
    if (left[0] > Math.min(...left)) throw new Error(`${textOf(choice)}: ${JSON.stringify(reasons)} leave ${left}`);
  }
}

/** Decrees that were not laid out: they are not candidates, but a choice may name one. */
const absentDecrees = ({ decrees }: State): Choice[] =>
  DECREE_IDS.filter((_, decree) => !decrees.includes(decree)).map((decree): Choice => ({ choose: 'decree', decree }));

/** Returns how many reasons remain without the cause of one, which must have disappeared; Infinity if the cause is fixed. */
function leftWithout(refusal: Refusal, removed: Removed): number {
  const kind = kindOf(refusal);
  removed.kinds.set(kind, (removed.kinds.get(kind) ?? 0) + 1);
  const positions = withoutCause(refusal);
  if (positions === null) {
    removed.fixed++;
    return Number.POSITIVE_INFINITY;
  }
  removed.causes++;
  const left = positions.map((position) => reasonsOf(position, refusal.choice) ?? []);
  const without = left.filter((reasons) => !reasons.some((reason) => isSame(reason, refusal.reason)));
  const isGone = refusal.reason.missing === undefined ? without.length > 0 : without.length === left.length;
  if (!isGone) {
    throw new Error(`${textOf(refusal.choice)}: ${JSON.stringify(refusal.reason)} stays without its cause: ${JSON.stringify(left)}`);
  }
  return Math.min(...without.map((reasons) => reasons.length));
}

/** Returns whether two reasons have the same rule and cause: by one rule, a refill first needs a Crate and then a Resource. */
function isSame(a: Reason, b: Reason): boolean {
  if (a.rule !== b.rule || a.missing === undefined || b.missing === undefined) return a.rule === b.rule && a.missing === b.missing;
  const { missing } = b;
  return Object.keys(a.missing).some((what) => what in missing);
}

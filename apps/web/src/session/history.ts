/** Turns by moment. A turn begins at a moment; moments before the first turn belong to set-up. */

interface Turns {
  readonly turns: readonly { readonly moment: number }[];
  readonly moment: number;
}

/** Returns the number of the turn that a moment belongs to, from 1; 0 in set-up. */
export const turnAt = ({ turns }: Turns, moment: number): number => turns.findLastIndex((turn) => turn.moment <= moment) + 1;

/** Returns the moment at which the turn of `moment` begins, or the turn before it if `moment` is that moment itself. */
export const turnBefore = ({ turns }: Turns, moment: number): number => turns.findLast((turn) => turn.moment < moment)?.moment ?? 0;

/** Returns the moment at which the next turn begins; the present moment after the last turn. */
export const turnAfter = ({ turns, moment: present }: Turns, moment: number): number =>
  turns.find((turn) => turn.moment > moment)?.moment ?? present;

/**
 * The log shows between TOLD and twice as many turns. Its start moves by TOLD turns at once, so that it does not change with every turn.
 */
const TOLD = 6;

/** Returns the moments in the log: the last turns, or the turns around an earlier moment that is looked at. */
export function toldSpan({ turns, moment: present }: Turns, past: number | null): { readonly from: number; readonly to: number } {
  const least = Math.max(0, turns.length - TOLD);
  const first = least - (least % TOLD);
  const middle = past === null ? first : turnAt({ turns, moment: present }, past) - 1;
  const begin = middle < first ? Math.max(0, middle - TOLD / 2) : first;
  const after = begin < first ? turns[begin + TOLD] : undefined;
  return { from: begin === 0 ? 0 : Math.max(0, (turns[begin]?.moment ?? 1) - 1), to: after === undefined ? present : after.moment - 1 };
}

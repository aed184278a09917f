/** Turns by moment. A turn begins at a moment; what comes before the first is set-up. */

interface Turns {
  readonly turns: readonly { readonly moment: number }[];
  readonly moment: number;
}

/** The number of the turn that a moment belongs to, from 1; 0 in set-up. */
export const turnAt = ({ turns }: Turns, moment: number): number => turns.findLastIndex((turn) => turn.moment <= moment) + 1;

/** Where the turn of a moment begins or, at its beginning, the one before it. */
export const turnBefore = ({ turns }: Turns, moment: number): number => turns.findLast((turn) => turn.moment < moment)?.moment ?? 0;

/** Where the next turn begins; the present moment after the last. */
export const turnAfter = ({ turns, moment: present }: Turns, moment: number): number =>
  turns.find((turn) => turn.moment > moment)?.moment ?? present;

/** So many turns are told at a time, at least: a longer tale begins later all at once, so that its beginning does not change with every turn. */
const TOLD = 6;

/** The moments that are told: the last turns, or those around a moment that lies before them. */
export function toldSpan({ turns, moment: present }: Turns, past: number | null): { readonly from: number; readonly to: number } {
  const least = Math.max(0, turns.length - TOLD);
  const first = least - (least % TOLD);
  const middle = past === null ? first : turnAt({ turns, moment: present }, past) - 1;
  const begin = middle < first ? Math.max(0, middle - TOLD / 2) : first;
  const after = begin < first ? turns[begin + TOLD] : undefined;
  return { from: begin === 0 ? 0 : Math.max(0, (turns[begin]?.moment ?? 1) - 1), to: after === undefined ? present : after.moment - 1 };
}

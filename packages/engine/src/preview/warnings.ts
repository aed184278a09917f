/** Warnings about choices that are costly and probably a slip. They never forbid anything. */
import type { Choice } from '../choices.ts';
import { isEndOfTurn, questionKind } from '../engine.ts';
import type { GameEvent } from '../model/events.ts';
import { topSeat } from '../model/frames.ts';
import type { State } from '../model/state.ts';
import { scoreDistrict } from '../scoring/district.ts';

export type Warning =
  /** The turn would end although `actions` are left and one of them is possible. */
  | { readonly warning: 'actionsLeft'; readonly actions: number }
  /** A step on a Mastery track would be given up or have no effect. */
  | { readonly warning: 'wastedStep' }
  /** The Barge of a District would become empty, and its scoring would give an opponent more VP. */
  | {
      readonly warning: 'helpsOpponent';
      readonly district: number;
      readonly own: number;
      readonly opponent: number;
      readonly seat: number;
    };

/** Returns the warnings for a legal choice that was tried: `after` is the state it led to, and `events` are what happened. */
export function warningsAfter(
  state: State,
  choice: Choice,
  choices: readonly Choice[],
  after: State,
  events: readonly GameEvent[],
): Warning[] {
  const seat = topSeat(state);
  const warnings: Warning[] = [];
  if (isEndOfTurn(state, choice) && state.actionsLeft > 0 && choices.some(isAction)) {
    warnings.push({ warning: 'actionsLeft', actions: state.actionsLeft });
  }
  if (events.some((event) => isWastedStep(state, event, seat))) warnings.push({ warning: 'wastedStep' });
  return [...warnings, ...badScorings(state, after, seat)];
}

const isAction = ({ choose }: Choice): boolean => choose === 'action' || choose === 'actionTile';

const isWastedStep = (state: State, event: GameEvent, seat: number): boolean =>
  (event.event === 'stepsLost' && event.seat === seat) ||
  (event.event === 'bonusDeclined' && event.seat === seat && questionKind(state) === 'stepOfChoice');

/** Warns about Barges that the choice would empty, because their Districts are scored at the end of the turn (TURN-11). */
function badScorings(before: State, after: State, seat: number): Warning[] {
  const emptied = after.emptyBarges() & ~before.emptyBarges();
  const warnings: Warning[] = [];
  for (let district = 0; 1 << district <= emptied; district++) {
    if ((emptied & (1 << district)) === 0) continue;
    const vp = new Int32Array(4);
    scoreDistrict(after, district, vp);
    let best = seat;
    for (let other = 0; other < after.setting.players; other++) if (vp[other] > vp[best]) best = other;
    if (best !== seat) warnings.push({ warning: 'helpsOpponent', district: district + 1, own: vp[seat], opponent: vp[best], seat: best });
  }
  return warnings;
}

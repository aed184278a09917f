/** Warnings of what is costly and likely a slip. They never forbid anything. */
import type { Choice } from '../choices.ts';
import { apply, describeChoice, isEndOfTurn, legal, questionKind } from '../engine.ts';
import type { GameEvent } from '../model/events.ts';
import { topSeat } from '../model/frames.ts';
import type { State } from '../model/state.ts';
import { answerOf } from '../play.ts';
import { scoreDistrict } from '../scoring/district.ts';
import { scratchOf } from './scratch.ts';

export type Warning =
  /** The turn would end although so many actions are left and one is possible. */
  | { readonly warning: 'actionsLeft'; readonly actions: number }
  /** A step on a Mastery track would be given up or have no effect. */
  | { readonly warning: 'wastedStep' }
  /** The Barge of a District would be empty, and its scoring give an opponent more VP. */
  | {
      readonly warning: 'helpsOpponent';
      readonly district: number;
      readonly own: number;
      readonly opponent: number;
      readonly seat: number;
    };

/** All that could be said of a legal choice of the seat that is asked; nothing of any other. The state stays as it is. */
export function warningsOf(state: State, choice: Choice): Warning[] {
  const answer = answerOf(state, choice);
  if (answer === null) return [];
  const choices = Array.from(state.choices.subarray(0, legal(state)), (each) => describeChoice(state, each));
  const after = scratchOf(state);
  const events: GameEvent[] = [];
  after.events = events;
  apply(after, answer);
  after.events = null;
  return warningsAfter(state, describeChoice(state, answer), choices, after, events);
}

/** The same, where the choice has been tried: `after` is what it led to, and `events` what happened. */
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

/** Barges that the choice would empty: their Districts are scored at the end of the turn (TURN-11). */
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

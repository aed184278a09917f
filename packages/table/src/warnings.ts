/** Warnings of what is costly and likely a slip. They never forbid anything. */
import {
  answerOf,
  apply,
  asked,
  type Choice,
  describeChoice,
  type GameEvent,
  questionKind,
  type State,
  scoreDistrict,
} from '@tabannusi/engine';
import { choicesOf } from './choices.ts';

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

/** All that could be said of a legal choice of the seat that is asked. The state stays as it is. */
export function warningsOf(state: State, choice: Choice): Warning[] {
  const answer = answerOf(state, choice);
  if (answer === null) return [];
  const seat = asked(state);
  const after = state.clone();
  const events: GameEvent[] = [];
  after.events = events;
  apply(after, answer);
  const warnings: Warning[] = [];
  if (isEndOfTurn(state, describeChoice(state, answer)) && state.actionsLeft > 0 && choicesOf(state).some(isAction)) {
    warnings.push({ warning: 'actionsLeft', actions: state.actionsLeft });
  }
  if (events.some((event) => isWastedStep(state, event, seat))) warnings.push({ warning: 'wastedStep' });
  return [...warnings, ...badScorings(state, after, seat)];
}

/** Whether a choice, in the engine's own form, ends the turn of the active player. */
export const isEndOfTurn = (state: State, choice: Choice): boolean => questionKind(state) === 'action' && choice.choose === 'done';

const isAction = ({ choose }: Choice): boolean => choose === 'action' || choose === 'actionTile';

const isWastedStep = (state: State, event: GameEvent, seat: number): boolean =>
  (event.event === 'stepsLost' && event.seat === seat) ||
  (event.event === 'bonusDeclined' && event.seat === seat && questionKind(state) === 'stepOfChoice');

/** Barges that the choice would empty: their Districts are scored at the end of the turn (TURN-11). */
function badScorings(before: State, after: State, seat: number): Warning[] {
  const emptied = after.emptyBarges() & ~before.emptyBarges();
  const warnings: Warning[] = [];
  const vp = new Int32Array(4);
  for (let district = 0; 1 << district <= emptied; district++) {
    if ((emptied & (1 << district)) === 0) continue;
    scoreDistrict(after, district, vp);
    const own = vp[seat] ?? 0;
    let best = seat;
    for (let other = 0; other < after.setting.players; other++) if ((vp[other] ?? 0) > (vp[best] ?? 0)) best = other;
    if (best !== seat) warnings.push({ warning: 'helpsOpponent', district: district + 1, own, opponent: vp[best] ?? 0, seat: best });
  }
  return warnings;
}

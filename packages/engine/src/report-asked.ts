/**
 * Reports whom and what the game waits for, as the last event of a step. Does nothing if nobody listens, or if the game is over, which
 * `gameOver` has reported.
 */
import { chanceKindOf, topKind, topSeat } from './model/frames.ts';
import type { State } from './model/state.ts';
import { questionRule } from './question-rule.ts';
import { CHANCE_QUESTIONS, questionOf } from './registry.ts';

export function reportAsked(state: State): void {
  if (state.events === null) return;
  const kind = topKind(state);
  const question = questionOf[kind]?.ask(state);
  const chance = chanceKindOf(kind);
  if (question !== undefined) state.events.push({ event: 'asked', rule: questionRule(question), seat: topSeat(state), question });
  else if (chance !== undefined) state.events.push({ event: 'chanceAsked', rule: CHANCE_QUESTIONS[chance].rule(state), chance });
}

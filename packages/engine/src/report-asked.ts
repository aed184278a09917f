/**
 * Tells whom and what the game waits for, as the last event of an application. Where nobody listens nothing is built, and when the game is
 * over `gameOver` has said so.
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

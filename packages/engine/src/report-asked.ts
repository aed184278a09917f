/**
 * Tells whom and what the game waits for, as the last event of an application. Where nobody listens nothing is built, and when the game is
 * over `gameOver` has said so.
 */
import { CHANCE_KINDS } from './model/ask.ts';
import { topKind, topSeat } from './model/frames.ts';
import type { State } from './model/state.ts';
import { questionRule } from './question-rule.ts';
import { chanceOf, questionOf } from './registry.ts';

export function reportAsked(state: State): void {
  if (state.events === null) return;
  const kind = topKind(state);
  const question = questionOf[kind]?.ask(state);
  const chance = chanceOf[kind];
  if (question !== undefined) state.events.push({ event: 'asked', rule: questionRule(question), seat: topSeat(state), question });
  // Kinds of frame begin with those of chance.
  else if (chance !== null) state.events.push({ event: 'chanceAsked', rule: chance.rule(state), chance: CHANCE_KINDS[kind] });
}

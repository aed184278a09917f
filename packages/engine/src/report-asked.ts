/**
 * Tells whom and what the game waits for, as the last event of an application. Where nobody listens nothing is built, and when the game is
 * over `gameOver` has said so.
 */
import type { Ask } from './model/ask.ts';
import { chanceKindOf, topKind, topSeat } from './model/frames.ts';
import type { RuleId } from './model/rule-ids.ts';
import type { State } from './model/state.ts';
import { CHANCE_QUESTIONS, questionOf } from './registry.ts';

export function reportAsked(state: State): void {
  if (state.events === null) return;
  const kind = topKind(state);
  const question = questionOf[kind]?.ask(state);
  const chance = chanceKindOf(kind);
  if (question !== undefined) state.events.push({ event: 'asked', rule: ruleOf(question), seat: topSeat(state), question });
  else if (chance !== undefined) state.events.push({ event: 'chanceAsked', rule: CHANCE_QUESTIONS[chance].rule(state), chance });
}

/** The rule by which a seat is asked. */
function ruleOf(question: Ask): RuleId {
  if ('rule' in question) return question.rule;
  if ('further' in question && question.further) return 'BON-12';
  if ('extra' in question && question.extra) return 'TILE-S08';
  if ('free' in question && question.free) return 'DEC-01';
  return RULES[question.ask];
}

/** Of the questions that do not name their rule themselves. */
const RULES: Readonly<Record<Exclude<Ask, { readonly rule: RuleId }>['ask'], RuleId>> = {
  startColour: 'SET-24',
  startSpace: 'SET-24',
  pawns: 'TURN-02',
  die: 'TURN-03',
  destination: 'TURN-04',
  action: 'TURN-09',
  projectColour: 'ACT-PROJ-02',
  projectSpace: 'ACT-PROJ-01',
  constructColour: 'ACT-BLD-02',
  afterConstruct: 'A-81',
  gardening: 'ACT-GARD-01',
  waterSpace: 'ACT-GARD-04',
  gardenSpace: 'ACT-GARD-07',
  refillPayment: 'FREE-02',
  bargeDie: 'BON-01',
  portSpace: 'ACT-PORT-04',
  houseRow: 'ACT-PORT-03',
  zigguratSpace: 'ACT-ZIG-01',
  gardenOrMarker: 'TILE-S05',
  moveHouse: 'DEC-10',
  scoringOrder: 'SCORE-14',
};

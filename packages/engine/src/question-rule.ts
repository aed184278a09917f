/** The rule that asks a question. */
import type { Ask } from './model/ask.ts';
import type { RuleId } from './model/rule-ids.ts';

export function questionRule(question: Ask): RuleId {
  if ('rule' in question) return question.rule;
  if ('further' in question && question.further) return 'BON-12';
  if ('extra' in question && question.extra) return 'TILE-S08';
  if ('free' in question && question.free) return 'DEC-01';
  return RULES[question.ask];
}

/** The rules of questions without a `rule` of their own. */
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

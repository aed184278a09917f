/** Which rule offers a choice. */
import { type Ask, type Choice, questionRule, type RuleId } from '@tabannusi/engine';

/** Choices that a rule of their own offers, whatever is asked. */
const OFFERED_BY: Readonly<Partial<Record<Choice['choose'], RuleId>>> = {
  refill: 'FREE-02',
  decree: 'FREE-04',
  harbormaster: 'HM-01',
  payLess: 'HM-B7',
  buyStep: 'TILE-S14',
};

const ACTION_BY: Readonly<Record<Extract<Choice, { readonly choose: 'action' }>['action'], RuleId>> = {
  project: 'ACT-PROJ-01',
  construct: 'ACT-BLD-01',
  gardening: 'ACT-GARD-01',
  ship: 'ACT-SHIP-01',
  portHouse: 'ACT-PORT-01',
  zigguratHouse: 'ACT-ZIG-01',
};

/** All others belong to their question; the Gardening after a Construct is a Ship's. */
export function choiceRule(question: Ask, choice: Choice): RuleId {
  if (choice.choose === 'action') return question.ask === 'afterConstruct' ? 'TILE-S08' : ACTION_BY[choice.action];
  return OFFERED_BY[choice.choose] ?? questionRule(question);
}

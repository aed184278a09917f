/** The entry point of the presenter. */
export { createExplain, type Explanation, sentencesOf } from './explain.ts';
export { type Offer, offersOf } from './offers.ts';
export { groupedByReasons, type Refused, refusedChoices, refusedIn } from './refused.ts';
export { ACTION_RULES, choiceRule, HERE_ONLY, ruleOf, ruleOfBonus } from './rules.ts';

/** The entry point of the presenter. */

export { askedOf, type Offer } from './asked.ts';
export { type Answer, answerTo, type DeedAt, type Numbered, type Typing } from './commands/answer.ts';
export { plain } from './commands/plain.ts';
// For tests, which type every command.
export { commandsAt } from './commands/table.ts';
export { type Understood, understand } from './commands/understand.ts';
export { createExplain, sentencesOf } from './explain.ts';
export { type Refused, refusedChoices, refusedIn } from './refused.ts';
export { ACTION_RULES, choiceRule, HERE_ONLY, ruleOf, ruleOfBonus } from './rules.ts';

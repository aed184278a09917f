/** The entry point of the presenter. */

export { type Asked, askedOf, type Offer } from './asked.ts';
export { type Answer, answerTo, type Numbered, type Reasons, type Typing } from './commands/answer.ts';
export { plain } from './commands/plain.ts';
// For tests, which type every command.
export { commandsAt, type DeedAt } from './commands/table.ts';
export { type Understood, understand } from './commands/understand.ts';
export { createExplain, sentencesOf } from './explain.ts';
export { type RefusedChoice, refusedChoices, refusedIn, refusedOf } from './refused.ts';
export { ACTION_RULES, choiceRule, HERE_ONLY, ruleOfBonus } from './rules.ts';
export { type ToldTile, toldTiles } from './tiles.ts';

/** The entry point of the built-in bots. */
export { apprentice } from './apprentice.ts';
export { architect } from './architect.ts';
export type { Bot, Budget, Knowledge } from './bot.ts';
export { BOTS, type BotName } from './bots.ts';
export { brickmaker } from './brickmaker.ts';
export { type Adviser, builder, type Weighed } from './builder.ts';
export { type Advice, advise, type Described, type Gain, type PlannedStep, type StepKind } from './describe.ts';
export { City, sizeAt } from './evaluation/city.ts';
export type { TermName } from './evaluation/evaluate.ts';
export { type Hint, type Hinted, hint } from './hint.ts';
export { wilson } from './interval.ts';
export { mason } from './mason.ts';
export { isLearned } from './network/learned.ts';
export { type Assumed, type Plans, plansFor, type WeighedPlan } from './plans.ts';
export { random } from './random.ts';
export { sage } from './sage.ts';
export { choiceAt, type PackedHint, type Question, type Thought, think, unpackHint } from './thinking.ts';
export { vizier } from './vizier.ts';

/** The entry point of the players that are part of the program. */
export { apprentice } from './apprentice.ts';
export type { Bot, Knowledge } from './bot.ts';
export { builder } from './builder.ts';
export { random } from './random.ts';

/** The built-in bots by name. */
import { apprentice } from './apprentice.ts';
import { architect } from './architect.ts';
import type { Bot } from './bot.ts';
import { brickmaker } from './brickmaker.ts';
import { builder } from './builder.ts';
import { mason } from './mason.ts';
import { random } from './random.ts';
import { sage } from './sage.ts';
import { vizier } from './vizier.ts';

/** From the weakest to the strongest. `random` is for tests and comparisons; people can play against the other seven. */
export const BOTS = { random, apprentice, brickmaker, mason, builder, architect, vizier, sage } as const satisfies Readonly<
  Record<string, Bot>
>;
export type BotName = keyof typeof BOTS;

/** The players that are part of the program, by their names. */
import { apprentice } from './apprentice.ts';
import { architect } from './architect.ts';
import type { Bot } from './bot.ts';
import { builder } from './builder.ts';
import { random } from './random.ts';
import { vizier } from './vizier.ts';

/** The strongest last. */
export const BOTS = { random, apprentice, builder, architect, vizier } as const satisfies Readonly<Record<string, Bot>>;
export type BotName = keyof typeof BOTS;

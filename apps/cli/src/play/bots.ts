/** The bots that can sit at the table, by their names. */
import { apprentice, type Bot, builder, random } from '@tabannusi/ai';

export const BOTS: Readonly<Record<string, Bot>> = { apprentice, builder, random };

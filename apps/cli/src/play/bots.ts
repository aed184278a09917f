/** The bots that can sit at the table, by their names. */
import { type Bot, greedy, random } from '@tabannusi/table';

export const BOTS: Readonly<Record<string, Bot>> = { greedy, random };

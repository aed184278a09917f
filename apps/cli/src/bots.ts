/** The bots that can be named: those that are part of the program, and programs of their own. */
import { type Bot, greedy, random } from '@tabannusi/table';
import { commandOf, isOutside } from './outside-bot/command.ts';

/** By their names. */
export const BOTS: Readonly<Record<string, Bot>> = { greedy, random };

export const isBot = (name: string): boolean => (isOutside(name) ? commandOf(name) !== null : Object.hasOwn(BOTS, name));

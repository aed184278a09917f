/** The bots that can be named: those that are part of the program, and programs of their own. */
import { apprentice, architect, type Bot, builder, random } from '@tabannusi/ai';
import { commandOf, isOutside } from './outside-bot/command.ts';

/** By their names, the strongest last. */
export const BOTS = { random, apprentice, builder, architect } as const satisfies Readonly<Record<string, Bot>>;
export const BOT_NAMES = Object.keys(BOTS) as readonly (keyof typeof BOTS)[];

/** What `apprentice` was called when games with it were first saved. */
const FORMER_NAMES: Readonly<Record<string, keyof typeof BOTS>> = { greedy: 'apprentice' };

/** The bot of a name, which a saved game may know by an earlier one; null for programs and strangers. */
export function botNamed(name: string): Bot | null {
  const known = BOT_NAMES.find((each) => each === name) ?? (Object.hasOwn(FORMER_NAMES, name) ? FORMER_NAMES[name] : undefined);
  return known === undefined ? null : BOTS[known];
}

export const isBot = (name: string): boolean => (isOutside(name) ? commandOf(name) !== null : botNamed(name) !== null);

/** The bots that can be named: those that are part of the program, and programs of their own. */
import { BOTS, type Bot, type BotName } from '@tabannusi/ai';
import type { CliWords } from '@tabannusi/text';
import { commandOf, isOutside } from './outside-bot/command.ts';

/** The strongest last. */
export const BOT_NAMES = Object.keys(BOTS) as readonly BotName[];

/** What `apprentice` was called when games with it were first saved. */
const FORMER_NAMES: Readonly<Record<string, BotName>> = { greedy: 'apprentice' };

/** The bot of a name, which a saved game may know by an earlier one; null for programs and strangers. */
export function botNamed(name: string): Bot | null {
  const known = presentName(name);
  return known === null ? null : BOTS[known];
}

/** The name by which a bot of ours goes now; null for programs and strangers. */
export const presentName = (name: string): BotName | null =>
  BOT_NAMES.find((each) => each === name) ?? (Object.hasOwn(FORMER_NAMES, name) ? (FORMER_NAMES[name] ?? null) : null);

/** Whether it is one of ours, by its present name. */
export const isOwnBot = (name: string): boolean => BOT_NAMES.some((each) => each === name);

export const isBot = (name: string): boolean => (isOutside(name) ? commandOf(name) !== null : presentName(name) !== null);

/** A bot as a person reads it: ours by its name in the language, others as they are named on the command line. */
export function shownBot(words: CliWords, name: string): string {
  const bot = presentName(name);
  return bot === null ? name : words.say('frame', 'botName', { bot });
}

/** Our bots as they are typed, each with its name where that is another. */
export const typedBots = (words: CliWords): string[] =>
  BOT_NAMES.map((bot) => {
    const name = shownBot(words, bot);
    return name === bot ? bot : `${bot} (${name})`;
  });

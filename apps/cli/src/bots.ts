/** The bots that can be named: the program's own and outside programs. */
import { BOTS, type Bot, type BotName } from '@tabannusi/ai';
import type { CliWords } from '@tabannusi/text';
import { commandOf, isOutside } from './outside-bot/command.ts';

/** The names of our bots, from the weakest to the strongest. */
export const BOT_NAMES = Object.keys(BOTS) as readonly BotName[];

/** The name of `apprentice` in games saved by earlier versions. */
const FORMER_NAMES: Readonly<Record<string, BotName>> = { greedy: 'apprentice' };

/** Returns our bot of a present or former name; null for any other name. */
export function botNamed(name: string): Bot | null {
  const known = presentName(name);
  return known === null ? null : BOTS[known];
}

/** Returns the present name of our bot; null for any other name. */
export const presentName = (name: string): BotName | null =>
  BOT_NAMES.find((each) => each === name) ?? (Object.hasOwn(FORMER_NAMES, name) ? (FORMER_NAMES[name] ?? null) : null);

/** Whether it is the present name of one of our bots. */
export const isOwnBot = (name: string): boolean => BOT_NAMES.some((each) => each === name);

export const isBot = (name: string): boolean => (isOutside(name) ? commandOf(name) !== null : presentName(name) !== null);

/** Returns a bot's name for people: ours in the language, others as on the command line. */
export function shownBot(words: CliWords, name: string): string {
  const bot = presentName(name);
  return bot === null ? name : words.say('frame', 'botName', { bot });
}

/** Returns the names of our bots as they are typed, each with its translated name if that differs. */
export const typedBots = (words: CliWords): string[] =>
  BOT_NAMES.map((bot) => {
    const name = shownBot(words, bot);
    return name === bot ? bot : `${bot} (${name})`;
  });

/** Our bots, each with a sentence on how it plays. */
export const toldBots = (words: CliWords): [bot: string, plays: string][] =>
  BOT_NAMES.map((bot) => [bot, words.say('level', 'about', { bot })]);

/** The bots that a person has named. */
import { commandOf, isOutside } from '../outside-bot/command.ts';
import { ownPlayer } from './players.ts';

/** `a,b` names two. */
export const listedBots = (list: string): string[] => list.split(',').map((bot) => bot.trim());

export const isBot = (bot: string): boolean => (isOutside(bot) ? commandOf(bot) !== null : ownPlayer(bot) !== null);

/** Takes any choice. */
import type { Bot } from './bot.ts';

export const random: Bot = {
  choose({ choices, random: lots }) {
    const choice = choices[lots.below(choices.length)];
    if (choice === undefined) throw new RangeError('random: no choices');
    return choice;
  },
};

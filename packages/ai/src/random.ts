/** Takes any choice. */
import type { Choice } from '@tabannusi/engine';
import type { Bot, Knowledge } from './bot.ts';

/** It answers at once. */
export const random = {
  choose({ choices, random: lots }: Knowledge): Choice {
    const choice = choices[lots.below(choices.length)];
    if (choice === undefined) throw new RangeError('random: no choices');
    return choice;
  },
} satisfies Bot;

/** Looks a round ahead like `architect`, but judges the ends of turns by a network; where there is none for a game, it is `architect` (decision 0041). */
import { lookAhead } from './architect.ts';
import type { Bot } from './bot.ts';
import { judgeFor } from './evaluation/evaluate.ts';
import { judgeWith } from './network/judge.ts';
import { networkFor } from './network/networks.ts';

export const vizier = {
  async choose(knowledge, budget = {}) {
    const network = await networkFor(knowledge.masked.setting);
    return lookAhead(knowledge, budget, (seat) => (network === null ? judgeFor(seat) : judgeWith(seat, network)));
  },
} satisfies Bot;

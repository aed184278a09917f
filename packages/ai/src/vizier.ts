/**
 * Looks a round ahead like `architect`, but a network judges the ends of turns. For games without a network, it plays like `architect`
 * (decision 0041).
 */
import { FORESIGHT, type Foresight, lookAhead } from './architect.ts';
import type { Bot } from './bot.ts';
import { judgeFor } from './evaluation/evaluate.ts';
import { judgeWith } from './network/judge.ts';
import { networkFor } from './network/networks.ts';

/** How far it looks ahead. */
export const visionary = (foresight: Foresight) =>
  ({
    async choose(knowledge, budget = {}) {
      const network = await networkFor(knowledge.masked.setting);
      return lookAhead(knowledge, budget, (seat) => (network === null ? judgeFor(seat) : judgeWith(seat, network)), foresight);
    },
  }) satisfies Bot;

export const vizier = visionary(FORESIGHT);

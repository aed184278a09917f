/**
 * Bots for beginners. They plan a turn like `builder`, with fewer iterations and less weight on what pays off later or matters to others.
 * Now and then they slip and choose the second-best plan if it is nearly as good. They never waste a turn.
 */
import { type Choice, redeal } from '@tabannusi/engine';
import { apprentice } from './apprentice.ts';
import type { Bot, Budget, Knowledge } from './bot.ts';
import { judgeFor } from './evaluation/evaluate.ts';
import { WEIGHTS, type Weights } from './evaluation/weights.ts';
import { Luck } from './search/luck.ts';
import { planTurn } from './search/plan.ts';
import { Shelf } from './search/shelf.ts';

export interface Skill {
  readonly iterations: number;
  /** [0, 1]: the weight factor for terms that pay off later. */
  readonly foresight: number;
  /** [0, 100]: the percentage of questions that it answers with the second-best plan, if that costs less than `slip` VP. */
  readonly slips: number;
  readonly slip: number;
  /** [0, 100]: the percentage of questions that it answers like `apprentice`, with the largest immediate gain. */
  readonly grabs: number;
}

/** The weights of terms that pay off later or matter only because of others. */
const LATER = [
  'growth',
  'lowestMarker',
  'siteElsewhere',
  'siteNext',
  'visit',
  'columns',
  'urban',
  'decrees',
  'harbormasterLine',
  'portMatch',
  'ability',
  'nextClaim',
  'gardenNeighbour',
  'opponent',
] as const satisfies readonly (keyof Weights)[];

const shelf = new Shelf();

/** It answers at once. */
interface Novice extends Bot {
  choose(knowledge: Knowledge, budget?: Budget): Choice;
}

export function novice(skill: Skill): Novice {
  const weights: Weights = { ...WEIGHTS, ...Object.fromEntries(LATER.map((name) => [name, WEIGHTS[name] * skill.foresight])) };
  return {
    choose({ seat, masked, choices, random }, { iterations = skill.iterations, isOver = () => false, count } = {}) {
      if (random.below(100) < skill.grabs) return apprentice.choose({ seat, masked, choices, random });
      const isSlip = random.below(100) < skill.slips;
      const state = redeal(masked, random);
      const { firsts } = planTurn(state, seat, judgeFor(seat, weights), new Luck(random), { iterations, isOver, count }, shelf);
      if (firsts.length !== choices.length) throw new RangeError('novice: other choices than the position has');
      const values = firsts.map(({ best }) => best?.value ?? Number.NEGATIVE_INFINITY);
      const best = values.indexOf(Math.max(...values));
      return choices[isSlip ? secondBest(choices, values, best, skill.slip) : best];
    },
  };
}

/** The index of the second-best plan, if it costs less than `slip` VP and declines nothing; otherwise that of the best. */
function secondBest(choices: readonly Choice[], values: readonly number[], best: number, slip: number): number {
  let second = best;
  for (const [n, value] of values.entries()) {
    if (n === best || value <= values[best] - slip || isGivingUp(choices[n])) continue;
    if (second === best || value > values[second]) second = n;
  }
  return second;
}

const isGivingUp = ({ choose }: Choice): boolean => choose === 'done' || choose === 'decline';

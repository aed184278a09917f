/**
 * A hint: the best few choices, how each is expected to compare with the others, and the terms that make the difference. `builder` rates
 * them under several lucks, and the mean counts. The random choices are always the same, so a hint depends only on what the seat knows
 * (decision 0025).
 */
import { type Choice, Generator, type Known } from '@tabannusi/engine';
import type { Budget, PlanBudget } from './bot.ts';
import { builder, type Weighed } from './builder.ts';
import { eachTerm, TERM_NAMES, type TermName } from './evaluation/evaluate.ts';

export interface Hint {
  /** Best first; equal ones in the order in which they are offered. */
  readonly best: readonly Hinted[];
  /** How many of all choices are as good as the best one, including it. */
  readonly equal: number;
}

export interface Hinted {
  readonly choice: Choice;
  /**
   * VP, in tenths. For a choice among the best: its lead over the best of the others, 0 if there are none. For any other: how far it is
   * behind the best, as a negative number.
   */
  readonly difference: number;
  /** The terms for and against it in that comparison, the largest first. */
  readonly gains: readonly TermName[];
  readonly losses: readonly TermName[];
}

/** The number of lucks, and the iterations for all of them together. */
const LUCKS = 4;
const ITERATIONS = 6000;
/** The most choices that a hint shows. */
const COUNT = 3;
/** Choices that differ by less than this many VP count as equal: the estimates are no more precise. */
const EQUAL = 0.2;
/** The most terms that are named, and the smallest difference that is: in VP, and as a share of the largest. */
const TERMS = 3;
const LEAST = 0.3;
const LEAST_SHARE = 0.25;

export function hint(known: Known, { iterations = ITERATIONS, isOver = () => false }: Budget = {}, count = COUNT): Hint {
  const weighed = weigh(known, { iterations: iterations / LUCKS, isOver });
  const [best] = weighed;
  const next = weighed.find(({ gain }) => best.gain - gain >= EQUAL);
  const equal = next === undefined ? weighed.length : weighed.indexOf(next);
  return { best: weighed.slice(0, count).map((own, n) => compare(own, n < equal ? (next ?? own) : best)), equal };
}

/** Returns all choices by their mean over the lucks, best first. A luck that was cut short counts only if there is no other. */
function weigh(known: Known, budget: PlanBudget): Weighed[] {
  const lots = new Generator('hint', 'bot');
  const lucks: Weighed[][] = [];
  for (let luck = 0; luck < LUCKS; luck++) {
    const weighed = builder.weigh({ ...known, random: lots }, budget);
    if (luck > 0 && budget.isOver()) break;
    lucks.push(weighed);
  }
  return known.choices.map((choice) => meanOf(lucks.flatMap((each) => each.filter((of) => of.choice === choice)))).sort(byGain);
}

const byGain = (a: Weighed, b: Weighed): number => b.gain - a.gain;

function meanOf(all: readonly Weighed[]): Weighed {
  const mean = (of: (each: Weighed) => number): number => all.reduce((sum, each) => sum + of(each), 0) / all.length;
  return { choice: all[0].choice, gain: mean(({ gain }) => gain), terms: eachTerm((name) => mean(({ terms }) => terms[name])) };
}

function compare(own: Weighed, other: Weighed): Hinted {
  const by = (name: TermName): number => own.terms[name] - other.terms[name];
  const [weightiest, ...others] = TERM_NAMES.toSorted((a, b) => Math.abs(by(b)) - Math.abs(by(a)));
  const least = Math.max(LEAST, LEAST_SHARE * Math.abs(by(weightiest)));
  const named = [weightiest, ...others].slice(0, TERMS).filter((name) => Math.abs(by(name)) >= least);
  return {
    choice: own.choice,
    difference: Math.round((own.gain - other.gain) * 10) / 10,
    gains: named.filter((name) => by(name) > 0),
    losses: named.filter((name) => by(name) < 0),
  };
}

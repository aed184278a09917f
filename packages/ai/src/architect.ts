/**
 * Plans like `builder`, then looks one round further: for the best turns that it found, it plays the opponents' answers and its own next
 * turn under several lucks (see `search/round.ts`). After each luck, it drops the worse half.
 */
import { type Choice, redeal } from '@tabannusi/engine';
import type { Bot, Budget, Knowledge } from './bot.ts';
import { type Judge, judgeFor } from './evaluation/evaluate.ts';
import { Luck } from './search/luck.ts';
import { planTurn } from './search/plan.ts';
import { playRound } from './search/round.ts';
import { Shelf } from './search/shelf.ts';
import type { End, Way } from './search/way.ts';

/** How many rounds a bot looks ahead. */
export interface Foresight {
  /** Iterations for each question of a turn. */
  readonly iterations: number;
  /** The weight of the judgement at the end of the bot's own turn, counted in lucks. */
  readonly end: number;
}

export const FORESIGHT: Foresight = { iterations: 8000, end: 0 };

/** The share of the iterations for planning its own turn. */
const PLANNING = 0.25;
/** The number of turns that are looked at, and how many of them may begin with the same choice. */
const TURNS = 8;
const TURNS_OF_A_CHOICE = 3;
/** The number of lucks. Each luck plays half as many turns as the one before, so in all fewer than twice the number of turns are played. */
const LUCKS = 2;
const ROUNDS = TURNS * (2 - 2 ** (1 - LUCKS));

interface Candidate {
  readonly end: End;
  readonly first: Way;
  sum: number;
}

const [turns, rounds] = [new Shelf(), new Shelf()];

/** It answers at once. */
export const architect = {
  choose: (knowledge: Knowledge, budget: Budget = {}): Choice => lookAhead(knowledge, budget, judgeFor),
} satisfies Bot;

/** `judgeOf`: who judges for a seat. */
export function lookAhead(
  { seat, masked, choices, random }: Knowledge,
  given: Budget,
  judgeOf: (seat: number) => Judge,
  { iterations: byDefault, end }: Foresight = FORESIGHT,
): Choice {
  const { iterations = byDefault, isOver = () => false, count } = given;
  const state = redeal(masked, random);
  const { players } = state.setting;
  const judges = Array.from({ length: players }, (_, each) => judgeOf(each));
  const { firsts, ends } = planTurn(
    state,
    seat,
    judges[seat],
    new Luck(random),
    { iterations: iterations * PLANNING, isOver, count },
    turns,
  );
  if (firsts.length !== choices.length) throw new RangeError('architect: other choices than the position has');
  const budget = { iterations: (iterations * (1 - PLANNING)) / (ROUNDS * players), isOver, count };

  let candidates = candidatesOf(ends, end);
  for (let n = 0; n < LUCKS && isUndecided(candidates); n++) {
    const luck = new Luck(random);
    for (const candidate of candidates) {
      if (isOver()) break;
      state.restore(candidate.end.at);
      candidate.sum += playRound(state, seat, judges, luck, budget, rounds);
    }
    // Ignores rounds that were cut short.
    if (isOver()) break;
    candidates = candidates.toSorted((a, b) => b.sum - a.sum).slice(0, Math.ceil(candidates.length / 2));
  }
  return choices[firsts.indexOf(candidates[0].first)];
}

/** Returns the best ends, best first, with a limit for each first choice. The judgement of an end counts like `weight` lucks. */
function candidatesOf(ends: readonly End[], lucks: number): Candidate[] {
  const candidates: Candidate[] = [];
  const taken = new Map<Way, number>();
  for (const end of ends.toSorted((a, b) => b.value - a.value)) {
    const first = end.way.start;
    const before = taken.get(first) ?? 0;
    if (before === TURNS_OF_A_CHOICE) continue;
    taken.set(first, before + 1);
    candidates.push({ end, first, sum: lucks * end.value });
    if (candidates.length === TURNS) break;
  }
  return candidates;
}

const isUndecided = (candidates: readonly Candidate[]): boolean => candidates.some(({ first }) => first !== candidates[0].first);

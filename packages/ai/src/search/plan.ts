/**
 * Plans the rest of a turn. What is begun (an action with all that it asks, a die with where it leads) is followed by a narrow beam to the next
 * part of the turn; the positions there are gathered, equal ones once, and the most promising are carried on, part by part, to the end of the turn,
 * where positions are judged. The answer is the first choice of the best way.
 */
import { type Hash, hashState, legal, type Random, type Snapshot, type State } from '@tabannusi/engine';
import { FREE } from '@tabannusi/engine/search';
import type { Budget } from '../bot.ts';
import type { Judge } from '../evaluation/evaluate.ts';
import { Course, END, INSIDE, PARTS, partOf } from './course.ts';
import { Luck } from './luck.ts';

/** Of each legal answer, in the order of the list, what the best way that begins with it leads to, and where. */
export interface Plan {
  readonly values: Float64Array;
  /** Null where no way was carried to the end of the turn. */
  readonly ends: readonly (Snapshot | null)[];
}

interface Node {
  readonly at: Snapshot;
  /** The place of its first choice in the list of the position that was asked about. */
  readonly first: number;
  readonly value: number;
}

/** Share of the iterations that are spent when a part of the turn is left for the next one. */
const SPENT_BY_PART = [0.1, 0.25, 0.6, 0.95, 1] as const;
/** Positions that are carried on inside of what was begun. */
const BEAM = 8;
/** Choices after which something that was begun is given up: none takes so many. */
const LONGEST = 40;

export function planTurn(root: State, seat: number, { worth }: Judge, lots: Random, { iterations, isOver }: Required<Budget>): Plan {
  const course = new Course(root, seat, new Luck(lots));
  const [work, inner, outer] = [root.clone(), root.clone(), root.clone()];
  const count = legal(root);
  const values = new Float64Array(count).fill(Number.NEGATIVE_INFINITY);
  const ends: (Snapshot | null)[] = Array.from({ length: count }, () => null);
  /** What is known of a first choice before any way from it has reached the end. */
  const guesses = new Float64Array(count).fill(Number.NEGATIVE_INFINITY);
  const pools: Node[][] = Array.from({ length: PARTS }, () => []);
  const seen = new Set<number>();
  const hash: Hash = { high: 0, low: 0 };
  let spent = 0;

  const isNew = (state: State): boolean => {
    hashState(state, hash);
    // As many bits as a number holds exactly.
    const key = hash.high * 2 ** 21 + (hash.low >>> 11);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };

  /** A position that was reached: to be judged, kept for its part, or carried on inside. */
  const reach = (part: number, first: number, inside: Node[]): void => {
    if (part !== END && !isNew(work)) return;
    const value = worth(work);
    if (part === END) {
      if (value <= values[first]) return;
      values[first] = value;
      ends[first] = work.snapshot();
      return;
    }
    if (value > guesses[first]) guesses[first] = value;
    (part === INSIDE ? inside : pools[part]).push({ at: work.snapshot(), first, value });
  };

  /** Makes every choice of a position that is worth a look. */
  const spread = (from: State, first: number | null, inside: Node[]): void => {
    const answers = from.choices.slice(0, legal(from));
    const open = partOf(from) !== INSIDE;
    for (let n = 0; n < answers.length; n++) {
      // Free actions are tried between the parts of a turn; inside, only where one is asked about.
      if (answers[n] >= FREE && !open && first !== null) continue;
      work.copyFrom(from);
      spent++;
      reach(course.follow(work, answers[n]), first ?? n, inside);
    }
  };

  /** Carries on what was begun, from some positions, until all of it is between two parts again. */
  const finish = (begun: Node[]): void => {
    let frontier = begun;
    for (let depth = 0; frontier.length > 0 && depth < LONGEST; depth++) {
      const next: Node[] = [];
      for (const { at, first } of frontier) {
        inner.restore(at);
        spread(inner, first, next);
      }
      next.sort((a, b) => b.value - a.value);
      // When the iterations are spent, what was begun is brought to its end on one way.
      frontier = next.slice(0, spent < iterations ? BEAM : 1);
    }
  };

  /** Every choice of a position by itself, so that what one begins does not crowd out what another does. */
  const expand = (from: State, first: number | null): void => {
    const begun: Node[] = [];
    spread(from, first, begun);
    for (const node of begun) finish([node]);
  };

  expand(outer, null);
  for (let part = 0; part < PARTS; part++) {
    const pool = pools[part];
    const limit = iterations * SPENT_BY_PART[part];
    for (let expanded = 0; pool.length > 0 && (expanded === 0 || spent < limit) && !isOver(); expanded++) {
      const { at, first } = takeBest(pool);
      outer.restore(at);
      expand(outer, first);
    }
  }
  for (let n = 0; n < count; n++) if (ends[n] === null) values[n] = guesses[n] - UNFINISHED;
  return { values, ends };
}

/** A way that was not carried to the end is worth less than one that was. */
const UNFINISHED = 1000;

function takeBest(pool: Node[]): Node {
  let best = 0;
  for (let n = 1; n < pool.length; n++) if (pool[n].value > pool[best].value) best = n;
  const [node] = pool.splice(best, 1);
  return node;
}

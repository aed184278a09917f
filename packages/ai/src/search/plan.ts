/**
 * Plans the rest of a turn with a beam search. A turn has parts, such as the die and each action. Within a part, a narrow beam follows each
 * choice to the start of the next part. There, equal positions are merged and the most promising ones are carried on, part by part, to the
 * end of the turn, where positions are judged. The answer is the first choice of the best way.
 */
import { type Hash, hashState, legal, type State } from '@tabannusi/engine';
import { FREE } from '@tabannusi/engine/search';
import type { PlanBudget } from '../bot.ts';
import type { Judge } from '../evaluation/evaluate.ts';
import type { Luck } from './luck.ts';
import { END, INSIDE, PARTS, partOf, RestOfTurn } from './rest-of-turn.ts';
import type { Kept, Shelf } from './shelf.ts';
import { type End, Way } from './way.ts';

export interface Plan {
  /** By legal answer, in the order of the list: the ways that begin with it. */
  readonly firsts: readonly Way[];
  /** Where ways ended: at least one, each position once. */
  readonly ends: readonly End[];
  /** The number of positions made. */
  readonly nodes: number;
  /** The way of a position that the plan has reached; null for any other. */
  wayAt(state: State): Way | null;
}

interface Node {
  readonly at: Kept;
  readonly way: Way;
  readonly value: number;
}

/** The share of the remaining iterations to spend before a part of the turn is left for the next one. */
const SPENT_BY_PART = [0.1, 0.25, 0.6, 0.95, 1] as const;
/** The most positions that are carried on within a part. */
const BEAM = 8;
/** The most choices within a part; no part takes so many. */
const LONGEST = 40;
/**
 * Breaks ties between positions by their hash, within a millionth of a VP. Otherwise the first of a list would always win, so the bot would
 * favour white and District 1 for no reason.
 */
const TIE_BREAK = 1e-7 / 2 ** 32;
/** More iterations would find nothing and fill the memory. */
const MOST_ITERATIONS = 50_000;

/** Clears the shelf; the ends of the plan stay on it until the next plan. */
export function planTurn(root: State, seat: number, judge: Judge, luck: Luck, budget: PlanBudget, shelf: Shelf): Plan {
  shelf.clear(root);
  const plan = new Planner(root, new RestOfTurn(root, seat, luck, budget.reach), judge, budget, shelf).plan();
  budget.count?.(plan.nodes, plan.ends.length);
  return plan;
}

class Planner {
  readonly #rest: RestOfTurn;
  readonly #judge: Judge;
  readonly #shelf: Shelf;
  readonly #isOver: () => boolean;
  readonly #most: number;
  /** The last choice, what is carried on within the part, and the position that is expanded. */
  readonly #work: State;
  readonly #inner: State;
  readonly #outer: State;
  readonly #firsts: readonly Way[];
  readonly #ends: End[] = [];
  /** Positions to be carried on, by part of the turn. */
  readonly #pools: Node[][] = Array.from({ length: PARTS }, () => []);
  readonly #seen = new Map<number, Way>();
  readonly #hash: Hash = { high: 0, low: 0 };
  #spent = 0;
  #stopped = false;

  constructor(root: State, rest: RestOfTurn, judge: Judge, { iterations, isOver }: PlanBudget, shelf: Shelf) {
    this.#rest = rest;
    this.#judge = judge;
    this.#shelf = shelf;
    this.#isOver = isOver;
    this.#most = Math.min(iterations, MOST_ITERATIONS);
    this.#work = root.clone();
    this.#inner = root.clone();
    this.#outer = root.clone();
    this.#firsts = Array.from({ length: legal(root) }, () => new Way());
  }

  plan(): Plan {
    // When the iterations are spent, one way is still followed to the end.
    this.#expand(this.#outer, null);
    for (let part = 0; part < PARTS; part++) {
      const pool = this.#pools[part];
      const limit = this.#most * SPENT_BY_PART[part];
      for (let expanded = 0; pool.length > 0 && (expanded === 0 || !this.#isSpent(limit)); expanded++) {
        const { at, way } = takeBest(pool);
        this.#outer.restore(at);
        this.#shelf.free(at);
        this.#expand(this.#outer, way);
      }
    }
    return { firsts: this.#firsts, ends: this.#ends, nodes: this.#spent, wayAt: (state) => this.#seen.get(this.#keyOf(state)) ?? null };
  }

  /**
   * Expands the choices of a position one by one, so that no choice crowds out another. The most promising comes first: choices that come
   * after the iterations are spent are looked at only briefly, and in the order of the list that would always be brown.
   */
  #expand(from: State, way: Way | null): void {
    const begun: Node[] = [];
    this.#spread(from, way, begun);
    begun.sort((a, b) => b.value - a.value);
    for (const node of begun) this.#finish([node]);
  }

  /** Carries on within a part, from some positions, until all of them have reached the next part. */
  #finish(begun: Node[]): void {
    let frontier = begun;
    for (let depth = 0; frontier.length > 0 && depth < LONGEST; depth++) {
      const next: Node[] = [];
      for (const { at, way } of frontier) {
        this.#inner.restore(at);
        this.#shelf.free(at);
        this.#spread(this.#inner, way, next);
      }
      next.sort((a, b) => b.value - a.value);
      frontier = next.splice(0, this.#stopped || this.#spent >= this.#most ? 1 : BEAM);
      for (const { at } of next) this.#shelf.free(at);
    }
  }

  /** Makes every choice of a position that is worth trying. */
  #spread(from: State, way: Way | null, inside: Node[]): void {
    const answers = from.choices.slice(0, legal(from));
    const open = partOf(from) !== INSIDE;
    for (let n = 0; n < answers.length; n++) {
      // Free actions are tried between the parts of a turn; within a part, only if the question itself is about them.
      if (answers[n] >= FREE && !open && way !== null) continue;
      this.#work.copyFrom(from);
      this.#spent++;
      this.#reach(this.#rest.follow(this.#work, answers[n]), way ?? this.#firsts[n], inside);
    }
  }

  /**
   * Handles a position that was reached: it is judged, kept for its part, or carried on within the part. A position that was reached before
   * shares its ways.
   */
  #reach(part: number, from: Way, inside: Node[]): void {
    const key = this.#keyOf(this.#work);
    const known = this.#seen.get(key);
    if (known !== undefined) {
      known.joinFrom(from);
      return;
    }
    const way = new Way();
    this.#seen.set(key, way);
    way.joinFrom(from);
    const isLeaf = part === END && this.#rest.isOwnTurn;
    const value = (isLeaf ? this.#judge.leaf(this.#work) : this.#judge.worth(this.#work)) + TIE_BREAK * (this.#hash.low >>> 0);
    const at = this.#shelf.keep(this.#work);
    if (part === END) {
      const end = { at, value, way };
      this.#ends.push(end);
      way.raise(end);
    } else (part === INSIDE ? inside : this.#pools[part]).push({ at, way, value });
  }

  /** As many bits of the hash as a number holds exactly. */
  #keyOf(state: State): number {
    hashState(state, this.#hash);
    return this.#hash.high * 2 ** 21 + (this.#hash.low >>> 11);
  }

  #isSpent(limit: number): boolean {
    this.#stopped ||= this.#isOver();
    return this.#stopped || this.#spent >= limit;
  }
}

function takeBest(pool: Node[]): Node {
  let best = 0;
  for (let n = 1; n < pool.length; n++) if (pool[n].value > pool[best].value) best = n;
  const [node] = pool.splice(best, 1);
  return node;
}

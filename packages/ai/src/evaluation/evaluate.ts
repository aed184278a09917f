/** The worth of a position to a seat, in VP: the sum of its terms minus that of the strongest opponent. */
import { isOver, type State } from '@tabannusi/engine';
import { Scene, type Term } from './scene.ts';
import { decrees } from './terms/decrees.ts';
import { districts } from './terms/districts.ts';
import { gardens } from './terms/gardens.ts';
import { goods } from './terms/goods.ts';
import { houses } from './terms/houses.ts';
import { mastery } from './terms/mastery.ts';
import { port } from './terms/port.ts';
import { sites } from './terms/sites.ts';
import { urban } from './terms/urban.ts';
import { visit } from './terms/visit.ts';
import { ziggurat } from './terms/ziggurat.ts';
import { WEIGHTS, type Weights } from './weights.ts';

const vp: Term = (_, state, seat) => state.vp[seat];

export const TERMS = { vp, districts, mastery, goods, sites, visit, houses, port, ziggurat, decrees, urban, gardens } as const;
export type TermName = keyof typeof TERMS;

export const TERM_NAMES = Object.keys(TERMS) as readonly TermName[];
const ALL: readonly Term[] = Object.values(TERMS);

/** One number per term. */
export const eachTerm = (of: (name: TermName) => number): Record<TermName, number> =>
  Object.fromEntries(TERM_NAMES.map((name) => [name, of(name)])) as Record<TermName, number>;

/** Judges positions for one seat. */
export interface Judge {
  /** The sum of all terms. If the game is over, only VP count. */
  worth(state: State): number;
  /** The worth of an end of the bot's own turn, to be compared only with other ends. */
  leaf(state: State): number;
  /** Each term separately, minus that of the strongest opponent; their sum is `worth`. */
  terms(state: State): Record<TermName, number>;
}

export function judgeFor(seat: number, weights: Weights = WEIGHTS): Judge {
  const scene = new Scene(weights, seat);

  const sumOf = (state: State, each: number): number => {
    if (isOver(state)) return state.vp[each];
    let sum = 0;
    for (const term of ALL) sum += term(scene, state, each);
    return sum;
  };

  const strongestOpponent = (state: State): number => {
    let [strongest, most] = [seat, Number.NEGATIVE_INFINITY];
    for (let other = 0; other < state.setting.players; other++) {
      if (other === seat) continue;
      const sum = sumOf(state, other);
      if (sum > most) [strongest, most] = [other, sum];
    }
    return strongest;
  };

  const worth = (state: State): number => {
    if (!isOver(state)) scene.read(state);
    let most = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < state.setting.players; other++) if (other !== seat) most = Math.max(most, sumOf(state, other));
    return sumOf(state, seat) - weights.opponent * most;
  };

  return {
    worth,
    leaf: worth,
    terms(state) {
      const over = isOver(state);
      if (!over) scene.read(state);
      const opponent = strongestOpponent(state);
      const of = (name: TermName): number => {
        if (over && name !== 'vp') return 0;
        return TERMS[name](scene, state, seat) - weights.opponent * TERMS[name](scene, state, opponent);
      };
      return eachTerm(of);
    },
  };
}

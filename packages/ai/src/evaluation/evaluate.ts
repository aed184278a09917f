/** What a position is worth to a seat, in VP: the sum of its terms, less that of the strongest opponent. */
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

const ALL: readonly Term[] = Object.values(TERMS);

export type Evaluate = (state: State) => number;

/** Judges positions for one seat. A game that is over is judged by its VP alone. */
export function evaluatorFor(seat: number, weights: Weights = WEIGHTS): Evaluate {
  const scene = new Scene(weights, seat);
  const worth = (state: State, each: number): number => {
    let sum = 0;
    for (const term of ALL) sum += term(scene, state, each);
    return sum;
  };
  return (state) => {
    const { players } = state.setting;
    const over = isOver(state);
    if (!over) scene.read(state);
    let strongest = Number.NEGATIVE_INFINITY;
    for (let other = 0; other < players; other++) {
      if (other !== seat) strongest = Math.max(strongest, over ? state.vp[other] : worth(state, other));
    }
    return (over ? state.vp[seat] : worth(state, seat)) - weights.opponent * strongest;
  };
}

/** Where the Bot's pawns stand: at the start, and after its Architect has counted the cards (SOLO-16, SOLO-37). */
import { hasAutomaMarkers, soloOf, sumOfCards } from '../model/automa.ts';
import { DISTRICTS } from '../model/ids.ts';
import type { State } from '../model/state.ts';

/** From District 1 so many Districts on around the ring as the cards add up to (C-59); 0 stays there. */
export const startDistrict = (state: State): number => (sumOfCards(state) * soloOf(state).startStep) % DISTRICTS;

/** Districts from 1, in the order of the walk. */
interface Walked {
  readonly counted: number[];
  readonly skipped: number[];
}

/**
 * The District that the Architect goes to: so many on from the present one, counting only those with markers on the Automa Urban card;
 * all five when none has any. `walked` is told which were counted and which were passed over, where somebody wants to know.
 */
export function nextDistrict(state: State, walked: Walked | null): number {
  const { turnStep } = soloOf(state);
  const countsAll = !hasAutomaMarkers(state);
  let district = state.architect[state.setting.bot];
  for (let left = sumOfCards(state); left > 0; ) {
    district = (district + turnStep) % DISTRICTS;
    const counts = countsAll || state.automaMarkers[district] > 0;
    if (counts) left--;
    walked?.[counts ? 'counted' : 'skipped'].push(district + 1);
  }
  return district;
}

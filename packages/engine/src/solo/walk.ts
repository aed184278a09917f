/** The Districts of the Bot's pawns: at the start, and after the Architect has moved by the cards (SOLO-16, SOLO-37). */
import { hasAutomaMarkers, soloOf, sumOfCards } from '../model/automa.ts';
import { DISTRICTS } from '../model/ids.ts';
import type { State } from '../model/state.ts';

/** The District that the sum of the cards leads to, counted around the ring from District 1 (C-59); 0 stays there. */
export const startDistrict = (state: State): number => (sumOfCards(state) * soloOf(state).startStep) % DISTRICTS;

/** Districts, counted from 1, in the order of the walk. */
interface Walked {
  readonly counted: number[];
  readonly skipped: number[];
}

/**
 * The District to which the Architect goes: as many on as the sum of the cards, counting only Districts with markers on the Automa Urban
 * card, or all five if none has any. Fills `walked`, if given, with the counted and the skipped Districts.
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

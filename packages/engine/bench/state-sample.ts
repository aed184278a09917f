/** Real positions to measure single operations on. */
import { createSetting, Generator, legal, REFERENCE_EDITION, State } from '../src/index.ts';
import { playRandomGame } from './measure.ts';

export interface StateSample {
  /** Copies of positions in which a seat has two or more legal answers, spread over whole games. */
  readonly states: readonly State[];
  /** The longest list of legal answers seen in any position of these games. */
  readonly longestList: number;
}

const GAMES = 64;

/** A fixed sample of `size` positions for a number of players. */
export function sampleStates(players: number, size: number): StateSample {
  const state = new State(createSetting(REFERENCE_EDITION, players));
  const lots = new Generator(`sample-${players}`);
  const states: State[] = [];
  let seen = 0;
  let longestList = 0;
  for (let game = 0; game < GAMES; game++) {
    playRandomGame(state, `sample-${game}`, (position) => {
      longestList = Math.max(longestList, legal(position));
      seen++;
      // Reservoir sampling: each position is as likely as any other to be among the kept ones.
      const place = states.length < size ? states.length : lots.below(seen);
      if (place < size) states[place] = position.clone();
    });
  }
  return { states, longestList };
}

/** Random moments of random games, from which the fuzz test takes its valid values. */
import { Generator } from '../../src/chance/generator.ts';
import { KINGS } from '../../src/edition/types.ts';
import { apply, asked, isOver } from '../../src/engine.ts';
import type { State } from '../../src/model/state.ts';
import { checkBoard } from '../properties/board.ts';
import { type GameName, PLAYER_COUNTS, STARTS, walk } from '../properties/games.ts';
import { PLAYER_KINDS, RandomAnswers } from '../properties/random-answers.ts';
import { playSolo } from '../properties/solo.ts';
import { checkConservation } from '../support/conservation.ts';
import { oneIn, pick } from './lots.ts';

/** Mostly the reference edition, because other editions are written in full wherever they are named. */
const EDITIONS: readonly GameName['edition'][] = ['reference', 'reference', 'reference', 'other', 'random'];

export function gameOf(seed: string): GameName {
  const lots = new Generator(`game ${seed}`);
  return {
    edition: pick(lots, EDITIONS),
    players: pick(lots, PLAYER_COUNTS),
    player: pick(lots, PLAYER_KINDS),
    start: pick(lots, STARTS),
    seed: lots.next() % 1_000_000,
  };
}

/** Returns copies of the state at some moments of a game, including set-up and end. */
export function momentsOf(seed: string): State[] {
  const lots = new Generator(`moments ${seed}`);
  const states: State[] = [];
  walk(gameOf(seed), (state, _, step) => {
    if (isOver(state) || oneIn(lots, step < 40 ? 4 : 10)) states.push(state.clone());
  });
  return states;
}

/** Returns the same for a game against the Bot, in the reference edition. */
export function soloMomentsOf(seed: string): State[] {
  const lots = new Generator(`solo moments ${seed}`);
  const states: State[] = [];
  playSolo(pick(lots, KINGS), lots.next() % 1_000_000, (state) => {
    if (isOver(state) || oneIn(lots, states.length < 8 ? 6 : 12)) states.push(state.clone());
  });
  return states;
}

/** Plays a state to its end. Throws at a dead end, if pieces are lost or made, or if the Bot is asked. */
export function playOn(state: State, seed: string): void {
  checkConservation(state);
  checkBoard(state);
  const answers = new RandomAnswers('uniform', seed);
  for (let step = 0; !isOver(state); step++) {
    if (asked(state) === state.setting.bot) throw new Error('the Bot is asked');
    apply(state, answers.next(state));
    if (step < 3) checkConservation(state);
  }
  checkConservation(state);
}

/** Plays a training game, or replays an old one. */
import { apply, asked, CHANCE, drawOutcome, Generator, isOver, legal, newGame, type Setting, State } from '@tabannusi/engine';
import { type Judge, judgeFor } from '../../src/evaluation/evaluate.ts';
import { WEIGHTS } from '../../src/evaluation/weights.ts';
import { judgeWith } from '../../src/network/judge.ts';
import type { Network } from '../../src/network/network.ts';
import { scatter, WEIGHT_NAMES } from '../tune/scatter.ts';
import { createFollower } from './follower.ts';
import { seatsOf } from './tables.ts';

/** One seat in this many plays with scattered weights and without the network. */
const SCATTERED = 4;
/** The largest share of a seat's questions that is not answered with the best choice. */
const SOFTEST = 0.25;

/** The answers, as indices in the lists of legal ones. */
export function playTraining(setting: Setting, name: string, iterations: number, network: Network | null): Uint16Array {
  const lots = new Generator(name, 'bot');
  const seats = Array.from({ length: seatsOf(setting) }, (_, seat) =>
    createFollower(seat, judgeOf(seat, network, lots), iterations, (SOFTEST * lots.below(1001)) / 1000, lots),
  );
  const answers: number[] = [];
  walk(setting, name, (state) => {
    const place = seats[asked(state)](state);
    answers.push(place);
    return place;
  });
  return Uint16Array.from(answers);
}

function judgeOf(seat: number, network: Network | null, lots: Generator): Judge {
  const levels = WEIGHT_NAMES.map(() => lots.below(3) - 1);
  if (lots.below(SCATTERED) === 0) return judgeFor(seat, scatter(WEIGHTS, levels));
  return network === null ? judgeFor(seat) : judgeWith(seat, network);
}

/**
 * Plays a game from start to end. `decide` is called for every question with more than one answer; `look` is called after each application.
 */
export function walk(
  setting: Setting,
  name: string,
  decide: (state: State) => number,
  look: (state: State) => void = () => undefined,
): State {
  const chance = new Generator(name, 'game');
  const state = newGame(new State(setting));
  while (!isOver(state)) {
    if (asked(state) === CHANCE) apply(state, drawOutcome(state, chance));
    else {
      const place = legal(state) === 1 ? 0 : decide(state);
      legal(state);
      apply(state, state.choices[place]);
    }
    look(state);
  }
  return state;
}

/** Replays an old game. */
export function replayTraining(setting: Setting, name: string, answers: Uint16Array, look: (state: State) => void): State {
  let next = 0;
  return walk(setting, name, () => answers[next++], look);
}

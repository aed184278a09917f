/** A game of random players, step by step. The same seed and number of players give the same game. */
import {
  apply,
  asked,
  CHANCE,
  createSetting,
  drawOutcome,
  type GameEvent,
  Generator,
  isOver,
  legal,
  newGame,
  questionKind,
  REFERENCE_EDITION,
  State,
} from '@tabannusi/engine';
import type { ToldStep } from './step.ts';

/** Returns a state of the reference edition for `playRandomGame`, before set-up. */
export const createGame = (players: number): State => new State(createSetting(REFERENCE_EDITION, players));

/** Plays the game in `state` to its end. At each yield the state is as the events of that step left it. */
export function* playRandomGame(state: State, seed: string): Iterable<ToldStep> {
  const chance = new Generator(seed, 'game');
  const player = new Generator(seed, 'bot');
  const events: GameEvent[] = [];
  state.events = events;
  newGame(state);
  yield { answered: null, events: events.splice(0) };
  while (!isOver(state)) {
    const answered = questionKind(state);
    if (asked(state) === CHANCE) apply(state, drawOutcome(state, chance));
    else {
      const answer = state.choices[player.below(legal(state))];
      if (answer === undefined) throw new Error(`random game: ${answered} has no answer`);
      apply(state, answer);
    }
    yield { answered, events: events.splice(0) };
  }
}

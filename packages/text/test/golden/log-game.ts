/** A golden game as the log for a spectator, in one language, with words from the catalogue only. */
import type { State } from '@tabannusi/engine';
import { createWords, type Language } from '../../src/index.ts';
import { namesIn } from '../games.ts';
import type { Step } from './play-game.ts';

/** `steps` must be those of the game in `state`, consumed while it is played. */
export function* logGame(language: Language, state: State, steps: Iterable<Step>): Iterable<string> {
  const words = createWords(language, { names: namesIn(state), game: state });
  for (const { events } of steps) {
    for (const [index, event] of events.entries()) {
      if (event.event === 'turnBegan' || event.event === 'finalScoringBegan') yield '';
      const line = words.event(event, null, events[index + 1]);
      if (line === null) continue;
      yield line;
    }
  }
  yield '';
  yield* words.board(state);
  yield '';
  yield* words.scores(state);
}

/** Positions from whole games, for tests that need real questions. */
import {
  apply,
  asked,
  CHANCE,
  type Choice,
  choicesOf,
  createSetting,
  describeQuestion,
  drawOutcome,
  Generator,
  isOver,
  legal,
  newGame,
  REFERENCE_EDITION,
  State,
} from '@tabannusi/engine';
import { busyChoice } from '@tabannusi/engine/busy-choice';
import type { Question } from '@tabannusi/text';

export const NAMES = ['Adda', 'Beli', 'Enna', 'Zuzu'];

export interface Position {
  readonly state: State;
  readonly question: Question;
  readonly choices: readonly Choice[];
}

/** Yields every question of games with these seeds, for two, three and four players in turn. The state is played on after each. */
export function* positionsOf(seeds: readonly string[]): Iterable<Position> {
  for (const [n, seed] of seeds.entries()) {
    const state = new State(createSetting(REFERENCE_EDITION, 2 + (n % 3)));
    const lots = new Generator(seed, 'game');
    newGame(state);
    while (!isOver(state)) {
      if (asked(state) === CHANCE) {
        apply(state, drawOutcome(state, lots));
        continue;
      }
      const choices = choicesOf(state);
      yield { state, question: describeQuestion(state), choices };
      legal(state);
      apply(state, state.choices[busyChoice(choices, lots)] ?? 0);
    }
  }
}

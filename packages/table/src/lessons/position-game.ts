/** A game that begins at a position. It has no record, so a table with it can be neither saved nor branched. */
import { type GameRecord, RunningGame, type State, type Steps, seeded } from '@tabannusi/engine';

export class PositionGame extends RunningGame {
  readonly seed: string;
  declare readonly steps: Steps;

  /** Plays on a copy of the state. */
  constructor(state: State, seed: string) {
    super(state.clone(), { chance: seeded(seed), keepsSteps: true });
    this.seed = seed;
  }

  record(): GameRecord {
    throw new Error('a game that began at a position has no record');
  }
}

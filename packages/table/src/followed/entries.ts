/** What a table that follows a game is told, and what it sends (decision 0035). */
import type { Choice, GameRecord, Told } from '@tabannusi/engine';

/** What happened in a game until somebody was asked again, as one observer is told. */
export interface ToldEntry {
  /** In the order of the game; null where the observer may not know the step. */
  readonly steps: readonly Told[];
  /** Moments of the steps that standing orders made. */
  readonly ordered?: readonly number[];
  /** With the last step of the game all cards lie open: the record tells them, and everything before them once more. Steps beside it are not read. */
  readonly record?: GameRecord;
}

/** The decisions of one seat between two barriers: the last one makes a barrier, and none before it does. */
export interface Stretch {
  /** The moment of the game before them. */
  readonly at: number;
  readonly decisions: readonly Choice[];
}

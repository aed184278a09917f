/** What a table that follows a game receives and sends (decision 0035). */
import type { Choice, GameRecord, Told } from '@tabannusi/engine';

/** What happened in a game until a seat was asked again, as one observer is told. */
export interface ToldEntry {
  /** In the order of the game; null for a step that the observer may not know. */
  readonly steps: readonly Told[];
  /** The moments of the steps that standing orders made. */
  readonly ordered?: readonly number[];
  /** The record of the whole game, sent with its last step. It reveals all cards, so `steps` is ignored where it is given. */
  readonly record?: GameRecord;
}

/** The decisions of one seat from one barrier to the next. Only the last of them makes a barrier. */
export interface Stretch {
  /** The moment before the first of these decisions. */
  readonly at: number;
  readonly decisions: readonly Choice[];
}

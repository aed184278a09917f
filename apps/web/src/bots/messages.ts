/** What page and worker say to each other. */
import type { Hint } from '@tabannusi/ai';
import type { Choice } from '@tabannusi/engine';
import type { SavedTable } from '@tabannusi/table';

export interface BotQuestion {
  /** The answer has the same. */
  readonly number: number;
  readonly saved: SavedTable;
  /** A hint is wanted instead of a choice, from what this observer sees: a seat, or SPECTATOR. */
  readonly hintFor?: number;
}

export interface BotAnswer {
  readonly number: number;
  /** Null where there was nothing to decide. */
  readonly choice: Choice | null;
  /** Null where none was wanted, or there was nothing to decide. */
  readonly hint: Hint | null;
}

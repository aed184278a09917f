/** What page and worker say to each other. */
import type { Choice } from '@tabannusi/engine';
import type { SavedTable } from '@tabannusi/table';

export interface BotQuestion {
  /** The answer has the same. */
  readonly number: number;
  readonly saved: SavedTable;
}

export interface BotAnswer {
  readonly number: number;
  /** Null where there was nothing to decide. */
  readonly choice: Choice | null;
}

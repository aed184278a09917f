/** What a session holds at most. */
import { LINE_LIMIT } from '../wire/lines.ts';

export const LIMITS = {
  line: LINE_LIMIT,
  games: 1_000,
  /** Messages of a batch. */
  batch: 100,
  /** Decisions that are taken back at once. */
  steps: 6_000,
  budget: 1_000_000_000,
  /** Calls for which bots think at the same time: before one of them is answered no further line is read. */
  thinking: 64,
  /** Choices of a hint. */
  hints: 100,
} as const;

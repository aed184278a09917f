/** The limits of a session. */
import { LINE_LIMIT } from '../wire/lines.ts';

export const LIMITS = {
  line: LINE_LIMIT,
  games: 1_000,
  /** Messages per batch. */
  batch: 100,
  /** Decisions undone by one call. */
  steps: 6_000,
  budget: 1_000_000_000,
  /** Calls for which bots think at the same time. At this limit no further line is read until one of them is answered. */
  thinking: 64,
  /** Choices per hint. */
  hints: 100,
} as const;

/**
 * Which events have a log line: all except those that say what is asked next, and those that another line tells. Questions have their own
 * words, and chance answers at once. The line of a House names its row, an action is known by what it does, and Final Scoring by its first
 * District.
 */
import type { GameEvent } from '@tabannusi/engine';

const UNTOLD = ['asked', 'chanceAsked', 'houseTaken', 'finalScoringBegan'] as const;

export type LoggedEvent = Exclude<GameEvent, { readonly event: (typeof UNTOLD)[number] }>;

export const isLogged = (event: GameEvent): event is LoggedEvent =>
  !UNTOLD.some((untold) => untold === event.event) && (event.event !== 'actionChosen' || event.tile !== null);

type Line = LoggedEvent['event'];

/** Log lines of the solo game: what the Bot's cards, tiles and markers do, and how the Bot decides. */
export type SoloLine = Extract<Line, `automa${string}` | `bot${string}` | `${string}Discarded`> & Exclude<Line, 'bonusDeclined'>;

/** All other log lines. */
export type GameLine = Exclude<Line, SoloLine>;

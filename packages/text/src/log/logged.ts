/**
 * Which events have a log line: all except those that say what is asked next. Questions have their own words, and chance answers at once.
 */
import type { GameEvent } from '@tabannusi/engine';

export type LoggedEvent = Exclude<GameEvent, { readonly event: 'asked' | 'chanceAsked' }>;

export const isLogged = (event: GameEvent): event is LoggedEvent => event.event !== 'asked' && event.event !== 'chanceAsked';

type Line = LoggedEvent['event'];

/** Log lines of the solo game: what the Bot's cards, tiles and markers do, and how the Bot decides. */
export type SoloLine = Extract<Line, `automa${string}` | `bot${string}` | `${string}Discarded`> & Exclude<Line, 'bonusDeclined'>;

/** All other log lines. */
export type GameLine = Exclude<Line, SoloLine>;

/** What an observer is told: everything public, and what is meant for the observer alone. */
import type { GameEvent } from '../model/events.ts';

export const eventsFor = (events: readonly GameEvent[], observer: number): GameEvent[] =>
  events.filter((event) => !('audience' in event) || event.audience === observer);

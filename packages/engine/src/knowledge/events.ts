/** The events that an observer is told: all public ones, and those meant for that observer alone. */
import type { GameEvent } from '../model/events.ts';

export const eventsFor = (events: readonly GameEvent[], observer: number): GameEvent[] =>
  events.filter((event) => !('audience' in event) || event.audience === observer);

/** Which events have a log line: all but those that say what is asked next. A question has words of its own, and chance answers at once. */
import type { GameEvent } from '@tabannusi/engine';

export type LoggedEvent = Exclude<GameEvent, { readonly event: 'asked' | 'chanceAsked' }>;

export const isLogged = (event: GameEvent): event is LoggedEvent => event.event !== 'asked' && event.event !== 'chanceAsked';

/** The filters of the log. */
import { type GameEvent, SPECTATOR } from '@tabannusi/engine';
import { toldSpan } from './history.ts';
import type { Scene } from './scene.ts';

export const LOG_KINDS = ['all', 'since', 'brief', 'scorings'] as const;
/** A kind of log, or the seat whose events are shown. */
export type LogFilter = (typeof LOG_KINDS)[number] | number;
/** A log of events. Turns in brief are made of whole turns. */
export type EventFilter = Exclude<LogFilter, 'brief'>;

const SCORINGS: ReadonlySet<GameEvent['event']> = new Set([
  'scoringBegan',
  'timeGoldTaken',
  'districtScored',
  'endTriggered',
  'urbanCardsRevealed',
  'harbormastersScored',
  'gameOver',
]);

/** `turnOf` is the seat whose turn it is at the event. */
export function isShown(filter: EventFilter, event: GameEvent, turnOf: number | null): boolean {
  if (filter === 'scorings') return SCORINGS.has(event.event);
  if (typeof filter === 'number') return ('seat' in event ? event.seat : turnOf) === filter;
  return true;
}

/** Returns the moments in the log. */
export function spanOf(filter: EventFilter, { table, observer, past }: Scene): { readonly from: number; readonly to: number } {
  if (filter === 'all' || (filter === 'since' && observer === SPECTATOR)) return toldSpan(table, past);
  if (filter === 'since') return table.sinceLastTurn(observer);
  return { from: 0, to: table.moment };
}

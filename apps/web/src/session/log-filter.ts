/** What the log shows: the last turns, everything since the player's last turn, or one kind of event from the whole game. */
import { type GameEvent, SPECTATOR } from '@tabannusi/engine';
import { toldSpan } from './history.ts';
import type { Scene } from './scene.ts';

export const LOG_KINDS = ['all', 'since', 'brief', 'scorings'] as const;
/** A kind of log, or the seat whose events are shown. */
export type LogFilter = (typeof LOG_KINDS)[number] | number;

const BRIEF: ReadonlySet<GameEvent['event']> = new Set([
  'turnBegan',
  'actionChosen',
  'botActed',
  'decreeScored',
  'scoringBegan',
  'gameOver',
]);
const SCORINGS: ReadonlySet<GameEvent['event']> = new Set([
  'scoringBegan',
  'timeGoldTaken',
  'districtScored',
  'endTriggered',
  'finalScoringBegan',
  'urbanCardsRevealed',
  'harbormastersScored',
  'gameOver',
]);

/** `turnOf` is the seat whose turn it is at the event. */
export function isShown(filter: LogFilter, event: GameEvent, turnOf: number | null): boolean {
  if (filter === 'brief') return BRIEF.has(event.event);
  if (filter === 'scorings') return SCORINGS.has(event.event);
  if (typeof filter === 'number') return ('seat' in event ? event.seat : turnOf) === filter;
  return true;
}

/** Returns the moments in the log. */
export function spanOf(filter: LogFilter, { table, observer, past }: Scene): { readonly from: number; readonly to: number } {
  if (filter === 'all' || (filter === 'since' && observer === SPECTATOR)) return toldSpan(table, past);
  if (filter === 'since') return table.sinceLastTurn(observer);
  return { from: 0, to: table.moment };
}

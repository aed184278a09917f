/** What of a game the log shows: all of the last turns, what happened since one's last turn, or one kind of thing from the whole game. */
import { type GameEvent, SPECTATOR } from '@tabannusi/engine';
import { toldSpan } from './history.ts';
import type { Scene } from './scene.ts';

export const LOG_KINDS = ['all', 'since', 'brief', 'scorings'] as const;
/** A kind, or the number of the seat of whom everything is told. */
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

/** `turnOf` is whose turn it is then. */
export function isShown(filter: LogFilter, event: GameEvent, turnOf: number | null): boolean {
  if (filter === 'brief') return BRIEF.has(event.event);
  if (filter === 'scorings') return SCORINGS.has(event.event);
  if (typeof filter === 'number') return ('seat' in event ? event.seat : turnOf) === filter;
  return true;
}

/** The moments that are told. */
export function spanOf(filter: LogFilter, { table, observer, past }: Scene): { readonly from: number; readonly to: number } {
  if (filter === 'all' || (filter === 'since' && observer === SPECTATOR)) return toldSpan(table, past);
  if (filter === 'since') return table.sinceLastTurn(observer);
  return { from: 0, to: table.moment };
}

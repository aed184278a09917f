/** Entries: the logs of games. They are appended by `Store.append` and never change. Some time after a game they are folded (`folded-log.ts`). */
import { statement } from '../statement.ts';

export const addEntry = statement(
  'addEntry',
  { game: 'text', seq: 'number', kind: 'text', seat: 'number?', action: 'text?', body: 'text', at: 'number' },
  `INSERT INTO entry (game_id, seq, kind, seat, action_id, body, at)
   VALUES ($game, $seq, $kind, $seat, $action, $body, $at)`,
);

/** The entries after a number, in order. */
export const entriesAfter = statement(
  'entriesAfter',
  { game: 'text', after: 'number', limit: 'number' },
  `SELECT seq, kind, seat, action_id AS "actionId", body, at FROM entry
   WHERE game_id = $game AND seq > $after ORDER BY seq LIMIT $limit`,
  { seq: 'number', kind: 'text', seat: 'number?', actionId: 'text?', body: 'text', at: 'number' },
);

export const dropEntries = statement(
  'dropEntries',
  { game: 'text', upTo: 'number' },
  'DELETE FROM entry WHERE game_id = $game AND seq <= $upTo',
);

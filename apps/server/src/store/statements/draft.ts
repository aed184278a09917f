/** Drafts: the tentative turn of a seat, so that it can be continued on another device. */
import { statement } from '../statement.ts';

export const keepDraft = statement(
  'keepDraft',
  { game: 'text', seat: 'number', body: 'text', at: 'number' },
  `INSERT INTO draft (game_id, seat, body, at) VALUES ($game, $seat, $body, $at)
   ON CONFLICT (game_id, seat) DO UPDATE SET body = excluded.body, at = excluded.at`,
);

export const draftsOf = statement('draftsOf', { game: 'text' }, 'SELECT seat, body, at FROM draft WHERE game_id = $game ORDER BY seat', {
  seat: 'number',
  body: 'text',
  at: 'number',
});

export const dropDraft = statement(
  'dropDraft',
  { game: 'text', seat: 'number' },
  'DELETE FROM draft WHERE game_id = $game AND seat = $seat',
);

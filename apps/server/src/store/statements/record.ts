/** Records: finished games, each stored whole with its proof. */
import { statement } from '../statement.ts';

export const keepRecord = statement(
  'keepRecord',
  { game: 'text', body: 'text' },
  'INSERT INTO record (game_id, body) VALUES ($game, $body)',
);

export const recordOf = statement('recordOf', { game: 'text' }, 'SELECT body FROM record WHERE game_id = $game', { body: 'text' });

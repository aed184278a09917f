/** The logs of games that ended some time ago, each in one row in place of its entries. */
import { statement } from '../statement.ts';

export const keepFoldedLog = statement(
  'keepFoldedLog',
  { game: 'text', body: 'text' },
  'INSERT INTO record (game_id, body) VALUES ($game, $body)',
);

export const foldedLogOf = statement('foldedLogOf', { game: 'text' }, 'SELECT body FROM record WHERE game_id = $game', { body: 'text' });

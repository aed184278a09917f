/** Secrets: the server's part of a game's dice, kept until the game ends and encrypted with the server's key. */
import { statement } from '../statement.ts';

export const addSecret = statement(
  'addSecret',
  { game: 'text', sealed: 'text' },
  'INSERT INTO secret (game_id, sealed) VALUES ($game, $sealed)',
);

export const secretOf = statement('secretOf', { game: 'text' }, 'SELECT sealed FROM secret WHERE game_id = $game', { sealed: 'text' });

/** One of the secrets, to find out whether the key fits; no row if there is none. */
export const anySecret = statement('anySecret', {}, 'SELECT game_id AS "game", sealed FROM secret LIMIT 1', {
  game: 'text',
  sealed: 'text',
});

/** Secrets: the server's part of a game's dice, kept until the game ends and encrypted with the server's key. */
import { statement } from '../statement.ts';

export const addSecret = statement(
  'addSecret',
  { game: 'text', sealed: 'text' },
  'INSERT INTO secret (game_id, sealed) VALUES ($game, $sealed)',
);

export const secretOf = statement('secretOf', { game: 'text' }, 'SELECT sealed FROM secret WHERE game_id = $game', { sealed: 'text' });

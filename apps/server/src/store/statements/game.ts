/** Games: what lists and links need to know of a game without reading its log. */
import { statement } from '../statement.ts';
import { OWN_GAMES, OWN_MOVE_FIRST } from './own-games.ts';

/** Adds an open game with an empty log. Its first entry is appended in the same transaction or right after it. */
export const addGame = statement(
  'addGame',
  {
    game: 'text',
    code: 'text?',
    host: 'text?',
    seenBy: 'text',
    options: 'text',
    rules: 'number',
    players: 'number',
    chain: 'text',
    at: 'number',
  },
  `INSERT INTO game (id, code, host_id, state, seen_by, options, rules, players, seq, chain, created_at, changed_at)
   VALUES ($game, $code, $host, 'open', $seenBy, $options, $rules, $players, 0, $chain, $at, $at)`,
);

const GAME = {
  id: 'text',
  code: 'text?',
  hostId: 'text?',
  state: 'text',
  seenBy: 'text',
  options: 'text',
  rules: 'number',
  players: 'number',
  seq: 'number',
  chain: 'text',
  askedSeat: 'number?',
  dueAt: 'number?',
  createdAt: 'number',
  begunAt: 'number?',
  changedAt: 'number',
  endedAt: 'number?',
} as const;
const GAME_COLUMNS = `game.id, game.code, game.host_id AS "hostId", game.state, game.seen_by AS "seenBy", game.options, game.rules, game.players,
  game.seq, game.chain, game.asked_seat AS "askedSeat", game.due_at AS "dueAt", game.created_at AS "createdAt", game.begun_at AS "begunAt",
  game.changed_at AS "changedAt", game.ended_at AS "endedAt"`;

export const gameById = statement('gameById', { game: 'text' }, `SELECT ${GAME_COLUMNS} FROM game WHERE id = $game`, GAME);

export const gameByCode = statement('gameByCode', { code: 'text' }, `SELECT ${GAME_COLUMNS} FROM game WHERE code = $code`, GAME);

/** The games of a person: first those in which the person is asked, then those that changed last. */
export const gamesOf = statement(
  'gamesOf',
  { person: 'text', limit: 'number' },
  `SELECT ${GAME_COLUMNS} FROM game WHERE ${OWN_GAMES} ORDER BY ${OWN_MOVE_FIRST} LIMIT $limit`,
  GAME,
);

/** The number of a person's games that wait for players. */
export const openGamesOf = statement(
  'openGamesOf',
  { person: 'text' },
  'SELECT CAST(COUNT(*) AS INTEGER) AS "count" FROM game WHERE host_id = $person AND state = \'open\' AND seq > 0',
  { count: 'number' },
);

export const dropGame = statement('dropGame', { game: 'text' }, 'DELETE FROM game WHERE id = $game');

/**
 * The conditional step of every append: returns a row if the log ends where the writer expects and the action is new. Nothing else is
 * stored without that row.
 *
 * The join code is removed when the game begins. The times of beginning and end are set from the state.
 */
export const moveGame = statement(
  'moveGame',
  {
    game: 'text',
    after: 'number',
    last: 'number',
    action: 'text',
    at: 'number',
    state: 'text',
    chain: 'text',
    askedSeat: 'number?',
    dueAt: 'number?',
  },
  `UPDATE game SET seq = $last, state = $state, chain = $chain, asked_seat = $askedSeat, due_at = $dueAt, changed_at = $at,
     code = CASE WHEN $state IN ('open', 'sealed') THEN code END,
     begun_at = COALESCE(begun_at, CASE WHEN $state = 'playing' THEN CAST($at AS BIGINT) END),
     ended_at = COALESCE(ended_at, CASE WHEN $state IN ('over', 'ended', 'cancelled') THEN CAST($at AS BIGINT) END)
   WHERE id = $game AND seq = $after AND NOT EXISTS (SELECT 1 FROM entry WHERE game_id = $game AND action_id = $action)
   RETURNING id`,
  { id: 'text' },
);

/** Where a log ends, and the number of the entry that an action made, if it did. */
export const logEnd = statement(
  'logEnd',
  { game: 'text', action: 'text' },
  'SELECT seq, (SELECT seq FROM entry WHERE game_id = $game AND action_id = $action) AS "known" FROM game WHERE id = $game',
  { seq: 'number', known: 'number?' },
);

/** Seats of games, as lists and access checks need them; the log is authoritative. */
import { statement } from '../statement.ts';
import { OWN_GAMES, OWN_MOVE_FIRST } from './own-games.ts';

/** Adds or replaces a seat. The log may still name people who were deleted. */
export const setSeat = statement(
  'setSeat',
  {
    game: 'text',
    seat: 'number',
    person: 'text?',
    invited: 'text?',
    bot: 'text?',
    colour: 'text?',
    commitment: 'text?',
    orders: 'text',
    settings: 'text',
  },
  `INSERT INTO seat (game_id, seat, person_id, invited_id, bot, colour, commitment, orders, settings)
   VALUES ($game, $seat, (SELECT id FROM person WHERE id = $person), (SELECT id FROM person WHERE id = $invited), $bot, $colour, $commitment, $orders, $settings)
   ON CONFLICT (game_id, seat) DO UPDATE SET person_id = excluded.person_id, invited_id = excluded.invited_id, bot = excluded.bot,
     colour = excluded.colour, commitment = excluded.commitment, orders = excluded.orders, settings = excluded.settings`,
);

/** The seats of a game with the names of the people in them. */
export const seatsOf = statement(
  'seatsOf',
  { game: 'text' },
  `SELECT seat.seat, seat.person_id AS "personId", person.name, seat.bot, seat.colour, seat.commitment, seat.orders, seat.settings
   FROM seat LEFT JOIN person ON person.id = seat.person_id WHERE seat.game_id = $game ORDER BY seat.seat`,
  {
    seat: 'number',
    personId: 'text?',
    name: 'text?',
    bot: 'text?',
    colour: 'text?',
    commitment: 'text?',
    orders: 'text',
    settings: 'text',
  },
);

/** The seats of the games that `gamesOf` lists for a person, with the names of the people in them. */
export const seatsAround = statement(
  'seatsAround',
  { person: 'text', limit: 'number' },
  `SELECT seat.game_id AS "game", seat.seat, seat.person_id AS "personId", person.name, seat.invited_id AS "invitedId",
     guest.name AS "invitedName", seat.bot
   FROM seat LEFT JOIN person ON person.id = seat.person_id LEFT JOIN person AS guest ON guest.id = seat.invited_id
   WHERE seat.game_id IN (SELECT game.id FROM game WHERE ${OWN_GAMES} ORDER BY ${OWN_MOVE_FIRST} LIMIT $limit)
   ORDER BY seat.seat`,
  { game: 'text', seat: 'number', personId: 'text?', name: 'text?', invitedId: 'text?', invitedName: 'text?', bot: 'text?' },
);

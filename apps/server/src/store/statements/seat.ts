/** Seats of games, as lists and access checks need them; the log is authoritative. */
import { statement } from '../statement.ts';

/** Adds or replaces a seat. */
export const setSeat = statement(
  'setSeat',
  {
    game: 'text',
    seat: 'number',
    person: 'text?',
    bot: 'text?',
    colour: 'text?',
    commitment: 'text?',
    orders: 'text',
    settings: 'text',
  },
  `INSERT INTO seat (game_id, seat, person_id, bot, colour, commitment, orders, settings)
   VALUES ($game, $seat, $person, $bot, $colour, $commitment, $orders, $settings)
   ON CONFLICT (game_id, seat) DO UPDATE SET person_id = excluded.person_id, bot = excluded.bot, colour = excluded.colour,
     commitment = excluded.commitment, orders = excluded.orders, settings = excluded.settings`,
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
  `SELECT seat.game_id AS "game", seat.seat, seat.person_id AS "personId", person.name, seat.bot
   FROM seat LEFT JOIN person ON person.id = seat.person_id
   WHERE seat.game_id IN (
     SELECT game.id FROM game
     WHERE host_id = $person OR EXISTS (SELECT 1 FROM seat AS own WHERE own.game_id = game.id AND own.person_id = $person)
     ORDER BY changed_at DESC LIMIT $limit)
   ORDER BY seat.seat`,
  { game: 'text', seat: 'number', personId: 'text?', name: 'text?', bot: 'text?' },
);

/** Parts of statements: the games of a person, `$person`. */

/** Those that they host, have a seat in or are invited to. A node may have died before the first entry of a table was stored. */
export const OWN_GAMES = `game.seq > 0 AND (host_id = $person OR EXISTS (
     SELECT 1 FROM seat AS own WHERE own.game_id = game.id AND (own.person_id = $person OR own.invited_id = $person)))`;
/** First those in which the person is asked, then the latest change. */
export const OWN_MOVE_FIRST = `CASE WHEN EXISTS (
     SELECT 1 FROM seat AS own WHERE own.game_id = game.id AND own.person_id = $person AND own.seat = game.asked_seat)
   THEN 0 ELSE 1 END, changed_at DESC`;

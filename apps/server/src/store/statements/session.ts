/** Sessions: a browser that is signed in as a person. Only the hash of its cookie is stored. */
import { statement } from '../statement.ts';

export const addSession = statement(
  'addSession',
  { idHash: 'text', person: 'text', label: 'text', at: 'number', expiresAt: 'number' },
  `INSERT INTO session (id_hash, person_id, label, created_at, seen_at, expires_at)
   VALUES ($idHash, $person, $label, $at, $at, $expiresAt)`,
);

/** The session and its person; no row if it has expired. */
export const sessionByHash = statement(
  'sessionByHash',
  { idHash: 'text', at: 'number' },
  `SELECT session.person_id AS "personId", session.seen_at AS "seenAt", session.expires_at AS "expiresAt", person.name, person.language, person.prefs
   FROM session JOIN person ON person.id = session.person_id
   WHERE session.id_hash = $idHash AND session.expires_at > $at`,
  { personId: 'text', seenAt: 'number', expiresAt: 'number', name: 'text', language: 'text', prefs: 'text' },
);

export const sessionsOf = statement(
  'sessionsOf',
  { person: 'text', at: 'number' },
  `SELECT id_hash AS "idHash", label, created_at AS "createdAt", seen_at AS "seenAt" FROM session
   WHERE person_id = $person AND expires_at > $at ORDER BY created_at`,
  { idHash: 'text', label: 'text', createdAt: 'number', seenAt: 'number' },
);

export const prolongSession = statement(
  'prolongSession',
  { idHash: 'text', at: 'number', expiresAt: 'number' },
  'UPDATE session SET seen_at = $at, expires_at = $expiresAt WHERE id_hash = $idHash',
);

export const endSession = statement('endSession', { idHash: 'text' }, 'DELETE FROM session WHERE id_hash = $idHash');

/** Ends all sessions of a person but one and the `most` that were used last, and returns their hashes. */
export const endOldSessions = statement(
  'endOldSessions',
  { person: 'text', but: 'text', most: 'number' },
  `DELETE FROM session WHERE person_id = $person AND id_hash <> $but AND id_hash NOT IN (
     SELECT id_hash FROM session WHERE person_id = $person AND id_hash <> $but ORDER BY seen_at DESC LIMIT $most)
   RETURNING id_hash AS "idHash"`,
  { idHash: 'text' },
);

/** Removes expired sessions and returns their hashes. */
export const sweepSessions = statement(
  'sweepSessions',
  { at: 'number' },
  'DELETE FROM session WHERE expires_at <= $at RETURNING id_hash AS "idHash"',
  { idHash: 'text' },
);

/** People. A guest is recognised by a session cookie and can return through a personal link, of which only a hash is stored. */
import { statement } from '../statement.ts';

export const addPerson = statement(
  'addPerson',
  { id: 'text', kind: 'text', name: 'text', language: 'text', prefs: 'text', keyHash: 'text?', at: 'number' },
  `INSERT INTO person (id, kind, name, language, prefs, key_hash, created_at, seen_at)
   VALUES ($id, $kind, $name, $language, $prefs, $keyHash, $at, $at)`,
);

const PERSON = { id: 'text', kind: 'text', name: 'text', language: 'text', prefs: 'text', seenAt: 'number' } as const;
const PERSON_COLUMNS = 'id, kind, name, language, prefs, seen_at AS "seenAt"';

export const personById = statement('personById', { person: 'text' }, `SELECT ${PERSON_COLUMNS} FROM person WHERE id = $person`, PERSON);

export const personByKey = statement(
  'personByKey',
  { keyHash: 'text' },
  `SELECT ${PERSON_COLUMNS} FROM person WHERE key_hash = $keyHash`,
  PERSON,
);

/** Changes the name and settings that a person chose. */
export const describePerson = statement(
  'describePerson',
  { person: 'text', name: 'text', language: 'text', prefs: 'text' },
  'UPDATE person SET name = $name, language = $language, prefs = $prefs WHERE id = $person',
);

/** Sets a new personal link; the old one stops working. */
export const setPersonKey = statement(
  'setPersonKey',
  { person: 'text', keyHash: 'text?' },
  'UPDATE person SET key_hash = $keyHash WHERE id = $person',
);

export const seePerson = statement('seePerson', { person: 'text', at: 'number' }, 'UPDATE person SET seen_at = $at WHERE id = $person');

/**
 * The editions that a person has opened. They have a database of their own, because a change to that of the games would have to wait for
 * all tabs.
 */
import { type Edition, SHIPPED, validateEdition } from '@tabannusi/engine';
import { loadEditions } from '../late/editions.ts';
import { done, openDatabase } from './indexed-db.ts';

const DATABASE = 'tabannusi-editions';
const EDITIONS = 'editions';

/** Versions of an edition have different keys. */
export const editionKey = ({ id, version }: Edition): string => `${id} ${version}`;

const editions = async (mode: IDBTransactionMode): Promise<IDBObjectStore> =>
  (await openDatabase(DATABASE, EDITIONS)).transaction(EDITIONS, mode).objectStore(EDITIONS);

/** Returns the valid editions; none if the browser stores nothing. */
async function keptEditions(): Promise<readonly Edition[]> {
  try {
    const kept = await done<{ readonly edition: unknown }[]>((await editions('readonly')).getAll());
    return kept.flatMap(({ edition }) => {
      const read = validateEdition(edition);
      return read.ok ? [read.edition] : [];
    });
  } catch {
    return [];
  }
}

/** Returns all editions a game can begin with, the shipped ones first. The others are validated again when a game begins. */
export async function allEditions(): Promise<readonly Edition[]> {
  const [kept] = await Promise.all([keptEditions(), loadEditions()]);
  return [...SHIPPED, ...kept];
}

/** Returns false if there is no room for it. */
export async function keepEdition(edition: Edition): Promise<boolean> {
  try {
    await done((await editions('readwrite')).put({ id: editionKey(edition), edition }));
    return true;
  } catch {
    return false;
  }
}

export const forgetEdition = async (edition: Edition): Promise<void> =>
  void (await done((await editions('readwrite')).delete(editionKey(edition))));

/**
 * Editions that a person has opened, in a database of their own: that of the games need not be changed for it, which would have to wait for all
 * tabs.
 */
import { type Edition, SHIPPED, validateEdition } from '@tabannusi/engine';
import { loadEditions } from '../late/editions.ts';
import { done, openDatabase } from './indexed-db.ts';

const DATABASE = 'tabannusi-editions';
const EDITIONS = 'editions';

/** Another version of an edition is another one. */
export const editionKey = ({ id, version }: Edition): string => `${id} ${version}`;

const editions = async (mode: IDBTransactionMode): Promise<IDBObjectStore> =>
  (await openDatabase(DATABASE, EDITIONS)).transaction(EDITIONS, mode).objectStore(EDITIONS);

/** Those that are sound; none where the browser keeps nothing. */
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

/** All that a game can be begun with, those that are shipped first. A game with any other is checked when it is begun. */
export async function allEditions(): Promise<readonly Edition[]> {
  const [kept] = await Promise.all([keptEditions(), loadEditions()]);
  return [...SHIPPED, ...kept];
}

/** False where there is no room for it. */
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

/** Games in IndexedDB. */
import { byDate, createMemoryLibrary, follows, type KeptGame, type Library, summaryOf } from './library.ts';

const DATABASE = 'tabannusi';
const GAMES = 'games';

/** Opens the library. It is in memory if the browser has no database or denies access to it. */
export async function openLibrary(): Promise<Library> {
  try {
    return libraryIn(await openDatabase(DATABASE, GAMES));
  } catch {
    return createMemoryLibrary();
  }
}

/** Opens a database with one store, whose entries are keyed by `id`. */
export function openDatabase(database: string, store: string): Promise<IDBDatabase> {
  const request = indexedDB.open(database, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(store, { keyPath: 'id' }));
  return done(request);
}

function libraryIn(database: IDBDatabase): Library {
  const games = (mode: IDBTransactionMode): IDBObjectStore => database.transaction(GAMES, mode).objectStore(GAMES);
  return {
    isLasting: true,
    list: async () => byDate((await done<KeptGame[]>(games('readonly').getAll())).map(summaryOf)),
    read: async (id) => (await done<KeptGame | undefined>(games('readonly').get(id))) ?? null,
    write: async (game) => void (await done(games('readwrite').put(game))),
    async claim(id, hand) {
      const store = games('readwrite');
      const kept = (await done<KeptGame | undefined>(store.get(id))) ?? null;
      if (kept === null) return null;
      try {
        await done(store.put({ ...kept, hand }));
      } catch {
        // The first decision that cannot be written will report it.
      }
      return kept;
    },
    async writeAs({ from, ...game }) {
      const store = games('readwrite');
      const kept = await done<KeptGame | undefined>(store.get(game.id));
      if (kept !== undefined && !follows({ ...game, from }, kept)) return false;
      await done(store.put(game));
      return true;
    },
    remove: async (id) => void (await done(games('readwrite').delete(id))),
  };
}

/** Returns a request as a promise. */
export const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

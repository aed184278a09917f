/** Games in the browser's own database. */
import { byDate, createMemoryLibrary, type KeptGame, type Library, summaryOf } from './library.ts';

const DATABASE = 'tabannusi';
const GAMES = 'games';

/** In memory where the browser has no database or does not let us use it. */
export async function openLibrary(): Promise<Library> {
  try {
    return libraryIn(await openDatabase());
  } catch {
    return createMemoryLibrary();
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE, 1);
  request.addEventListener('upgradeneeded', () => request.result.createObjectStore(GAMES, { keyPath: 'id' }));
  return done(request);
}

function libraryIn(database: IDBDatabase): Library {
  const games = (mode: IDBTransactionMode): IDBObjectStore => database.transaction(GAMES, mode).objectStore(GAMES);
  return {
    isLasting: true,
    list: async () => byDate((await done<KeptGame[]>(games('readonly').getAll())).map(summaryOf)),
    read: async (id) => (await done<KeptGame | undefined>(games('readonly').get(id))) ?? null,
    write: async (game) => void (await done(games('readwrite').put(game))),
    remove: async (id) => void (await done(games('readwrite').delete(id))),
  };
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error));
  });

/** Reads everything that an origin stores, and restores it. */
import type { Page } from 'playwright-core';

export interface Storage {
  readonly databases: readonly Database[];
  readonly local: Readonly<Record<string, string>>;
  /** Paths of the files by version. Their contents are in the build. */
  readonly caches: Readonly<Record<string, readonly string[]>>;
}

interface Database {
  readonly name: string;
  readonly version: number;
  readonly stores: readonly { readonly name: string; readonly keyPath: string; readonly records: readonly unknown[] }[];
}

/** Reads everything that the origin of a page stores. */
export const readAll = (page: Page): Promise<Storage> =>
  page.evaluate(async () => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const databases = [];
    for (const { name = '', version = 0 } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      const stores = [];
      for (const each of database.objectStoreNames) {
        const store = database.transaction(each).objectStore(each);
        stores.push({ name: each, keyPath: String(store.keyPath), records: await done(store.getAll()) });
      }
      database.close();
      databases.push({ name, version, stores });
    }
    const scope = (await navigator.serviceWorker.getRegistration())?.scope ?? '';
    const kept: [string, string[]][] = [];
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      kept.push([name.split(' ').at(-1) ?? '', requests.map(({ url }) => url.slice(scope.length)).sort()]);
    }
    return { databases, local: { ...localStorage }, caches: Object.fromEntries(kept) };
  });

/** Restores everything but the caches, which the build's service worker fills. The page must have no open database. */
export const restore = (page: Page, { databases, local }: Storage): Promise<void> =>
  page.evaluate(
    async (given) => {
      for (const { name, version, stores } of given.databases) {
        await new Promise<void>((resolve, reject) => {
          const removing = indexedDB.deleteDatabase(name);
          removing.onsuccess = () => resolve();
          removing.onerror = () => reject(removing.error);
          removing.onblocked = () => reject(new Error(`${name} is still open`));
        });
        await new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open(name, version);
          opening.onerror = () => reject(opening.error);
          opening.onupgradeneeded = () => {
            for (const { name: store, keyPath } of stores) opening.result.createObjectStore(store, { keyPath });
          };
          opening.onsuccess = () => {
            const database = opening.result;
            const writing = database.transaction(
              stores.map((store) => store.name),
              'readwrite',
            );
            for (const { name: store, records } of stores) for (const record of records) writing.objectStore(store).put(record);
            writing.onerror = () => reject(writing.error);
            writing.oncomplete = () => {
              database.close();
              resolve();
            };
          };
        });
      }
      localStorage.clear();
      for (const [key, value] of Object.entries(given.local)) localStorage.setItem(key, value);
    },
    { databases, local },
  );

/** Puts games into the database of a page. */
import type { SavedTable } from '@tabannusi/table';
import type { Page } from 'playwright-core';

/** Stores a game as the page does. */
export const keep = (page: Page, id: string, saved: SavedTable): Promise<void> =>
  put(page, { id, players: saved.record.seats.map(({ name }) => name), turn: 1, over: false, savedAt: 0, saved });

/** Stores any entry, replacing one with the same ID. */
export const put = (page: Page, entry: { readonly id: string; readonly [part: string]: unknown }): Promise<void> =>
  page.evaluate(
    (given) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tabannusi', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('games', { keyPath: 'id' });
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const writing = database.transaction('games', 'readwrite').objectStore('games').put(given);
          writing.onsuccess = () => {
            database.close();
            resolve();
          };
          writing.onerror = () => reject(writing.error);
        };
      }),
    entry,
  );

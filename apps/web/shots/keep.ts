/** A game in the database of a page. */
import type { SavedTable } from '@tabannusi/table';
import type { Page } from 'playwright-core';

/** As the page itself does. */
export async function keep(page: Page, id: string, saved: SavedTable): Promise<void> {
  await page.evaluate(
    ([key, table]) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('tabannusi', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('games', { keyPath: 'id' });
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const names = table.record.seats.map(({ name }) => name);
          const writing = database
            .transaction('games', 'readwrite')
            .objectStore('games')
            .put({ id: key, players: names, turn: 1, over: false, savedAt: 0, saved: table });
          writing.onsuccess = () => {
            database.close();
            resolve();
          };
          writing.onerror = () => reject(writing.error);
        };
      }),
    [id, saved] as const,
  );
}

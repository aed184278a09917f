/**
 * Opens a saved table, after loading the rules it needs. Throws `NotFetched` if they cannot be loaded, which does not mean that the table
 * is damaged.
 */
import { type OpenedTable, openTable } from '@tabannusi/table';
import { loadEditions } from './editions.ts';
import { loadSolo } from './solo.ts';

export async function openSaved(saved: unknown): Promise<OpenedTable> {
  // The saved table may be damaged, so nothing is known about its type.
  const { king, edition } = Object(Object(saved).record);
  if (king !== undefined) await loadSolo();
  if ('format' in Object(edition)) await loadEditions();
  return openTable(saved);
}

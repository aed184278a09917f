/** Opens a saved table, with the rules that it needs. Throws `NotFetched` where they cannot be fetched: the table is not damaged then. */
import { type OpenedTable, openTable } from '@tabannusi/table';
import { loadEditions } from './editions.ts';
import { loadSolo } from './solo.ts';

export async function openSaved(saved: unknown): Promise<OpenedTable> {
  // It may be damaged, so that nothing is certain of it.
  const { king, edition } = Object(Object(saved).record);
  if (king !== undefined) await loadSolo();
  if ('format' in Object(edition)) await loadEditions();
  return openTable(saved);
}

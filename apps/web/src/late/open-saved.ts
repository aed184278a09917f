/** Opens a saved table, with the rules that it needs. */
import { type OpenedTable, openTable } from '@tabannusi/table';
import { loadSolo } from './solo.ts';

export async function openSaved(saved: unknown): Promise<OpenedTable> {
  if (isAgainstKing(saved)) await loadSolo();
  return openTable(saved);
}

/** Of what may be damaged, so that nothing is certain. */
const isAgainstKing = (saved: unknown): boolean => Object(Object(saved).record).king !== undefined;

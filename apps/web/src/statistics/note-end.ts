/** Adds the results of finished games: of one that has just ended, or of all games in the library without one. */
import type { Sight, Table } from '@tabannusi/table';
import type { Library } from '../keep/library.ts';
import { openSaved } from '../late/open-saved.ts';
import { openResults, type Results, resultOf } from './results.ts';

/** Adds the result of a game of the library whose end was stored. Returns whether it was added. */
export async function noteEnd(results: Pick<Results, 'add'>, game: string, table: Table, endedAt: number): Promise<boolean> {
  const persons = table.seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  // Games without a person have no result.
  if (persons.length === 0) return false;
  const result = resultOf(table, { game, endedAt, branch: (table.record().seedFrom ?? 0) > 0, own: persons });
  return result !== null && results.add(result);
}

/**
 * Adds missing results: a page was closed between the end of a game and its result, or the game ended before results were stored. Games
 * that cannot be opened have none.
 */
export async function catchUp(library: Pick<Library, 'list' | 'read'>, results: Pick<Results, 'add' | 'settled'>): Promise<void> {
  for (const { id, over, savedAt } of await library.list()) {
    if (!over || (await results.settled(id, savedAt))) continue;
    const opened = await openSaved((await library.read(id))?.saved);
    if (opened.ok) await noteEnd(results, id, opened.table, savedAt);
  }
}

/** Adds the result of a game of the library as soon as its end is stored. If this fails, `catchUp` adds it later. */
export async function noteEndHere(game: string, table: Table, endedAt: number): Promise<void> {
  try {
    const results = await openResults();
    if (results !== null) await noteEnd(results, game, table, endedAt);
  } catch {
    // The browser has no room. The game is still there.
  }
}

/** Adds the result of a finished online game in which this device had a seat. This is repeated whenever the table is opened. */
export async function noteEndAway(table: string, sight: Sight, seat: number, endedAt: number): Promise<void> {
  const result = resultOf(sight, { game: `t/${table}`, endedAt, branch: false, own: [seat] });
  if (result !== null) await (await openResults())?.add(result);
}

/** Leaves out a game that was already over when it was opened from a file. */
export async function leaveOut(game: string): Promise<void> {
  await (await openResults())?.leaveOut(game);
}

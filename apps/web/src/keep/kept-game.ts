/** A table as the library keeps it. */
import type { SavedTable, Table } from '@tabannusi/table';
import type { WrittenGame } from './library.ts';

export function keptGame(id: string, table: Table, saved: SavedTable = table.save()): WrittenGame {
  return {
    id,
    players: table.seats.map(({ name }) => name),
    king: table.setting.solo?.king,
    turn: table.turns.length,
    over: table.prompt.wait === 'over',
    savedAt: Date.now(),
    saved,
  };
}

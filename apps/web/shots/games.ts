/** Games at chosen moments, played by `apprentice` at all seats, for the browser's database. */

import { apprentice } from '@tabannusi/ai';
import { type King, REFERENCE_EDITION, SPECTATOR } from '@tabannusi/engine';
import { newTable, openTable, type SavedTable, type Table } from '@tabannusi/table';

const NAMES = ['Puabi', 'Shulgi', 'Ninbanda', 'Urnammu'];

export interface Shown {
  readonly players: number;
  readonly turn: number;
  /** Waits, from that turn on, until a District has just been scored. */
  readonly scored?: boolean;
  /** Waits, from that turn on, until this question is asked. */
  readonly asked?: string;
  /** The king of a solo game. */
  readonly king?: King;
}

/**
 * Returns the table at the start of the turn, or of the last turn of a shorter game, with a person at the seat that is asked. Games are
 * cached.
 */
export function gameAtTurn(shown: Shown, seed: string): Promise<SavedTable> {
  const name = JSON.stringify([shown, seed]);
  const game = played.get(name) ?? playTo(shown, seed);
  played.set(name, game);
  return game;
}

const played = new Map<string, Promise<SavedTable>>();

async function playTo({ players, turn, scored = false, asked, king }: Shown, seed: string): Promise<SavedTable> {
  const table = newTable({
    edition: REFERENCE_EDITION,
    seats: NAMES.slice(0, players).map((name) => ({ kind: 'bot', name, bot: 'apprentice' })),
    king,
    switches: { firstGame: true },
    seed,
  });
  while (table.prompt.wait !== 'over' && table.turns.length < turn) await table.askBot({ apprentice });
  while (scored && table.prompt.wait !== 'over' && !hasJustScored(table)) await table.askBot({ apprentice });
  while (asked !== undefined && table.prompt.wait !== 'over' && table.view(SPECTATOR).question?.ask !== asked)
    await table.askBot({ apprentice });
  return seatPerson(table);
}

/** Whether the last decision gave VP in a District. */
const hasJustScored = (table: Table): boolean =>
  table.log(SPECTATOR, table.moment - 2).some(({ events }) => events.some((event) => event.event === 'districtScored' && event.vp > 0));

/** Seats a person at the seat that is asked, so that the page asks something. */
function seatPerson(table: Table): SavedTable {
  const saved = table.save();
  const { prompt } = table;
  const asked = prompt.wait === 'over' ? 0 : prompt.seat;
  const changed: SavedTable = { ...saved, seats: saved.seats.map((seat, n) => (n === asked ? { kind: 'person' } : seat)) };
  const opened = openTable(changed);
  if (!opened.ok) throw new Error(`the game cannot be opened: ${JSON.stringify(opened.faults)}`);
  return changed;
}

/** The seats of an opened table as a form, and the same game with other seats. */
import { openTable, type Seat, savedSeat, type Table } from '@tabannusi/table';
import { PLAYER_COLOURS } from '@tabannusi/text';
import { KINDS, type SeatForm, seatsOf } from '../home/seat-form.ts';

/** A bot that this page does not know has become a person. */
function kindOf({ name, ...seat }: Seat): SeatForm['kind'] {
  const sits = (kind: SeatForm['kind']): boolean =>
    seatsOf([{ kind, name, colour: 'black' }]).some((each) => each.kind === 'bot' && seat.kind === 'bot' && each.bot === seat.bot);
  return KINDS.find(sits) ?? 'person';
}

/** Returns all seats of the game, with the king's. A file holds no colours, so they are the default ones. */
export function formOf({ seats, setting }: Table): readonly SeatForm[] {
  const sitting = seats.map((seat) => ({ kind: kindOf(seat), name: seat.name }));
  const all = setting.solo === null ? sitting : [...sitting, { kind: setting.solo.king, name: '' }];
  return all.map((form, seat) => ({ ...form, colour: PLAYER_COLOURS[seat] ?? 'black' }));
}

/**
 * Returns the same game with the given kinds of players and its own names. A choice that waits for confirmation is dropped: another person
 * may sit there now.
 */
export function reseated(table: Table, form: readonly SeatForm[]): Table {
  const seats = seatsOf(form).map(savedSeat);
  const saved = table.save();
  if (JSON.stringify(seats) === JSON.stringify(saved.seats)) return table;
  const opened = openTable({ ...saved, seats, held: null, undone: [] });
  // Cannot fail: only the seats differ from a table that was opened.
  return opened.ok ? opened.table : table;
}

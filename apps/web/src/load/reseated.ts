/** Who sits at a table that was opened, as a form, and the same game with others on its seats. */
import { openTable, type Seat, savedSeat, type Table } from '@tabannusi/table';
import { PLAYER_COLOURS } from '@tabannusi/text';
import { KINDS, type SeatForm, seatsOf } from '../home/seat-form.ts';

/** A bot that is not known here has left its seat to a person. */
function kindOf({ name, ...seat }: Seat): SeatForm['kind'] {
  const sits = (kind: SeatForm['kind']): boolean =>
    seatsOf([{ kind, name, colour: 'black' }]).some((each) => each.kind === 'bot' && seat.kind === 'bot' && each.bot === seat.bot);
  return KINDS.find(sits) ?? 'person';
}

/** All seats of the game, that of a king too. A file holds no colours. */
export function formOf({ seats, setting }: Table): readonly SeatForm[] {
  const sitting = seats.map((seat) => ({ kind: kindOf(seat), name: seat.name }));
  const all = setting.solo === null ? sitting : [...sitting, { kind: setting.solo.king, name: '' }];
  return all.map((form, seat) => ({ ...form, colour: PLAYER_COLOURS[seat] ?? 'black' }));
}

/** The game as it is, with the names it has. A choice that waits to be confirmed is asked for again: another may sit there now. */
export function reseated(table: Table, form: readonly SeatForm[]): Table {
  const seats = seatsOf(form).map(savedSeat);
  const saved = table.save();
  if (JSON.stringify(seats) === JSON.stringify(saved.seats)) return table;
  const opened = openTable({ ...saved, seats, held: null, undone: [] });
  // Nothing but who sits there has changed.
  return opened.ok ? opened.table : table;
}

/** The seats of a game from outside, to be assigned before it goes on here. */
import type { Table } from '@tabannusi/table';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useAppWords } from '../frame/spoken.ts';
import { coloursOf } from '../home/seat-form.ts';
import { SeatRow } from '../home/seat-row.tsx';
import { newId } from '../keep/new-id.ts';
import { useBegin } from '../opening/use-begin.tsx';
import { formOf, reseated } from './reseated.ts';

/** `deed` is the label of the button. With `takesFocus` the first seat takes the focus, because the element that had it is gone. */
export function GivenSeats({ table, deed, takesFocus }: { table: Table; deed: string; takesFocus?: boolean }): ReactNode {
  const words = useAppWords();
  const seats = useRef<HTMLFieldSetElement>(null);
  const isThere = words !== null;
  useEffect(() => {
    if (takesFocus && isThere) seats.current?.querySelector('select')?.focus();
  }, [takesFocus, isThere]);
  const { begin, note } = useBegin();
  const [chosen, choose] = useState({ table, form: formOf(table) });
  // The form of another table no longer applies.
  const form = chosen.table === table ? chosen.form : formOf(table);
  if (words === null) return null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    begin(newId(), reseated(table, form), coloursOf(form));
  };
  return (
    <form className="card" onSubmit={submit}>
      <fieldset ref={seats}>
        <legend>{words.say('setUp', 'seats', {})}</legend>
        {form.map((_, seat) => (
          <SeatRow
            key={seat}
            seats={form}
            seat={seat}
            edition={table.setting.edition}
            change={(next) => choose({ table, form: next })}
            isGiven
          />
        ))}
      </fieldset>
      {note}
      <button type="submit" className="main">
        {deed}
      </button>
    </form>
  );
}

/** Who sits where in a game that comes from outside, before it goes on here. */
import type { Table } from '@tabannusi/table';
import { type FormEvent, type ReactNode, useState } from 'react';
import { coloursOf } from '../home/seat-form.ts';
import { SeatRow } from '../home/seat-row.tsx';
import { newId } from '../keep/new-id.ts';
import { useBegin } from '../keep/use-begin.tsx';
import { useAppWords } from '../session/spoken.ts';
import { formOf, reseated } from './reseated.ts';

/** `deed` stands on the button. */
export function GivenSeats({ table, deed }: { table: Table; deed: string }): ReactNode {
  const words = useAppWords();
  const { begin, note } = useBegin();
  const [chosen, choose] = useState({ table, form: formOf(table) });
  // What was chosen for another game is forgotten.
  const form = chosen.table === table ? chosen.form : formOf(table);
  if (words === null) return null;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    begin(newId(), reseated(table, form), coloursOf(form));
  };
  return (
    <form className="card" onSubmit={submit}>
      <fieldset>
        <legend>{words.say('setUp', 'seats', {})}</legend>
        {form.map((_, seat) => (
          <SeatRow key={seat} seats={form} seat={seat} change={(next) => choose({ table, form: next })} isGiven />
        ))}
      </fieldset>
      {note}
      <button type="submit" className="main">
        {deed}
      </button>
    </form>
  );
}

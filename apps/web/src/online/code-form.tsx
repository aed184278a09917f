/** A form to find a table by its invitation code. */
import type { OnlineWords } from '@tabannusi/text';
import { type ReactNode, useState } from 'react';
import { go } from '../route.ts';
import { Refused, tableOfCode } from './api.ts';
import { RefusalNote } from './refusal-note.tsx';
import { useDeed } from './use-deed.ts';

const CODE_LETTERS = 8;

/** Only letters count, because a pasted code may contain spaces, hyphens or a full stop. */
const lettersOf = (typed: string): string => typed.replaceAll(/[^a-z]/gi, '').toUpperCase();

export function CodeForm({ words }: { words: OnlineWords }): ReactNode {
  const { attempt, isBusy, refused } = useDeed(words);
  const [typed, setTyped] = useState('');
  const find = async (): Promise<void> => {
    const code = lettersOf(typed);
    // The server limits wrong codes, and every code has this length.
    if (code.length !== CODE_LETTERS) throw new Refused('noCode');
    go({ at: 't', id: await tableOfCode(code) });
  };
  return (
    <form
      className="card"
      aria-labelledby="join-table"
      onSubmit={(event) => {
        event.preventDefault();
        attempt(find);
      }}
    >
      <h2 id="join-table">{words.say('join', {})}</h2>
      <label>
        {words.say('code', {})}
        <input
          className="code"
          value={typed}
          maxLength={40}
          required
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-describedby="code-form"
          onChange={({ target }) => setTyped(target.value)}
        />
      </label>
      <p className="faded" id="code-form">
        {words.say('codeForm', {})}
      </p>
      <RefusalNote refused={refused} />
      <button type="submit" disabled={isBusy}>
        {words.say('goToTable', {})}
      </button>
    </form>
  );
}

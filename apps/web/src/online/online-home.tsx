/** Tables of this server: one is opened, or found by its code. */
import type { OnlineWords } from '@tabannusi/text';
import { type ReactNode, useState } from 'react';
import { go } from '../route.ts';
import { openTable, tableOfCode } from './api.ts';
import { useDeed } from './use-deed.ts';

export function OnlineHome({ words }: { words: OnlineWords }): ReactNode {
  const { attempt, isBusy, refused } = useDeed(words);
  const [players, setPlayers] = useState(2);
  const [code, setCode] = useState('');
  return (
    <>
      <p>{words.say('about', {})}</p>
      {refused === null ? null : (
        <p className="warning" role="alert">
          {refused}
        </p>
      )}
      <form
        className="card"
        onSubmit={(event) => {
          event.preventDefault();
          attempt(async () => go({ at: 't', id: await openTable(players) }));
        }}
      >
        <label>
          {words.say('players', {})}
          <select value={players} onChange={({ target }) => setPlayers(Number(target.value))}>
            {[2, 3, 4].map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
        <button type="submit" className="main" disabled={isBusy}>
          {words.say('open', {})}
        </button>
      </form>
      <form
        className="card"
        onSubmit={(event) => {
          event.preventDefault();
          attempt(async () => go({ at: 't', id: await tableOfCode(code) }));
        }}
      >
        <label>
          {words.say('code', {})}
          <input value={code} minLength={8} maxLength={20} required autoComplete="off" onChange={({ target }) => setCode(target.value)} />
        </label>
        <button type="submit" disabled={isBusy}>
          {words.say('goToTable', {})}
        </button>
      </form>
    </>
  );
}

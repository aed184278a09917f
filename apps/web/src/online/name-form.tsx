/** Asks for the name of a person who has none on this server. */
import type { OnlineWords } from '@tabannusi/text';
import { type ReactNode, useState } from 'react';
import { useFrame } from '../frame/frame.ts';
import { introduce, type Me } from './api.ts';
import { useDeed } from './use-deed.ts';

export function NameForm({ words, known }: { words: OnlineWords; known: (me: Me) => void }): ReactNode {
  const { speaker } = useFrame();
  const { attempt, isBusy, refused } = useDeed(words);
  const [name, setName] = useState('');
  return (
    <form
      className="card"
      onSubmit={(event) => {
        event.preventDefault();
        attempt(async () => known(await introduce(name, speaker.language)));
      }}
    >
      <label>
        {words.say('name', {})}
        <input value={name} maxLength={12} required autoComplete="nickname" onChange={({ target }) => setName(target.value)} />
      </label>
      {refused === null ? null : (
        <p className="warning" role="alert">
          {refused}
        </p>
      )}
      <button type="submit" className="main" disabled={isBusy}>
        {words.say('keepName', {})}
      </button>
    </form>
  );
}

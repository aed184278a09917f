/** The games on this device: go on with one, or delete it. */
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useFrame } from '../frame.ts';
import type { KeptSummary } from '../keep/library.ts';
import { addressOf } from '../route.ts';

export function SavedGames(): ReactNode {
  const { web, speaker, library, settings } = useFrame();
  const [games, setGames] = useState<readonly KeptSummary[]>([]);
  const read = useCallback(() => library.list().then(setGames), [library]);
  useEffect(() => void read(), [read]);
  const date = new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <section className="card saved-games" aria-label={web.say('home', 'savedGames', {})}>
      <h2>{web.say('home', 'savedGames', {})}</h2>
      {games.length === 0 ? <p className="faded">{web.say('home', 'noSavedGames', {})}</p> : null}
      <ul>
        {games.map(({ id, players, king, turn, over, savedAt }) => (
          <li key={id}>
            <p>
              <strong>
                {over
                  ? web.say('home', 'finishedGame', { players: web.list(king === undefined ? players : [...players, speaker.king(king)]) })
                  : web.say('home', 'game', { players: web.list(king === undefined ? players : [...players, speaker.king(king)]), turn })}
              </strong>
              <br />
              <span className="faded">{web.say('home', 'savedAt', { when: date.format(savedAt) })}</span>
            </p>
            <a className="button" href={addressOf({ at: 'game', id })}>
              {web.say('home', 'resume', {})}
            </a>
            <button type="button" onClick={() => library.remove(id).then(read)}>
              {web.say('home', 'remove', {})}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

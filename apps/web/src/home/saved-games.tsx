/** The games on this device: go on with one, or delete it. */
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useFrame } from '../frame.ts';
import type { KeptSummary } from '../keep/library.ts';
import { addressOf } from '../route.ts';

export interface GamesHere {
  readonly games: readonly KeptSummary[];
  remove(id: string): void;
}

/** Null until they are read; none where they cannot be. */
export function useGamesHere(): GamesHere | null {
  const { library } = useFrame();
  const [games, setGames] = useState<readonly KeptSummary[] | null>(null);
  const read = useCallback(() => library.list().then(setGames, () => setGames([])), [library]);
  useEffect(() => void read(), [read]);
  return games === null ? null : { games, remove: (id) => void library.remove(id).then(read, read) };
}

export function SavedGames({ games, remove }: GamesHere): ReactNode {
  const { web, speaker, settings } = useFrame();
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
            <button type="button" onClick={() => remove(id)}>
              {web.say('home', 'remove', {})}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The games on this device. The code of the lists loads only if there are games. */
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useFailing } from '../frame/failing.ts';
import { useFrame } from '../frame/frame.ts';
import type { KeptSummary } from '../keep/library.ts';
import { fetched } from '../late/fetched.ts';
import type { GameLists } from './game-lists.tsx';
import type { Leaving } from './leaving.ts';

export interface GamesHere {
  readonly games: readonly KeptSummary[];
  readonly Lists: typeof GameLists | null;
  read(): Promise<void>;
}

/** Null until the games are read; empty if they cannot be read. */
export function useGamesHere(): GamesHere | null {
  const { library } = useFrame();
  const fail = useFailing();
  const [here, setHere] = useState<Omit<GamesHere, 'read'> | null>(null);
  const read = useCallback(async () => {
    const games = await library.list().catch(() => []);
    setHere({ games, Lists: games.length === 0 ? null : (await fetched(import('./game-lists.tsx'))).GameLists });
  }, [library]);
  useEffect(() => void read().catch(fail), [read, fail]);
  return here && { ...here, read };
}

export function SavedGames({ games, Lists, read, leaving }: GamesHere & { leaving: Leaving }): ReactNode {
  const { web } = useFrame();
  return (
    <section className="card saved-games" aria-label={web.say('home', 'savedGames', {})}>
      <h2>{web.say('home', 'savedGames', {})}</h2>
      {Lists === null ? (
        <p className="faded">{web.say('home', 'noSavedGames', {})}</p>
      ) : (
        <Lists games={games} read={read} leaving={leaving} />
      )}
    </section>
  );
}

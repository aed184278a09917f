/** Home: a new game, the games on this device and the links to all other views. */
import { type ReactNode, Suspense, useRef } from 'react';
import { useFrame } from '../frame/frame.ts';
import { Frieze } from '../frame/frieze.tsx';
import { Switches } from '../frame/switches.tsx';
import { lateView } from '../late/late-view.ts';
import { addressOf } from '../route.ts';
import type { Leaving } from './leaving.ts';
import { NewGame } from './new-game.tsx';
import { SavedGames, useGamesHere } from './saved-games.tsx';
import { Skyline } from './skyline.tsx';
import { WaysOn } from './ways-on.tsx';

const OfflineNote = lateView(async () => (await import('../offline/offline-note.tsx')).OfflineNote);

export function Home(): ReactNode {
  const { web, library } = useFrame();
  const here = useGamesHere();
  const leaving: Leaving = useRef(undefined);
  return (
    <div className="home">
      <header className="title">
        <div className="names">
          <h1>{web.say('frame', 'title', {})}</h1>
          <p>{web.say('frame', 'subtitle', {})}</p>
        </div>
        <Skyline />
        <Switches />
        <Frieze />
      </header>
      {/* Suspended together, so that no part is pushed away by one that loads later. */}
      {here === null ? null : (
        <>
          {here.games.length > 0 ? null : (
            <section className="card pitch">
              <p>{web.say('home', 'pitch', {})}</p>
              <a className="button main" href={addressOf({ at: 'learn', id: null })}>
                {web.say('frame', 'learn', {})}
              </a>
            </section>
          )}
          <main className="home-columns">
            <NewGame leaving={leaving} />
            <div className="home-side">
              <SavedGames {...here} leaving={leaving} />
              <WaysOn />
            </div>
          </main>
          <footer>
            {library.isLasting ? null : <p className="warning">{web.say('home', 'notKept', {})}</p>}
            <p className="faded">{web.say('frame', 'unofficial', {})}</p>
            <div className="notes">
              <Suspense>
                <OfflineNote />
              </Suspense>
            </div>
          </footer>
        </>
      )}
    </div>
  );
}

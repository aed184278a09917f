/** Home: a new game, the games on this device, the ways to everything else. */
import { lazy, type ReactNode, Suspense } from 'react';
import { useFrame } from '../frame.ts';
import { Switches } from '../table/switches.tsx';
import { Frieze } from './frieze.tsx';
import { NewGame } from './new-game.tsx';
import { SavedGames } from './saved-games.tsx';
import { Skyline } from './skyline.tsx';
import { WaysOn } from './ways-on.tsx';

const OfflineNote = lazy(async () => ({ default: (await import('../offline/offline-note.tsx')).OfflineNote }));

export function Home(): ReactNode {
  const { web, library } = useFrame();
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
      <main className="home-columns">
        <NewGame />
        <div className="home-side">
          <SavedGames />
          <WaysOn />
        </div>
      </main>
      <footer>
        {library.isLasting ? null : <p className="warning">{web.say('home', 'notKept', {})}</p>}
        <Suspense>
          <OfflineNote />
        </Suspense>
        <p className="faded">{web.say('frame', 'unofficial', {})}</p>
      </footer>
    </div>
  );
}

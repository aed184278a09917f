/** Home: a new game, the games on this device, the ways to everything else. */
import { lazy, type ReactNode, Suspense } from 'react';
import { useFrame } from '../frame.ts';
import { addressOf } from '../route.ts';
import { Switches } from '../table/switches.tsx';
import { Frieze } from './frieze.tsx';
import { NewGame } from './new-game.tsx';
import { SavedGames } from './saved-games.tsx';
import { Skyline } from './skyline.tsx';

const OfflineNote = lazy(async () => ({ default: (await import('../offline/offline-note.tsx')).OfflineNote }));

export function Home(): ReactNode {
  const { web, library } = useFrame();
  return (
    <div className="home">
      <header className="title">
        <Skyline />
        <h1>{web.say('frame', 'title', {})}</h1>
        <p>{web.say('frame', 'subtitle', {})}</p>
        <Switches />
        <Frieze />
      </header>
      <main className="home-columns">
        <NewGame />
        <SavedGames />
      </main>
      <footer>
        {library.isLasting ? null : <p className="warning">{web.say('home', 'notKept', {})}</p>}
        <Suspense>
          <OfflineNote />
        </Suspense>
        <p className="ways-on">
          <a href={addressOf({ at: 'settings' })}>{web.say('form', 'settings', {})}</a>
          <a href={addressOf({ at: 'rules', rule: null })}>{web.say('rules', 'title', {})}</a>
          <a href={addressOf({ at: 'gallery' })}>{web.say('frame', 'gallery', {})}</a>
          <a href={addressOf({ at: 'load' })}>{web.say('load', 'title', {})}</a>
          <a href={addressOf({ at: 'origins' })}>{web.say('origins', 'title', {})}</a>
        </p>
        <p className="faded">{web.say('frame', 'unofficial', {})}</p>
      </footer>
    </div>
  );
}

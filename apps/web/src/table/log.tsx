/** What happened, or the standing in its place, and the way into history. */
import { memo, type ReactNode } from 'react';
import { useFrame } from '../frame.ts';
import { usePlaying } from '../session/context.ts';
import { turnBefore } from '../session/history.ts';
import { LoggedGame } from './logged-game.tsx';
import { Standing } from './standing.tsx';

export const Log = memo(function Log(): ReactNode {
  const { scene, session, told } = usePlaying();
  const { settings, change } = useFrame();
  const { past } = scene;
  const title = settings.standing ? told.web.say('standing', 'title', {}) : told.web.say('game', 'log', {});
  return (
    <section className="log" aria-label={title}>
      <header>
        <button type="button" aria-pressed={settings.standing} onClick={() => change({ standing: !settings.standing })}>
          {told.web.say('standing', 'open', {})}
        </button>
        <button
          type="button"
          aria-pressed={past !== null}
          onClick={() => session.look(past === null ? turnBefore(scene.table, scene.moment) : null)}
        >
          {told.web.say('history', 'open', {})}
        </button>
      </header>
      <h2>{title}</h2>
      {settings.standing ? <Standing /> : <LoggedGame />}
    </section>
  );
});

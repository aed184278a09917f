/** Every drawn piece, at noon and by torchlight. */

import { GALLERY_PIECES } from '@tabannusi/text';
import type { ReactNode } from 'react';
import { useFrame } from '../frame.ts';
import { addressOf } from '../route.ts';
import { Switches } from '../table/switches.tsx';
import { EXHIBITS } from './exhibits.tsx';

const THEMES = ['noon', 'torchlight'] as const;

export function Gallery(): ReactNode {
  const { web } = useFrame();
  return (
    <main className="gallery">
      <header>
        <h1>{web.say('frame', 'gallery', {})}</h1>
        <a href={addressOf({ at: 'home' })}>{web.say('frame', 'home', {})}</a>
        <Switches />
      </header>
      {GALLERY_PIECES.map((piece) => (
        <section key={piece} className="exhibit">
          <h2>{web.say('piece', piece, {})}</h2>
          <div className="lights">
            {THEMES.map((theme) => (
              <div key={theme} className="light" data-theme={theme}>
                {EXHIBITS[piece].map(({ key, view, drawn }) => {
                  const [, , width = 0, height = 0] = view;
                  return (
                    <svg key={key} viewBox={view.join(' ')} width={width * 1.4} height={height * 1.4} aria-hidden="true">
                      {drawn}
                    </svg>
                  );
                })}
              </div>
            ))}
          </div>
        </section>
      ))}
    </main>
  );
}

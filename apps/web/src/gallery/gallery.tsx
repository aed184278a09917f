/** Every drawn piece, at noon and by torchlight. */

import { GALLERY_PIECES } from '@tabannusi/text';
import type { ReactNode } from 'react';
import { useFrame } from '../frame.ts';
import { Page } from '../page.tsx';
import { EXHIBITS } from './exhibits.tsx';

const THEMES = ['noon', 'torchlight'] as const;

export function Gallery(): ReactNode {
  const { web } = useFrame();
  return (
    <Page title={web.say('frame', 'gallery', {})} className="gallery">
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
    </Page>
  );
}

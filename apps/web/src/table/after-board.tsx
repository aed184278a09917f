/** What a table needs besides the board and its choices, all in one file that loads after the board: announcements, and help. */
import { type ReactNode, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { Coach } from '../coach/coach.tsx';
import { useFrame } from '../frame/frame.ts';
import { Explain } from '../help/explain.tsx';
import { FirstNote } from '../help/first-note.tsx';
import { usePlaying } from '../session/context.ts';
import { Announcer } from './announcer.tsx';

/** `id` is that of the game in the library; null if it is not there. */
export function AfterBoard({ id }: { id: string | null }): ReactNode {
  const { speaker } = useFrame();
  const { scene, session } = usePlaying();
  return (
    <>
      {/* A key for each observer: announcements for one person must not remain for the next. */}
      <Announcer key={`${speaker.language} ${scene.observer}`} />
      <In place=".menu">
        <Explain />
      </In>
      {id === null ? null : (
        <In place=".tray">
          <Coach id={id} />
        </In>
      )}
      {/* A lesson explains by itself. */}
      {session.hosted === null ? null : (
        <In place=".tablet .slab">
          <FirstNote />
        </In>
      )}
    </>
  );
}

/** Draws something inside a part of the table that is in the first load. */
function In({ place, children }: { place: string; children: ReactNode }): ReactNode {
  const [found, setFound] = useState<Element | null>(null);
  useLayoutEffect(() => setFound(document.querySelector(`.game ${place}`)), [place]);
  return found === null ? null : createPortal(children, found);
}

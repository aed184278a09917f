/** Shown for a game that cannot be opened, with the way home. */
import type { ReactNode } from 'react';
import { useFrame } from '../frame/frame.ts';
import { addressOf } from '../route.ts';

export function NotOpened({ fault }: { fault: string }): ReactNode {
  const { web } = useFrame();
  return (
    <main className="page">
      <p className="warning">{fault}</p>
      <a href={addressOf({ at: 'home' })}>{web.say('frame', 'home', {})}</a>
    </main>
  );
}

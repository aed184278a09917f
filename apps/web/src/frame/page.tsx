/** A page for reading: its title, the way home and the language, theme and speed. */
import type { ReactNode } from 'react';
import { addressOf } from '../route.ts';
import { useFrame } from './frame.ts';
import { Frieze } from './frieze.tsx';
import { Switches } from './switches.tsx';

export function Page({ title, className, children }: { title: string; className: string; children: ReactNode }): ReactNode {
  const { web } = useFrame();
  return (
    <div className="reading">
      <header className="reading-head">
        <a className="brand" href={addressOf({ at: 'home' })}>
          {web.say('frame', 'title', {})}
        </a>
        <h1>{title}</h1>
        <Switches />
      </header>
      <Frieze />
      <main className={className}>{children}</main>
    </div>
  );
}

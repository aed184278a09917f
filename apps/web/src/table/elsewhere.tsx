/** Shown for a game that another tab plays: it can be taken over, or followed while the other tab plays. */
import { type ReactNode, useState } from 'react';
import { useFrame } from '../frame/frame.ts';
import { useAppWords } from '../frame/spoken.ts';
import type { Hold } from '../keep/hold.ts';
import { addressOf } from '../route.ts';
import { LookOn } from './look-on.tsx';

export function Elsewhere({ id, held, hold }: { id: string; held: 'elsewhere' | 'taken'; hold: Hold }): ReactNode {
  const { web } = useFrame();
  const words = useAppWords();
  const [looksOn, setLooksOn] = useState(false);
  if (words === null) return null;
  const takeOver = (
    <button type="button" className="main" onClick={hold.takeOver}>
      {words.say('tabs', 'takeOver', {})}
    </button>
  );
  if (looksOn)
    return (
      <LookOn id={id}>
        <p>{words.say('tabs', 'lookingOn', {})}</p>
        {takeOver}
      </LookOn>
    );
  return (
    <main className="page">
      <section className="card elsewhere" role="alert">
        <h1>{words.say('tabs', held, {})}</h1>
        <p>{words.say('tabs', `${held}Means`, {})}</p>
        <p className="ways-on">
          {takeOver}
          <button type="button" onClick={() => setLooksOn(true)}>
            {words.say('tabs', 'lookOn', {})}
          </button>
          <a className="button" href={addressOf({ at: 'home' })}>
            {web.say('frame', 'home', {})}
          </a>
        </p>
      </section>
    </main>
  );
}

/** The button that starts the guided first game. */
import { loadCoachWords } from '@tabannusi/text';
import type { ReactNode } from 'react';
import { smallStorage } from '../device/small-storage.ts';
import { useFailing } from '../frame/failing.ts';
import { useSpoken } from '../frame/spoken.ts';
import { newId } from '../keep/new-id.ts';
import { useBegin } from '../opening/use-begin.tsx';
import { keepCoached } from './coached.ts';
import { firstGame } from './first-game.ts';

export function StartFirstGame({ names }: { names: readonly [newcomer: string, rival: string] }): ReactNode {
  const words = useSpoken(loadCoachWords);
  const { begin, note } = useBegin();
  const fail = useFailing();
  if (words === null) return null;
  const start = (): void => {
    const id = newId();
    keepCoached(smallStorage(), { game: id, said: [] });
    begin(id, firstGame(id, names)).catch(fail);
  };
  return (
    <section className="first-game">
      <p>{words.say('coach', 'about', {})}</p>
      {note}
      <button type="button" className="main" onClick={start}>
        {words.say('coach', 'begin', {})}
      </button>
    </section>
  );
}

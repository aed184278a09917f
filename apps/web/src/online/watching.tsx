/** Shown to spectators in place of the choices. */
import type { OnlineWords } from '@tabannusi/text';
import type { ReactNode } from 'react';
import { usePlaying } from '../session/context.ts';

export function Watching({ words }: { words: OnlineWords }): ReactNode {
  const { told } = usePlaying();
  return (
    <section className="choices few watching">
      <p>
        {words.say('watching', { players: told.web.list(told.names) })} <span className="faded">{words.say('watchingHidden', {})}</span>
      </p>
    </section>
  );
}

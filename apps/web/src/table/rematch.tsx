/** New games with the same players, offered at the end of a game. */
import type { ReactNode } from 'react';
import { useFailing } from '../frame/failing.ts';
import { useFrame } from '../frame/frame.ts';
import { newId } from '../keep/new-id.ts';
import { openSaved } from '../late/open-saved.ts';
import { rematch } from '../opening/again.ts';
import { useBegin } from '../opening/use-begin.tsx';

/** `id` is that of the finished game in the library. */
export function Rematch({ id }: { id: string }): ReactNode {
  const { library, web } = useFrame();
  const { begin, note } = useBegin();
  const fail = useFailing();
  const again = async (): Promise<void> => {
    const kept = await library.read(id);
    const opened = await openSaved(kept?.saved);
    const next = newId();
    if (opened.ok) await begin(next, rematch(opened.table, next), kept?.colours);
  };
  return (
    <>
      {note}
      <button type="button" onClick={() => again().catch(fail)}>
        {web.say('game', 'rematch', {})}
      </button>
    </>
  );
}

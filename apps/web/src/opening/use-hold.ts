/** Whether this tab plays a game. */
import { useEffect, useState } from 'react';
import { type Held, type Hold, holdGame } from '../keep/hold.ts';

export function useHold(id: string): { readonly held: Held; readonly hold: Hold | null } {
  const [held, setHeld] = useState<Held>('waiting');
  const [hold, setHold] = useState<Hold | null>(null);
  useEffect(() => {
    const begun = holdGame(id, navigator.locks, setHeld);
    setHold(begun);
    return begun.leave;
  }, [id]);
  return { held, hold };
}

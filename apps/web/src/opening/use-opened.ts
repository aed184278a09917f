/** A game of the library as a table, or its fault. */
import type { Table } from '@tabannusi/table';
import { useEffect, useState } from 'react';
import { useFailing } from '../frame/failing.ts';
import { useFrame } from '../frame/frame.ts';
import type { KeptGame } from '../keep/library.ts';
import { fetched, NotFetched } from '../late/fetched.ts';
import { openSaved } from '../late/open-saved.ts';

export type Opened = { readonly table: Table; readonly kept: KeptGame } | { readonly fault: string };

/** Null until it is read. With a hand the game is claimed for that hand. */
export function useOpened(id: string, hand?: string): Opened | null {
  const { library, speaker, web } = useFrame();
  const fail = useFailing();
  const [opened, setOpened] = useState<Opened | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a game is read once, whatever the language becomes
  useEffect(() => {
    let isWanted = true;
    const open = async (): Promise<Opened> => {
      const kept = await (hand === undefined ? library.read(id) : library.claim(id, hand));
      if (kept === null) return { fault: web.say('home', 'noSuchGame', {}) };
      const answer = await openSaved(kept.saved);
      if (answer.ok) return { table: answer.table, kept };
      const { saved } = await fetched(speaker.loadFaultWords());
      return damaged(answer.faults.slice(0, 1).map(saved).join(''));
    };
    const damaged = (fault: string): Opened => ({ fault: web.say('home', 'damaged', { fault }) });
    open()
      .catch((error: unknown) => {
        if (error instanceof NotFetched) throw error;
        // The database failed.
        return damaged('');
      })
      .then((answer) => isWanted && setOpened(answer))
      .catch(fail);
    return () => {
      isWanted = false;
    };
  }, [library, id, hand, fail]);
  return opened;
}

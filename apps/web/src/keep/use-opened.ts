/** A game of the library as a table, or what is wrong with it. */
import { openTable, type Table } from '@tabannusi/table';
import { useEffect, useState } from 'react';
import { useFrame } from '../frame.ts';
import type { KeptGame } from './library.ts';

export type Opened = { readonly table: Table; readonly kept: KeptGame } | { readonly fault: string };

/** Null until it is read. With a hand it is claimed for it. */
export function useOpened(id: string, hand?: string): Opened | null {
  const { library, speaker, web } = useFrame();
  const [opened, setOpened] = useState<Opened | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a game is read once, whatever the language becomes
  useEffect(() => {
    let isWanted = true;
    (hand === undefined ? library.read(id) : library.claim(id, hand)).then((kept) => {
      if (!isWanted) return;
      if (kept === null) return setOpened({ fault: web.say('home', 'noSuchGame', {}) });
      const answer = openTable(kept.saved);
      if (answer.ok) return setOpened({ table: answer.table, kept });
      const fault = answer.faults.slice(0, 1).map(speaker.faults.saved).join('');
      setOpened({ fault: web.say('home', 'damaged', { fault }) });
    });
    return () => {
      isWanted = false;
    };
  }, [library, id, hand]);
  return opened;
}

/** A game of another tab, as it stands there: it is read anew whenever that tab has written it. */
import { openTable } from '@tabannusi/table';
import { type ReactNode, useEffect, useState } from 'react';
import { useFrame } from '../frame.ts';
import { hear } from '../keep/announce.ts';
import { createOnlooker } from '../session/onlooker.ts';
import type { Session } from '../session/session.ts';
import { PlayedTable } from './game.tsx';

/** `children` stand where one would choose. */
export function LookOn({ id, children }: { id: string; children: ReactNode }): ReactNode {
  const { library } = useFrame();
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    let isReading = false;
    let isBehind = false;
    let isWanted = true;
    // What is written while one reads is read together, afterwards.
    const read = async (): Promise<void> => {
      isBehind = true;
      if (isReading) return;
      isReading = true;
      while (isBehind && isWanted) {
        isBehind = false;
        const opened = openTable((await library.read(id))?.saved);
        if (isWanted && opened.ok) setSession(createOnlooker(opened.table));
      }
      isReading = false;
    };
    const leave = hear(id, read);
    read();
    return () => {
      isWanted = false;
      leave();
    };
  }, [library, id]);
  return session === null ? null : (
    <PlayedTable id={id} session={session} isKept instead={<section className="choices few">{children}</section>} />
  );
}

/** Follows a game that another tab plays: it is read again whenever that tab has written it. */
import { type ReactNode, useEffect, useState } from 'react';
import { useFailing } from '../frame/failing.ts';
import { useFrame } from '../frame/frame.ts';
import { hear } from '../keep/announce.ts';
import type { KeptSummary } from '../keep/library.ts';
import { openSaved } from '../late/open-saved.ts';
import { SeatColours } from '../pieces/player-mark.tsx';
import { createOnlooker } from '../session/onlooker.ts';
import type { Session } from '../session/session.ts';
import { PlayedTable } from './game.tsx';

/** `children` replace the choices. */
export function LookOn({ id, children }: { id: string; children: ReactNode }): ReactNode {
  const { library } = useFrame();
  const fail = useFailing();
  const [seen, setSeen] = useState<{ readonly session: Session; readonly colours: KeptSummary['colours'] } | null>(null);
  useEffect(() => {
    let isReading = false;
    let isBehind = false;
    let isWanted = true;
    // Writes during a read cause one further read afterwards.
    const read = async (): Promise<void> => {
      isBehind = true;
      if (isReading) return;
      isReading = true;
      while (isBehind && isWanted) {
        isBehind = false;
        const kept = await library.read(id);
        const opened = await openSaved(kept?.saved);
        if (isWanted && opened.ok) setSeen({ session: createOnlooker(opened.table, opened.table), colours: kept?.colours });
      }
      isReading = false;
    };
    const readNow = (): void => void read().catch(fail);
    const leave = hear(id, readNow);
    readNow();
    return () => {
      isWanted = false;
      leave();
    };
  }, [library, id, fail]);
  if (seen === null) return null;
  return (
    <SeatColours colours={seen.colours}>
      <PlayedTable id={id} session={seen.session} instead={<section className="choices few">{children}</section>} />
    </SeatColours>
  );
}

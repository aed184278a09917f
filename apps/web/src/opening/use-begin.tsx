/** Stores a new table in the library and goes to it. */
import type { Table } from '@tabannusi/table';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useFrame } from '../frame/frame.ts';
import { keptGame } from '../keep/kept-game.ts';
import type { KeptSummary } from '../keep/library.ts';
import { lateView } from '../late/late-view.ts';
import { go } from '../route.ts';

const KeepNote = lateView(async () => (await import('./keep-note.tsx')).KeepNote);

/** `note` says that there is no room; null if there is. `begin` changes nothing else then. */
export function useBegin(): { begin(id: string, table: Table, colours?: KeptSummary['colours']): Promise<void>; note: ReactNode } {
  const { library } = useFrame();
  const [hasRoom, setRoom] = useState(true);
  /** Prevents a double click from starting two games. */
  const isBeginning = useRef(false);
  return {
    async begin(id, table, colours) {
      if (isBeginning.current) return;
      isBeginning.current = true;
      try {
        // A finished game from a file is not a result of this device.
        if (table.prompt.wait === 'over')
          await import('../statistics/note-end.ts').then(({ leaveOut }) => leaveOut(id)).catch(() => undefined);
        await library.write({ ...keptGame(id, table), colours });
        go({ at: 'game', id });
      } catch {
        isBeginning.current = false;
        setRoom(false);
      }
    },
    note: hasRoom ? null : (
      <Suspense>
        <KeepNote says="noRoom" />
      </Suspense>
    ),
  };
}

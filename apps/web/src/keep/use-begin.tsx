/** Sits down at a table that nobody has played at yet: it is kept, and the page goes there. */
import type { Table } from '@tabannusi/table';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useFrame } from '../frame.ts';
import { go } from '../route.ts';
import { keptGame } from './kept-game.ts';
import type { KeptSummary } from './library.ts';

const KeepNote = lazy(async () => ({ default: (await import('./keep-note.tsx')).KeepNote }));

/** `note` says that there is no room, where there is none; nothing else has changed then. */
export function useBegin(): { begin(id: string, table: Table, colours?: KeptSummary['colours']): Promise<void>; note: ReactNode } {
  const { library } = useFrame();
  const [hasRoom, setRoom] = useState(true);
  return {
    async begin(id, table, colours) {
      try {
        await library.write({ ...keptGame(id, table), colours });
      } catch {
        return setRoom(false);
      }
      go({ at: 'game', id });
    },
    note: hasRoom ? null : (
      <Suspense>
        <KeepNote says="noRoom" />
      </Suspense>
    ),
  };
}

/** A game of the library: it is read, opened and played unless another tab plays it. */
import type { Table } from '@tabannusi/table';
import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import { useFrame } from '../frame/frame.ts';
import { announce } from '../keep/announce.ts';
import type { Hold } from '../keep/hold.ts';
import { createKeeper } from '../keep/keeper.ts';
import { newId } from '../keep/new-id.ts';
import { lateView } from '../late/late-view.ts';
import { NotOpened } from '../opening/not-opened.tsx';
import { useHold } from '../opening/use-hold.ts';
import { useOpened } from '../opening/use-opened.ts';
import { SeatColours } from '../pieces/player-mark.tsx';
import { Playing } from './game.tsx';

const Elsewhere = lateView(async () => (await import('./elsewhere.tsx')).Elsewhere);

/** `moment` is the past moment to show first; null for the present. */
export function GamePage({ id, moment }: { id: string; moment: number | null }): ReactNode {
  const { held, hold } = useHold(id);
  if (held === 'waiting' || hold === null) return null;
  if (held === 'here') return <HeldGame id={id} moment={moment} hold={hold} />;
  return (
    <Suspense>
      <Elsewhere id={id} held={held} hold={hold} />
    </Suspense>
  );
}

/** Loads at the end of a game. A result that cannot be added now is added later. */
const noteEnd = (id: string, table: Table, endedAt: number): void =>
  void import('../statistics/note-end.ts').then(({ noteEndHere }) => noteEndHere(id, table, endedAt)).catch(() => undefined);

function HeldGame({ id, moment, hold }: { id: string; moment: number | null; hold: Hold }): ReactNode {
  const { library } = useFrame();
  const [hand] = useState(() => newId());
  const opened = useOpened(id, hand);
  const keeper = useMemo(
    () =>
      opened === null || 'fault' in opened
        ? null
        : createKeeper({
            library,
            hand,
            claimed: opened.kept,
            onWritten({ over, savedAt }) {
              announce(id);
              if (over) noteEnd(id, opened.table, savedAt);
            },
            onTaken: hold.lose,
          }),
    [library, hand, hold, id, opened],
  );
  // An earlier page may have been closed between the end of the game and its result.
  useEffect(() => {
    if (opened !== null && 'table' in opened && opened.kept.over) noteEnd(id, opened.table, opened.kept.savedAt);
  }, [id, opened]);
  if (opened === null) return null;
  if ('fault' in opened) return <NotOpened fault={opened.fault} />;
  if (keeper === null) return null;
  return (
    <SeatColours colours={opened.kept.colours}>
      <Playing id={id} table={opened.table} keeper={keeper} first={moment} />
    </SeatColours>
  );
}

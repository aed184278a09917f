/** A game of the library: where no other tab plays it, it is read, opened and played. */
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useFrame } from '../frame.ts';
import { announce } from '../keep/announce.ts';
import type { Hold } from '../keep/hold.ts';
import type { WrittenGame } from '../keep/library.ts';
import { NotOpened } from '../keep/not-opened.tsx';
import { useHold } from '../keep/use-hold.ts';
import { useOpened } from '../keep/use-opened.ts';
import { SeatColours } from '../pieces/player-mark.tsx';
import { Playing } from './game.tsx';

const Elsewhere = lazy(async () => ({ default: (await import('./elsewhere.tsx')).Elsewhere }));

export function GamePage({ id }: { id: string }): ReactNode {
  const { held, hold } = useHold(id);
  if (held === 'waiting' || hold === null) return null;
  if (held === 'here') return <HeldGame id={id} hold={hold} />;
  return (
    <Suspense>
      <Elsewhere id={id} held={held} hold={hold} />
    </Suspense>
  );
}

function HeldGame({ id, hold }: { id: string; hold: Hold }): ReactNode {
  const { library } = useFrame();
  const [hand] = useState(() => crypto.randomUUID());
  const opened = useOpened(id, hand);
  const colours = opened !== null && 'table' in opened ? opened.colours : undefined;
  const write = useCallback(
    async (game: WrittenGame): Promise<void> => {
      if (await library.writeAs(hand, { ...game, colours })) announce(id);
      else hold.lose();
    },
    [library, hand, hold, id, colours],
  );
  if (opened === null) return null;
  if ('fault' in opened) return <NotOpened fault={opened.fault} />;
  return (
    <SeatColours colours={colours}>
      <Playing id={id} table={opened.table} write={write} />
    </SeatColours>
  );
}

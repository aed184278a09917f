/** A game at a table of the server, on the same board as every other. */
import { SPECTATOR } from '@tabannusi/engine';
import type { FollowedTable } from '@tabannusi/table';
import type { OnlineWords } from '@tabannusi/text';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFrame } from '../frame/frame.ts';
import { createMover, type Mover } from '../motion/mover.ts';
import { followingSession, type Session } from '../session/session.ts';
import { createSounder } from '../sound/sounder.ts';
import { PlayedTable } from '../table/game.tsx';
import { LinkNote } from './link-note.tsx';
import type { Remote } from './remote.ts';

interface OnlineGameProps {
  readonly words: OnlineWords;
  readonly remote: Remote;
  readonly table: FollowedTable;
}

export function OnlineGame({ words, remote, table }: OnlineGameProps): ReactNode {
  const { settings } = useFrame();
  const set = useRef(settings);
  set.current = settings;
  const [begun, setBegun] = useState<{ readonly session: Session; readonly mover: Mover } | null>(null);
  useEffect(() => {
    const isLookingBack = (): boolean => session.get().past !== null;
    const mover = createMover(table, () => set.current.pace, isLookingBack);
    const sounder = createSounder(table, () => set.current.sound, isLookingBack);
    const session = followingSession({ sight: table, own: table.observer, motion: mover.hear, sound: sounder.hear });
    setBegun({ session, mover });
    return () => {
      session.close();
      mover.close();
      sounder.close();
    };
  }, [table]);
  useEffect(() => {
    if (table.observer !== SPECTATOR) table.set(table.observer, settings.seat);
  }, [table, settings.seat]);
  return begun === null ? null : <PlayedTable id={null} {...begun} note={<LinkNote words={words} remote={remote} />} />;
}

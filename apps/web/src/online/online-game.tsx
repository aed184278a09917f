/** A game at a table of the server, on the same board as every other. */
import { SPECTATOR } from '@tabannusi/engine';
import type { FollowedTable } from '@tabannusi/table';
import type { OnlineWords } from '@tabannusi/text';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFrame } from '../frame/frame.ts';
import { createMover, type Mover } from '../motion/mover.ts';
import { followingSession, loadQuick, type Session } from '../session/session.ts';
import { createSounder } from '../sound/sounder.ts';
import { useStore } from '../store.ts';
import { PlayedTable } from '../table/game.tsx';
import { loadAhead } from './ahead.ts';
import type { Me, TableInfo } from './api.ts';
import { LinkNote } from './link-note.tsx';
import { EndedGame, OnlineResult } from './online-result.tsx';
import type { Remote } from './remote.ts';
import { TableMenu } from './table-menu.tsx';
import { Watching } from './watching.tsx';

interface OnlineGameProps {
  /** Of the table on the server. */
  readonly id: string;
  readonly words: OnlineWords;
  readonly remote: Remote;
  readonly table: FollowedTable;
  readonly me: Me | null;
  readonly info: TableInfo;
  /** Whether the dice are not those that were agreed to. */
  readonly isOtherSeal: boolean;
}

export function OnlineGame({ remote, table, ...more }: OnlineGameProps): ReactNode {
  const { settings } = useFrame();
  const set = useRef(settings);
  set.current = settings;
  const isEnded = useStore(remote).soFar?.phase === 'ended';
  const [begun, setBegun] = useState<{ readonly session: Session; readonly mover: Mover } | null>(null);
  useEffect(() => {
    const isLookingBack = (): boolean => session.get().past !== null;
    // The recap shows what was missed.
    const isMissed = (): boolean => remote.isCatchingUp || document.hidden;
    const mover = createMover(table, () => (isMissed() ? 'atOnce' : set.current.pace), isLookingBack);
    const sounder = createSounder(table, () => set.current.sound && !remote.isCatchingUp, isLookingBack);
    const aids = remote.get().soFar?.opened.options;
    // Nobody decides in a game that was ended early.
    const session = followingSession({
      sight: table,
      own: isEnded ? SPECTATOR : table.observer,
      motion: mover.hear,
      sound: sounder.hear,
      quick: loadQuick,
      isAutomatic: () => set.current.automatic,
      ...(aids === undefined ? {} : { aids }),
    });
    setBegun({ session, mover });
    return () => {
      session.close();
      mover.close();
      sounder.close();
    };
  }, [table, remote, isEnded]);
  useEffect(() => {
    if (table.observer !== SPECTATOR) table.set(table.observer, settings.seat);
  }, [table, settings.seat]);
  if (begun === null) return null;
  return <BegunGame {...{ remote, table }} {...more} {...begun} />;
}

type BegunGameProps = OnlineGameProps & { readonly session: Session; readonly mover: Mover };

function BegunGame({ id, words, remote, table, me, info, isOtherSeal, session, mover }: BegunGameProps): ReactNode {
  const isOver = useStore(session).prompt.wait === 'over';
  useNotedEnd(id, remote, table);
  useAhead(remote);
  const note = (
    <>
      <LinkNote words={words} remote={remote} isOtherSeal={isOtherSeal} />
      <TableMenu {...{ id, words, remote, me, info }} />
    </>
  );
  const isEnded = useStore(remote).soFar?.phase === 'ended';
  const instead = isOver ? (
    <OnlineResult id={id} words={words} remote={remote} />
  ) : isEnded ? (
    <EndedGame id={id} words={words} remote={remote} />
  ) : table.observer === SPECTATOR ? (
    <Watching words={words} />
  ) : undefined;
  return <PlayedTable id={null} {...{ session, mover, note, instead }} {...(isEnded ? { asks: words.say('ended', {}) } : {})} />;
}

/** Runs once the connection is good. Parts that fail to load are requested again when it is good again. */
function useAhead(remote: Remote): void {
  const { speaker } = useFrame();
  const { link } = useStore(remote);
  useEffect(() => {
    if (link === 'live') loadAhead(speaker).catch(() => undefined);
  }, [speaker, link]);
}

/** Adds the result to the statistics of this device. If that fails, the next opening of the table adds it. */
function useNotedEnd(id: string, remote: Remote, table: FollowedTable): void {
  const overAt = useStore(remote).soFar?.overAt ?? null;
  useEffect(() => {
    if (overAt === null || table.observer === SPECTATOR) return;
    import('../statistics/note-end.ts').then(({ noteEndAway }) => noteEndAway(id, table, table.observer, overAt)).catch(() => undefined);
  }, [id, table, overAt]);
}

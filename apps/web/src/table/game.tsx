/** A game at the table: played and kept. */
import type { SavedTable, Table } from '@tabannusi/table';
import { type ReactNode, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Board } from '../board/board.tsx';
import { createBots } from '../bots/bots.ts';
import { think } from '../bots/think.ts';
import { noteKeys } from '../device/keys.ts';
import { useCoveringDrawers, useNarrow } from '../device/media.ts';
import { useFrame } from '../frame/frame.ts';
import type { Keeper, Trouble } from '../keep/keeper.ts';
import { keptGame } from '../keep/kept-game.ts';
import { lateView } from '../late/late-view.ts';
import { createMover, type Mover } from '../motion/mover.ts';
import { addressOf } from '../route.ts';
import { type Adviser, createAdviser } from '../session/advice.ts';
import { PlayingContext, PointingContext } from '../session/context.ts';
import { createSession, loadQuick, type Session } from '../session/session.ts';
import { createSounder } from '../sound/sounder.ts';
import { useStore } from '../store.ts';
import { AskBar } from './ask-bar.tsx';
import { Choices } from './choices.tsx';
import { Deferred } from './deferred.tsx';
import { DrawersContext, useNewDrawers } from './drawers.tsx';
import { OwnBoard } from './own-board.tsx';
import { Panels } from './panels.tsx';
import { Tablet } from './tablet.tsx';
import { usePlayed } from './use-played.ts';

/** Load after the board. */
const Log = lateView(async () => (await import('./log.tsx')).Log);
const AfterBoard = lateView(async () => (await import('./after-board.tsx')).AfterBoard);

/** Keys that were pressed while it loaded are handled afterwards. */
const ChoiceKeys = lateView(async () => {
  const taken = noteKeys();
  const { keysOf } = await import('./choice-keys.tsx');
  return keysOf(taken);
});

/** Loads on a narrow screen. */
const DistrictStrip = lateView(async () => (await import('./district-strip.tsx')).DistrictStrip);

/** Loads when a hint is first requested. */
const AdviceCard = lateView(async () => (await import('./advice-card.tsx')).AdviceCard);

/** Loads when the game is over. */
const Result = lateView(async () => (await import('./result.tsx')).Result);

/** Loads when a past moment is first shown. */
const History = lateView(async () => (await import('./history.tsx')).History);

interface PlayingProps {
  readonly id: string;
  readonly table: Table;
  readonly keeper: Keeper;
  /** The past moment to show first; null for the present. */
  readonly first: number | null;
}

export function Playing({ id, table, keeper, first }: PlayingProps): ReactNode {
  const { settings } = useFrame();
  const set = useRef(settings);
  set.current = settings;
  const [begun, setBegun] = useState<{ readonly session: Session; readonly mover: Mover } | null>(null);
  const trouble = useStore(keeper);
  useEffect(() => {
    const { bots, close } = createBots();
    const keep = (save: () => SavedTable): void => keeper.keep(() => keptGame(id, table, save()));
    const isLookingBack = (): boolean => session.get().past !== null;
    const mover = createMover(table, () => set.current.pace, isLookingBack);
    const sounder = createSounder(table, () => set.current.sound, isLookingBack);
    const isAutomatic = (): boolean => set.current.automatic;
    const session = createSession({
      table,
      bots,
      keep,
      motion: mover.hear,
      sound: sounder.hear,
      pace: mover.wait,
      quick: loadQuick,
      isAutomatic,
    });
    setBegun({ session, mover });
    return () => {
      session.close();
      mover.close();
      sounder.close();
      close();
    };
  }, [id, table, keeper]);
  const session = begun?.session;
  useEffect(() => {
    if (session === undefined || first === null) return;
    session.look(first);
    // A reload returns to the present.
    history.replaceState(null, '', addressOf({ at: 'game', id }));
  }, [session, first, id]);
  useEffect(() => {
    for (const [seat, { kind }] of table.seats.entries()) if (kind === 'person') table.set(seat, settings.seat);
  }, [table, settings.seat]);
  return begun === null ? null : <PlayedTable id={id} {...begun} trouble={trouble} />;
}

/** With `instead`, which replaces the choices, the table is for viewing only and nothing moves. */
export function PlayedTable({ id, session, mover, trouble = null, note = null, asks, lead, instead }: PlayedTableProps): ReactNode {
  const scene = useStore(session);
  const adviser = useAdviser(session);
  const isAdvised = useStore(adviser) !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every scene the picture changes
  useLayoutEffect(() => mover?.show(), [scene, mover]);
  const { playing, pointing, Walk } = usePlayed(session, scene, adviser);
  const drawers = useNewDrawers();
  const isNarrow = useNarrow();
  const isCovered = useCoveringDrawers();
  // A past moment shows the board, so the drawer closes.
  useEffect(() => {
    if (scene.past !== null) drawers.show(null);
  }, [scene.past, drawers.show]);
  return (
    <PlayingContext value={playing}>
      <PointingContext value={pointing}>
        <DrawersContext value={drawers}>
          <div className={drawers.open === null ? 'game' : `game shows-${drawers.open}`}>
            <AskBar {...{ trouble, note, asks }} />
            {isNarrow ? (
              <Suspense fallback={<nav className="strip" />}>
                <DistrictStrip />
              </Suspense>
            ) : null}
            <Panels />
            <main className="middle" inert={isCovered && drawers.open !== null}>
              <Board />
            </main>
            <Deferred>
              <Suspense>
                <Log />
              </Suspense>
              <Suspense>
                <AfterBoard id={id} />
              </Suspense>
            </Deferred>
            <div className="tray">
              {lead}
              <OwnBoard />
              {isAdvised ? (
                <Suspense>
                  <AdviceCard />
                </Suspense>
              ) : null}
              {/* Separate Suspense boundaries: a common one would keep the old content while the new loads. */}
              {scene.past !== null ? (
                <Suspense key="history">
                  <History id={id} past={scene.past} />
                </Suspense>
              ) : instead !== undefined ? (
                instead
              ) : scene.prompt.wait === 'over' ? (
                <Suspense key="result">
                  <Result id={id} />
                </Suspense>
              ) : (
                <Choices />
              )}
              <Tablet />
              <Walk />
              <Suspense>
                <ChoiceKeys />
              </Suspense>
            </div>
          </div>
        </DrawersContext>
      </PointingContext>
    </PlayingContext>
  );
}

interface PlayedTableProps {
  /** In the library; null for a game that is not kept there. */
  readonly id: string | null;
  readonly session: Session;
  readonly mover?: Mover;
  /** What went wrong with keeping the game; null if nothing did. */
  readonly trouble?: Trouble | null;
  /** Beside the question. */
  readonly note?: ReactNode;
  /** Shown in place of the present question. */
  readonly asks?: string | undefined;
  /** Before the choices. */
  readonly lead?: ReactNode;
  readonly instead?: ReactNode;
}

function useAdviser(session: Session): Adviser {
  const adviser = useMemo(() => createAdviser(session, think), [session]);
  useEffect(() => adviser.close, [adviser]);
  return adviser;
}

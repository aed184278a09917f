/** A game of the library: it is read, opened, played and kept. */
import type { SavedTable, Table } from '@tabannusi/table';
import type { RuleWords, Speaker } from '@tabannusi/text';
import { lazy, type ReactNode, Suspense, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Board } from '../board/board.tsx';
import { createBots } from '../bots/bots.ts';
import { useFrame } from '../frame.ts';
import { keptGame } from '../keep/kept-game.ts';
import { NotOpened } from '../keep/not-opened.tsx';
import { useOpened } from '../keep/use-opened.ts';
import { createMover, type Mover } from '../motion/mover.ts';
import { addressOf } from '../route.ts';
import { PlayingContext } from '../session/context.ts';
import { createHints } from '../session/hints.ts';
import { createSession, type Session } from '../session/session.ts';
import { useStore } from '../session/store.ts';
import { tell } from '../session/told.ts';
import { AskBar } from './ask-bar.tsx';
import { Choices } from './choices.tsx';
import { DistrictStrip } from './district-strip.tsx';
import { Log } from './log.tsx';
import { OwnBoard } from './own-board.tsx';
import { Panels } from './panels.tsx';
import { Result } from './result.tsx';
import { Switches } from './switches.tsx';
import { Tablet } from './tablet.tsx';

/** Loaded when one first looks back. */
const History = lazy(async () => ({ default: (await import('./history.tsx')).History }));

export function GamePage({ id }: { id: string }): ReactNode {
  const opened = useOpened(id);
  if (opened === null) return null;
  return 'table' in opened ? <Playing id={id} table={opened.table} /> : <NotOpened fault={opened.fault} />;
}

function Playing({ id, table }: { id: string; table: Table }): ReactNode {
  const { library, settings } = useFrame();
  const pace = useRef(settings.pace);
  pace.current = settings.pace;
  const [begun, setBegun] = useState<{ readonly session: Session; readonly mover: Mover } | null>(null);
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    const { bots, close } = createBots(() => table.save());
    const keep = (saved: SavedTable): void => {
      library.write(keptGame(id, table, saved)).then(
        () => setKept(true),
        () => setKept(false),
      );
    };
    const mover = createMover(
      table,
      () => pace.current,
      () => session.get().past !== null,
    );
    const session = createSession({ table, bots, keep, pace: mover.wait });
    setBegun({ session, mover });
    return () => {
      session.close();
      mover.close();
      close();
    };
  }, [id, table, library]);
  return begun === null ? null : <PlayedTable id={id} {...begun} isKept={isKept} />;
}

function PlayedTable({ id, session, mover, isKept }: { id: string; session: Session; mover: Mover; isKept: boolean }): ReactNode {
  const { speaker } = useFrame();
  const scene = useStore(session);
  const [hint] = useState(createHints);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every scene the picture changes
  useLayoutEffect(mover.show, [scene, mover]);
  const rules = useReasoning(speaker);
  const playing = useMemo(() => {
    const told = tell(scene, speaker);
    const whyNot = rules === null ? () => null : rules.createWhyNot(scene, told, rules.reasons);
    return { session, scene, hint, told, whyNot, bot: rules?.bot ?? null };
  }, [session, scene, hint, speaker, rules]);
  return (
    <PlayingContext value={playing}>
      <div className="game">
        <AskBar isKept={isKept} />
        <DistrictStrip />
        <Panels />
        <main className="middle">
          <Board />
        </main>
        <Log />
        <div className="tray">
          <OwnBoard />
          {scene.past !== null ? (
            <Suspense>
              <History past={scene.past} />
            </Suspense>
          ) : scene.prompt.wait === 'over' ? (
            <Result id={id} />
          ) : (
            <Choices />
          )}
          <Tablet />
        </div>
        <footer className="more">
          <a className="button" href={addressOf({ at: 'home' })}>
            {speaker.web.say('frame', 'home', {})}
          </a>
          <Switches />
        </footer>
      </div>
    </PlayingContext>
  );
}

/** The sentences of the rules, and what finds those that forbid something. */
type Reasoning = RuleWords & typeof import('../rules/why-not.ts');

/** Null until they have come, which nobody waits for. */
function useReasoning(speaker: Speaker): Reasoning | null {
  const [rules, setRules] = useState<Reasoning | null>(null);
  useEffect(() => {
    let isWanted = true;
    Promise.all([speaker.loadRuleWords(), import('../rules/why-not.ts')]).then(
      ([words, reasoning]) => isWanted && setRules({ ...words, ...reasoning }),
    );
    return () => {
      isWanted = false;
    };
  }, [speaker]);
  return rules;
}

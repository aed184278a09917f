/** A game of the library: it is read, opened, played and kept. */
import type { SavedTable, Table } from '@tabannusi/table';
import type { RuleWords, Speaker } from '@tabannusi/text';
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { Board } from '../board/board.tsx';
import { createBots } from '../bots/bots.ts';
import { think } from '../bots/think.ts';
import { useFrame } from '../frame.ts';
import { keptGame } from '../keep/kept-game.ts';
import { NotOpened } from '../keep/not-opened.tsx';
import { useOpened } from '../keep/use-opened.ts';
import { addressOf } from '../route.ts';
import { type Adviser, createAdviser } from '../session/advice.ts';
import { PlayingContext } from '../session/context.ts';
import { createHints } from '../session/hints.ts';
import { createSession, type Session } from '../session/session.ts';
import { PACE_MS } from '../session/settings.ts';
import { useStore } from '../session/store.ts';
import { tell } from '../session/told.ts';
import { createWhyNot } from '../session/why-not.ts';
import { AskBar } from './ask-bar.tsx';
import { Choices } from './choices.tsx';
import { DistrictStrip } from './district-strip.tsx';
import { History } from './history.tsx';
import { Log } from './log.tsx';
import { OwnBoard } from './own-board.tsx';
import { Panels } from './panels.tsx';
import { Result } from './result.tsx';
import { Switches } from './switches.tsx';
import { Tablet } from './tablet.tsx';

/** Loaded when a hint is first asked for. */
const AdviceCard = lazy(async () => ({ default: (await import('./advice-card.tsx')).AdviceCard }));

export function GamePage({ id }: { id: string }): ReactNode {
  const opened = useOpened(id);
  if (opened === null) return null;
  return 'table' in opened ? <Playing id={id} table={opened.table} /> : <NotOpened fault={opened.fault} />;
}

function Playing({ id, table }: { id: string; table: Table }): ReactNode {
  const { library, settings } = useFrame();
  const pace = useRef(settings.pace);
  pace.current = settings.pace;
  const [begun, setBegun] = useState<{ readonly session: Session; readonly adviser: Adviser } | null>(null);
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    const { bots, close } = createBots(() => table.save());
    const keep = (saved: SavedTable): void => {
      library.write(keptGame(id, table, saved)).then(
        () => setKept(true),
        () => setKept(false),
      );
    };
    const session = createSession({ table, bots, keep, pace: () => PACE_MS[pace.current] });
    const adviser = createAdviser(session, think);
    setBegun({ session, adviser });
    return () => {
      adviser.close();
      session.close();
      close();
    };
  }, [id, table, library]);
  return begun === null ? null : <PlayedTable id={id} {...begun} isKept={isKept} />;
}

function PlayedTable({ id, session, adviser, isKept }: { id: string; session: Session; adviser: Adviser; isKept: boolean }): ReactNode {
  const { speaker } = useFrame();
  const scene = useStore(session);
  const isAdvised = useStore(adviser) !== null;
  const [hint] = useState(createHints);
  const rules = useRuleWords(speaker);
  const playing = useMemo(() => {
    const told = tell(scene, speaker);
    const whyNot = rules === null ? () => null : createWhyNot(scene, told, rules.reasons);
    return { session, scene, hint, adviser, told, whyNot, bot: rules?.bot ?? null };
  }, [session, scene, hint, adviser, speaker, rules]);
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
          {isAdvised ? (
            <Suspense>
              <AdviceCard />
            </Suspense>
          ) : null}
          {scene.past !== null ? <History past={scene.past} /> : scene.prompt.wait === 'over' ? <Result id={id} /> : <Choices />}
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

/** Null until the sentences of the rules have come, which nobody waits for. */
function useRuleWords(speaker: Speaker): RuleWords | null {
  const [rules, setRules] = useState<RuleWords | null>(null);
  useEffect(() => {
    let isWanted = true;
    speaker.loadRuleWords().then((loaded) => isWanted && setRules(loaded));
    return () => {
      isWanted = false;
    };
  }, [speaker]);
  return rules;
}

/** A game of the library: it is read, opened, played and kept. */
import type { SavedTable, Table } from '@tabannusi/table';
import type { RuleWords, Speaker } from '@tabannusi/text';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Board } from '../board/board.tsx';
import { createBots } from '../bots/bots.ts';
import { useFrame } from '../frame.ts';
import { keptGame } from '../keep/kept-game.ts';
import { NotOpened } from '../keep/not-opened.tsx';
import { useOpened } from '../keep/use-opened.ts';
import { addressOf } from '../route.ts';
import { PlayingContext } from '../session/context.ts';
import { createHints } from '../session/hints.ts';
import { createSession, type Session } from '../session/session.ts';
import { PACE_MS } from '../session/settings.ts';
import { useStore } from '../session/store.ts';
import { tell } from '../session/told.ts';
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

export function GamePage({ id }: { id: string }): ReactNode {
  const opened = useOpened(id);
  if (opened === null) return null;
  return 'table' in opened ? <Playing id={id} table={opened.table} /> : <NotOpened fault={opened.fault} />;
}

function Playing({ id, table }: { id: string; table: Table }): ReactNode {
  const { library, settings } = useFrame();
  const pace = useRef(settings.pace);
  pace.current = settings.pace;
  const [session, setSession] = useState<Session | null>(null);
  const [isKept, setKept] = useState(true);
  useEffect(() => {
    const { bots, close } = createBots(() => table.save());
    const keep = (saved: SavedTable): void => {
      library.write(keptGame(id, table, saved)).then(
        () => setKept(true),
        () => setKept(false),
      );
    };
    const begun = createSession({ table, bots, keep, pace: () => PACE_MS[pace.current] });
    setSession(begun);
    return () => {
      begun.close();
      close();
    };
  }, [id, table, library]);
  return session === null ? null : <PlayedTable id={id} session={session} isKept={isKept} />;
}

function PlayedTable({ id, session, isKept }: { id: string; session: Session; isKept: boolean }): ReactNode {
  const { speaker } = useFrame();
  const scene = useStore(session);
  const [hint] = useState(createHints);
  const rules = useRules(speaker);
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

type Rules = RuleWords & Pick<typeof import('../session/why-not.ts'), 'createWhyNot'>;

/** Null until the sentences of the rules and what looks them up have come, which nobody waits for. */
function useRules(speaker: Speaker): Rules | null {
  const [rules, setRules] = useState<Rules | null>(null);
  useEffect(() => {
    let isWanted = true;
    Promise.all([speaker.loadRuleWords(), import('../session/why-not.ts')]).then(
      ([words, { createWhyNot }]) => isWanted && setRules({ ...words, createWhyNot }),
    );
    return () => {
      isWanted = false;
    };
  }, [speaker]);
  return rules;
}

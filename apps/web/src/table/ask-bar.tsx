/** The question and the player it is for, the step of the turn, and undo, redo, restart, hint and menu. */
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useFrame } from '../frame/frame.ts';
import type { Trouble } from '../keep/keeper.ts';
import { lateView } from '../late/late-view.ts';
import { ClaimMarker } from '../pieces/player-mark.tsx';
import { Sign } from '../pieces/sign.tsx';
import { addressOf } from '../route.ts';
import { usePlaying } from '../session/context.ts';
import { canAdvise, hasHints, type Scene } from '../session/scene.ts';
import { useStore } from '../store.ts';
import { DrawerButtons } from './drawers.tsx';
import { Menu } from './menu.tsx';
import { shortcutOf } from './shortcut.ts';

/** Loads after the board: set-up has no steps. */
const TurnSteps = lateView(async () => (await import('./turn-steps.tsx')).TurnSteps);

/** Loads when storage has failed, which is rare. */
const KeepNote = lateView(async () => (await import('../opening/keep-note.tsx')).KeepNote);

interface AskBarProps {
  readonly trouble: Trouble | null;
  readonly note: ReactNode;
  /** In place of the present question. */
  readonly asks?: string | undefined;
}

export function AskBar({ trouble, note, asks: given }: AskBarProps): ReactNode {
  const { scene, session, adviser, told } = usePlaying();
  const instead = scene.past === null ? given : undefined;
  const isAdvised = useStore(adviser) !== null;
  const { prompt } = scene;
  const { web } = told;
  const { settings } = useFrame();
  /** The seat whose sign stands before the words: the one asked, or the active one of a past moment; null when the game is over. */
  const seat = scene.past !== null ? scene.view.active : prompt.wait === 'over' || instead !== undefined ? null : prompt.seat;
  /** Not while what was decided is on its way. */
  const isPerson = scene.actor !== null && prompt.wait !== 'over' && prompt.wait !== 'sending';
  const refused = useRefusal(scene);
  // What is sent is there in no time, mostly: the note says so where it is not.
  const asks = prompt.wait === 'sending' ? '' : (instead ?? told.asks);
  const words = refused === null ? asks : told.tableWords.refusal(refused);
  return (
    <header className="ask">
      <a className="brand" href={addressOf({ at: 'home' })}>
        {web.say('frame', 'title', {})}
      </a>
      <p className={refused === null ? 'question' : 'question refused'} aria-live="polite">
        {seat === null ? null : (
          <Sign size={26} view={17}>
            <ClaimMarker seat={seat} />
          </Sign>
        )}
        <span key={words}>{words}</span>
      </p>
      {scene.view.active === null ? (
        <NoSteps />
      ) : (
        <Suspense fallback={<NoSteps />}>
          <TurnSteps />
        </Suspense>
      )}
      {trouble === null ? null : <KeepTrouble trouble={trouble} />}
      {note}
      <div className="turn-buttons">
        <button type="button" onClick={session.undo} disabled={!isPerson} {...shortcutOf(web, settings.keys, 'undo')}>
          <Arrow path="M7 5L3 9L7 13M3 9H11Q15 9 15 13" />
          <span className="word">{web.say('game', 'undo', {})}</span>
        </button>
        <button type="button" onClick={session.redo} disabled={!isPerson} {...shortcutOf(web, settings.keys, 'redo')}>
          <Arrow path="M11 5L15 9L11 13M15 9H7Q3 9 3 13" />
          <span className="word">{web.say('game', 'redo', {})}</span>
        </button>
        <button type="button" onClick={session.restart} disabled={!isPerson} {...shortcutOf(web, settings.keys, 'restart')}>
          <Arrow path="M4 4V8H8M4.4 8Q6 4 10 4Q15 4.4 15 9.4Q14.6 14.4 9.4 14.6Q6 14.4 4.4 12" />
          <span className="word">{web.say('game', 'restart', {})}</span>
        </button>
        {hasHints(scene) ? (
          <button
            type="button"
            onClick={adviser.toggle}
            disabled={!canAdvise(scene)}
            aria-pressed={isAdvised}
            {...shortcutOf(web, settings.keys, 'hint')}
          >
            <Arrow path="M6.2 12.4Q3.6 10.2 3.8 7.2Q4.4 2.8 9 2.6Q13.6 2.8 14.2 7.2Q14.4 10.2 11.8 12.4ZM6.8 15.4H11.2" />
            <span className="word">{web.say('hint', 'open', {})}</span>
          </button>
        ) : null}
      </div>
      <DrawerButtons />
      <Menu />
    </header>
  );
}

/** Keeps room for the steps. */
const NoSteps = (): ReactNode => <div className="turn-steps" />;

/** Milliseconds for which a refusal replaces the question. */
const REFUSAL_SHOWN_MS = 5_000;

function useRefusal(scene: Scene): Scene['refused'] {
  const [read, setRead] = useState<Scene | null>(null);
  useEffect(() => {
    if (scene.refused === null) return;
    const timer = setTimeout(() => setRead(scene), REFUSAL_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [scene]);
  return scene === read ? null : scene.refused;
}

function KeepTrouble({ trouble }: { trouble: Trouble }): ReactNode {
  const { web } = useFrame();
  if (trouble === 'lastLost')
    return (
      <Suspense>
        <KeepNote says="lastLost" />
      </Suspense>
    );
  return (
    <p className="warning" role="alert">
      {trouble === 'notKept' ? web.say('game', 'notKept', {}) : web.say('home', 'notKept', {})}
    </p>
  );
}

function Arrow({ path }: { path: string }): ReactNode {
  return (
    <svg className="sign" width={16} height={16} viewBox="0 0 18 18" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

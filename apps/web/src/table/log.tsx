/** The log, or the standing or the command field in its place, and the way to past moments. */
import { memo, type ReactNode, Suspense, useEffect, useState } from 'react';
import { deedOf, isForSomethingElse } from '../device/keys.ts';
import { useFrame } from '../frame/frame.ts';
import { lateView } from '../late/late-view.ts';
import { usePlaying } from '../session/context.ts';
import { turnBefore } from '../session/history.ts';
import { useDrawers } from './drawers.tsx';
import { LoggedGame } from './logged-game.tsx';
import { shortcutOf } from './shortcut.ts';
import { useRecap } from './use-recap.ts';
import { useScoring } from './use-scoring.ts';

/** Loads when it is first shown. */
const Standing = lateView(async () => (await import('./standing.tsx')).Standing);

/** Loads at the first turn of somebody else. */
const RecapCard = lateView(async () => (await import('./recap-card.tsx')).RecapCard);

/** Loads when the command field is first opened. */
const CommandCard = lateView(async () => (await import('../commands/command-card.tsx')).CommandCard);

export const Log = memo(function Log(): ReactNode {
  const { scene, session, told } = usePlaying();
  const { settings, change } = useFrame();
  const { past } = scene;
  const [isTyping, setTyping] = useState(false);
  useTypingKey(setTyping);
  const { words, turns, close } = useRecap();
  // Whoever opens the log wants to read it.
  const { open } = useDrawers();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    if (open === 'log') close();
  }, [open]);
  const scored = useScoring();
  const mayEstimate = settings.estimate && scene.aids.estimate;
  const stands = mayEstimate && settings.standing;
  // A scoring comes first; the turns that led to it follow when it is closed.
  const isScoring = scored.scoring !== null && !stands;
  const isTold = turns.length > 0 && words !== null && !isScoring;
  const isStanding = stands && !isTold;
  /** The standing takes the place of the turns that are told. */
  const stand = (): void => {
    close();
    change({ standing: !isStanding });
  };
  const title = isTyping
    ? told.web.say('game', 'commands', {})
    : isStanding
      ? told.web.say('standing', 'title', {})
      : told.web.say('game', 'log', {});
  return (
    <section className="log" aria-label={title}>
      <header>
        {mayEstimate ? (
          <button type="button" aria-pressed={isStanding} onClick={stand}>
            {told.web.say('standing', 'open', {})}
          </button>
        ) : null}
        <button
          type="button"
          aria-pressed={past !== null}
          onClick={() => session.look(past === null ? turnBefore(scene.table, scene.moment) : null)}
        >
          {told.web.say('history', 'open', {})}
        </button>
        <button
          type="button"
          aria-pressed={isTyping}
          aria-label={told.web.say('game', 'commands', {})}
          title={told.web.say('game', 'commands', {})}
          onClick={() => setTyping(!isTyping)}
          {...shortcutOf(told.web, settings.keys, 'commands')}
        >
          <PromptSign />
        </button>
      </header>
      {isTold && !isTyping ? <h2>{words.say('title', {})}</h2> : <h2>{title}</h2>}
      {/* A key for each observer: answers for one person must not remain for the next. */}
      <Suspense>
        {isTyping ? (
          <CommandCard key={scene.observer} onClose={() => setTyping(false)} />
        ) : isTold ? (
          <RecapCard turns={turns} recap={words} onClose={close} />
        ) : stands ? (
          <Standing />
        ) : (
          <LoggedGame scored={scored} recap={words} />
        )}
      </Suspense>
    </section>
  );
});

/** Opens the command field with its key, wherever the focus is. */
function useTypingKey(setTyping: (isTyping: boolean) => void): void {
  const { keys } = useFrame().settings;
  const { show } = useDrawers();
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.repeat || isForSomethingElse(event) || deedOf(keys, event.key.toLowerCase()) !== 'commands') return;
      // The letter must not be typed into the field that opens.
      event.preventDefault();
      setTyping(true);
      show('log');
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [keys, show, setTyping]);
}

const PromptSign = (): ReactNode => (
  <svg className="sign" width={16} height={16} viewBox="0 0 18 18" aria-hidden="true">
    <path d="M4 4L9 9L4 14M10 14.5H15" fill="none" stroke="currentColor" strokeWidth={2} strokeLinecap="round" strokeLinejoin="round" />
  </svg>
);

/**
 * What happened lately, newest last; every line leads to its moment, and steps of the Bot show the rules behind them. Who wants to can see the
 * standing in its place.
 */
import type { GameEvent } from '@tabannusi/engine';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useFrame } from '../frame.ts';
import { usePlaying } from '../session/context.ts';
import { turnBefore } from '../session/history.ts';
import { lineToSee, logLines } from '../session/log.ts';
import { Standing } from './standing.tsx';

export function Log(): ReactNode {
  const { scene, session, told } = usePlaying();
  const { settings, change } = useFrame();
  const { past } = scene;
  const title = settings.standing ? told.web.say('standing', 'title', {}) : told.web.say('game', 'log', {});
  return (
    <section className="log" aria-label={title}>
      <header>
        <button type="button" aria-pressed={settings.standing} onClick={() => change({ standing: !settings.standing })}>
          {told.web.say('standing', 'open', {})}
        </button>
        <button
          type="button"
          aria-pressed={past !== null}
          onClick={() => session.look(past === null ? turnBefore(scene.table, scene.moment) : null)}
        >
          {told.web.say('history', 'open', {})}
        </button>
      </header>
      <h2>{title}</h2>
      {settings.standing ? <Standing /> : <Lines />}
    </section>
  );
}

function Lines(): ReactNode {
  const { scene, session, told } = usePlaying();
  const { past } = scene;
  const lines = useMemo(() => logLines(scene, told.speaker), [scene, told.speaker]);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const looked = list.current?.querySelector('[aria-current]');
    const line = list.current?.children[lineToSee(lines)];
    if (looked) looked.scrollIntoView({ block: 'nearest' });
    else if (list.current !== null && line instanceof HTMLElement) list.current.scrollTop = line.offsetTop - list.current.offsetTop;
  }, [lines]);
  return (
    <ol ref={list} onKeyDown={moveFocus}>
      {lines.map(({ key, kind, text, moment, step }, index) => (
        <li key={key} className={kind}>
          <button
            type="button"
            className="line"
            aria-current={moment === past ? 'step' : undefined}
            tabIndex={index === lines.length - 1 ? 0 : -1}
            onClick={() => session.look(moment)}
          >
            {text}
          </button>
          {step === null || kind === 'turn' ? null : <Why step={step} />}
        </li>
      ))}
    </ol>
  );
}

/** The list is one stop for the Tab key; the arrow keys go from line to line, and to what opens beside a line. */
function moveFocus(event: KeyboardEvent<HTMLOListElement>): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
  if (step === 0) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('button, summary')];
  const focused = stops.findIndex((stop) => stop.matches(':focus'));
  const next = stops[focused + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** The rules behind a step of the Bot. */
function Why({ step }: { step: GameEvent }): ReactNode {
  const { told, bot } = usePlaying();
  return (
    <details>
      <summary tabIndex={-1} aria-label={told.web.say('game', 'why', {})} title={told.web.say('game', 'why', {})} />
      {bot?.why(step).map(({ rule, sentence }) => (
        <p key={rule}>
          {sentence} <span className="rule">{rule}</span>
        </p>
      ))}
    </details>
  );
}

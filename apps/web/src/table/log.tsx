/** What happened lately, newest last; every line leads to its moment, and steps of the Bot show the rules behind them. */
import type { GameEvent } from '@tabannusi/engine';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { usePlaying } from '../session/context.ts';
import { turnBefore } from '../session/history.ts';
import { lineToSee, logLines } from '../session/log.ts';

export function Log(): ReactNode {
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
    <section className="log" aria-label={told.web.say('game', 'log', {})}>
      <header>
        <h2>{told.web.say('game', 'log', {})}</h2>
        <button
          type="button"
          aria-pressed={past !== null}
          onClick={() => session.look(past === null ? turnBefore(scene.table, scene.moment) : null)}
        >
          {told.web.say('history', 'open', {})}
        </button>
      </header>
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
    </section>
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

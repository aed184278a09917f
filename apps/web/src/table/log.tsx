/** What happened lately, newest last; every line leads to its moment. */
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { usePlaying } from '../session/context.ts';
import { turnBefore } from '../session/history.ts';
import { logLines } from '../session/log.ts';

export function Log(): ReactNode {
  const { scene, session, told } = usePlaying();
  const { past } = scene;
  const lines = useMemo(() => logLines(scene, told.speaker), [scene, told.speaker]);
  const end = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is shown whenever there is one
  useEffect(() => {
    const list = end.current;
    const looked = list?.querySelector('[aria-current]');
    if (looked) looked.scrollIntoView({ block: 'nearest' });
    else if (list !== null) list.scrollTop = list.scrollHeight;
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
      <ol ref={end} onKeyDown={moveFocus}>
        {lines.map(({ key, kind, text, moment }, index) => (
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
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The list is one stop for the Tab key; the arrow keys go from line to line. */
function moveFocus(event: KeyboardEvent<HTMLOListElement>): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
  if (step === 0) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const focused = buttons.findIndex((button) => button.matches(':focus'));
  const next = buttons[focused + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** What happened lately, newest last, with the rules behind each step of the Bot; and what one points at. */
import type { GameEvent } from '@tabannusi/engine';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef } from 'react';
import { usePlaying } from '../session/context.ts';
import { lineToSee, logLines } from '../session/log.ts';
import { useStore } from '../session/store.ts';

export function Log(): ReactNode {
  const { scene, told } = usePlaying();
  const lines = useMemo(() => logLines(scene, told.speaker), [scene, told.speaker]);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const line = list.current?.children[lineToSee(lines)];
    if (list.current !== null && line instanceof HTMLElement) list.current.scrollTop = line.offsetTop - list.current.offsetTop;
  }, [lines]);
  return (
    <section className="log" aria-label={told.web.say('game', 'log', {})}>
      <h2>{told.web.say('game', 'log', {})}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <ol ref={list} tabIndex={0} onKeyDown={walk}>
        {lines.map(({ key, kind, text, step }) => (
          <li key={key} className={kind}>
            {step === null || kind === 'turn' ? text : <Step text={text} step={step} />}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A step of the Bot, which opens to show the rules behind it. */
function Step({ text, step }: { text: string; step: GameEvent }): ReactNode {
  const { told, bot } = usePlaying();
  return (
    <details>
      <summary tabIndex={-1} title={told.web.say('game', 'why', {})}>
        {text}
      </summary>
      {bot?.why(step).map(({ rule, sentence }) => (
        <p key={rule}>
          {sentence} <span className="rule">{rule}</span>
        </p>
      ))}
    </details>
  );
}

/** The list is one stop of the Tab key; the arrow keys go from step to step. */
function walk(event: KeyboardEvent<HTMLOListElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  const steps = [...event.currentTarget.querySelectorAll('summary')];
  if (by === 0 || steps.length === 0) return;
  const at = steps.findIndex((step) => step.matches(':focus'));
  steps.at(at < 0 ? -1 : Math.max(0, Math.min(steps.length - 1, at + by)))?.focus();
  event.preventDefault();
}

/** A tablet of clay on which the thing that is pointed at is explained. */
export function Tablet(): ReactNode {
  const { hint, told } = usePlaying();
  const shown = useStore(hint);
  return (
    <section className={shown?.forbidden ? 'tablet forbidden' : 'tablet'} aria-label={told.web.say('game', 'details', {})}>
      {shown === null ? (
        <p className="faded">{told.web.say('game', 'pointAtSomething', {})}</p>
      ) : (
        <>
          <h2>{shown.title}</h2>
          {shown.lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </>
      )}
    </section>
  );
}

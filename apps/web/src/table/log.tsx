/** What happened lately, newest last, and what one points at. */
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { usePlaying } from '../session/context.ts';
import { logLines } from '../session/log.ts';
import { useStore } from '../session/store.ts';

export function Log(): ReactNode {
  const { scene, told } = usePlaying();
  const lines = useMemo(() => logLines(scene, told.speaker), [scene, told.speaker]);
  const end = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is shown whenever there is one
  useEffect(() => {
    const list = end.current;
    if (list !== null) list.scrollTop = list.scrollHeight;
  }, [lines]);
  return (
    <section className="log" aria-label={told.web.say('game', 'log', {})}>
      <h2>{told.web.say('game', 'log', {})}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <ol ref={end} tabIndex={0}>
        {lines.map(({ key, kind, text }) => (
          <li key={key} className={kind}>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
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

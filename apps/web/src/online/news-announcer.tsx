/** Announces to screen readers what happens around a table, one event after the other. It never moves the focus. */
import type { OnlineWords } from '@tabannusi/text';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFrame } from '../frame/frame.ts';
import { newsOf } from './news.ts';
import type { Remote } from './remote.ts';

/** The most events that wait to be announced. */
const MOST = 20;

interface NewsProps {
  readonly words: OnlineWords;
  readonly remote: Remote;
  readonly names: readonly string[];
}

export function NewsAnnouncer({ words, remote, names }: NewsProps): ReactNode {
  const { web } = useFrame();
  const [told, setTold] = useState<readonly { readonly n: number; readonly text: string }[]>([]);
  const now = useRef({ words, names });
  now.current = { words, names };
  useEffect(() => {
    let before = remote.get();
    let count = 0;
    // The names of people who have just sat down must be requested first, so their announcement waits a moment.
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const leave = remote.subscribe(() => {
      const [was, is] = [before, remote.get()];
      before = is;
      const timer = setTimeout(() => {
        timers.delete(timer);
        const news = newsOf(now.current.words, was, is, now.current.names).map((text) => ({ n: ++count, text }));
        if (news.length > 0) setTold((earlier) => [...earlier, ...news].slice(-MOST));
      }, NAMES_TAKE_MS);
      timers.add(timer);
    });
    return () => {
      leave();
      for (const timer of timers) clearTimeout(timer);
    };
  }, [remote]);
  return (
    <div className="unseen" role="log" aria-label={web.say('course', 'news', {})}>
      {told.map(({ n, text }) => (
        <p key={n}>{text}</p>
      ))}
    </div>
  );
}

/** Milliseconds. */
const NAMES_TAKE_MS = 700;

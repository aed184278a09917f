/** The phrases that players can send, and those that were sent. Everybody reads them in their own language. */
import { PHRASES } from '@tabannusi/host/client';
import type { OnlineWords } from '@tabannusi/text';
import { type ReactNode, useEffect, useState } from 'react';
import { useStore } from '../store.ts';
import type { Remote, Said } from './remote.ts';

/** Milliseconds after a phrase before the next one: the server accepts five in ten seconds. */
const PAUSE_MS = 2_000;

export function Phrases({ words, remote }: { words: OnlineWords; remote: Remote }): ReactNode {
  const { link } = useStore(remote);
  const [isPause, setPause] = useState(false);
  useEffect(() => {
    if (!isPause) return;
    const timer = setTimeout(() => setPause(false), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [isPause]);
  // A disabled button would lose the focus.
  const mayNot = isPause || link !== 'live';
  return (
    <fieldset className="phrases">
      <legend>{words.say('say', {})}</legend>
      {PHRASES.map((phrase) => (
        <button
          key={phrase}
          type="button"
          aria-disabled={mayNot}
          onClick={() => {
            if (mayNot) return;
            remote.say(phrase);
            setPause(true);
          }}
        >
          {words.say('phrase', { phrase })}
        </button>
      ))}
    </fieldset>
  );
}

interface SaidProps {
  readonly words: OnlineWords;
  readonly said: readonly Said[];
  /** By seat. */
  readonly names: readonly string[];
}

const saidWords = ({ words, names }: Omit<SaidProps, 'said'>, { seat, phrase }: Said): string =>
  words.say('said', { name: names[seat] ?? '', phrase: words.say('phrase', { phrase }) });

/** The latest phrases, the newest at the bottom. */
export function SaidList({ said, ...told }: SaidProps): ReactNode {
  return (
    <ul className="said-list">
      {said.map((each) => (
        <li key={each.n}>{saidWords(told, each)}</li>
      ))}
    </ul>
  );
}

/** Milliseconds for which the latest phrase is shown above the board. */
const SHOWN_MS = 8_000;

export function LastSaid({ said, ...told }: SaidProps): ReactNode {
  const last = said.at(-1);
  // Earlier phrases are not shown again.
  const [read, setRead] = useState(last?.n ?? 0);
  useEffect(() => {
    if (last === undefined || last.n === read) return;
    const timer = setTimeout(() => setRead(last.n), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [last, read]);
  return (
    <p role="status" className="said">
      {last === undefined || last.n === read ? '' : saidWords(told, last)}
    </p>
  );
}

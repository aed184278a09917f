/** Ends a table or a game for good, after asking once more. */
import type { OnlineWords } from '@tabannusi/text';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface EndTableProps {
  readonly words: OnlineWords;
  /** `cancel`: before the game; `giveUp`: a game with no other people. */
  readonly what: 'cancel' | 'giveUp';
  readonly end: () => void;
}

export function EndTable({ words, what, end }: EndTableProps): ReactNode {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked)
    return (
      <p className="deeds">
        <button type="button" onClick={() => setAsked(true)}>
          {words.say(what, {})}
        </button>
      </p>
    );
  return <Sure words={words} what={what} stay={() => setAsked(false)} end={end} />;
}

function Sure({ words, what, stay, end }: EndTableProps & { stay: () => void }): ReactNode {
  const first = useRef<HTMLButtonElement>(null);
  // The pressed button has disappeared.
  useEffect(() => first.current?.focus(), []);
  return (
    <fieldset className="deeds sure">
      <legend>{words.say(`${what}Sure`, {})}</legend>
      <button type="button" ref={first} onClick={stay}>
        {words.say('notSure', {})}
      </button>
      <button
        type="button"
        onClick={() => {
          stay();
          end();
        }}
      >
        {words.say(what === 'cancel' ? 'sure' : 'sureEnd', {})}
      </button>
    </fieldset>
  );
}

/** Opens a personal link. It asks first, because this browser stops being its present person. */
import type { OnlineWords } from '@tabannusi/text';
import type { ReactNode } from 'react';
import { comeBack, type Me } from './api.ts';
import { RefusalNote } from './refusal-note.tsx';
import { useDeed } from './use-deed.ts';

const KEY = /^#\/online\/([0-9a-f]{64})$/;

/** The secret is behind `#`, so it is not sent to the server. */
export const fragmentOf = (key: string): string => `#/online/${key}`;

/** Null if the address is not a personal link. */
export const keyIn = (fragment: string): string | null => KEY.exec(fragment)?.[1] ?? null;

interface ComeBackProps {
  readonly words: OnlineWords;
  readonly secret: string;
  readonly me: Me | null;
  readonly known: (me: Me) => void;
}

export function ComeBack({ words, secret, me, known }: ComeBackProps): ReactNode {
  const { attempt, isBusy, refused } = useDeed(words);
  const back = async (): Promise<void> => {
    known(await comeBack(secret));
    leaveLink();
  };
  return (
    <section className="card" aria-labelledby="come-back">
      <h2 id="come-back">{words.say('comeBack', {})}</h2>
      <p>{words.say('comeBackMeans', {})}</p>
      {me === null ? null : <p className="warning">{words.say('comeBackInstead', { name: me.name })}</p>}
      <RefusalNote refused={refused} />
      <p className="deeds">
        <button type="button" className="main" disabled={isBusy} onClick={() => attempt(back)}>
          {words.say('comeBackNow', {})}
        </button>
        {me === null ? null : (
          <button type="button" onClick={leaveLink}>
            {words.say('stay', { name: me.name })}
          </button>
        )}
      </p>
    </section>
  );
}

/** Keeps the secret out of the browser's history: going back leads to the tables. */
function leaveLink(): void {
  history.replaceState(null, '', '#/online');
  dispatchEvent(new HashChangeEvent('hashchange'));
}

/** At the table, when a game of the server is over. */
import type { OnlineWords } from '@tabannusi/text';
import { type ReactNode, Suspense } from 'react';
import { lateView } from '../late/late-view.ts';
import { addressOf } from '../route.ts';

const Result = lateView(async () => (await import('../table/result.tsx')).Result);

export function OnlineResult({ id, words }: { id: string; words: OnlineWords }): ReactNode {
  return (
    <Suspense>
      <Result id={null}>
        <div>
          <a className="button" href={addressOf({ at: 't', id, part: 'proof' })}>
            {words.say('proof', {})}
          </a>
        </div>
      </Result>
    </Suspense>
  );
}

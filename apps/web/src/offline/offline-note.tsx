/** Says that the table needs no network, and offers a newer version. It stands on views where nobody is in the middle of a turn. */
import type { ReactNode } from 'react';
import { useStore } from '../session/store.ts';
import { useAppWords } from '../session/use-app-words.ts';
import { offline, standIn } from './service-worker.ts';

export function OfflineNote(): ReactNode {
  const { isKept, newer } = useStore(offline);
  const words = useAppWords();
  if (words === null) return null;
  return (
    <>
      {newer === null ? null : (
        <p className="newer" role="status">
          {words.say('offline', 'newer', {})}{' '}
          <button type="button" onClick={() => standIn(newer)}>
            {words.say('offline', 'load', {})}
          </button>
        </p>
      )}
      {isKept ? <p className="faded">{words.say('offline', 'kept', {})}</p> : null}
    </>
  );
}

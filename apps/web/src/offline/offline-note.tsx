/** Says that the page works offline, and offers a newer version. It is shown only on views outside a turn. */
import type { ReactNode } from 'react';
import { useFrame } from '../frame/frame.ts';
import { useStore } from '../store.ts';
import { offline, standIn } from './service-worker.ts';

export function OfflineNote(): ReactNode {
  const { isKept, newer } = useStore(offline);
  const { web } = useFrame();
  return (
    <>
      {newer === null ? null : (
        <p className="newer" role="status">
          {web.say('offline', 'newer', {})}{' '}
          <button type="button" onClick={() => standIn(newer)}>
            {web.say('offline', 'load', {})}
          </button>
        </p>
      )}
      {isKept ? <p className="faded">{web.say('offline', 'kept', {})}</p> : null}
    </>
  );
}

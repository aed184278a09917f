/** Instead of a view that could not be drawn, or whose script could not be fetched: what one can do, and that nothing is lost. */
import type { WebWords } from '@tabannusi/text';
import type { ReactNode } from 'react';
import { addressOf } from '../route.ts';

export function Broken({ web }: { web: WebWords }): ReactNode {
  return (
    <main className="page" role="alert">
      <p className="warning">{web.say('broken', 'says', {})}</p>
      <p className="ways-on">
        <button type="button" className="main" onClick={() => location.reload()}>
          {web.say('broken', 'again', {})}
        </button>
        <a className="button" href={addressOf({ at: 'home' })}>
          {web.say('frame', 'home', {})}
        </a>
      </p>
    </main>
  );
}

/** Shown in place of a view that could not be drawn or loaded: what to do, and that nothing is lost. */
import type { WebWords } from '@tabannusi/text';
import type { ReactNode } from 'react';
import { NotFetched } from '../late/fetched.ts';
import { addressOf } from '../route.ts';

export function Broken({ web, error }: { web: WebWords; error: unknown }): ReactNode {
  return (
    <main className="page" role="alert">
      <p className="warning">{web.say('broken', error instanceof NotFetched ? 'notFetched' : 'says', {})}</p>
      <p className="ways-on">
        {/* Browsers remember that a script failed to load, and request it again only after a reload. */}
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

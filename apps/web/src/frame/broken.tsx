/** Instead of a view that could not be drawn, or a part of which could not be fetched: what one can do, and that nothing is lost. */
import type { WebWords } from '@tabannusi/text';
import type { ReactNode } from 'react';
import { NotFetched } from '../late/fetched.ts';
import { addressOf } from '../route.ts';

export function Broken({ web, error }: { web: WebWords; error: unknown }): ReactNode {
  return (
    <main className="page" role="alert">
      <p className="warning">{web.say('broken', error instanceof NotFetched ? 'notFetched' : 'says', {})}</p>
      <p className="ways-on">
        {/* A browser keeps in mind that a script could not be fetched, and asks for it again only where the page is loaded anew. */}
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

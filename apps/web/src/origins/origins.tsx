/** Where the values of the edition come from: stated, derived, reconstructed. */
import { REFERENCE_EDITION } from '@tabannusi/engine';
import type { ReactNode } from 'react';
import { useFrame } from '../frame/frame.ts';
import { Page } from '../frame/page.tsx';
import { addressOf } from '../route.ts';

export function Origins(): ReactNode {
  const { web, speaker } = useFrame();
  return (
    <Page title={web.say('origins', 'title', {})} className="page prose">
      <p>{web.say('origins', 'about', { name: REFERENCE_EDITION.title })}</p>
      {speaker.editions.origins(REFERENCE_EDITION).map(({ key, origin, groups }) => (
        <section key={key} className={`card origin ${key}`}>
          <h2>{origin}</h2>
          <p>{web.say('origins', key, {})}</p>
          <p className="groups">{groups}</p>
        </section>
      ))}
      <p>{web.say('origins', 'ownEdition', {})}</p>
      <a className="button" href={addressOf({ at: 'load' })}>
        {web.say('load', 'title', {})}
      </a>
    </Page>
  );
}

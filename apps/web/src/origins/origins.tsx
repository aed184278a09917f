/** Where the values of the edition come from: stated, derived, reconstructed. */
import { REFERENCE_EDITION } from '@tabannusi/engine';
import type { ReactNode } from 'react';
import { useFrame } from '../frame/frame.ts';
import { Page } from '../frame/page.tsx';
import { useAppWords } from '../frame/spoken.ts';
import { addressOf } from '../route.ts';

export function Origins(): ReactNode {
  const { web } = useFrame();
  const words = useAppWords();
  if (words === null) return null;
  return (
    <Page title={web.say('frame', 'origins', {})} className="page prose">
      <p>{words.say('origins', 'about', { name: REFERENCE_EDITION.title })}</p>
      {words.editions.origins(REFERENCE_EDITION).map(({ key, origin, groups }) => (
        <section key={key} className={`card origin ${key}`}>
          <h2>{origin}</h2>
          <p>{words.say('origins', key, {})}</p>
          <p className="groups">{groups}</p>
        </section>
      ))}
      <p>{words.say('origins', 'ownEdition', {})}</p>
      <a className="button" href={addressOf({ at: 'load' })}>
        {web.say('frame', 'load', {})}
      </a>
    </Page>
  );
}

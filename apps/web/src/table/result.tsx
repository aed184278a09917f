/** The winner and everybody's VP. */
import { decidedBy, winners } from '@tabannusi/engine';
import type { ReactNode } from 'react';
import { ClaimMarker } from '../pieces/player-mark.tsx';
import { Sign } from '../pieces/sign.tsx';
import { addressOf } from '../route.ts';
import { usePlaying } from '../session/context.ts';
import { Rematch } from './rematch.tsx';

interface ResultProps {
  /** Null for a game that is not in the library. */
  readonly id: string | null;
  /** Where to go from a game that is not in the library. */
  readonly children?: ReactNode;
}

export function Result({ id, children = null }: ResultProps): ReactNode {
  const { scene, told } = usePlaying();
  const won = winners(scene.state);
  const names = won.map((seat) => told.names[seat] ?? '');
  return (
    <section className="result" role="status">
      <h1>{told.web.say('game', 'won', { winners: told.web.list(names), count: won.length })}</h1>
      {decidedBy(scene.state) === 'bot' ? <p>{told.web.say('game', 'tie', {})}</p> : null}
      <ol>
        {scene.view.seats
          .map(({ vp }, seat) => ({ vp, seat }))
          .toSorted((a, b) => b.vp - a.vp)
          .map(({ vp, seat }) => (
            <li key={seat}>
              <Sign size={22} view={17}>
                <ClaimMarker seat={seat} />
              </Sign>
              {told.names[seat]} <strong className="figure">{told.web.say('game', 'vp', { vp })}</strong>
            </li>
          ))}
      </ol>
      {id === null ? (
        children
      ) : (
        <div>
          <a className="button" href={addressOf({ at: 'result', id })}>
            {told.web.say('game', 'result', {})}
          </a>
          <Rematch id={id} />
        </div>
      )}
    </section>
  );
}

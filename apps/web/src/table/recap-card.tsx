/** What others did in their turns, in a few lines each. Hovering over a line marks its places. */
import type { RecapWords } from '@tabannusi/text';
import type { MouseEvent, ReactNode } from 'react';
import { ClaimMarker } from '../pieces/player-mark.tsx';
import { Sign } from '../pieces/sign.tsx';
import { usePlaying } from '../session/context.ts';
import type { PastTurn } from '../session/recap.ts';
import { type RecapLine, recapLines } from '../session/recap-lines.ts';
import { useShine } from './use-shine.ts';

export function RecapCard({ turns, recap, onClose }: { turns: readonly PastTurn[]; recap: RecapWords; onClose: () => void }): ReactNode {
  const { scene, told } = usePlaying();
  const close = ({ detail }: MouseEvent): void => {
    onClose();
    // By keyboard: the focus goes where the game goes on.
    if (detail === 0) document.querySelector<HTMLElement>('.choices button')?.focus();
  };
  return (
    <section className="side-card recap" aria-label={recap.say('title', {})}>
      <button type="button" className="close main" onClick={close}>
        {recap.say('goOn', {})}
      </button>
      <div className="turns">
        {turns.map((turn) => (
          <article key={turn.turn}>
            <h3>
              <Sign size={18} view={17}>
                <ClaimMarker seat={turn.seat} />
              </Sign>
              {recap.say('heading', { player: told.names[turn.seat] ?? '', turn: turn.turn })}
            </h3>
            <ul>
              {recapLines(turn, recap, told, scene.table.setting).map((line) => (
                <Line key={line.text} line={line} />
              ))}
            </ul>
          </article>
        ))}
      </div>
    </section>
  );
}

function Line({ line: { text, places } }: { line: RecapLine }): ReactNode {
  const shining = useShine(places);
  return (
    <li>
      {places.length === 0 ? (
        text
      ) : (
        <button type="button" className="line" {...shining}>
          {text}
        </button>
      )}
    </li>
  );
}

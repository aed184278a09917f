/** Chooses a local game to continue at the table, and who will sit where. */
import type { OnlineWords } from '@tabannusi/text';
import type { ReactNode } from 'react';
import { useFrame } from '../frame/frame.ts';
import type { KeptSummary } from '../keep/library.ts';
import { type LocalGame, localGameOf } from './continued.ts';
import { PlannedSeats } from './planned-seats.tsx';

interface ContinueChoiceProps {
  readonly words: OnlineWords;
  readonly games: readonly KeptSummary[];
  readonly local: LocalGame;
  readonly change: (local: LocalGame) => void;
}

export function ContinueChoice({ words, games, local, change }: ContinueChoiceProps): ReactNode {
  const { web, speaker } = useFrame();
  const titleOf = ({ players, king, turn }: KeptSummary): string =>
    web.say('home', 'game', { players: web.list(king === undefined ? players : [...players, speaker.king(king)]), turn });
  return (
    <>
      <label>
        {words.say('localGame', {})}
        <select
          value={local.game.id}
          onChange={({ target }) => change(localGameOf(games.find(({ id }) => id === target.value) ?? local.game))}
        >
          {games.map((game) => (
            <option key={game.id} value={game.id}>
              {titleOf(game)}
            </option>
          ))}
        </select>
      </label>
      <p className="faded">{words.say('goOnMeans', {})}</p>
      {local.game.king === undefined ? (
        <PlannedSeats
          words={words}
          sitters={local.sitters}
          previousNames={local.game.players}
          change={(sitters) => change({ ...local, sitters })}
        />
      ) : null}
    </>
  );
}

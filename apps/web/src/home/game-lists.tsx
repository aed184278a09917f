/** The lists of unfinished and finished games: continue, view or delete one. */
import { LOCALES } from '@tabannusi/text';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useFrame } from '../frame/frame.ts';
import type { KeptSummary, Library } from '../keep/library.ts';
import { addressOf } from '../route.ts';
import { DeletedGame } from './deleted-game.tsx';
import type { Leaving } from './leaving.ts';

interface GameListsProps {
  readonly games: readonly KeptSummary[];
  readonly read: () => Promise<void>;
  readonly leaving: Leaving;
}

export function GameLists({ games, read, leaving }: GameListsProps): ReactNode {
  const { web, speaker, settings, library } = useFrame();
  /** Games to delete when the view is left; until then they can be restored. Closing or reloading the page deletes nothing. */
  const [deleted, setDeleted] = useState<readonly KeptSummary[]>([]);
  const latest = useRef(deleted);
  latest.current = deleted;
  const leave = useCallback(async () => {
    if (latest.current.length === 0) return;
    await forgetGames(library, latest.current);
    await read();
  }, [library, read]);
  useEffect(() => {
    leaving.current = leave;
    return () => void leave();
  }, [leaving, leave]);
  const date = new Intl.DateTimeFormat(LOCALES[settings.language], { dateStyle: 'medium', timeStyle: 'short' });
  return (['underWay', 'finished'] as const).map((which) => {
    const listed = games.filter(({ over }) => !over === (which === 'underWay'));
    if (listed.length === 0) return null;
    return (
      <div key={which}>
        <h3>{web.say('home', which, {})}</h3>
        <ul>
          {listed.map((game) => (
            <li key={game.id}>{line(game)}</li>
          ))}
        </ul>
      </div>
    );
  });

  function line(game: KeptSummary): ReactNode {
    const { id, players, king, turn, over, savedAt } = game;
    const names = web.list(king === undefined ? players : [...players, speaker.king(king)]);
    const title = over ? names : web.say('home', 'game', { players: names, turn });
    if (deleted.includes(game)) return <DeletedGame title={title} restore={() => setDeleted(deleted.filter((each) => each !== game))} />;
    return (
      <>
        <p>
          <strong>{title}</strong>
          <br />
          <span className="faded">{web.say('home', 'savedAt', { when: date.format(savedAt) })}</span>
        </p>
        {over ? (
          <a className="button" href={addressOf({ at: 'result', id })}>
            {web.say('home', 'result', {})}
          </a>
        ) : null}
        <a className="button" href={addressOf({ at: 'game', id })}>
          {over ? web.say('home', 'toTable', {}) : web.say('home', 'resume', {})}
        </a>
        <button type="button" onClick={() => setDeleted([...deleted, game])}>
          {web.say('home', 'remove', {})}
        </button>
      </>
    );
  }
}

/** Deletes games, except one that another tab has played on since and one that the page is going to. */
export async function forgetGames(library: Library, given: readonly KeptSummary[]): Promise<void> {
  for (const { id, savedAt } of given) {
    if (location.hash.endsWith(`/${id}`)) continue;
    // A game that cannot be read now may have been played on, so it stays.
    const kept = await library.read(id).catch(() => undefined);
    if (kept === null || kept?.savedAt === savedAt) await library.remove(id).catch(() => undefined);
  }
}

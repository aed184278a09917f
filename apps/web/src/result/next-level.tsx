/** After a game against bots: which level to play next, and why. */
import { newTable, type Table } from '@tabannusi/table';
import { type ReactNode, useEffect, useState } from 'react';
import { useFailing } from '../frame/failing.ts';
import type { KeptSummary } from '../keep/library.ts';
import { newId } from '../keep/new-id.ts';
import { Portrait } from '../levels/portrait.tsx';
import { useLevelWords } from '../levels/use-level-words.ts';
import { useBegin } from '../opening/use-begin.tsx';
import { type Level, nextLevel, type Suggestion } from '../statistics/next-level.ts';
import { noteEndHere } from '../statistics/note-end.ts';
import { openResults } from '../statistics/results.ts';

interface NextLevelProps {
  readonly id: string;
  readonly table: Table;
  /** When the game was last stored, which is its end. */
  readonly endedAt: number;
  readonly colours: KeptSummary['colours'];
}

/** Nothing if the game says nothing about a level. */
export function NextLevel({ id, table, endedAt, colours }: NextLevelProps): ReactNode {
  const words = useLevelWords();
  const suggestion = useSuggestion(id, table, endedAt);
  const { begin, note } = useBegin();
  const fail = useFailing();
  if (words === null || suggestion === null) return null;
  const { why, level, next, won, games } = suggestion;
  const play = next ?? level;
  const name = (bot: Level): string => words.say('name', { bot });
  const start = (): void => {
    const game = newId();
    begin(game, rematchWith(table, play, game), colours).catch(fail);
  };
  return (
    <section className="card next-level" aria-label={words.say('next', {})}>
      <Portrait bot={play} size={56} />
      <p>{words.say(why, { won, games, level: name(level), next: name(play) })}</p>
      {note}
      <button type="button" onClick={start}>
        {words.say('play', { level: name(play) })}
      </button>
    </section>
  );
}

/** Adds the result of this game first: the page may be shown before that was done. */
function useSuggestion(id: string, table: Table, endedAt: number): Suggestion | null {
  const [suggestion, setSuggestion] = useState<Suggestion | null>(null);
  useEffect(() => {
    let isWanted = true;
    const read = async (): Promise<void> => {
      await noteEndHere(id, table, endedAt);
      const { results = [] } = (await (await openResults())?.list()) ?? {};
      // Later games must not affect the suggestion after this one.
      const until = results.findIndex(({ game }) => game === id);
      if (isWanted) setSuggestion(nextLevel(results.slice(0, until + 1)));
    };
    // Without results there is no suggestion.
    read().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, [id, table, endedAt]);
  return suggestion;
}

/** The same players, with this level for all bots. */
export const rematchWith = (table: Table, bot: Level, seed: string): Table => {
  const { edition, switches } = table.setting;
  const { seats } = table;
  return newTable({ edition, switches, seats: seats.map((seat) => (seat.kind === 'bot' ? { ...seat, bot } : seat)), seed });
};

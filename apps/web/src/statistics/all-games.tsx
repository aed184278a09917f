/** Every result on this device, the latest first, with a button to delete it. */
import type { AppWords } from '@tabannusi/text';
import type { ReactNode } from 'react';
import { useFrame } from '../frame/frame.ts';
import { type GameResult, vpOfSeat } from './results.ts';
import { opponentsOf, ownSeat } from './summary.ts';
import { useOpponentName } from './use-opponent-name.ts';

export function AllGames({
  words,
  all,
  remove,
}: {
  words: AppWords;
  all: readonly GameResult[];
  remove: (game: string) => void;
}): ReactNode {
  const { web, settings } = useFrame();
  const nameOf = useOpponentName(words);
  const date = new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium' });
  return (
    <section className="card">
      <table>
        <caption>{words.say('statistics', 'allGames', {})}</caption>
        <thead>
          <tr>
            {(['date', 'opponent', 'score', 'outcome'] as const).map((column) => (
              <th key={column} scope="col">
                {words.say('statistics', column, {})}
              </th>
            ))}
            <td />
          </tr>
        </thead>
        <tbody>
          {all.toReversed().map((result) => {
            const own = ownSeat(result);
            const ended = date.format(result.endedAt);
            return (
              <tr key={result.game} className={result.branch ? 'faded' : undefined}>
                <th scope="row">{ended}</th>
                <td>{web.list(opponentsOf(result).map(nameOf))}</td>
                <td className="figure">{own === null ? result.seats.map(vpOfSeat).join(' : ') : vpOfSeat(own)}</td>
                <td>{web.list([outcomeOf(words, own), ...(result.branch ? [words.say('statistics', 'branch', {})] : [])])}</td>
                <td>
                  <button
                    type="button"
                    aria-label={words.say('statistics', 'removeOne', { date: ended })}
                    onClick={() => remove(result.game)}
                  >
                    {words.say('statistics', 'remove', {})}
                  </button>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

const outcomeOf = (words: AppWords, own: ReturnType<typeof ownSeat>): string =>
  words.say('statistics', own === null ? 'unowned' : own.won ? 'victory' : 'defeat', {});

/** Personal statistics on this device: games and results by opponent, VP by source, and all results to export or delete. */
import { createSetting, REFERENCE_EDITION } from '@tabannusi/engine';
import type { AppWords } from '@tabannusi/text';
import { type ReactNode, useEffect, useState } from 'react';
import { useFrame } from '../frame/frame.ts';
import { Page } from '../frame/page.tsx';
import { useAppWords } from '../frame/spoken.ts';
import { download } from '../share/download.ts';
import { AllGames } from './all-games.tsx';
import { catchUp } from './note-end.ts';
import { type GameResult, openResults, type Results, resultsFile } from './results.ts';
import { againstOpponents, countedOf, vpOverTime } from './summary.ts';
import { useOpponentName } from './use-opponent-name.ts';

/** The number of games for which VP are shown by source. */
const LAST = 8;

export function StatisticsPage(): ReactNode {
  const { web } = useFrame();
  const words = useAppWords();
  const { stored, results, change } = useResults();
  if (words === null || stored === null) return null;
  return (
    <Page title={web.say('frame', 'statistics', {})} className="page statistics">
      {stored === 'not' ? (
        <p className="warning">{words.say('statistics', 'notStored', {})}</p>
      ) : (
        <>
          {stored.damaged === 0 ? null : <p className="warning">{words.say('statistics', 'damaged', { damaged: stored.damaged })}</p>}
          {stored.results.length === 0 ? (
            <p>{words.say('statistics', 'none', {})}</p>
          ) : (
            <Shown words={words} all={stored.results} remove={(game) => change(() => results?.leaveOut(game))} />
          )}
          {stored.results.length + stored.damaged === 0 ? null : (
            <Ways words={words} all={stored.results} removeAll={() => change(() => results?.deleteAll(Date.now()))} />
          )}
        </>
      )}
    </Page>
  );
}

interface Stored {
  readonly results: readonly GameResult[];
  readonly damaged: number;
}

/** `stored` is null until the results have been read, and `not` if nothing can be stored. */
function useResults(): { stored: Stored | 'not' | null; results: Results | null; change: (deed: () => Promise<void> | undefined) => void } {
  const { library } = useFrame();
  const [results, setResults] = useState<Results | null>(null);
  const [stored, setStored] = useState<Stored | 'not' | null>(null);
  useEffect(() => {
    let isWanted = true;
    const open = async (): Promise<void> => {
      const opened = await openResults();
      // The page may have been closed between the end of a game and its result.
      if (opened !== null) await catchUp(library, opened).catch(() => undefined);
      const read = opened === null ? 'not' : await opened.list();
      if (!isWanted) return;
      setResults(opened);
      setStored(read);
    };
    open().catch(() => isWanted && setStored('not'));
    return () => {
      isWanted = false;
    };
  }, [library]);
  const change = (deed: () => Promise<void> | undefined): void => {
    const run = async (): Promise<void> => {
      await deed();
      if (results !== null) setStored(await results.list());
    };
    run().catch(() => setStored('not'));
  };
  return { stored, results, change };
}

function Shown({ words, all, remove }: { words: AppWords; all: readonly GameResult[]; remove: (game: string) => void }): ReactNode {
  return (
    <>
      <p>{words.say('statistics', 'counted', {})}</p>
      {countedOf(all).length === 0 ? null : (
        <>
          <Opponents words={words} all={all} />
          <Sources words={words} all={all} />
        </>
      )}
      <AllGames words={words} all={all} remove={remove} />
    </>
  );
}

function Opponents({ words, all }: { words: AppWords; all: readonly GameResult[] }): ReactNode {
  const nameOf = useOpponentName(words);
  return (
    <section className="card">
      <table>
        <caption>{words.say('statistics', 'byOpponent', {})}</caption>
        <thead>
          <tr>
            {(['opponent', 'games', 'won', 'average', 'best'] as const).map((column) => (
              <th key={column} scope="col">
                {words.say('statistics', column, {})}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {againstOpponents(all).map(({ opponent, games, won, average, best }) => (
            <tr key={JSON.stringify(opponent)}>
              <th scope="row">{nameOf(opponent)}</th>
              {[games, won, Math.round(average), best].map((value, column) => (
                <td key={column} className="figure">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The names of the sources are the same in every game. */
const SETTING = createSetting(REFERENCE_EDITION, 2);

function Sources({ words, all }: { words: AppWords; all: readonly GameResult[] }): ReactNode {
  const { web, settings } = useFrame();
  const { games, rows, totals, mean } = vpOverTime(all, LAST);
  const day = new Intl.DateTimeFormat(settings.language, { day: 'numeric', month: 'numeric' });
  const cells = (vp: readonly number[], average: number): ReactNode => (
    <>
      {vp.map((amount, game) => (
        <td key={games[game]?.game} className="figure">
          {amount}
        </td>
      ))}
      <td className="figure best">{Math.round(average)}</td>
    </>
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways on a narrow screen
    <section className="card wide" tabIndex={0} aria-label={words.say('statistics', 'bySource', {})}>
      <table>
        <caption>{words.say('statistics', 'bySource', {})}</caption>
        <thead>
          <tr>
            <th scope="col">{words.say('statistics', 'date', {})}</th>
            {games.map(({ game, endedAt }) => (
              <th key={game} scope="col">
                {day.format(endedAt)}
              </th>
            ))}
            <th scope="col">{words.say('statistics', 'mean', {})}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ source, vp, mean: average }) => (
            <tr key={source}>
              <th scope="row">{web.vpSource(SETTING, source)}</th>
              {cells(vp, average)}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.say('resultPage', 'total', {})}</th>
            {cells(totals, mean)}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function Ways({ words, all, removeAll }: { words: AppWords; all: readonly GameResult[]; removeAll: () => void }): ReactNode {
  const [isSure, setSure] = useState(false);
  return (
    <div className="result-ways">
      <button type="button" onClick={() => download('tabannusi-results.json', resultsFile(all))}>
        {words.say('statistics', 'export', {})}
      </button>
      {isSure ? (
        <>
          <p role="alert" className="warning">
            {words.say('statistics', 'sure', {})}
          </p>
          <button type="button" onClick={() => setSure(false)}>
            {words.say('statistics', 'keep', {})}
          </button>
          <button type="button" className="main" onClick={removeAll}>
            {words.say('statistics', 'removeAll', {})}
          </button>
        </>
      ) : (
        <button type="button" onClick={() => setSure(true)}>
          {words.say('statistics', 'removeAll', {})}
        </button>
      )}
    </div>
  );
}

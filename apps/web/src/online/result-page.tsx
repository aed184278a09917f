/** The result of an online game, made from its record. */
import type { GameRecord } from '@tabannusi/engine';
import type { Table } from '@tabannusi/table';
import { loadOnlineWords, type OnlineWords } from '@tabannusi/text';
import { type ReactNode, useEffect, useState } from 'react';
import { useFailing } from '../frame/failing.ts';
import { useFrame } from '../frame/frame.ts';
import { useAppWords, useSpoken } from '../frame/spoken.ts';
import { readGiven } from '../load/read-given.ts';
import { ResultOf } from '../result/result-page.tsx';
import { addressOf, go } from '../route.ts';
import { download } from '../share/download.ts';
import { pack, sharedMoment } from '../share/link.ts';
import { lookAt, Refused, recordOf, type TableInfo } from './api.ts';
import { OnlinePage } from './online-page.tsx';
import { refusalWords } from './refusals.ts';
import { seatNames } from './seat-names.ts';

export function OnlineResultPage({ table: id }: { table: string }): ReactNode {
  const { web } = useFrame();
  const words = useAppWords();
  const online = useSpoken(loadOnlineWords);
  const { played, refused } = usePlayed(id, online);
  const fail = useFailing();
  if (words === null || online === null) return null;
  if (refused !== null)
    return (
      <OnlinePage>
        <p role="alert">{refusalWords(online, refused)}</p>
      </OnlinePage>
    );
  if (played === null) return null;
  return (
    <ResultOf
      table={played.table}
      words={words}
      toMoment={(moment) => void lookAtMoment(played.table, moment).catch(fail)}
      ways={
        <>
          <a className="button" href={addressOf({ at: 't', id })}>
            {web.say('home', 'toTable', {})}
          </a>
          <a className="button" href={addressOf({ at: 't', id, part: 'proof' })}>
            {online.say('proof', {})}
          </a>
          <button type="button" onClick={() => download(`tabannusi-record-${id.slice(0, 8)}.json`, played.record)}>
            {words.say('resultPage', 'record', {})}
          </button>
        </>
      }
    />
  );
}

const lookAtMoment = async (table: Table, moment: number): Promise<void> =>
  go({ at: 'moment', packed: await pack(sharedMoment(table, moment)) });

interface Played {
  readonly record: GameRecord;
  readonly table: Table;
}

/** Null until the server has answered; `refused` is its code if it has no record. */
function usePlayed(id: string, words: OnlineWords | null) {
  const { web } = useFrame();
  const [answer, setAnswer] = useState<readonly [GameRecord, TableInfo] | null>(null);
  const [played, setPlayed] = useState<Played | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const fail = useFailing();
  useEffect(() => {
    Promise.all([recordOf(id), lookAt(id)]).then(setAnswer, (error) => (error instanceof Refused ? setRefused(error.code) : fail(error)));
  }, [id, fail]);
  useEffect(() => {
    if (answer === null || words === null) return;
    const [record, { seats }] = answer;
    const names = seatNames(
      words,
      web,
      seats.map(({ sitter }) => sitter),
    );
    // Records contain no names: they are added when the record is shown.
    const named = record.seats.map((seat, n) => ({ ...seat, name: names[n] ?? '' }));
    const given = readGiven(JSON.stringify({ ...record, seats: named }), id);
    if (given.is === 'record') setPlayed({ record, table: given.table });
    else setRefused('failed');
  }, [answer, id, web, words]);
  return { played, refused };
}

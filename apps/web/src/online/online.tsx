/**
 * Online play at the server that the page came from: all tables, or one. This is the entry point of the parts that only online games need.
 */
import { loadOnlineWords } from '@tabannusi/text';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { useFailing } from '../frame/failing.ts';
import { useSpoken } from '../frame/spoken.ts';
import { loadEditions } from '../late/editions.ts';
import { lateView } from '../late/late-view.ts';
import { loadSolo } from '../late/solo.ts';
import type { TablePart } from '../route.ts';
import { isServed } from '../served.ts';
import { type Me, Refused, whoAmI } from './api.ts';
import { ComeBack, keyIn } from './come-back.tsx';
import { NameForm } from './name-form.tsx';
import { OnlineHome } from './online-home.tsx';
import { OnlinePage } from './online-page.tsx';
import { OnlineTable } from './online-table.tsx';
import { refusalWords } from './refusals.ts';

/** Replaying a game needs the rules of every game. */
const ProofPage = lateView(async () => {
  const [{ ProofPage: Late }] = await Promise.all([import('./proof-page.tsx'), loadSolo(), loadEditions()]);
  return Late;
});

const ResultPage = lateView(async () => {
  const [{ OnlineResultPage }] = await Promise.all([import('./result-page.tsx'), loadSolo(), loadEditions()]);
  return OnlineResultPage;
});

const PARTS = { proof: ProofPage, result: ResultPage };

interface OnlineProps {
  /** Null for the list of tables. */
  readonly table: string | null;
  /** A page about the table's game. */
  readonly part?: TablePart | undefined;
}

export function Online({ table, part }: OnlineProps): ReactNode {
  const words = useSpoken(loadOnlineWords);
  const { me, setMe, refused, again } = useMe();
  if (words === null) return null;
  if (!isServed())
    return (
      <OnlinePage>
        <p className="warning">{words.say('noServer', {})}</p>
      </OnlinePage>
    );
  if (refused !== null)
    return (
      <OnlinePage>
        <p className="warning" role="alert">
          {refusalWords(words, refused)}
        </p>
        <button type="button" onClick={again}>
          {words.say('tryAgain', {})}
        </button>
      </OnlinePage>
    );
  if (table !== null && part !== undefined) {
    const Part = PARTS[part];
    return (
      <Suspense>
        <Part key={table} table={table} />
      </Suspense>
    );
  }
  if (me === undefined) return null;
  const form = me === null ? <NameForm words={words} known={setMe} /> : null;
  const secret = keyIn(location.hash);
  if (table === null && secret !== null)
    return (
      <OnlinePage>
        <ComeBack words={words} secret={secret} me={me} known={setMe} />
      </OnlinePage>
    );
  if (table === null)
    return <OnlinePage isWide={me !== null}>{me === null ? form : <OnlineHome key={me.person} words={words} me={me} />}</OnlinePage>;
  return (
    <OnlineTable key={`${table} ${me?.person}`} words={words} table={table} me={me}>
      {form}
    </OnlineTable>
  );
}

/** Undefined until the server has answered; null if this browser has no name there. */
function useMe() {
  const [me, setMe] = useState<Me | null>();
  const [refused, setRefused] = useState<string | null>(null);
  const [tries, setTries] = useState(0);
  const fail = useFailing();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again
  useEffect(() => {
    if (!isServed()) return;
    setRefused(null);
    whoAmI().then(setMe, (error) => (error instanceof Refused ? setRefused(error.code) : fail(error)));
  }, [fail, tries]);
  return { me, setMe, refused, again: () => setTries(tries + 1) };
}

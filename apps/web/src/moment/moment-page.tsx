/** A moment from a link: it and everything before can be viewed, and the game can be continued from there as a new one. */
import type { Table } from '@tabannusi/table';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useFrame } from '../frame/frame.ts';
import { Page } from '../frame/page.tsx';
import { useAppWords } from '../frame/spoken.ts';
import { newId } from '../keep/new-id.ts';
import { Answer } from '../load/answer.tsx';
import { GivenSeats } from '../load/given-seats.tsx';
import { type Given, readGiven } from '../load/read-given.ts';
import { createOnlooker } from '../session/onlooker.ts';
import { unpack } from '../share/link.ts';
import { PlayedTable } from '../table/game.tsx';

export function MomentPage({ packed }: { packed: string }): ReactNode {
  const { web } = useFrame();
  const words = useAppWords();
  const [given, setGiven] = useState<Given | 'broken' | null>(null);
  useEffect(() => {
    let isWanted = true;
    unpack(packed).then((text) => isWanted && setGiven(text === null ? 'broken' : readGiven(text, newId())));
    return () => {
      isWanted = false;
    };
  }, [packed]);
  if (given === null || words === null) return null;
  if (given !== 'broken' && given.is === 'record') return <Moment table={given.table} />;
  return (
    <Page title={words.say('link', 'title', {})} className="page prose">
      {given === 'broken' ? <p className="warning">{words.say('link', 'broken', {})}</p> : <Answer given={given} words={words} />}
      <p>
        <a href="#/">{web.say('frame', 'home', {})}</a>
      </p>
    </Page>
  );
}

function Moment({ table }: { table: Table }): ReactNode {
  const { web } = useFrame();
  const words = useAppWords();
  const session = useMemo(() => createOnlooker(table, table), [table]);
  const [playsOn, setPlaysOn] = useState(false);
  if (words === null) return null;
  if (playsOn)
    return (
      <Page title={words.say('link', 'playOn', {})} className="page prose load">
        <GivenSeats table={table} deed={web.say('home', 'begin', {})} takesFocus />
        <button type="button" onClick={() => setPlaysOn(false)}>
          {words.say('link', 'back', {})}
        </button>
      </Page>
    );
  return (
    <PlayedTable
      id={null}
      session={session}
      instead={
        <section className="choices few">
          <p>{words.say('link', 'looking', { turn: table.turns.length })}</p>
          <button type="button" className="main" onClick={() => setPlaysOn(true)}>
            {words.say('link', 'playOn', {})}
          </button>
        </section>
      }
    />
  );
}

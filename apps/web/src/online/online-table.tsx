/** One table of the server: before its game, and during it. */
import type { Seat } from '@tabannusi/table';
import type { OnlineWords } from '@tabannusi/text';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFailing } from '../frame/failing.ts';
import { useFrame } from '../frame/frame.ts';
import { loadEditions } from '../late/editions.ts';
import { loadSolo } from '../late/solo.ts';
import { addressOf } from '../route.ts';
import { useStore } from '../store.ts';
import { entriesOf, lookAt, type Me, Refused, type TableInfo } from './api.ts';
import { linkWords } from './link-note.tsx';
import { Lobby } from './lobby.tsx';
import { NewsAnnouncer } from './news-announcer.tsx';
import { OnlineGame } from './online-game.tsx';
import { OnlinePage } from './online-page.tsx';
import { pagePorts } from './page-ports.ts';
import { refusalWords } from './refusals.ts';
import { Remote } from './remote.ts';
import { seatNames, sittersOf } from './seat-names.ts';
import type { SoFar } from './so-far.ts';
import { useShare } from './use-share.ts';

interface OnlineTableProps {
  readonly words: OnlineWords;
  readonly table: string;
  readonly me: Me | null;
  /** The form for a person's name. */
  readonly children: ReactNode;
}

export function OnlineTable({ words, table, me, children }: OnlineTableProps): ReactNode {
  const { info, refused, look } = useInfo(table);
  const remote = useRemote(words, table, me, info);
  if (refused !== null && (info === null || refused === 'noTable'))
    return (
      <OnlinePage>
        <section className="card">
          <p className="warning" role="alert">
            {refusalWords(words, refused)}
          </p>
          <p className="deeds">
            <button type="button" onClick={look}>
              {words.say('tryAgain', {})}
            </button>
            <a className="button" href={addressOf({ at: 'online' })}>
              {words.say('toTables', {})}
            </a>
          </p>
        </section>
      </OnlinePage>
    );
  if (remote === null || info === null) return null;
  return <Joined {...{ words, table, me, info, look, remote }}>{children}</Joined>;
}

interface JoinedProps extends OnlineTableProps {
  readonly info: TableInfo;
  /** Requests the names of the people at the table. */
  readonly look: () => void;
  readonly remote: Remote;
}

function Joined({ words, table, me, info, look, remote, children }: JoinedProps): ReactNode {
  const { web } = useFrame();
  const state = useStore(remote);
  const { soFar, seat } = state;
  const sitters = JSON.stringify(soFar?.seats.map(({ sitter }) => sitter));
  const first = useRef(sitters);
  const isUnnamed = soFar !== null && sittersOf(soFar, info).some((sitter) => sitter !== null && 'person' in sitter && sitter.name === '');
  // News from a moment ago is not repeated.
  useEffect(() => {
    if (isUnnamed || sitters !== first.current) look();
  }, [look, isUnnamed, sitters]);
  const isOtherSeal = useShare(table, remote, state);
  useTitle(state.isYourMove ? words.say('yourMove', {}) : null);
  const names = soFar === null ? [] : seatNames(words, web, sittersOf(soFar, info));
  return (
    <>
      <NewsAnnouncer words={words} remote={remote} names={names} />
      {state.table !== null ? (
        <OnlineGame key={seat} id={table} table={state.table} {...{ words, remote, me, info, isOtherSeal }} />
      ) : (
        <OnlinePage>
          {children}
          <p role="status">{linkWords(words, state)}</p>
          {isOtherSeal ? (
            <p role="alert" className="warning">
              {words.say('otherSeal', {})}
            </p>
          ) : null}
          {soFar === null ? null : <Lobby {...{ words, table, me, info, remote, names }} state={{ ...state, soFar }} />}
        </OnlinePage>
      )}
    </>
  );
}

/** Shows news in front of the page's title, for people who are looking at another tab. */
function useTitle(news: string | null): void {
  useEffect(() => {
    if (news === null) return;
    const { title } = document;
    document.title = `${news} · ${title}`;
    return () => {
      document.title = title;
    };
  }, [news]);
}

/** The server's information about the table before the reader has joined. If the server stops answering, the last answer stays. */
function useInfo(table: string) {
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const fail = useFailing();
  const look = useRef(() => {
    lookAt(table).then(
      (found) => {
        setInfo(found);
        setRefused(null);
      },
      (error) => (error instanceof Refused ? setRefused(error.code) : fail(error)),
    );
  });
  useEffect(() => look.current(), []);
  return { info, refused, look: look.current };
}

/** Parts that only some games need. */
async function loadRules(info: TableInfo | null): Promise<void> {
  if (info === null || info.game.king !== null) await loadSolo();
  if (info === null || info.game.edition.own) await loadEditions();
}

/** Null until the names of those who sit there are known, and the rules of the game have come. */
function useRemote(words: OnlineWords, table: string, me: Me | null, info: TableInfo | null): Remote | null {
  const { web } = useFrame();
  const [remote, setRemote] = useState<Remote | null>(null);
  const known = useRef({ words, web, info });
  known.current = { words, web, info };
  const isThere = info !== null;
  const fail = useFailing();
  useEffect(() => {
    if (!isThere) return;
    const seatsOf = (soFar: SoFar): Seat[] => {
      const { words: spoken, web: around, info: said } = known.current;
      const names = said === null ? [] : seatNames(spoken, around, sittersOf(soFar, said));
      return soFar.seats.map(({ sitter }, seat) => {
        const name = names[seat] ?? '';
        return sitter !== null && 'bot' in sitter ? { kind: 'bot', name, bot: sitter.bot } : { kind: 'person', name };
      });
    };
    const made = new Remote({ ports: pagePorts(table), person: me?.person ?? null, seatsOf });
    const wake = (): void => made.wake();
    const attend = (): void => made.attend(!document.hidden);
    // Without these entries, the socket sends all of them.
    const early = entriesOf(table).catch(() => []);
    Promise.all([early, loadRules(known.current.info)]).then(([entries]) => {
      made.open(entries);
      attend();
      setRemote(made);
    }, fail);
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', attend);
    return () => {
      made.close();
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', attend);
    };
  }, [table, me?.person, isThere, fail]);
  return remote;
}

/** One table of the server: before its game, and during it. */
import type { Seat } from '@tabannusi/table';
import type { OnlineWords } from '@tabannusi/text';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useFailing } from '../frame/failing.ts';
import { useFrame } from '../frame/frame.ts';
import { loadEditions } from '../late/editions.ts';
import { loadSolo } from '../late/solo.ts';
import { useStore } from '../store.ts';
import { entriesOf, lookAt, type Me, Refused, type TableInfo } from './api.ts';
import { linkWords } from './link-note.tsx';
import { Lobby } from './lobby.tsx';
import { OnlineGame } from './online-game.tsx';
import { OnlinePage } from './online-page.tsx';
import { pagePorts } from './page-ports.ts';
import { Remote } from './remote.ts';
import type { SoFar } from './so-far.ts';
import { refusalWords } from './use-deed.ts';
import { useShare } from './use-share.ts';

interface OnlineTableProps {
  readonly words: OnlineWords;
  readonly table: string;
  readonly me: Me | null;
  /** Where somebody says their name. */
  readonly children: ReactNode;
}

export function OnlineTable({ words, table, me, children }: OnlineTableProps): ReactNode {
  const { info, refused, look } = useInfo(table);
  const isThere = info !== null;
  const remote = useRemote(table, me, isThere ? info : null);
  if (refused !== null)
    return (
      <OnlinePage>
        <p className="warning">{refusalWords(words, refused)}</p>
      </OnlinePage>
    );
  if (remote === null || info === null) return null;
  return (
    <Joined words={words} table={table} isKnown={me !== null} info={info} look={look} remote={remote}>
      {children}
    </Joined>
  );
}

interface JoinedProps {
  readonly words: OnlineWords;
  readonly table: string;
  readonly isKnown: boolean;
  readonly info: TableInfo;
  /** Asks who sits there. */
  readonly look: () => void;
  readonly remote: Remote;
  readonly children: ReactNode;
}

function Joined({ words, table, isKnown, info, look, remote, children }: JoinedProps): ReactNode {
  const { web } = useFrame();
  const state = useStore(remote);
  const { soFar, seat } = state;
  const sitters = JSON.stringify(soFar?.seats.map(({ sitter }) => sitter));
  // biome-ignore lint/correctness/useExhaustiveDependencies: others sit there, whose names are not known
  useEffect(look, [look, sitters]);
  const isOtherSeal = useShare(table, remote, state);
  if (state.table !== null)
    return <OnlineGame key={seat} id={table} words={words} remote={remote} table={state.table} isOtherSeal={isOtherSeal} />;
  return (
    <OnlinePage>
      {children}
      <p role="status">{linkWords(words, state)}</p>
      {isOtherSeal ? (
        <p role="alert" className="warning">
          {words.say('otherSeal', {})}
        </p>
      ) : null}
      {soFar === null ? null : (
        <Lobby
          {...{ words, table, info, remote, soFar, seat, isKnown }}
          nameOf={(at) => nameAt(info, at) ?? web.say('home', 'seat', { seat: at + 1 })}
        />
      )}
    </OnlinePage>
  );
}

function nameAt({ seats }: TableInfo, seat: number): string | null {
  const sitter = seats[seat]?.sitter ?? null;
  if (sitter === null) return null;
  return 'bot' in sitter ? sitter.bot : sitter.name;
}

/** What the server says of the table before one has joined it. */
function useInfo(table: string) {
  const [info, setInfo] = useState<TableInfo | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const fail = useFailing();
  const look = useRef(() => {
    lookAt(table).then(setInfo, (error) => {
      if (!(error instanceof Refused)) fail(error);
      // Who looks again has seen it: the line may just be down.
      else if (error.code !== 'failed') setRefused(error.code);
    });
  });
  useEffect(() => look.current(), []);
  return { info, refused, look: look.current };
}

/** Null until the names of those who sit there are known, and the rules of every game have come. */
function useRemote(table: string, me: Me | null, info: TableInfo | null): Remote | null {
  const { web } = useFrame();
  const [remote, setRemote] = useState<Remote | null>(null);
  const known = useRef(info);
  known.current = info;
  const isThere = info !== null;
  const fail = useFailing();
  const seatWord = useRef((seat: number): string => web.say('home', 'seat', { seat: seat + 1 }));
  useEffect(() => {
    if (!isThere) return;
    const seatsOf = ({ seats }: SoFar): Seat[] =>
      seats.map(({ sitter }, seat) => {
        const name = (known.current === null ? null : nameAt(known.current, seat)) ?? seatWord.current(seat);
        return sitter !== null && 'bot' in sitter ? { kind: 'bot', name, bot: sitter.bot } : { kind: 'person', name };
      });
    const made = new Remote({ ports: pagePorts(table), person: me?.person ?? null, seatsOf });
    const wake = (): void => made.wake();
    const attend = (): void => made.attend(!document.hidden);
    // Without them, the socket tells everything.
    const early = entriesOf(table).catch(() => []);
    Promise.all([early, loadSolo(), loadEditions()]).then(([entries]) => {
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

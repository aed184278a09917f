/** The tables of this guest: first those where it is their move; finished ones under a separate heading. */
import type { OnlineWords } from '@tabannusi/text';
import { type ReactNode, useEffect, useState } from 'react';
import { useFailing } from '../frame/failing.ts';
import { useFrame } from '../frame/frame.ts';
import { addressOf } from '../route.ts';
import { type ListedTable, type Me, myTables, Refused } from './api.ts';
import { botName } from './online-bots.ts';
import { RefusalNote } from './refusal-note.tsx';
import { refusalWords } from './refusals.ts';

/** Milliseconds between two requests while the page is visible. */
const AGAIN_MS = 10_000;

const OVER: ReadonlySet<string> = new Set(['over', 'ended', 'cancelled']);

export function MyTables({ words, me }: { words: OnlineWords; me: Me }): ReactNode {
  const { tables, refused } = useMyTables(words);
  const running = (tables ?? []).filter(({ phase }) => !OVER.has(phase));
  // Tables that were closed before their game are not listed.
  const over = (tables ?? []).filter(({ phase }) => OVER.has(phase) && phase !== 'cancelled');
  const asked = running.filter(({ isYourMove }) => isYourMove);
  return (
    <section className="card my-tables" aria-labelledby="my-tables">
      <h2 id="my-tables">{words.say('yourTables', {})}</h2>
      <RefusalNote refused={refused} />
      <p className="unseen" role="status">
        {asked.length > 0 ? words.say('yourMove', {}) : ''}
      </p>
      {tables !== null && running.length + over.length === 0 ? <p className="faded">{words.say('noTables', {})}</p> : null}
      <TableList words={words} me={me} tables={running} />
      {over.length === 0 ? null : (
        <details>
          <summary>{words.say('finishedTables', { count: over.length })}</summary>
          <TableList words={words} me={me} tables={over} />
        </details>
      )}
    </section>
  );
}

function TableList({ words, me, tables }: { words: OnlineWords; me: Me; tables: readonly ListedTable[] }): ReactNode {
  const { speaker, web } = useFrame();
  const date = new Intl.DateTimeFormat(speaker.language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <ul>
      {tables.map((table) => {
        const isSolo = table.seats.length === 1;
        const names = isSolo ? [web.say('form', 'alone', {})] : namesAt(words, table, me);
        return (
          <li key={table.table} className={table.isYourMove ? 'asked' : undefined}>
            <a href={addressOf({ at: 't', id: table.table })}>{names.length === 0 ? words.say('emptyTable', {}) : web.list(names)}</a>
            <span>{words.say(stateOf(table), {})}</span>
            <time className="faded" dateTime={new Date(table.changedAt).toISOString()}>
              {date.format(table.changedAt)}
            </time>
          </li>
        );
      })}
    </ul>
  );
}

const PHASES = {
  open: 'phaseOpen',
  sealed: 'phaseOpen',
  playing: 'phasePlaying',
  over: 'phaseOver',
  ended: 'phaseEnded',
  cancelled: 'phaseCancelled',
} as const;

function stateOf({ phase, isYourMove, isInvited }: ListedTable) {
  if (isYourMove) return 'yourMove';
  if (isInvited && phase === 'open') return 'invitedYou';
  return PHASES[phase as keyof typeof PHASES] ?? 'phasePlaying';
}

function namesAt(words: OnlineWords, { seats }: ListedTable, me: Me): string[] {
  return seats.flatMap(({ sitter, invited }) => {
    const somebody = sitter ?? invited;
    if (somebody === null) return [];
    if ('bot' in somebody) return [words.say('bot', { name: botName(words, somebody.bot) })];
    return [somebody.person === me.person ? words.say('yourself', {}) : somebody.name];
  });
}

/** Null until the server has answered. If it stops answering, the last answer stays. */
function useMyTables(words: OnlineWords) {
  const [tables, setTables] = useState<readonly ListedTable[] | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const fail = useFailing();
  useEffect(() => {
    let isWanted = true;
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      try {
        const listed = await myTables();
        if (isWanted) setTables(listed);
        if (isWanted) setRefused(null);
      } catch (error) {
        if (!isWanted) return;
        if (error instanceof Refused) setRefused(refusalWords(words, error.code));
        else fail(error);
      }
    };
    void look();
    const timer = setInterval(look, AGAIN_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      isWanted = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [words, fail]);
  return { tables, refused };
}

/** What can be done with a game in History: play on from the moment that is shown, share it, and download the whole game. */
import type { AppWords } from '@tabannusi/text';
import { type ReactNode, useMemo } from 'react';
import { useFailing } from '../frame/failing.ts';
import { useFrame } from '../frame/frame.ts';
import { newId } from '../keep/new-id.ts';
import { wholeGame } from '../opening/recorded.ts';
import { useBegin } from '../opening/use-begin.tsx';
import { usePlaying } from '../session/context.ts';
import { Files } from '../share/files.tsx';
import { ShareMoment } from '../share/share-moment.tsx';

interface FromHereProps {
  readonly id: string | null;
  readonly past: number;
  readonly words: AppWords;
}

/** Nothing while the game is followed and not over: only its host knows all of it. */
export function FromHere({ id, past, words }: FromHereProps): ReactNode {
  const { session, scene } = usePlaying();
  const isOver = scene.prompt.wait === 'over';
  // biome-ignore lint/correctness/useExhaustiveDependencies: a followed game has a record when it is over
  const table = useMemo(() => session.hosted ?? wholeGame(scene.table), [session, scene.table, isOver]);
  const { library } = useFrame();
  const fail = useFailing();
  const { begin, note } = useBegin();
  if (table === null) return null;
  /** The bots, the king and the colours stay on their seats. */
  const playOn = async (): Promise<void> => {
    const kept = id === null ? null : await library.read(id);
    const branch = newId();
    await begin(branch, table.branch(past, branch), kept?.colours);
  };
  return (
    <>
      <button type="button" disabled={past === table.moment && isOver} onClick={() => playOn().catch(fail)}>
        {words.say('link', 'playOn', {})}
      </button>
      <ShareMoment table={table} moment={past} />
      <Files table={table} words={words} isShort />
      {note}
    </>
  );
}

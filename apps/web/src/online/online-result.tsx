/** Shown at the table when an online game is over: the winner, what remains of the game, and a rematch. */
import type { OnlineWords } from '@tabannusi/text';
import { type ReactNode, Suspense } from 'react';
import { useFrame } from '../frame/frame.ts';
import { lateView } from '../late/late-view.ts';
import { addressOf, go } from '../route.ts';
import { useStore } from '../store.ts';
import { rematchOf } from './api.ts';
import type { Remote } from './remote.ts';
import { useDeed } from './use-deed.ts';

const Result = lateView(async () => (await import('../table/result.tsx')).Result);

interface OnlineResultProps {
  /** Of the table on the server. */
  readonly id: string;
  readonly words: OnlineWords;
  readonly remote: Remote;
}

/** The first player to ask for a rematch opens it. The others are invited, and everybody at this table is told. */
export function OnlineResult(props: OnlineResultProps): ReactNode {
  const { id } = props;
  const { web } = useFrame();
  return (
    <Suspense>
      <Result id={null}>
        <WaysOn {...props}>
          <a className="button" href={addressOf({ at: 't', id, part: 'result' })}>
            {web.say('game', 'result', {})}
          </a>
        </WaysOn>
      </Result>
    </Suspense>
  );
}

/** A game that was given up has no winner. */
export const EndedGame = (props: OnlineResultProps): ReactNode => (
  <section className="result" role="status">
    <h1>{props.words.say('ended', {})}</h1>
    <WaysOn {...props} />
  </section>
);

function WaysOn({ id, words, remote, children = null }: OnlineResultProps & { readonly children?: ReactNode }): ReactNode {
  const { web } = useFrame();
  const { soFar, seat } = useStore(remote);
  const { attempt, isBusy, refused } = useDeed(words);
  const next = soFar?.rematch ?? null;
  return (
    <>
      <p role="status">{next === null ? refused : words.say(seat === null ? 'rematchOpened' : 'rematchInvites', {})}</p>
      <div>
        {next !== null ? (
          <a className="button" href={addressOf({ at: 't', id: next })}>
            {words.say('goToTable', {})}
          </a>
        ) : seat === null ? null : (
          <button
            type="button"
            className="main"
            disabled={isBusy}
            onClick={() => attempt(async () => go({ at: 't', id: await rematchOf(id) }))}
          >
            {web.say('game', 'rematch', {})}
          </button>
        )}
        {children}
        <a className="button" href={addressOf({ at: 't', id, part: 'proof' })}>
          {words.say('proof', {})}
        </a>
      </div>
    </>
  );
}

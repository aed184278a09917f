/** The state of the connection, in the bar above the board. Nothing if all is well. */
import type { OnlineWords } from '@tabannusi/text';
import type { ReactNode } from 'react';
import { usePlaying } from '../session/context.ts';
import { useStore } from '../store.ts';
import { LastSaid } from './phrases.tsx';
import type { Remote, RemoteState } from './remote.ts';

interface LinkNoteProps {
  readonly words: OnlineWords;
  readonly remote: Remote;
  readonly isOtherSeal: boolean;
}

export function LinkNote({ words, remote, isOtherSeal }: LinkNoteProps): ReactNode {
  const { told } = usePlaying();
  const state = useStore(remote);
  // After the game, nobody waits for players who have left.
  const isPlaying = state.soFar?.phase === 'playing';
  const gone = (isPlaying ? state.presence : []).flatMap((presence, seat) =>
    presence === 'gone' && seat !== state.seat ? (told.names[seat] ?? []) : [],
  );
  const says = [linkWords(words, state), ...gone.map((name) => words.say('gone', { name }))].filter((text) => text !== '');
  if (state.isSending) says.push(told.asks);
  if (isOtherSeal) says.push(words.say('otherSeal', {}));
  return (
    <div className="link-note">
      <p role="status">{says.join(' · ')}</p>
      <LastSaid {...{ words, said: state.said }} names={told.names} />
      {isOver(state.link) ? (
        <button type="button" onClick={() => location.reload()}>
          {words.say('reloadNow', {})}
        </button>
      ) : null}
    </div>
  );
}

const isOver = (link: RemoteState['link']): boolean => link === 'reload' || link === 'unlike' || link === 'notSignedIn' || link === 'form';

export function linkWords(words: OnlineWords, { link, refusal }: RemoteState): string {
  switch (link) {
    case 'live':
      return refusal === null ? '' : words.say(refusal === 'stale' ? 'stale' : 'dropped', {});
    case 'form':
      return words.say('unlike', {});
    case 'mayNot':
    case 'noTable':
    case 'notSignedIn':
      return words.refused(link);
    default:
      return words.say(link, {});
  }
}

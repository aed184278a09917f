/** Shows whether others in the network can reach this server and, on the server's own machine, the button that lets them in. */
import type { OnlineWords } from '@tabannusi/text';
import type { ReactNode } from 'react';
import type { Reached } from './reached.ts';
import { RefusalNote } from './refusal-note.tsx';
import { SharedLink } from './shared-link.tsx';
import { useDeed } from './use-deed.ts';

export function LetIn({ words, reached }: { words: OnlineWords; reached: Reached }): ReactNode {
  const { network, letIn } = reached;
  const { attempt, isBusy, refused } = useDeed(words);
  if (network === null) return null;
  if (network.address !== null) return <SharedLink words={words} label={words.say('isLetIn', {})} link={network.address} isShown />;
  if (!network.mayLetIn) return null;
  return (
    <div className="let-in">
      <p>{words.say('onlyHere', {})}</p>
      <RefusalNote refused={refused} />
      <button type="button" disabled={isBusy} onClick={() => attempt(letIn)}>
        {words.say('letIn', {})}
      </button>
      <p className="faded">{words.say('letInMeans', {})}</p>
    </div>
  );
}

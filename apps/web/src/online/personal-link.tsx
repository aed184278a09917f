/** The link that makes another browser this guest. It is made only on request, because it invalidates the one before. */
import type { OnlineWords } from '@tabannusi/text';
import { type ReactNode, useState } from 'react';
import { type Me, newKey } from './api.ts';
import { fragmentOf } from './come-back.tsx';
import type { Reached } from './reached.ts';
import { RefusalNote } from './refusal-note.tsx';
import { SharedLink } from './shared-link.tsx';
import { useDeed } from './use-deed.ts';

export function PersonalLink({ words, me, reached }: { words: OnlineWords; me: Me; reached: Reached }): ReactNode {
  const { attempt, isBusy, refused } = useDeed(words);
  const [key, setKey] = useState<string | null>(null);
  return (
    <section className="card personal-link" aria-labelledby="personal-link">
      <h2 id="personal-link">{words.say('personalLink', {})}</h2>
      <p>{words.say('personalLinkMeans', { name: me.name })}</p>
      {key === null ? null : <SharedLink words={words} label={words.say('personal', {})} link={reached.addressFor(fragmentOf(key))} />}
      <RefusalNote refused={refused} />
      <button type="button" disabled={isBusy} onClick={() => attempt(async () => setKey(await newKey()))}>
        {words.say('makePersonalLink', {})}
      </button>
    </section>
  );
}

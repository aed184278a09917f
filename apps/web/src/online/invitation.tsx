/**
 * Ways to invite others to a table: its link, its QR code or its code of eight letters; and, on the server's machine, the button that lets
 * others in.
 */
import type { OnlineWords } from '@tabannusi/text';
import type { ReactNode } from 'react';
import { addressOf } from '../route.ts';
import { LetIn } from './let-in.tsx';
import type { Reached } from './reached.ts';
import { SharedLink } from './shared-link.tsx';

interface InvitationProps {
  readonly words: OnlineWords;
  readonly table: string;
  readonly reached: Reached;
  /** Only for the host and the seats. */
  readonly code: string | null;
}

export function Invitation({ words, table, reached, code }: InvitationProps): ReactNode {
  const mustLetIn = reached.network !== null && reached.network.address === null && reached.network.mayLetIn;
  return (
    <section className="card" aria-labelledby="invitation">
      <h2 id="invitation">{words.say('invite', {})}</h2>
      {mustLetIn ? <LetIn words={words} reached={reached} /> : null}
      <SharedLink words={words} label={words.say('link', {})} link={reached.addressFor(addressOf({ at: 't', id: table }))} />
      {code === null ? null : (
        <p>
          {words.say('inviteCode', {})} <strong className="code">{`${code.slice(0, 4)}-${code.slice(4)}`}</strong>
        </p>
      )}
    </section>
  );
}

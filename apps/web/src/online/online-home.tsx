/** The home view of online play: the reader's tables, a form for a new one, a form for an invitation code, and the reader's name. */
import type { OnlineWords } from '@tabannusi/text';
import type { ReactNode } from 'react';
import type { Me } from './api.ts';
import { CodeForm } from './code-form.tsx';
import { LetIn } from './let-in.tsx';
import { MyTables } from './my-tables.tsx';
import { NewTable } from './opening-form.tsx';
import { PersonalLink } from './personal-link.tsx';
import { useReached } from './reached.ts';

export function OnlineHome({ words, me }: { words: OnlineWords; me: Me }): ReactNode {
  const reached = useReached();
  return (
    <>
      <div>
        <MyTables words={words} me={me} />
        <CodeForm words={words} />
      </div>
      <NewTable words={words} />
      <div>
        {reached.network === null ? null : (
          <section className="card">
            <LetIn words={words} reached={reached} />
          </section>
        )}
        <PersonalLink words={words} me={me} reached={reached} />
      </div>
    </>
  );
}

/** The proof of the dice after the game, verified in the page, and the file to verify it elsewhere. */
import { loadProofWords, type ProofWords } from '@tabannusi/text';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useFailing } from '../frame/failing.ts';
import { Page } from '../frame/page.tsx';
import { useSpoken } from '../frame/spoken.ts';
import { ProofVerdict } from '../proof/proof-verdict.tsx';
import { addressOf } from '../route.ts';
import { download } from '../share/download.ts';
import { proofOf, Refused } from './api.ts';

/** Codes with texts of their own. */
const SAID = ['noProof', 'noRecord', 'noTable', 'notEnded'] as const;

export function ProofPage({ table }: { table: string }): ReactNode {
  const words = useSpoken(loadProofWords);
  const { proof, refused, fetchProof } = useProof(table);
  if (words === null) return null;
  return (
    <Page title={words.say('title', {})} className="page prose">
      <p>
        <a href={addressOf({ at: 't', id: table })}>{words.say('back', {})}</a>
      </p>
      {refused === null ? null : (
        <section className="card">
          <p role="alert">{words.say(SAID.find((said) => said === refused) ?? 'failed', {})}</p>
          {SAID.some((said) => said === refused && said !== 'notEnded') ? null : (
            <button type="button" onClick={fetchProof}>
              {words.say('again', {})}
            </button>
          )}
        </section>
      )}
      {proof === null ? null : (
        <>
          <ProofVerdict value={proof} />
          <Files words={words} table={table} proof={proof} />
        </>
      )}
    </Page>
  );
}

function Files({ words, table, proof }: { words: ProofWords; table: string; proof: object }): ReactNode {
  const name = `tabannusi-proof-${table.slice(0, 8)}.json`;
  const command = `npx tabannusi record verify ${name}`;
  return (
    <section className="card">
      <button type="button" className="main" onClick={() => download(name, proof)}>
        {words.say('save', {})}
      </button>
      <p>{words.say('check', {})}</p>
      <p>
        <code>{command}</code>
      </p>
    </section>
  );
}

/** The proof as the server sends it. Nothing in it is trusted. */
function useProof(table: string) {
  const [proof, setProof] = useState<object | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const fail = useFailing();
  const fetchProof = useCallback(() => {
    setRefused(null);
    proofOf(table).then(setProof, (error) => (error instanceof Refused ? setRefused(error.code) : fail(error)));
  }, [table, fail]);
  useEffect(fetchProof, [fetchProof]);
  return { proof, refused, fetchProof };
}

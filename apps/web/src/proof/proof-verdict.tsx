/** Verifies a proof of dice in the page, and says what it proves and what it does not. */
import { type Verified, verifyProof } from '@tabannusi/fair';
import { type FaultWords, loadProofWords, type ProofWords } from '@tabannusi/text';
import { type ReactNode, useEffect, useState } from 'react';
import { smallStorage } from '../device/small-storage.ts';
import { useFaultWords, useSpoken } from '../frame/spoken.ts';
import { agreedAt } from './agreed.ts';

type Valid = Extract<Verified, { readonly ok: true }>;

/** `value` comes from anywhere. */
export function ProofVerdict({ value }: { value: unknown }): ReactNode {
  const words = useSpoken(loadProofWords);
  const faults = useFaultWords();
  const verified = useVerified(value);
  if (words === null || faults === null) return null;
  return (
    <section className="card proof" aria-live="polite">
      {verified === null ? (
        <p>{words.say('checking', {})}</p>
      ) : verified.ok ? (
        <Holds verified={verified} words={words} />
      ) : (
        <Fails verified={verified} words={words} faults={faults} />
      )}
    </section>
  );
}

/** Null until it has been verified: the page says first that it does so. */
function useVerified(value: unknown): Verified | null {
  const [verified, setVerified] = useState<Verified | null>(null);
  useEffect(() => {
    setVerified(null);
    const timer = setTimeout(() => setVerified(verifyProof(value)));
    return () => clearTimeout(timer);
  }, [value]);
  return verified;
}

function Fails({
  verified,
  words,
  faults,
}: {
  verified: Extract<Verified, { readonly ok: false }>;
  words: ProofWords;
  faults: FaultWords;
}): ReactNode {
  const sentences = new Set(verified.faults.map(faults.proof));
  return (
    <>
      <h2 className="warning">{words.say('fails', {})}</h2>
      <ul className="faults">
        {[...sentences].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  );
}

function Holds({ verified: { proof, replayed, seal, shares, early, chain }, words }: { verified: Valid; words: ProofWords }): ReactNode {
  const trusted = shares - early;
  const seen = agreedAt(smallStorage(), proof.sealed.table);
  const isSame = seen?.seal === seal && (proof.chain === undefined || proof.chain[seen.seq - 1]?.chain === seen.chain);
  const { chance, decisions } = replayed.record;
  return (
    <>
      <h2>{words.say('holds', {})}</h2>
      <h3>{words.say('proves', {})}</h3>
      <ul>
        <li>{words.say('drawn', { outcomes: chance.length })}</li>
        <li>
          {words.say('fixed', { trusted })} {words.say('chosen', { trusted })} {early === 0 ? null : words.say('early', { early })}
        </li>
        <li>{words.say('played', { decisions: decisions.length })}</li>
        {chain === null ? null : <li>{words.say('chained', { entries: proof.chain?.length ?? 0 })}</li>}
      </ul>
      <h3>{words.say('provesNot', {})}</h3>
      <ul>
        {(['notLooked', 'notTalked', 'notElsewhere'] as const).map((key) => (
          <li key={key}>{words.say(key, {})}</li>
        ))}
      </ul>
      <h3>{words.say('seal', {})}</h3>
      <p>
        <code className="seal">{seal}</code>
      </p>
      <p className={seen === null || isSame ? undefined : 'warning'}>
        {seen === null ? words.say('sealUnseen', {}) : isSame ? words.say('sealSame', {}) : words.say('sealOther', { seal: seen.seal })}
      </p>
    </>
  );
}

/** What was loaded and what can be done with it, or its faults. */
import { mask, SPECTATOR, type State, viewOf } from '@tabannusi/engine';
import type { Table } from '@tabannusi/table';
import { type AppWords, describedPosition, type FaultWords } from '@tabannusi/text';
import { type ReactNode, Suspense, useMemo } from 'react';
import { useFrame } from '../frame/frame.ts';
import { useFaultWords } from '../frame/spoken.ts';
import { NewGame } from '../home/new-game.tsx';
import { lateView } from '../late/late-view.ts';
import { GivenSeats } from './given-seats.tsx';
import { type Given, LONGEST } from './read-given.ts';

/** Loads when there is a position to draw. */
const PositionBoard = lateView(async () => (await import('./position-board.tsx')).PositionBoard);

/** Loads when there is a proof to verify. */
const ProofVerdict = lateView(async () => (await import('../proof/proof-verdict.tsx')).ProofVerdict);

/** The sentences are a live region; the forms and the board stand outside it, so that screen readers do not read them out. */
export function Answer({ given, words }: { given: Given | null; words: AppWords }): ReactNode {
  return (
    <>
      <div role="status">{given === null ? null : <Said given={given} words={words} />}</div>
      {given !== null && 'table' in given ? <GivenSeats table={given.table} deed={words.say('load', 'open', {})} /> : null}
      {given?.is === 'position' ? <GivenPosition state={given.state} /> : null}
      {given?.is === 'proof' ? (
        <Suspense>
          <ProofVerdict value={given.value} />
        </Suspense>
      ) : null}
      {given?.is === 'edition' ? <NewGame given={given.edition} /> : null}
    </>
  );
}

function Said({ given, words }: { given: Given; words: AppWords }): ReactNode {
  const faults = useFaultWords();
  if (faults === null) return null;
  switch (given.is) {
    case 'record':
    case 'table':
      return <GivenGame given={given} faults={faults} words={words} />;
    case 'position':
      return (
        <>
          <p>{words.say('load', 'position', {})}</p>
          <p>{words.say('load', 'positionOnly', {})}</p>
        </>
      );
    case 'edition': {
      const { edition, warnings } = given;
      return (
        <>
          <p>{words.say('load', 'edition', { name: edition.title })}</p>
          <Sentences heading={words.say('load', 'remarks', { count: warnings.length })} sentences={warnings.map(faults.warning)} />
        </>
      );
    }
    case 'faulty': {
      const sentences = given.sentences(faults);
      return <Sentences isFault heading={words.say('load', 'faults', { count: sentences.length })} sentences={sentences} />;
    }
    case 'proof':
      return null;
    case 'tooLong':
      return <p className="warning">{words.say('load', 'tooLong', { limit: LONGEST })}</p>;
    default:
      return <p className="warning">{words.say('load', given.is, {})}</p>;
  }
}

/** Nothing if there are no sentences. */
function Sentences({
  heading,
  sentences,
  isFault = false,
}: {
  heading: string;
  sentences: readonly string[];
  isFault?: boolean;
}): ReactNode {
  if (sentences.length === 0) return null;
  return (
    <section className={isFault ? 'card faults' : 'card'}>
      <h2>{heading}</h2>
      <ol>
        {[...new Set(sentences)].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ol>
    </section>
  );
}

interface GivenGameProps {
  readonly given: Extract<Given, { readonly table: Table }>;
  readonly faults: FaultWords;
  readonly words: AppWords;
}

function GivenGame({ given, faults, words }: GivenGameProps): ReactNode {
  const { web, speaker } = useFrame();
  const { table, is, hashesCompared, hadSeed } = given;
  return (
    <>
      <p>{words.say('load', is, { players: web.list(speaker.names(table)), turn: table.turns.length })}</p>
      {hashesCompared ? null : <p>{faults.hashesNotCompared()}</p>}
      {hadSeed ? null : <p>{words.say('load', 'withoutSeed', {})}</p>}
    </>
  );
}

function GivenPosition({ state }: { state: State }): ReactNode {
  const { web, speaker } = useFrame();
  const names = useMemo(
    () => Array.from({ length: state.setting.players }, (_, seat) => web.say('home', 'seat', { seat: seat + 1 })),
    [state, web],
  );
  const described = describedPosition(speaker.speech, { names, game: state }, viewOf(mask(state, SPECTATOR)));
  return (
    <>
      <Suspense>
        <PositionBoard state={state} names={names} />
      </Suspense>
      <section className="card">
        {described.map(({ title, sentences }) => (
          <article key={title}>
            <h2>{title}</h2>
            <p>{sentences.join(' ')}</p>
          </article>
        ))}
      </section>
    </>
  );
}

/** The form for a new game, filled in as for the last one. */
import { type Edition, REFERENCE_EDITION } from '@tabannusi/engine';
import { newTable } from '@tabannusi/table';
import { type FormEvent, type ReactNode, Suspense, useEffect, useState } from 'react';
import { smallStorage } from '../device/small-storage.ts';
import { useFailing } from '../frame/failing.ts';
import { useFrame } from '../frame/frame.ts';
import { newId } from '../keep/new-id.ts';
import { fetched } from '../late/fetched.ts';
import { lateView } from '../late/late-view.ts';
import { loadSolo } from '../late/solo.ts';
import { useBegin } from '../opening/use-begin.tsx';
import { lastSetUp, rememberSetUp } from './last-set-up.ts';
import type { Leaving } from './leaving.ts';
import { coloursOf, faultOf, kingOf, seatsOf, withKing, withoutKing } from './seat-form.ts';
import { SeatRow } from './seat-row.tsx';

const MoreChoices = lateView(async () => (await import('./more-choices.tsx')).MoreChoices);

/** `given` is an edition that has just been opened. `leaving` runs first, since the deletions may make room for the game. */
export function NewGame({ given, leaving }: { given?: Edition; leaving?: Leaving }): ReactNode {
  const { web, speaker, settings } = useFrame();
  const { begin, note } = useBegin();
  const fail = useFailing();
  const { seats, setSeats, isAlone, changeWay, switches, setSwitches, edition, setEdition } = useSetUp(given);
  const [seed, setSeed] = useState('');
  const [hasMore, setHasMore] = useState(false);
  const [fault, setFault] = useState<ReturnType<typeof faultOf>>(null);

  const submit = async (): Promise<void> => {
    const rival = kingOf(seats);
    const wrong = faultOf(seats, seed, rival === null ? undefined : speaker.king(rival));
    setFault(wrong);
    if (wrong !== null) return;
    // Remembered before anything can fail, so that the form is the same after a reload.
    rememberSetUp(smallStorage(), { seats, switches, edition: edition === REFERENCE_EDITION ? null : `${edition.id} ${edition.version}` });
    const id = newId();
    const king = rival ?? undefined;
    if (rival !== null) await loadSolo();
    const table = newTable({ edition, seats: seatsOf(seats), king, switches, seed: seed === '' ? id : seed, settings: settings.seat });
    await leaving?.current?.();
    await begin(id, table, coloursOf(seats));
  };

  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    submit().catch(fail);
  };

  return (
    <form className="card new-game" onSubmit={onSubmit} aria-label={web.say('home', 'newGame', {})}>
      <h2>{web.say('home', 'newGame', {})}</h2>
      <fieldset className="ways-to-play" aria-label={web.say('home', 'newGame', {})}>
        {(['together', 'alone'] as const).map((way) => (
          <label key={way}>
            <input type="radio" name="way" checked={isAlone === (way === 'alone')} onChange={() => changeWay(way)} />
            {web.say('form', way, {})}
          </label>
        ))}
      </fieldset>
      {seats.slice(0, isAlone ? 2 : undefined).map((_, seat) => (
        <SeatRow key={seat} seats={seats} seat={seat} edition={edition} change={setSeats} isBad={fault === 'badName'} />
      ))}
      <label className="check">
        <input
          type="checkbox"
          checked={switches.firstGame}
          onChange={({ target }) => setSwitches({ ...switches, firstGame: target.checked })}
        />
        {web.say('home', 'firstGame', {})}
      </label>
      <SeedField seed={seed} onSeed={setSeed} isBad={fault === 'badSeed'} />
      {edition === REFERENCE_EDITION ? null : <p>{web.say('form', 'edition', { name: nameOf(edition) })}</p>}
      <details onToggle={() => setHasMore(true)}>
        <summary>{web.say('form', 'more', {})}</summary>
        {hasMore ? (
          <Suspense>
            <MoreChoices edition={edition} onEdition={setEdition} switches={switches} onSwitches={setSwitches} />
          </Suspense>
        ) : null}
      </details>
      {fault === null ? null : (
        <p className="warning" role="alert">
          {web.say('home', fault, {})}
        </p>
      )}
      {note}
      <button type="submit" className="main">
        {web.say('home', 'begin', {})}
      </button>
    </form>
  );
}

type Way = 'together' | 'alone';

/** Seats, switches and edition of the last game, or the given edition. */
function useSetUp(given: Edition | undefined) {
  const fail = useFailing();
  const [last] = useState(() => lastSetUp(smallStorage()));
  const [seats, setSeats] = useState(last.seats);
  /** The seats before the switch to a solo game. */
  const [before, setBefore] = useState<typeof seats | null>(null);
  const [switches, setSwitches] = useState(last.switches);
  const [edition, setEdition] = useState(given ?? REFERENCE_EDITION);
  useEffect(() => {
    if (given !== undefined || last.edition === null) return;
    const find = async (): Promise<void> => {
      const { allEditions, editionKey } = await fetched(import('../keep/editions.ts'));
      const kept = (await allEditions()).find((each) => editionKey(each) === last.edition);
      if (kept !== undefined) setEdition(kept);
    };
    // If the edition cannot be loaded, fail: the game would otherwise begin with another one.
    find().catch(fail);
  }, [given, last, fail]);
  const changeWay = (way: Way): void => {
    if (way === 'alone') setBefore(seats);
    setSeats(way === 'alone' ? withKing(seats) : withoutKing(seats, before));
  };
  return { seats, setSeats, isAlone: kingOf(seats) !== null, changeWay, switches, setSwitches, edition, setEdition };
}

function SeedField({ seed, onSeed, isBad }: { seed: string; onSeed: (seed: string) => void; isBad: boolean }): ReactNode {
  const { web } = useFrame();
  return (
    <>
      <label className="seed">
        {web.say('home', 'seed', {})}
        <input
          value={seed}
          maxLength={40}
          onChange={({ target }) => onSeed(target.value)}
          aria-describedby="seed-form"
          aria-invalid={isBad}
        />
      </label>
      <p className="faded" id="seed-form">
        {web.say('home', 'seedForm', {})}
      </p>
    </>
  );
}

/** Returns the name of an edition; an older version of the reference edition has its title. */
const nameOf = ({ title, version }: Edition): string => (title === REFERENCE_EDITION.title ? `${title} ${version}` : title);

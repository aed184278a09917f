/** The form for a new table. Every change is stored on the device, so nothing is lost if the server refuses or does not answer. */
import { type Edition, KINGS, REFERENCE_EDITION, type Switches } from '@tabannusi/engine';
import type { OnlineWords } from '@tabannusi/text';
import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { smallStorage } from '../device/small-storage.ts';
import { useFrame } from '../frame/frame.ts';
import type { KeptSummary } from '../keep/library.ts';
import { lateView } from '../late/late-view.ts';
import { go } from '../route.ts';
import { openTable } from './api.ts';
import { ContinueChoice } from './continue-choice.tsx';
import { continuedOpening, type LocalGame, localGameOf } from './continued.ts';
import {
  keepOpening,
  keptOpening,
  MOST_SEATS,
  type OpeningForm,
  onlyOnce,
  openingOf,
  optionsOf,
  ownSeat,
  plannedSitters,
} from './opening.ts';
import { PlannedSeats } from './planned-seats.tsx';
import { RefusalNote } from './refusal-note.tsx';
import { takeSeat } from './take-seat.ts';
import { useDeed } from './use-deed.ts';

const MoreChoices = lateView(async () => (await import('../home/more-choices.tsx')).MoreChoices);

interface PartProps {
  readonly words: OnlineWords;
  readonly form: OpeningForm;
  readonly change: (form: OpeningForm) => void;
}

export function NewTable({ words }: { words: OnlineWords }): ReactNode {
  const { library } = useFrame();
  const { attempt, isBusy, refused } = useDeed(words);
  const [form, setForm] = useState(() => keptOpening(smallStorage()));
  const [edition, setEdition] = useState<Edition>(REFERENCE_EDITION);
  const [local, setLocal] = useState<LocalGame | null>(null);
  const games = useGamesUnderWay();
  const change = (next: OpeningForm): void => {
    keepOpening(smallStorage(), next);
    setForm(next);
  };
  const open = async (): Promise<void> => {
    const opening = local === null ? openingOf(form, edition) : await continuedOpening(library, local, optionsOf(form));
    const table = await openTable(opening);
    const seat = ownSeat(local?.sitters ?? plannedSitters(form));
    // If the host could not sit down, the table shows why, and they can still do it there.
    if (seat !== null) await takeSeat(table, seat).catch(() => {});
    go({ at: 't', id: table });
  };
  return (
    <form
      className="card new-table"
      aria-labelledby="new-table"
      onSubmit={(event) => {
        event.preventDefault();
        attempt(open);
      }}
    >
      <h2 id="new-table">{words.say('newTable', {})}</h2>
      <WaysToPlay {...{ words, form, change, games, local, setLocal }} />
      {local !== null ? (
        <ContinueChoice {...{ words, games, local }} change={setLocal} />
      ) : (
        <>
          {form.king === null ? <Together {...{ words, form, change, edition }} /> : <Alone {...{ words, form, change }} />}
          <Rules {...{ words, form, change, edition, setEdition }} />
        </>
      )}
      <Allowed {...{ words, form, change }} />
      <RefusalNote refused={refused} />
      <button type="submit" className="main" disabled={isBusy}>
        {words.say('open', {})}
      </button>
    </form>
  );
}

/** The local games that can be continued; none if the device cannot read them. */
function useGamesUnderWay(): readonly KeptSummary[] {
  const { library } = useFrame();
  const [games, setGames] = useState<readonly KeptSummary[]>([]);
  useEffect(() => {
    library.list().then(
      (all) => setGames(all.filter(({ over }) => !over)),
      () => {},
    );
  }, [library]);
  return games;
}

interface WaysProps extends PartProps {
  readonly games: readonly KeptSummary[];
  readonly local: LocalGame | null;
  readonly setLocal: (local: LocalGame | null) => void;
}

function WaysToPlay({ words, form, change, games, local, setLocal }: WaysProps): ReactNode {
  const { web } = useFrame();
  const [first] = games;
  const present = local !== null ? 'goOn' : form.king === null ? 'together' : 'alone';
  const ways = [
    { way: 'together', name: web.say('form', 'together', {}) },
    { way: 'alone', name: web.say('form', 'alone', {}) },
    ...(first === undefined ? [] : [{ way: 'goOn', name: words.say('goOn', {}) }]),
  ];
  const choose = (way: string): void => {
    setLocal(way === 'goOn' && first !== undefined ? localGameOf(first) : null);
    if (way !== 'goOn') change({ ...form, king: way === 'alone' ? KINGS[0] : null });
  };
  return (
    <fieldset className="ways-to-play" aria-label={words.say('newTable', {})}>
      {ways.map(({ way, name }) => (
        <label key={way}>
          <input type="radio" name="way" checked={way === present} onChange={() => choose(way)} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

interface RulesProps extends PartProps {
  readonly edition: Edition;
  readonly setEdition: (edition: Edition) => void;
}

function Rules({ form: { switches, ...form }, change, edition, setEdition }: RulesProps): ReactNode {
  const { web } = useFrame();
  const [hasMore, setHasMore] = useState(false);
  const switchTo = (next: Switches): void => change({ ...form, switches: next });
  return (
    <>
      <label className="check">
        <input
          type="checkbox"
          checked={switches.firstGame}
          onChange={({ target }) => switchTo({ ...switches, firstGame: target.checked })}
        />
        {web.say('home', 'firstGame', {})}
      </label>
      <details onToggle={() => setHasMore(true)}>
        <summary>{web.say('form', 'more', {})}</summary>
        {hasMore ? (
          <Suspense>
            <MoreChoices edition={edition} onEdition={setEdition} switches={switches} onSwitches={switchTo} />
          </Suspense>
        ) : null}
      </details>
    </>
  );
}

function Together({ words, form, change, edition }: PartProps & { readonly edition: Edition }): ReactNode {
  const { players, sitters } = form;
  return (
    <>
      <label>
        {words.say('players', {})}
        <select value={players} onChange={({ target }) => change({ ...form, players: Number(target.value) })}>
          {Array.from({ length: MOST_SEATS - 1 }, (_, n) => (
            <option key={n}>{n + 2}</option>
          ))}
        </select>
      </label>
      <PlannedSeats
        words={words}
        edition={edition}
        sitters={sitters.slice(0, players)}
        change={(seated) => change({ ...form, sitters: onlyOnce([...seated, ...sitters.slice(players)]) })}
      />
    </>
  );
}

function Alone({ words, form, change }: PartProps): ReactNode {
  const { speaker } = useFrame();
  return (
    <label className="row">
      {words.say('rival', {})}
      <select
        value={form.king ?? KINGS[0]}
        onChange={({ target }) => change({ ...form, king: KINGS.find((king) => king === target.value) ?? form.king })}
      >
        {KINGS.map((king) => (
          <option key={king} value={king}>
            {speaker.king(king)}
          </option>
        ))}
      </select>
    </label>
  );
}

function Allowed({ words, form, change }: PartProps): ReactNode {
  return (
    <fieldset className="allowed">
      <legend>{words.say('allowed', {})}</legend>
      {(['hints', 'estimate'] as const).map((name) => (
        <label key={name} className="check">
          <input type="checkbox" checked={form[name]} onChange={({ target }) => change({ ...form, [name]: target.checked })} />
          {words.say(name, {})}
        </label>
      ))}
      <label className="row">
        {words.say('whoWatches', {})}
        <select value={form.watching} onChange={({ target }) => change({ ...form, watching: target.value === 'seats' ? 'seats' : 'link' })}>
          <option value="link">{words.say('watchingLink', {})}</option>
          <option value="seats">{words.say('watchingSeats', {})}</option>
        </select>
      </label>
    </fieldset>
  );
}

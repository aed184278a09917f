/** Who sits where, and the game begins. */
import { type Edition, REFERENCE_EDITION } from '@tabannusi/engine';
import { newTable } from '@tabannusi/table';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useFrame } from '../frame.ts';
import { keptGame } from '../keep/kept-game.ts';
import { ClaimMarker } from '../pieces/player-mark.tsx';
import { go } from '../route.ts';
import { Sign } from '../table/sign.tsx';
import { FIRST_SEATS, faultOf, isKing, kindsFor, kingOf, type SeatForm, seatsOf } from './seat-form.ts';

export function NewGame({ edition = REFERENCE_EDITION }: { edition?: Edition }): ReactNode {
  const { web, speaker, library } = useFrame();
  const [seats, setSeats] = useState<readonly SeatForm[]>(FIRST_SEATS);
  const [seed, setSeed] = useState('');
  const [firstGame, setFirstGame] = useState(true);
  const [fault, setFault] = useState<ReturnType<typeof faultOf>>(null);
  const change = (seat: number, part: Partial<SeatForm>): void =>
    setSeats(seats.map((form, n) => (n === seat ? { ...form, ...part } : form)));

  const begin = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    const wrong = faultOf(seats, seed);
    setFault(wrong);
    if (wrong !== null) return;
    const id = crypto.randomUUID();
    const table = newTable({
      edition,
      seats: seatsOf(seats),
      king: kingOf(seats) ?? undefined,
      switches: { firstGame },
      seed: seed === '' ? id : seed,
    });
    await library.write(keptGame(id, table));
    go({ at: 'game', id });
  };

  return (
    <form className="card new-game" onSubmit={begin} aria-label={web.say('home', 'newGame', {})}>
      <h2>{web.say('home', 'newGame', {})}</h2>
      {seats.map(({ kind, name }, seat) => (
        <div className={kind === 'nobody' ? 'seat empty' : 'seat'} key={seat}>
          <Sign size={30} view={17}>
            <ClaimMarker seat={seat} />
          </Sign>
          <select
            aria-label={web.say('home', 'sitsThere', { seat: seat + 1 })}
            value={kind}
            onChange={({ target }) => change(seat, { kind: kindsFor(seats, seat).find((each) => each === target.value) ?? kind })}
          >
            {kindsFor(seats, seat).map((each) => (
              <option key={each} value={each}>
                {isKing(each) ? web.say('home', 'king', { king: speaker.king(each) }) : web.say('home', each, {})}
              </option>
            ))}
          </select>
          <input
            aria-label={web.say('home', 'name', { seat: seat + 1 })}
            value={isKing(kind) ? speaker.king(kind) : name}
            maxLength={12}
            disabled={kind === 'nobody' || isKing(kind)}
            onChange={({ target }) => change(seat, { name: target.value })}
          />
        </div>
      ))}
      <label className="check">
        <input type="checkbox" checked={firstGame} onChange={({ target }) => setFirstGame(target.checked)} />
        {web.say('home', 'firstGame', {})}
      </label>
      <label className="seed">
        {web.say('home', 'seed', {})}
        <input value={seed} maxLength={40} onChange={({ target }) => setSeed(target.value)} aria-describedby="seed-form" />
      </label>
      <p className="faded" id="seed-form">
        {web.say('home', 'seedForm', {})}
      </p>
      {fault === null ? null : (
        <p className="warning" role="alert">
          {web.say('home', fault, {})}
        </p>
      )}
      <button type="submit" className="main">
        {web.say('home', 'begin', {})}
      </button>
    </form>
  );
}

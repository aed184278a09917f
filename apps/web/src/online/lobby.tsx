/** A table before its game: who sits where, who is missing, and how to invite others. */
import type { ReactNode } from 'react';
import { useFrame } from '../frame/frame.ts';
import { addressOf } from '../route.ts';
import { Agreed } from './agreed.tsx';
import { EndTable } from './end-table.tsx';
import { Invitation } from './invitation.tsx';
import type { LobbyProps } from './lobby-props.ts';
import { LobbySeat } from './lobby-seat.tsx';
import { PersonalLink } from './personal-link.tsx';
import { Phrases, SaidList } from './phrases.tsx';
import { useReached } from './reached.ts';
import { RefusalNote } from './refusal-note.tsx';
import { isAlone } from './so-far.ts';
import { useDeed } from './use-deed.ts';
import { useLate } from './use-late.ts';
import { waitingFor } from './waiting-for.ts';

/** Milliseconds after which players who hold up the table are named, and anybody may free their seats. */
const DICE_TAKE_MS = 2_000;
const SHARES_MAY_COME_MS = 20_000;

export function Lobby(props: LobbyProps): ReactNode {
  const { words, table, me, info, state, names } = props;
  const { web } = useFrame();
  const deeds = useDeed(words);
  const reached = useReached();
  const { soFar } = state;
  const isSealed = soFar.phase === 'sealed';
  const isLate = useLate(isSealed, DICE_TAKE_MS);
  const mayFree = useLate(isSealed, SHARES_MAY_COME_MS);
  const waits = waitingFor(words, web, { soFar, own: state.seat, names, isKnown: me !== null, isLate });
  if (soFar.phase === 'cancelled')
    return (
      <section className="card">
        <p role="status">{words.say('cancelled', {})}</p>
        <a className="button" href={addressOf({ at: 'online' })}>
          {words.say('toTables', {})}
        </a>
      </section>
    );
  return (
    <>
      <section className="card lobby" aria-labelledby="lobby-seats">
        <h2 id="lobby-seats">{words.say('seats', {})}</h2>
        <ul className="online-seats">
          {soFar.seats.map((_, seat) => (
            <LobbySeat key={seat} {...props} {...{ seat, deeds, mayFree }} />
          ))}
        </ul>
        <p role="status">{waits}</p>
        <RefusalNote refused={deeds.refused} />
        <Agreed words={words} soFar={soFar} info={info} />
      </section>
      {soFar.phase === 'open' && soFar.seats.length > 1 ? <Invitation {...{ words, table, reached }} code={info.code} /> : null}
      {state.seat === null || isAlone(soFar) ? null : (
        <section className="card">
          <div role="log" aria-label={words.say('say', {})}>
            <SaidList {...{ words, names }} said={state.said} />
          </div>
          <Phrases words={words} remote={props.remote} />
        </section>
      )}
      {me === null || state.seat === null ? null : <PersonalLink {...{ words, me, reached }} />}
      {info.you.host ? <EndTable words={words} what="cancel" end={() => props.remote.do({ t: 'end' })} /> : null}
      <p>
        <a href={addressOf({ at: 'online' })}>{words.say('toTables', {})}</a>
      </p>
    </>
  );
}

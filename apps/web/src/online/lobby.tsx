/** A table before its game: seats are taken, the others are invited. */
import { seatCommitment } from '@tabannusi/fair';
import type { OnlineWords } from '@tabannusi/text';
import { type ReactNode, useState } from 'react';
import { smallStorage } from '../device/small-storage.ts';
import { useFrame } from '../frame/frame.ts';
import { newId } from '../keep/new-id.ts';
import { ClaimMarker } from '../pieces/player-mark.tsx';
import { Sign } from '../pieces/sign.tsx';
import { addressOf } from '../route.ts';
import { copyText } from '../share/copy.ts';
import { sit, stand, type TableInfo } from './api.ts';
import type { Remote } from './remote.ts';
import { newShare } from './share-of-dice.ts';
import type { SoFar } from './so-far.ts';
import { useDeed } from './use-deed.ts';

interface LobbyProps {
  readonly words: OnlineWords;
  readonly table: string;
  readonly info: TableInfo;
  readonly remote: Remote;
  readonly soFar: SoFar;
  readonly seat: number | null;
  readonly isKnown: boolean;
  readonly nameOf: (seat: number) => string;
}

export function Lobby({ words, table, info, remote, soFar, seat: own, isKnown, nameOf }: LobbyProps): ReactNode {
  const { web } = useFrame();
  const { attempt, isBusy, refused } = useDeed(words);
  const isOpen = soFar.phase === 'open';
  const take = (seat: number): void =>
    attempt(async () => {
      await sit(table, seat, newId(), seatCommitment(table, seat, newShare(smallStorage(), table)));
    });
  return (
    <>
      <Invitation words={words} table={table} code={info.code} />
      {refused === null ? null : (
        <p className="warning" role="alert">
          {refused}
        </p>
      )}
      <ul className="online-seats card">
        {soFar.seats.map(({ sitter, isReady }, seat) => (
          <li key={seat}>
            <Sign size={30} view={17}>
              <ClaimMarker seat={seat} />
            </Sign>
            <span>
              {sitter === null ? words.say('free', {}) : seat === own ? words.say('you', { name: nameOf(seat) }) : nameOf(seat)}
              {sitter === null ? null : <span className="faded"> {words.say(isReady ? 'isReady' : 'isNotReady', {})}</span>}
            </span>
            {isOpen && isKnown && own === null && sitter === null ? (
              <button
                type="button"
                disabled={isBusy}
                onClick={() => take(seat)}
                aria-label={`${web.say('home', 'seat', { seat: seat + 1 })}: ${words.say('sit', {})}`}
              >
                {words.say('sit', {})}
              </button>
            ) : null}
            {isOpen && seat === own ? (
              <span className="deeds">
                {isReady ? null : (
                  <button type="button" className="main" onClick={() => remote.do({ t: 'ready' })}>
                    {words.say('ready', {})}
                  </button>
                )}
                <button type="button" disabled={isBusy} onClick={() => attempt(async () => void (await stand(table, seat)))}>
                  {words.say('stand', {})}
                </button>
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      <p role="status">{words.say(NOW[soFar.phase], {})}</p>
    </>
  );
}

const NOW = {
  open: 'waitForSeats',
  sealed: 'waitForDice',
  playing: 'waitForDice',
  over: 'ended',
  ended: 'ended',
  cancelled: 'cancelled',
} as const satisfies Record<SoFar['phase'], string>;

function Invitation({ words, table, code }: { words: OnlineWords; table: string; code: string | null }): ReactNode {
  const [isCopied, setCopied] = useState(false);
  const address = new URL(addressOf({ at: 't', id: table }), location.href).href;
  return (
    <section className="card">
      <label>
        {words.say('invite', {})}
        <input readOnly value={address} onFocus={({ target }) => target.select()} />
      </label>
      <button type="button" onClick={() => copyText(address).then(setCopied)}>
        {words.say('copy', {})}
      </button>
      <p role="status">{isCopied ? words.say('copied', {}) : ''}</p>
      {code === null ? null : <p>{words.say('inviteCode', { code })}</p>}
    </section>
  );
}
